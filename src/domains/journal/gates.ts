import { refusal } from '../../platform/errors.ts';
import type { Gate } from './ledger.ts';

/** A closed account moves no more, in either direction. */
export const refuseClosed: Gate = ({ account }) =>
  account.status === 'CLOSED' ? refusal('ACCOUNT_CLOSED', { account_id: account.accountId }) : undefined;

/**
 * Types of entries that take reserved money from an account of any status: money that a block has secured, and the backing of qBRL that the
 * chain has released.
 */
const RESERVED: ReadonlySet<string> = new Set(['BLOCK_CAPTURED', 'QBRL_REDEEMED', 'QBRL_BACKING_MOVED']);

/** A frozen account is not debited; credits still arrive. */
export const refuseFrozen: Gate = ({ account, amount, entryType }) =>
  account.isFrozen && amount < 0n && !RESERVED.has(entryType) ? refusal('ACCOUNT_FROZEN', { account_id: account.accountId }) : undefined;

/**
 * A blocked party pays nothing; payments to it still arrive. The holder of a squad's account is not its payer: the squad checks the party
 * of the paying member.
 */
export const refuseBlockedParty: Gate = ({ account, amount, entryType }) =>
  account.ownerStatus === 'BLOCKED' && account.type !== 'SQUAD' && amount < 0n && !RESERVED.has(entryType)
    ? refusal('PARTY_BLOCKED', { party_id: account.ownerPartyId }) : undefined;
