import type { Log } from '../../../platform/log.ts';
import { outagesOf } from '../../../platform/outages.ts';
import { ChainError, type ChainBlock, type ChainNode } from '../../chain/building/index.ts';

/** Up to where the chain was followed. */
export interface BlockPosition {
  readonly genesis: string;
  readonly height: number;
  /** Of the block there; empty before the first. */
  readonly hash: string;
}

/**
 * The blocks above a place.
 * @throws ChainError where the chain is not the one that was followed up to there: restored from an older state, or another.
 */
export async function blocksAfter(
  node: ChainNode, { genesis, height, hash }: BlockPosition, limit?: number,
): Promise<readonly ChainBlock[]> {
  node.expect(genesis);
  if ((await node.tip()).hash === hash) return [];
  if (height === 0) return node.blocks(0, limit);
  const [last, ...blocks] = await node.blocks(height - 1, limit);
  if (last?.hash !== hash) throw new ChainError(
    'OTHER_CHAIN', `block ${height} of the chain is ${last?.hash ?? 'not there'}, and not ${hash}, which the ledger knows`,
  );
  return blocks;
}

/** For a log: what the chain says, or all there is of what is a mistake of ours. */
function whatFailed(error: unknown): { readonly reason: string } | { readonly err: unknown } {
  return error instanceof ChainError ? { reason: error.message } : { err: error };
}

/** Warns of a failure; where the chain does not answer, as of one outage, however much fails by it. */
export function warnOf(log: Log, error: unknown, message: string, about: object = {}): void {
  if (error instanceof ChainError && error.isAway) outagesOf(log).failed('chain', error.message);
  else log.warn({ ...about, ...whatFailed(error) }, message);
}
