import type { BlockReasonCode, BlockState, Metadata } from '../../../../generated/models.ts';
import type { Cents } from '../../../platform/money.ts';
import { rowKind, type OpenBlock } from '../../journal/index.ts';

export const BLOCK = rowKind<Block>('blk');

/** Money that an account may not spend, whether it is there yet or not. Amounts in minor units. */
export interface Block extends OpenBlock {
  readonly blockId: string;
  readonly accountId: string;
  readonly state: BlockState;
  readonly currency: string;
  /** How much should be blocked; it does not change. */
  readonly amount: Cents;
  /** How much of it is blocked now: what the balance shows. */
  readonly secured: Cents;
  readonly captured: Cents;
  readonly reasonCode: BlockReasonCode;
  readonly reference: string | null;
  readonly description: string | null;
  readonly medCaseId: string | null;
  readonly obligationId: string | null;
  readonly txId: string;
  readonly metadata: Metadata;
  readonly releaseReason: string | null;
  /** 1 when placed, one more with each change, also of `secured`. */
  readonly version: bigint;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly updatedAt: Date;
  readonly resolvedAt: Date | null;
}

/** True for a block that waits for money. */
export function isOpen({ state, secured, amount }: Block): boolean {
  return state === 'ACTIVE' && secured < amount;
}
