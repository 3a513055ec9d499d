import type { EvidenceContext } from '../../evidence/index.ts';
import type { PixCredit } from './pix-return.ts';

/**
 * The Pix credit that an end-to-end id names; undefined when no such payment was credited to an account of the tenant, or
 * when it is itself a return.
 */
export function findCredit(_ctx: EvidenceContext, _endToEndId: string): Promise<PixCredit | undefined> {
  throw new Error('soon');
}
