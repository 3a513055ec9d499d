/**
 * In whatever order, and however often, a case is reported, the end is one. Every sequence of up to five facts in which
 * each fact of a history arrives at least once. Facts that contradict each other flip nothing.
 */
import { describe, expect, it } from '@jest/globals';
import { everyOrder, Finals, playAll, playToOneEnd, type Play } from '../../../../test/support/every-order.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { idSource } from '../../../platform/id.ts';
import type { EventDraft } from '../../../platform/outbox/event.ts';
import { reservationRules } from '../../holds/index.ts';
import { BatchState, type LedgerCommand } from '../../journal/index.ts';
import type { Obligation } from '../../obligations/index.ts';
import { decideBegin } from './file-med-case.ts';
import type { MedContext } from './context.ts';
import { moneyCommand } from './follow-events.ts';
import { isWithdrawn, mayBecome, MED_CASE, operator, stepped, type MedCase } from './med-case.ts';
import { filingCommand, openingCommand, reportCommand, returnEndedCommand } from './commands.ts';
import { BY_COMPLETION, type MedFact } from './facts.ts';
import { caseEvent, caseRow, NOTHING, reportAwaited, waitingFor } from './record.ts';
import { restExpired } from './secure-rest.ts';
import type { PixCredit } from '../returns/index.ts';

const MOST = 5;
const clock = new FixedClock();
const ctx = { med: { returnHours: 96 }, ids: idSource(clock) } as unknown as MedContext;
const [CASE, PROVIDER, REPORT] = ['med_01KJQV9Z8072STGR36YH08RSEZ', 'sim-demo', '474e611a-6be2-4006-92b3-2d0eaa912883'];
const RETURN = 'obl_01KJQHJPA0YT8NKV8MTTPR5Y6C';
const REST = 'blk_01KJQHJPA0YT8NKV8MTTPR5Y6D';
const AMOUNT = 45_000;

const payment = {
  obligationId: 'obl_01KJQHJPA0YT8NKV8MTTPR5Y6B', rail: 'PIX', debtor: { kind: 'account', accountId: 'acc_1', externalId: null },
  creditor: { kind: 'external', accountId: null, externalId: 'x' }, matchKeys: {}, resolutionOutcome: 'SETTLED', resolvedAt: clock.now(),
  amount: BigInt(AMOUNT), currency: 'BRL',
} as unknown as Obligation;
const credit: PixCredit = {
  obligationId: payment.obligationId, endToEndId: 'E876543212026030213403pV5sJw8XhQ', accountId: 'acc_1', amount: BigInt(AMOUNT),
  currency: 'BRL',
  settledAt: clock.now(), providerId: PROVIDER, payer: { kind: 'external', accountId: null, externalId: 'x' },
};

const filed: MedFact = { kind: 'FILED', reportId: REPORT, recoveryId: null, analysisDueAt: '2026-03-09T12:00:00.000Z' };
const filingFailed: MedFact = { kind: 'FILING_FAILED', failureCode: 'INVALID_REQUEST' };
const acknowledged: MedFact = { kind: 'ACKNOWLEDGED' };
const agreed: MedFact = { kind: 'AGREED', fraudType: 'MULE_ACCOUNT', returnDueAt: null, at: '2026-03-05T11:02:40.000Z' };
const disagreed: MedFact = { kind: 'DISAGREED' };
const refund: MedFact = { kind: 'REFUND_CLOSED', result: 'PARTIALLY_ACCEPTED', cents: 31_000, failureCode: null };
const noRefund: MedFact = { kind: 'REFUND_CLOSED', result: 'REJECTED', cents: null, failureCode: 'NO_BALANCE' };
const cancelled: MedFact = { kind: 'CANCELLED' };
const notAsked: MedFact = { kind: 'CANCELLED', by: BY_COMPLETION };
const money = (n: number, cents: number): MedFact => ({ kind: 'MONEY_BACK', obligationId: `obl_${n}`, returnEndToEndId: `D${n}`, cents });
const opened: MedFact = {
  kind: 'OPENED', reportId: REPORT, recoveryId: null, hop: 0, endToEndId: credit.endToEndId, cents: AMOUNT, reasonCode: 'SCAM',
  analysisDueAt: '2026-03-09T12:00:00.000Z',
};

/** Steps of the money of a case against us: it is sent back, and that ends. */
type ReturnStep =
  | { readonly kind: 'RETURN_BEGUN'; readonly cents?: number }
  | { readonly kind: 'REST_EXPIRED' }
  | { readonly kind: 'RETURN_ENDED'; readonly outcome: Obligation['resolutionOutcome'] };

const begun: ReturnStep = { kind: 'RETURN_BEGUN' };
/** Of all that was secured, which is less than contested: a block secures the rest. */
const PART = 20_000;
const begunPart: ReturnStep = { kind: 'RETURN_BEGUN', cents: PART };
const expired: ReturnStep = { kind: 'REST_EXPIRED' };
const settled: ReturnStep = { kind: 'RETURN_ENDED', outcome: 'SETTLED' };
const failed: ReturnStep = { kind: 'RETURN_ENDED', outcome: 'FAILED' };

/** One case in a ledger of its own, and the facts it takes. */
class Story {
  readonly #ledger = new BatchState(clock.now(), { accounts: new Map(), systems: new Map(), rows: new Map() }, reservationRules);
  readonly #events: EventDraft[] = [];
  #caseId = CASE;
  #cents = 0n;

  constructor(direction: MedCase['direction']) {
    if (direction === 'INBOUND') return;
    const decision = decideBegin(this.#ledger, {
      caseId: CASE, providerId: PROVIDER, payment: {
        obligation: payment, endToEndId: credit.endToEndId, providerId: PROVIDER, returned: 0n,
      },
      body: { actor: 'ops' }, contestDays: 80,
    });
    this.#apply({ loads: { accounts: [] }, decide: () => decision });
  }

  take(fact: MedFact | ReturnStep): void {
    if (fact.kind === 'RETURN_BEGUN') this.#beginReturn(fact.cents);
    else if (fact.kind === 'REST_EXPIRED') this.#expireRest();
    else if (fact.kind === 'RETURN_ENDED') this.#endReturn(fact.outcome);
    else this.#apply(this.#commandOf(fact));
  }

  /** Begins a return, unless the case cannot be resolved any more. */
  #beginReturn(cents: number | undefined): void {
    const { case: it } = this;
    if (!it || !mayBecome(it, 'RETURNING')) return;
    this.#cents = BigInt(cents ?? it.amount);
    if (cents !== undefined) this.#setRest(it, 'ACTIVE');
    const returning = stepped(it, {
      status: 'RETURNING', devolutionObligationId: RETURN, returned: this.#cents, returnDueAt: clock.now(),
      ...(cents !== undefined && { blockId: REST }),
    }, { event: 'RETURN_DECIDED', by: operator('ops') }, clock.now());
    this.#apply({
      loads: { accounts: [] }, decide: () => ({ ...NOTHING, rows: [caseRow(returning)], events: [caseEvent('return_started', returning)] }),
    });
  }

  /** The worker hears that the block for the rest has ended. */
  #expireRest(): void {
    const { case: it } = this;
    if (it?.blockId !== REST) return;
    this.#setRest(it, 'RELEASED');
    this.#apply(restExpired(it.caseId, REST));
  }

  #setRest(it: MedCase, state: 'ACTIVE' | 'RELEASED'): void {
    const value = { blockId: REST, state, secured: 0n };
    this.#apply({ loads: { accounts: [] }, decide: () => ({ ...NOTHING, rows: [{ ...caseRow(it), id: REST, value }] }) });
  }

  #endReturn(resolutionOutcome: Obligation['resolutionOutcome']): void {
    const { case: it } = this;
    if (it?.devolutionObligationId !== RETURN) return;
    const value = {
      ...payment, amount: this.#cents, obligationId: RETURN, state: 'FINAL', resolutionOutcome, destinationAccountId: null, reason: null,
    };
    this.#apply({ loads: { accounts: [] }, decide: () => ({ ...NOTHING, rows: [{ ...caseRow(it), id: RETURN, value }] }) });
    this.#apply(returnEndedCommand(ctx, it, RETURN));
  }

  #commandOf(fact: MedFact): LedgerCommand<null> {
    switch (fact.kind) {
      case 'OPENED': return openingCommand(ctx, PROVIDER, fact, credit);
      case 'FILED': case 'FILING_FAILED': return filingCommand(ctx, { caseId: CASE, providerId: PROVIDER }, fact, () => null);
      case 'MONEY_BACK': return moneyCommand(ctx, CASE, fact);
      default: return reportCommand(ctx, PROVIDER, REPORT, fact);
    }
  }

  #apply(command: LedgerCommand<null>): void {
    const decision = command.decide(this.#ledger, () => { throw new Error('no trials'); });
    if ('refused' in decision) throw new Error(decision.refused.code);
    this.#ledger.apply(decision, []);
    this.#events.push(...decision.events);
    this.#caseId = decision.events[0]?.entityId ?? this.#caseId;
  }

  get case(): MedCase | undefined {
    return this.#ledger.row(MED_CASE, this.#caseId);
  }

  /** Facts that wait for the case under its report's name. */
  get waiting(): readonly MedFact[] {
    return waitingFor(this.#ledger, reportAwaited('INBOUND', PROVIDER, REPORT)).facts;
  }

  /** Each change has its number, without a hole, and was announced. */
  get versions(): number[] {
    return this.#events.map(({ version }) => Number(version));
  }

  get announced(): string[] {
    return this.#events.map(({ type }) => type);
  }
}

const FINAL = new Set(['FILING_FAILED', 'RETURNED', 'REJECTED', 'CANCELLED']);

/** Tells a story to a case of its own. Each change has its number, without a hole, and was announced. */
const play = (direction: MedCase['direction']): Play<MedFact | ReturnStep, Story> => (facts, finals) => {
  const story = new Story(direction);
  for (const fact of facts) {
    story.take(fact);
    const { status = 'none' } = story.case ?? {};
    finals.note('case', status, FINAL.has(status));
  }
  const { version = 0n } = story.case ?? {};
  expect([facts, story.versions]).toEqual([facts, Array.from({ length: Number(version) }, (_, place) => place + 1)]);
  return story;
};

describe('a history that the outside can produce has one end, in every order and repetition', () => {
  it.each<[string, MedCase['direction'], readonly MedFact[], Partial<MedCase>, number]>([
    ['filed', 'OUTBOUND', [filed], { status: 'OPEN', reportId: REPORT }, 5],
    ['refused', 'OUTBOUND', [filingFailed], { status: 'FILING_FAILED', failureCode: 'INVALID_REQUEST' }, 5],
    ['accepted and returned', 'OUTBOUND', [filed, acknowledged, agreed, refund, money(1, 31_000)], {
      status: 'RETURNED', returned: 31_000n, failureCode: null,
    }, 120],
    ['returned in two parts', 'OUTBOUND', [filed, agreed, money(1, 20_000), money(2, 11_000)], {
      status: 'RETURNED', returned: 31_000n,
    }, 264],
    ['not accepted', 'OUTBOUND', [filed, acknowledged, disagreed], {
      status: 'REJECTED', failureCode: 'DISAGREED', returnDueAt: null,
    }, 192],
    ['accepted, nothing to return', 'OUTBOUND', [filed, acknowledged, agreed, noRefund], {
      status: 'REJECTED', failureCode: 'NO_BALANCE', returnDueAt: null,
    }, 264],
    ['accepted, the money to come', 'OUTBOUND', [filed, acknowledged, agreed, refund], {
      status: 'ACCEPTED', returnDueAt: new Date('2026-03-09T11:02:40.000Z'),
    }, 264],
    ['withdrawn', 'OUTBOUND', [filed, acknowledged, cancelled], { status: 'CANCELLED', returned: null, returnDueAt: null }, 192],
    ['withdrawn after it was accepted', 'OUTBOUND', [filed, acknowledged, agreed, cancelled], {
      status: 'CANCELLED', returnDueAt: null,
    }, 264],
    ['against us', 'INBOUND', [opened], { status: 'OPEN', amount: 45_000n }, 5],
    ['against us, withdrawn', 'INBOUND', [opened, cancelled], { status: 'CANCELLED' }, 52],
    ['against us, accepted', 'INBOUND', [opened, agreed], { status: 'OPEN', returnDueAt: null }, 52],
    ['against us, accepted and withdrawn', 'INBOUND', [opened, agreed, cancelled], { status: 'CANCELLED', returnDueAt: null }, 192],
    ['against us, not asked for any more', 'INBOUND', [opened, notAsked], { status: 'CANCELLED' }, 52],
  ])('%s', async (_, direction, history, end, count) => {
    const tell = play(direction);
    const seen: Play<MedFact, Partial<MedCase>> = async (facts, finals) => {
      const { case: it } = await tell(facts, finals);
      return Object.fromEntries((Object.keys(end) as (keyof MedCase)[]).map((name) => [name, it?.[name]]));
    };
    await playToOneEnd(everyOrder(history, MOST), seen, { end, count });
  });
});

describe('a report against us that is withdrawn while its money is on its way back has one end, in every order and repetition', () => {
  const steps = [opened, begun, cancelled];
  /** A return begins once, of a case that is there, and ends after that. */
  const canBe = (story: readonly (MedFact | ReturnStep)[], ended: ReturnStep) =>
    story.filter((step) =>
      step === begun).length === 1 && story.indexOf(opened) < story.indexOf(begun) && story.indexOf(begun) < story.indexOf(ended);
  const sentFirst = (story: readonly (MedFact | ReturnStep)[]) => story.indexOf(begun) < story.indexOf(cancelled);

  it.each<[string, ReturnStep, boolean | undefined, Partial<MedCase>, number]>([
    ['the return fails: the case is CANCELLED', failed, undefined, { status: 'CANCELLED', returned: null, returnDueAt: null }, 34],
    ['the return settles, and was begun before the withdrawal: the case is RETURNED', settled, true, {
      status: 'RETURNED', returned: 45_000n,
    }, 16],
    ['the withdrawal was heard before the return: the case is CANCELLED', settled, false, { status: 'CANCELLED', returned: null }, 18],
  ])('%s', async (_, ended, isSentFirst, end, count) => {
    const tell = play('INBOUND');
    const seen: Play<MedFact | ReturnStep, object> = async (story, finals) => {
      const { case: it, waiting } = await tell(story, finals);
      return { ...Object.fromEntries((Object.keys(end) as (keyof MedCase)[]).map((name) => [name, it?.[name]])), waiting };
    };
    const stories = everyOrder([...steps, ended], MOST).filter(
      (story) => canBe(story, ended) && sentFirst(story) === (isSentFirst ?? sentFirst(story)),
    );
    await playToOneEnd(stories, seen, { end: { ...end, waiting: [] }, count });
  });

  it('the worker hears of the withdrawal, and gives back what the failed return left', async () => {
    const { announced, case: it } = await play('INBOUND')([opened, begun, cancelled, failed], new Finals());
    expect(announced).toEqual(['opened', 'return_started', 'return_failed', 'cancelled'].map((type) => `med_case.${type}`));
    expect(it).toMatchObject({ waiting: 45_000n, closedAt: clock.now() });
  });
});

describe('a case of which a part is back has one end, in every order and repetition', () => {
  type Any = MedFact | ReturnStep;
  const first = (story: readonly Any[], step: Any) => story.indexOf(step);
  /** A return begins once, of a case that is there, and ends once after that; its block ends after it began. */
  const canBe = (story: readonly Any[]) => [begunPart, settled, failed].every((step) => story.filter((one) => one === step).length <= 1)
    && first(story, opened) < first(story, begunPart)
    && [settled, failed, expired].every((step) => !story.includes(step) || first(story, step) > first(story, begunPart));
  const after = (story: readonly Any[], step: Any) => first(story, step) > first(story, begunPart);

  it.each<[string, readonly Any[], (story: readonly Any[]) => boolean, Partial<MedCase>, number]>([
    ['it is open for the rest', [opened, begunPart, settled], () => true, { status: 'OPEN', returned: BigInt(PART), blockId: REST }, 10],
    ['it is over with the recovery', [opened, begunPart, settled, notAsked], (story) => after(story, notAsked), {
      status: 'RETURNED', returned: BigInt(PART), waiting: 0n,
    }, 13],
    ['it is over when the report is withdrawn', [opened, begunPart, settled, cancelled], (story) => after(story, cancelled), {
      status: 'RETURNED', returned: BigInt(PART), waiting: 0n,
    }, 13],
    ['it is over when the recovery must have ended', [opened, begunPart, settled, expired], () => true, {
      status: 'RETURNED', returned: BigInt(PART),
    }, 13],
    ['it is over once, whoever says it', [opened, begunPart, settled, expired, notAsked], (story) => after(story, notAsked), {
      status: 'RETURNED', returned: BigInt(PART),
    }, 6],
    ['its return failed, and nothing is back', [opened, begunPart, failed, notAsked], (story) => after(story, notAsked), {
      status: 'CANCELLED', returned: null,
    }, 13],
  ])('%s', async (_, history, is, end, count) => {
    const seen: Play<Any, Partial<MedCase>> = async (story, finals) => {
      const { case: it } = await play('INBOUND')(story, finals);
      return Object.fromEntries((Object.keys(end) as (keyof MedCase)[]).map((name) => [name, it?.[name]]));
    };
    const stories = everyOrder(history, MOST).filter((story) => canBe(story) && is(story));
    await playToOneEnd(stories, seen, { end, count });
  });

  it('announces its end once', async () => {
    const history = [opened, begunPart, settled, notAsked, expired];
    const stories = everyOrder(history, MOST).filter((story) => canBe(story) && after(story, notAsked));
    for (const { story, end } of await playAll(stories, play('INBOUND'))) {
      const ends = end.case?.history.filter(({ event }) => event === 'SECURING_ENDED').length;
      expect([story, ends, end.case?.status]).toEqual([story, expect.any(Number), 'RETURNED']);
      expect(ends).toBeLessThanOrEqual(1);
    }
  });
});

describe('whether a report against us stands as fraud has one answer, in every order and repetition', () => {
  const says: Play<MedFact | ReturnStep, { isMarked: boolean }> = async (story, finals) => {
    const { case: it } = await play('INBOUND')(story, finals);
    return { isMarked: it !== undefined && it.history.some(({ event }) => event === 'FRAUD_ACCEPTED') && !isWithdrawn(it) };
  };
  const inTurn = (story: readonly (MedFact | ReturnStep)[], ...steps: readonly (MedFact | ReturnStep)[]) =>
    steps.every((step, n) => n === 0 || (story.indexOf(step) > story.indexOf(steps[n - 1] ?? step) && story.filter((one) =>
      one === step).length === 1));

  it.each<[string, boolean, readonly MedFact[]]>([
    ['accepted', true, [opened, agreed]],
    ['accepted, and not asked for any more', true, [opened, agreed, notAsked]],
    ['accepted without a type of fraud', false, [opened, { ...agreed, fraudType: null } as MedFact]],
    ['not accepted', false, [opened, disagreed]],
    ['accepted and withdrawn', false, [opened, agreed, cancelled]],
  ])('%s: %s', async (_, isMarked, history) => {
    for (const { story, end } of await playAll(everyOrder(history, MOST), says)) expect([story, end]).toEqual([story, { isMarked }]);
  });

  it.each<[string, boolean, readonly MedFact[]]>([
    ['accepted', true, [agreed]], ['accepted and withdrawn', false, [agreed, cancelled]],
  ])('%s, and the money went back: %s', async (_, isMarked, more) => {
    const stories = everyOrder([opened, begun, settled, ...more], MOST).filter((story) => inTurn(story, opened, begun, settled));
    const told = await playAll(stories, says);
    expect(told.length).toBeGreaterThan(10);
    for (const { story, end } of told) expect([story, end]).toEqual([story, { isMarked }]);
  });
});

it('what waited for the case is taken in an order of its own', async () => {
  const seen: Play<MedFact, Pick<Story, 'announced'>> = async (facts, finals) => ({
    announced: (await play('OUTBOUND')(facts, finals)).announced,
  });
  const announced = ['filing_started', 'opened', 'acknowledged', 'accepted', 'accepted', 'returned'].map((type) => `med_case.${type}`);
  const stories = everyOrder([acknowledged, agreed, refund, money(1, 31_000)], 4).map((story) => [...story, filed]);
  await playToOneEnd(stories, seen, { end: { announced }, count: 24 });
});

describe('facts that contradict each other flip nothing, in every order and repetition', () => {
  it.each<[string, readonly MedFact[]]>([
    ['filed and refused', [filed, filingFailed]],
    ['accepted and not accepted', [filed, agreed, disagreed]],
    ['refunded and not refunded', [filed, refund, noRefund]],
    ['not refunded, and the money comes', [filed, noRefund, money(1, 45_000)]],
    ['not accepted, withdrawn, and the money comes', [filed, disagreed, cancelled, money(1, 45_000)]],
    ['withdrawn, and the money comes twice', [filed, cancelled, money(1, 1), money(2, 2)]],
  ])('%s', async (_, history) => {
    await playAll(everyOrder(history, MOST), play('OUTBOUND'));
  });

  it('what a case announces of its end, it announces once', async () => {
    for (const { story, end } of await playAll(everyOrder([filed, disagreed, cancelled], MOST), play('OUTBOUND'))) {
      expect([story, end.announced.filter((type) => /rejected|cancelled|filing_failed/.test(type)).length]).toEqual([story, 1]);
    }
  });
});
