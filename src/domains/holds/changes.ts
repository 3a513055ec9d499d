import { assert } from '../../platform/assert.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import type { Cents } from '../../platform/money.ts';
import { noAccount, rejectSquadAccount } from '../accounts/index.ts';
import {
  followed, refuseBlockedParty, refuseFrozen, refuseMarkedParty, type AccountState, type LedgerChange, type EntryDraft, type Ledger,
  type Movement,
} from '../journal/index.ts';
import { accountSide, obligationFinalAtOnce, type Obligation } from '../obligations/index.ts';
import { HOLD, type Hold } from './hold.ts';
import { holdEvent, holdRow } from './record.ts';

/** A requested hold, before the ledger has decided. */
export type HoldDraft = Pick<
  Hold,
  'holdId' | 'txId' | 'accountId' | 'amount' | 'currency' | 'expiresAt' | 'description' | 'pixMandateChargeId' | 'metadata' | 'createdBy'
>;

/** A changed hold, with all that the change writes. */
export type HoldChange = LedgerChange & { readonly hold: Hold };
export type HoldDecision = HoldChange | { readonly refused: Refusal };

/**
 * Reserves money. The ledger itself checks the available amount.
 * Pure; refuses with ACCOUNT_NOT_FOUND, ACCOUNT_NOT_RESERVABLE, CURRENCY_MISMATCH, ACCOUNT_CLOSED, ACCOUNT_OF_SQUAD, ACCOUNT_FROZEN,
 * PARTY_BLOCKED, and the ledger with INSUFFICIENT_FUNDS.
 */
export function placedHold(ledger: Ledger, draft: HoldDraft): HoldDecision {
  const account = reservableAccount(ledger, draft);
  if ('code' in account) return { refused: account };
  assert(draft.pixMandateChargeId === null || draft.expiresAt === null, 'a hold that a charge rests on has no deadline of its own');
  const refused = rejectSquadAccount(account) ?? refuseDebit(ledger, account, draft);
  if (refused) return { refused };
  const { now } = ledger;
  const hold: Hold = {
    ...draft, accountId: account.accountId, state: 'ACTIVE', captured: 0n, creditorAccountId: null, obligationId: null, version: 1n,
    createdAt: now, updatedAt: now, resolvedAt: null,
  };
  return { hold, entries: [holdEntry('HOLD_PLACED', hold, hold.amount)], rows: [holdRow(hold, true)], events: [holdEvent('placed', hold)] };
}

/** Fields of a hold to change; omitted ones stay. Null clears the deadline. */
export interface Adjustment {
  readonly amount?: Cents | undefined;
  readonly expiresAt?: Date | null | undefined;
}

/**
 * Lowers a reservation, or changes its deadline. A request without a change changes nothing.
 * Pure; refuses with HOLD_NOT_ACTIVE, HOLD_OF_CHARGE, HOLD_INCREASE_REFUSED.
 */
export function adjustedHold(ledger: Ledger, holdId: string, wanted: Adjustment): HoldDecision {
  const hold = activeHold(ledger, holdId, null);
  if ('code' in hold) return { refused: hold };
  const { amount = hold.amount, expiresAt = hold.expiresAt } = wanted;
  if (amount > hold.amount) {
    return { refused: refusal('HOLD_INCREASE_REFUSED', { amount_cents: Number(hold.amount), requested_cents: Number(amount) }) };
  }
  if (amount === hold.amount && expiresAt?.getTime() === hold.expiresAt?.getTime()) return unchanged(hold);
  const adjusted = changed(hold, { amount, expiresAt }, ledger.now);
  return {
    hold: adjusted, entries: [holdEntry('HOLD_ADJUSTED', adjusted, amount - hold.amount)], rows: [holdRow(adjusted)],
    events: [holdEvent('adjusted', adjusted)],
  };
}

/** Capture of a hold: the creditor, and the amount, by default all of it. */
export interface Capture {
  readonly creditorAccountId: string;
  readonly amount?: Cents | undefined;
  /** The id of the obligation that the capture creates. */
  readonly obligationId: string;
  readonly createdBy: string;
}

/**
 * Pays another account out of a hold, at once and finally; the rest of the hold is free again.
 * Pure; refuses with ACCOUNT_NOT_FOUND, HOLD_NOT_ACTIVE, HOLD_OF_CHARGE, CAPTURE_EXCEEDS_HOLD, RAIL_NEEDS_ACCOUNTS, ACCOUNT_OF_SQUAD,
 * SAME_ACCOUNT, CURRENCY_MISMATCH; then the ledger with what its gates refuse of the holder's debit and of the creditor's credit.
 */
export function capturedHold(ledger: Ledger, holdId: string, capture: Capture): HoldDecision {
  const { obligationId, createdBy } = capture;
  const creditor = followed(ledger, capture.creditorAccountId);
  if (!creditor || creditor.systemRole !== null) return { refused: noAccount(capture.creditorAccountId) };
  const { accountId: creditorAccountId } = creditor;
  const hold = activeHold(ledger, holdId, null);
  if ('code' in hold) return { refused: hold };
  const amount = capture.amount ?? hold.amount;
  const refused = refuseCapture(hold, creditor, amount);
  if (refused) return { refused };
  const { obligation, rows, events } = obligationFinalAtOnce({
    obligationId, txId: hold.txId, amount, currency: hold.currency, createdBy,
    debtor: accountSide(hold.accountId), creditor: accountSide(creditorAccountId),
  }, ledger.now);
  const captured = changed(
    hold, { state: 'CAPTURED', captured: amount, creditorAccountId, obligationId: obligation.obligationId }, ledger.now,
  );
  const entry: EntryDraft = {
    ...holdEntry('HOLD_CAPTURED', hold, -hold.amount),
    postings: [
      { accountId: hold.accountId, asset: hold.currency, amount: -amount },
      { accountId: creditorAccountId, asset: hold.currency, amount },
    ],
    obligationIds: [obligation.obligationId],
  };
  return { hold: captured, entries: [entry], rows: [holdRow(captured), ...rows], events: [holdEvent('captured', captured), ...events] };
}

/**
 * Pays to the outside out of a hold: the amount of an obligation of its account, moved by `payment` with its one entry, comes out of the
 * hold's reservation, and the rest is free again.
 * @param chargeId the charge that pays; null for a client.
 * Pure; refuses with HOLD_NOT_ACTIVE, HOLD_OF_CHARGE, CAPTURE_EXCEEDS_HOLD, and the ledger's gates with their refusals of any debit.
 */
export function capturedForPayment(
  ledger: Ledger, holdId: string, payment: LedgerChange & { readonly obligation: Obligation }, chargeId: string,
): HoldDecision {
  const hold = activeHold(ledger, holdId, chargeId);
  if ('code' in hold) return { refused: hold };
  const { obligation: { obligationId, amount }, rows, events, entries: [entry] } = payment;
  assert(entry, 'a payment to the outside has an entry');
  if (amount > hold.amount) {
    return { refused: refusal('CAPTURE_EXCEEDS_HOLD', { remaining_cents: Number(hold.amount), requested_cents: Number(amount) }) };
  }
  const captured = changed(hold, { state: 'CAPTURED', captured: amount, obligationId }, ledger.now);
  const { reservations, correlation } = holdEntry('HOLD_CAPTURED', hold, -hold.amount);
  return {
    hold: captured, entries: [{ ...entry, reservations: reservations ?? [], correlation: { ...entry.correlation, ...correlation } }],
    rows: [holdRow(captured), ...rows], events: [holdEvent('captured', captured), ...events],
  };
}

/**
 * Releases a hold. Releasing a released one changes nothing.
 * @param chargeId the charge that releases; only it may release its hold.
 * Pure; refuses with HOLD_NOT_ACTIVE, HOLD_OF_CHARGE.
 */
export function releasedHold(ledger: Ledger, holdId: string, chargeId: string | null = null): HoldDecision {
  const before = ledger.row(HOLD, holdId);
  if (before?.state === 'RELEASED') return unchanged(before);
  const hold = activeHold(ledger, holdId, chargeId);
  return 'code' in hold ? { refused: hold } : ended(hold, 'RELEASED', ledger.now);
}

/** Expires a hold whose deadline has passed. */
export function expiredHold(hold: Hold, now: Date): HoldChange {
  return ended(hold, 'EXPIRED', now);
}

function ended(hold: Hold, state: 'RELEASED' | 'EXPIRED', now: Date): HoldChange {
  const end = changed(hold, { state }, now);
  return {
    hold: end, entries: [holdEntry(`HOLD_${state}`, end, -hold.amount)], rows: [holdRow(end)],
    events: [holdEvent(state === 'RELEASED' ? 'released' : 'expired', end)],
  };
}

/** Returns the account to reserve on, promotions followed, or a refusal: for holds and blocks. */
export function reservableAccount(ledger: Ledger, { accountId, currency }: Pick<Hold, 'accountId' | 'currency'>): AccountState | Refusal {
  const account = followed(ledger, accountId);
  if (!account || account.systemRole !== null) return noAccount(accountId);
  if (account.type === 'EXTERNAL') {
    return refusal(
      'ACCOUNT_NOT_RESERVABLE', { account_id: account.accountId, type: account.type }, 'Nothing can be reserved on an EXTERNAL account.',
    );
  }
  const refused = refuseCurrency(account, currency);
  if (refused) return refused;
  return account.status === 'CLOSED' ? refusal('ACCOUNT_CLOSED', { account_id: account.accountId }) : account;
}

/** Refuses a hold where a debit would be refused. */
function refuseDebit(ledger: Ledger, account: AccountState, { amount, currency }: HoldDraft): Refusal | undefined {
  const debit: Movement = { account, accountId: account.accountId, asset: currency, amount: -amount, entryType: 'HOLD_PLACED' };
  return refuseFrozen(debit, ledger) ?? refuseMarkedParty(debit, ledger) ?? refuseBlockedParty(debit, ledger);
}

function refuseCurrency({ accountId, currency: held }: AccountState, currency: string): Refusal | undefined {
  return held === currency ? undefined : refusal('CURRENCY_MISMATCH', { account_id: accountId, account_currency: held, currency });
}

function refuseCapture(hold: Hold, creditor: AccountState, amount: Cents): Refusal | undefined {
  if (amount > hold.amount) {
    return refusal('CAPTURE_EXCEEDS_HOLD', { remaining_cents: Number(hold.amount), requested_cents: Number(amount) });
  }
  if (creditor.type === 'EXTERNAL') return refusal('RAIL_NEEDS_ACCOUNTS');
  const refused = rejectSquadAccount(creditor);
  if (refused) return refused;
  if (creditor.accountId === hold.accountId) return refusal('SAME_ACCOUNT');
  return refuseCurrency(creditor, hold.currency);
}

/** Returns an active hold, or a refusal. Only its owner may change it: the charge `chargeId`, or a client (null). */
function activeHold(ledger: Ledger, holdId: string, chargeId: string | null): Hold | Refusal {
  const hold = ledger.row(HOLD, holdId);
  if (!hold) return refusal('HOLD_NOT_FOUND');
  if (hold.state !== 'ACTIVE') {
    return refusal('HOLD_NOT_ACTIVE', { hold_id: holdId, state: hold.state }, `The hold is ${hold.state.toLowerCase()}.`);
  }
  if (hold.pixMandateChargeId !== chargeId) return refusal('HOLD_OF_CHARGE', { pix_mandate_charge_id: hold.pixMandateChargeId });
  return hold;
}

function changed(hold: Hold, changes: Partial<Hold>, now: Date): Hold {
  const after = { ...hold, ...changes, version: hold.version + 1n, updatedAt: now };
  return after.state === 'ACTIVE' ? after : { ...after, resolvedAt: now };
}

function unchanged(hold: Hold): HoldChange {
  return { hold, entries: [], rows: [], events: [] };
}

/** Makes an entry that reserves `amount` more (minor units), or less where it is negative. */
function holdEntry(entryType: string, { holdId, accountId, currency: asset, txId }: Hold, amount: Cents): EntryDraft {
  return {
    entryType, txId, postings: [], obligationIds: [], correlation: { hold_id: holdId },
    reservations: amount === 0n ? [] : [{ kind: 'held', reservationId: holdId, accountId, asset, amount }],
  };
}
