import type { OperationId } from '../../generated/operations.ts';

/**
 * Operations that are described but not built: each answers 501 `NOT_BUILT`. Whoever builds one takes it out here and
 * takes `x-status: preview` out of its contract. The list only shrinks, and ends empty.
 */
export const notBuilt: readonly OperationId[] = [
];
