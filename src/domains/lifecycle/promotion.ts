import type { AccountResponse, AccountType, Metadata } from '../../../generated/models.ts';
import { assert, present } from '../../platform/assert.ts';
import { exponentOf } from '../../platform/currencies.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import type { Cents } from '../../platform/money.ts';
import type { EventOf } from '../../platform/outbox/event.ts';
import { paymentMethodEvent, presentAccount, type Account, type AccountKeys } from '../accounts/index.ts';
import { movedBlocks } from '../holds/index.ts';
import { paysNothing, type AccountState, type LedgerChange, type Decision, type Ledger, type Reservation } from '../journal/index.ts';
import { movedLimitsRow } from '../limits/index.ts';
import { accountSide, obligationFinalAtOnce } from '../obligations/index.ts';
import { openedAccount } from './opened-account.ts';
import { movedMethodRow, promotedAccountRow, PROMOTION, promotionRowId, type PromotionFacts } from './record.ts';

/** A requested promotion, before the ledger has decided: both accounts, and the values of the new one. */
export interface PromotionDraft {
  readonly accountId: string;
  readonly newAccountId: string;
  readonly ownerPartyId: string;
  readonly currency: string;
  readonly keys: AccountKeys;
  readonly metadata: Metadata | null;
  readonly reason: string | null;
  /** The id of the obligation behind the move, should there be money to move. */
  readonly obligationId: string;
  readonly txId: string;
  readonly createdBy: string;
}

const PROMOTABLE: readonly string[] = ['GUEST', 'EXTERNAL'];

/** Decides on a requested promotion. Pure. */
export function decidePromotion(ledger: Ledger, draft: PromotionDraft): Decision<AccountResponse> {
  const account = present(ledger.account(draft.accountId), 'the account of a promotion');
  const facts = ledger.row(PROMOTION, promotionRowId(draft.accountId, draft.ownerPartyId));
  const refused = refusePromotion(ledger, account, facts);
  if (refused) return { refused };
  const { version, partyStatus, methods } = present(facts, 'what was read of a promotion');
  const opened = newAccount(draft, ledger.now);
  const opening = openedAccount(opened, draft.keys, partyStatus);
  const { posted: amount, blocked } = ledger.balance(draft.accountId, draft.currency);
  const blocks = movedBlocks(ledger, facts?.blocks ?? [], draft.newAccountId);
  const moving = blocks.reservations.reduce((sum, { amount: part }) => sum + (part > 0n ? part : 0n), 0n);
  assert(moving === blocked, 'what is blocked on an account its blocks have secured');
  const moved = amount > 0n ? moveMoney(ledger, draft, amount, blocks.reservations) : { entries: [], rows: [], events: [] };
  const movedMethods = methods.map((method) => ({ ...method, accountId: draft.newAccountId, version: BigInt(method.version) + 1n }));
  return {
    opens: opening.opens,
    promotes: [{ accountId: draft.accountId, promotedTo: draft.newAccountId }],
    entries: moved.entries,
    rows: [
      ...opening.rows, ...moved.rows, ...blocks.rows,
      promotedAccountRow(draft.accountId, draft.newAccountId, version + 1n, ledger.now),
      movedLimitsRow(draft.accountId, draft.newAccountId),
      ...movedMethods.map((method) => movedMethodRow(method, ledger.now)),
    ],
    events: [
      ...opening.events, ...moved.events, promotedEvent(account, draft, version + 1n, amount), ...movedMethods.map(paymentMethodEvent),
    ],
    answer: presentAccount(opened),
  };
}

function refusePromotion(ledger: Ledger, account: AccountState, facts: PromotionFacts | undefined): Refusal | undefined {
  if (!facts?.partyStatus) return refusal('PARTY_NOT_FOUND');
  if (account.promotedTo !== null) return refusal('ACCOUNT_ALREADY_PROMOTED', { promoted_to_account_id: account.promotedTo });
  if (!PROMOTABLE.includes(account.type)) {
    return refusal('ACCOUNT_NOT_PROMOTABLE', { type: account.type }, `A ${account.type} account cannot be promoted.`);
  }
  if (account.status === 'CLOSED') return refusal('ACCOUNT_CLOSED', { account_id: account.accountId });
  if (account.isFrozen) return refusal('ACCOUNT_FROZEN', { account_id: account.accountId });
  if (paysNothing(account)) return refusal('PARTY_BLOCKED', { party_id: account.ownerPartyId });
  if (facts.partyStatus === 'BLOCKED') return refusal('PARTY_BLOCKED', { party_id: facts.partyId });
  return refuseInUse(ledger, account, facts);
}

/** Money that is reserved or in transit cannot move as a whole. */
function refuseInUse(
  ledger: Ledger, { accountId, currency }: AccountState, { openObligations: obligations }: PromotionFacts,
): Refusal | undefined {
  const holds = Number(ledger.balance(accountId, currency).held > 0n);
  return holds + obligations > 0 ? refusal('ACCOUNT_IN_USE', { holds, obligations }) : undefined;
}

function moveMoney(ledger: Ledger, draft: PromotionDraft, amount: Cents, reservations: readonly Reservation[]): LedgerChange {
  const { accountId, newAccountId, currency: asset, obligationId, txId, createdBy } = draft;
  const { rows, events } = obligationFinalAtOnce({
    obligationId, txId, amount, currency: asset, debtor: accountSide(accountId), creditor: accountSide(newAccountId), createdBy,
  }, ledger.now);
  return {
    entries: [{
      entryType: 'PROMOTION', txId, obligationIds: [obligationId],
      postings: [{ accountId, asset, amount: -amount }, { accountId: newAccountId, asset, amount }],
      reservations,
    }],
    rows,
    events,
  };
}

function newAccount({ newAccountId, ownerPartyId, currency, keys, metadata, createdBy }: PromotionDraft, now: Date): Account {
  return {
    accountId: newAccountId, ownerPartyId, currency, type: 'CUSTOMER', status: 'ACTIVE', isFrozen: false, address: keys.address, metadata,
    promotedToAccountId: null, version: 1n, createdAt: now, createdBy, updatedAt: now,
  };
}

function promotedEvent(
  { accountId, type, currency }: AccountState, draft: PromotionDraft, version: bigint, amount: Cents,
): EventOf<'account.promoted'> {
  return {
    type: 'account.promoted', entityId: accountId, version,
    data: {
      account_id: accountId, type: type as AccountType, status: 'CLOSED', currency, promoted_to_account_id: draft.newAccountId,
      owner_party_id: draft.ownerPartyId,
      currency_exponent: exponentOf(currency), amount: Number(amount),
      tx_id: amount > 0n ? draft.txId : null, reason: draft.reason,
    },
  };
}
