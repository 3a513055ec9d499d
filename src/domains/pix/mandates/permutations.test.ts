/**
 * In whatever order, and however often, a provider's events arrive, the end is one, and the money the same. Every sequence
 * of up to five deliveries in which each event of a history arrives at least once. Where events contradict each other:
 * what is final does not flip, and no money is lost or made. Pure: the ledger of a batch takes the place of the journal.
 */
import { describe, expect, it } from '@jest/globals';
import { everyOrder, playAll, playToOneEnd, type Finals, type Play } from '../../../../test/support/every-order.ts';
import { reservationRules } from '../../holds/index.ts';
import { BatchState, NO_ENCUMBRANCES, type AccountState, type SystemRole } from '../../journal/index.ts';
import { OBLIGATION, settleObligation, type Obligation } from '../../obligations/index.ts';
import { followPayment, lookAtCharge } from './attempt-charge.ts';
import type { RecurrenceFact, Recurrence } from './facts.ts';
import { isChargeOpen, isMandateFinal } from './mandate.ts';
import { RECURRENCE, recurrenceKey } from './record.ts';
import { RecurrenceDraft } from './recurrence.ts';
import { takeFact, takeWaiting } from './take-fact.ts';

const DELIVERIES = 5;
const CENTS = 20_000n;
const NAME = { providerId: 'sim-demo', recurrenceId: 'RR8765432120260302kQ7mZx2TfRa' };
const KEY = recurrenceKey(NAME);

/** Step: a fact that is reported, the provider's final report of the debit, or the clock that comes to the attempt. */
type Step = RecurrenceFact | 'settled' | 'failed' | 'the day';

const requested: RecurrenceFact = {
  kind: 'MANDATE_REQUESTED', accountId: 'acc_payer', receiver: {
    name: 'Academia', taxId: '**', participant: { ispb: '87654321', name: 'Ipê' },
  },
  contractRef: 'x', description: null, periodicity: 'MONTHLY', amountType: 'FIXED', amount: 8990, startsOn: '2026-03-02', endsOn: null,
  retryPolicy: 'UP_TO_3_IN_7_DAYS', expiresAt: '2026-03-10T02:59:59.000Z',
};
const authorized: RecurrenceFact = { kind: 'MANDATE_AUTHORIZED', authorizedAt: '2026-03-02T12:00:00.000Z', maxAmount: null };
const rejected: RecurrenceFact = { kind: 'MANDATE_REJECTED', reasonCode: null };
const expired: RecurrenceFact = { kind: 'MANDATE_EXPIRED' };
const completed: RecurrenceFact = { kind: 'MANDATE_COMPLETED' };
const ended = (cancelledBy: 'PAYER' | 'RECEIVER'): RecurrenceFact => ({ kind: 'MANDATE_CANCELLED', cancelledBy, reasonCode: 'SLCR' });
const charged = (txid = 'a'): RecurrenceFact => ({ kind: 'CHARGE_SCHEDULED', txid, amount: 8990, dueOn: '2026-03-05', description: null });
const taken = (txid = 'a'): RecurrenceFact => ({ kind: 'CHARGE_CANCELLED', txid, cancelledBy: 'RECEIVER' });
const attemptFailed = (attempt: number, final = false): RecurrenceFact => ({
  kind: 'CHARGE_FAILED', txid: 'a', attempt, failureCode: 'INSUFFICIENT_FUNDS', final,
});
const retried = (attempt: number, settleOn: string): RecurrenceFact => ({ kind: 'CHARGE_RETRY_SCHEDULED', txid: 'a', attempt, settleOn });

function account(accountId: string, posted: bigint, systemRole: SystemRole | null = null): AccountState {
  return {
    accountId, currency: 'BRL', type: 'CUSTOMER', status: 'ACTIVE', isFrozen: false, systemRole, ownerPartyId: null, ownerStatus: null,
    balances: new Map([['BRL', { posted, outgoing: 0n, incoming: 0n, held: 0n, blocked: 0n }]]), promotedTo: null,
    encumbrances: NO_ENCUMBRANCES,
  };
}

/** One mandate on the books of a batch that never ends. */
class Story {
  readonly #state: BatchState;
  #recurrence: Recurrence = { ...NAME, mandate: null, charges: [], waiting: [] };

  constructor(private readonly finals: Finals, private now = new Date('2026-03-02T12:00:00.000Z')) {
    const roles = ['faucet', 'transit', 'exception'] as const;
    const accounts = [account('acc_payer', CENTS), ...roles.map((role) => account(`acc_${role}`, role === 'faucet' ? -CENTS : 0n, role))];
    this.#state = new BatchState(this.now, {
      accounts: new Map(accounts.map((it) => [it.accountId, it])), systems: new Map(roles.map((role) => [`${role}:BRL`, `acc_${role}`])),
      rows: new Map(),
    }, reservationRules);
    Object.defineProperty(this.#state, 'now', { get: () => this.now });
  }

  tell(steps: readonly Step[]): this {
    for (const step of steps) this.#step(step);
    return this;
  }

  #step(step: Step): void {
    if (step === 'settled' || step === 'failed') this.#end(step);
    if (step === 'the day') this.now = new Date('2026-03-05T03:00:00.000Z');
    const draft = new RecurrenceDraft(this.#recurrence, this.#state.dryRun([]), {
      actor: 'system', ids: (prefix, what) => `${prefix}_${what}`, holdHours: 264,
    });
    if (step === 'the day') for (const charge of draft.charges) lookAtCharge(draft, charge);
    else if (typeof step === 'string') for (const charge of draft.charges) followPayment(draft, charge, 'e2e');
    else takeFact(draft, step);
    takeWaiting(draft);
    const applied = this.#state.apply(draft.outcome(null), []);
    if ('refused' in applied) throw new Error(applied.refused.code);
    this.#recurrence = this.#state.row(RECURRENCE, KEY) ?? this.#recurrence;
    this.#noteFinals();
  }

  /** Applies the provider's report of the payment, as evidence would. */
  #end(outcome: 'settled' | 'failed'): void {
    const charge = this.#recurrence.charges.find(({ obligationId }) => obligationId !== null);
    const obligation = this.#state.row(OBLIGATION, charge?.obligationId ?? '');
    if (!obligation) return;
    const sent: Obligation = obligation.state === 'PENDING' ? { ...obligation, state: 'DISPATCHED' } : obligation;
    const decision = settleObligation(sent, { outcome: outcome === 'settled' ? 'SETTLED' : 'FAILED' }, this.#state);
    if (decision.kind === 'APPLIED' || decision.kind === 'KEPT') this.#state.apply(decision, []);
  }

  #noteFinals(): void {
    const { mandate, charges } = this.#recurrence;
    if (mandate) this.finals.note('mandate', mandate.status, isMandateFinal(mandate));
    for (const charge of charges) this.finals.note(charge.txid, charge.status, !isChargeOpen(charge));
  }

  /** End of the mandate and its charges, and where the money is (cents): on the payer's account, held there, and in transit. */
  get end(): unknown[] {
    const { mandate, charges } = this.#recurrence;
    const { posted = 0n, held = 0n } = this.#state.balance('acc_payer', 'BRL');
    return [
      [mandate?.status, mandate?.endedBy ?? null],
      charges.toSorted((a, b) => (a.txid < b.txid ? -1 : 1)).map(
        ({ txid, status, attempts }) => `${txid} ${status} ${attempts.map((it) => it.status).join()}`,
      ),
      Number(posted), Number(held), Number(this.#state.balance('acc_transit', 'BRL').posted),
    ];
  }

  /** Sum of all accounts, in cents: always zero. */
  get sum(): bigint {
    return ['acc_payer', 'acc_faucet', 'acc_transit', 'acc_exception'].reduce((sum, id) => sum + this.#state.balance(id, 'BRL').posted, 0n);
  }
}

/** Plays a history after the steps before it. No money is lost or made. */
const play = (before: readonly Step[]): Play<Step, unknown[]> => (steps, finals) => {
  const story = new Story(finals).tell([...before, ...steps]);
  expect([steps, story.sum]).toEqual([steps, 0n]);
  return story.end;
};

const upToCharge: readonly Step[] = [requested, authorized, charged()];
const upToDebit: readonly Step[] = [...upToCharge, 'the day'];

describe('a history that a provider can produce has one end, in every order and repetition', () => {
  it.each<[string, readonly Step[], readonly Step[], unknown[], number]>([
    ['requested', [], [requested], [['PENDING_AUTHORIZATION', null], [], 20_000, 0, 0], 5],
    ['authorised', [], [requested, authorized], [['ACTIVE', null], [], 20_000, 0, 0], 52],
    ['rejected', [], [requested, rejected], [['REJECTED', 'PAYER'], [], 20_000, 0, 0], 52],
    ['expired', [], [requested, expired], [['EXPIRED', null], [], 20_000, 0, 0], 52],
    ['withdrawn', [], [requested, ended('RECEIVER')], [['CANCELLED', 'RECEIVER'], [], 20_000, 0, 0], 52],
    ['authorised and revoked', [], [requested, authorized, ended('PAYER')], [['REVOKED', 'PAYER'], [], 20_000, 0, 0], 192],
    ['authorised and ended', [], [requested, authorized, ended('RECEIVER')], [['CANCELLED', 'RECEIVER'], [], 20_000, 0, 0], 192],
    ['authorised and completed', [], [requested, authorized, completed], [['COMPLETED', null], [], 20_000, 0, 0], 192],
    ['charged', [], [...upToCharge], [['ACTIVE', null], ['a HELD SCHEDULED'], 20_000, 8990, 0], 192],
    ['charged and taken back', [], [...upToCharge, taken()], [['ACTIVE', null], ['a CANCELLED CANCELLED'], 20_000, 0, 0], 264],
    ['charged, taken back and charged anew', [], [...upToCharge, taken(), charged('b')],
      [['ACTIVE', null], ['a CANCELLED CANCELLED', 'b HELD SCHEDULED'], 20_000, 8990, 0], 120],
    ['charged, and the mandate ended', [], [...upToCharge, ended('RECEIVER')], [
      ['CANCELLED', 'RECEIVER'], ['a CANCELLED CANCELLED'], 20_000, 0, 0,
    ], 264],
    ['charged, and the mandate revoked', [], [...upToCharge, ended('PAYER')], [
      ['REVOKED', 'PAYER'], ['a CANCELLED CANCELLED'], 20_000, 0, 0,
    ], 264],
    ['an attempt failed', [], [...upToCharge, attemptFailed(1)], [['ACTIVE', null], ['a SCHEDULED FAILED'], 20_000, 0, 0], 264],
    ['an attempt failed for good', [], [...upToCharge, attemptFailed(1, true)], [['ACTIVE', null], ['a FAILED FAILED'], 20_000, 0, 0], 264],
    ['an attempt failed and is tried again', [], [...upToCharge, attemptFailed(1), retried(2, '2026-03-07')],
      [['ACTIVE', null], ['a HELD FAILED,SCHEDULED'], 20_000, 8990, 0], 120],
    ['three attempts failed and a fourth follows', [...upToCharge, attemptFailed(1)],
      [retried(2, '2026-03-06'), attemptFailed(2), retried(3, '2026-03-08'), attemptFailed(3), retried(4, '2026-03-10')],
      [['ACTIVE', null], ['a HELD FAILED,FAILED,FAILED,SCHEDULED'], 20_000, 8990, 0], 120],
    ['debited', upToDebit, ['settled'], [['ACTIVE', null], ['a DEBITED DEBITED'], 11_010, 0, 0], 5],
    ['debited, and the mandate completed', upToDebit, ['settled', completed], [
      ['COMPLETED', null], ['a DEBITED DEBITED'], 11_010, 0, 0,
    ], 52],
    ['debited, and the mandate ended', upToDebit, ['settled', ended('RECEIVER')], [
      ['CANCELLED', 'RECEIVER'], ['a DEBITED DEBITED'], 11_010, 0, 0,
    ], 52],
    ['a debit failed', upToDebit, ['failed', attemptFailed(1)], [['ACTIVE', null], ['a SCHEDULED FAILED'], 20_000, 0, 0], 52],
    ['a debit failed for good', upToDebit, ['failed', attemptFailed(1, true)], [['ACTIVE', null], ['a FAILED FAILED'], 20_000, 0, 0], 52],
    ['a debit failed and is tried again', upToDebit, ['failed', attemptFailed(1), retried(2, '2026-03-07')],
      [['ACTIVE', null], ['a HELD FAILED,SCHEDULED'], 20_000, 8990, 0], 192],
    ['a debit failed, and the mandate ended', upToDebit, ['failed', attemptFailed(1), ended('RECEIVER')],
      [['CANCELLED', 'RECEIVER'], ['a CANCELLED FAILED'], 20_000, 0, 0], 192],
    ['a debit failed, and the charge was taken back', upToDebit, ['failed', attemptFailed(1), taken()],
      [['ACTIVE', null], ['a CANCELLED FAILED'], 20_000, 0, 0], 192],
  ])('%s', async (_, before, messages, end, count) => {
    await playToOneEnd(everyOrder(messages, DELIVERIES), play(before), { end, count });
  });
});

describe('events that contradict each other flip nothing, in every order and repetition', () => {
  it.each<[string, readonly Step[], readonly Step[]]>([
    ['authorised and rejected', [], [requested, authorized, rejected]],
    ['authorised, rejected and expired', [], [requested, authorized, rejected, expired]],
    ['rejected and withdrawn', [], [requested, rejected, ended('RECEIVER')]],
    ['ended and completed', [requested, authorized], [ended('RECEIVER'), ended('PAYER'), completed]],
    ['a charge failed for good and was taken back', upToCharge, [attemptFailed(1, true), taken()]],
    ['a debit settled and the charge was taken back', upToDebit, ['settled', taken(), attemptFailed(1, true)]],
    ['a debit settled and failed', upToDebit, ['settled', 'failed', attemptFailed(1)]],
    ['two charges of one period', [requested, authorized], [charged('a'), charged('b'), attemptFailed(1)]],
  ])('%s', async (_, before, messages) => {
    for (const { story, end: [, , posted, , transit] } of await playAll(everyOrder(messages, DELIVERIES), play(before))) {
      expect([story, transit]).toEqual([story, 0]);
      expect([8990 + 11_010, 11_010]).toContain(posted);
    }
  });
});
