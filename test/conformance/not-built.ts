import type { OperationId } from '../../generated/operations.ts';

/**
 * Operations that are described but not built: each answers 501 `NOT_BUILT`. Building one removes it here and removes `x-status: preview`
 * from its contract. The list only shrinks, and ends empty.
 */
export const notBuilt: readonly OperationId[] = [
];
