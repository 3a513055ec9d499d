import { refusal } from '../../platform/errors.ts';
import type { Gate } from './ledger.ts';

/** A closed account moves no more, in either direction. */
export const refuseClosed: Gate = ({ account }) =>
  account.status === 'CLOSED' ? refusal('ACCOUNT_CLOSED', { account_id: account.accountId }) : undefined;

/** What a block has secured may be taken whatever became of the account: that is what it is for. */
const isTakenFromBlock = (entryType: string): boolean => entryType === 'BLOCK_CAPTURED';

/** A frozen account is not debited; credits still arrive. */
export const refuseFrozen: Gate = ({ account, amount, entryType }) =>
  account.isFrozen && amount < 0n && !isTakenFromBlock(entryType) ? refusal('ACCOUNT_FROZEN', { account_id: account.accountId }) : undefined;

/**
 * A blocked party pays nothing; what others pay it still arrives. Of a squad's account it is not the holder who pays: the squad asks for
 * the party of the member who does.
 */
export const refuseBlockedParty: Gate = ({ account, amount, entryType }) =>
  account.ownerStatus === 'BLOCKED' && account.type !== 'SQUAD' && amount < 0n && !isTakenFromBlock(entryType)
    ? refusal('PARTY_BLOCKED', { party_id: account.ownerPartyId }) : undefined;
