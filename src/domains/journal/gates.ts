import { refusal } from '../../platform/errors.ts';
import type { AccountState, Gate } from './ledger.ts';

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

/** Types of entries by which money reaches an account that was not its own before. */
const RECEIPTS: ReadonlySet<string> = new Set(['TRANSFER', 'OBLIGATION_SETTLED', 'HOLD_CAPTURED']);

/** True for an owner that pays nothing: a blocked one, one with a BLOCKING flag, and one that is marked for fraud. */
export function paysNothing({ ownerStatus }: Pick<AccountState, 'ownerStatus'>): boolean {
  return ownerStatus === 'BLOCKED' || ownerStatus === 'MARKED';
}

/**
 * A party that is marked for fraud pays nothing and is paid nothing. Money goes back to payers (`return_of`), to whom a block was placed
 * for, and to the party itself where a payment of it fails; an operator may credit money of evidence by hand, and permit one payment to
 * the party's own account elsewhere (`own_withdrawal`), which obligations judge.
 */
export const refuseMarkedParty: Gate = ({ account, amount, entryType, correlation }) => {
  if (account.ownerStatus !== 'MARKED' || account.type === 'SQUAD') return undefined;
  const isPermitted = correlation?.['return_of'] !== undefined || correlation?.['own_withdrawal'] !== undefined;
  const isOpen = amount < 0n ? RESERVED.has(entryType) || isPermitted : !RECEIPTS.has(entryType);
  return isOpen ? undefined : refusal('PARTY_BLOCKED', { party_id: account.ownerPartyId, flag: 'FRAUD_MARK' });
};

/**
 * A blocked party pays nothing; payments to it still arrive. The holder of a squad's account is not its payer: the squad checks the party
 * of the paying member.
 */
export const refuseBlockedParty: Gate = ({ account, amount, entryType }) =>
  account.ownerStatus === 'BLOCKED' && account.type !== 'SQUAD' && amount < 0n && !RESERVED.has(entryType)
    ? refusal('PARTY_BLOCKED', { party_id: account.ownerPartyId }) : undefined;
