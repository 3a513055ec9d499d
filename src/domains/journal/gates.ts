import { refusal } from '../../platform/errors.ts';
import type { Gate } from './ledger.ts';

/** A closed account moves no more, in either direction. */
export const refuseClosed: Gate = ({ account }) =>
  account.status === 'CLOSED' ? refusal('ACCOUNT_CLOSED', { account_id: account.accountId }) : undefined;

/** A frozen account is not debited; credits still arrive. */
export const refuseFrozen: Gate = ({ account, amount }) =>
  account.isFrozen && amount < 0n ? refusal('ACCOUNT_FROZEN', { account_id: account.accountId }) : undefined;

/** A blocked party pays nothing; what others pay it still arrives. */
export const refuseBlockedParty: Gate = ({ account, amount }) =>
  account.ownerStatus === 'BLOCKED' && amount < 0n ? refusal('PARTY_BLOCKED', { party_id: account.ownerPartyId }) : undefined;
