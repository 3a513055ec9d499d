/**
 * Whatever the order in which a provider's messages arrive, and however often: one end, the same money. Every sequence
 * of up to four deliveries in which each message of a history arrives at least once, with the dispatch recorded before,
 * between or after them. Where messages contradict each other: nothing flips, and no money is lost or made.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ObligationResponse } from '../../../generated/models.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import type { AppContext } from '../../app.ts';
import { placedEvent, type OutboxRow } from '../../platform/outbox/consumer.ts';
import { verifyJournal } from '../journal/index.ts';
import { findObligation, obligationEvent, obligationRow, type Obligation } from '../obligations/index.ts';
import type { Evidence, EvidenceKind, EvidenceState } from './evidence.ts';
import { ingestEvidence } from './ingest-evidence.ts';
import { fromColumns, type EvidenceColumns } from './record.ts';
import { retryAfterEvents } from './retry-after-events.ts';

const DELIVERIES = 4;
const AMOUNT = 1000;

let api: TestService;
let ctx: AppContext;
let ours: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  ours = await api.account(100_000_000);
  ctx = api.service.contextFor(TENANT, 'mock');
});
afterAll(async () => {
  const verdict = await verifyJournal(api.service.database, TENANT);
  await api.stop();
  expect(verdict).toMatchObject({ ok: true });
});

/** What a provider says about one payment. */
interface Message {
  readonly kind: EvidenceKind;
  readonly value?: number;
  /** Names the payment by what the rail calls it alone. */
  readonly onlyByRail?: boolean;
  readonly isReturn?: boolean;
  /** Reaches us by a way that does not know what the rail calls it. */
  readonly isHearsay?: boolean;
}

const settled: Message = { kind: 'SETTLEMENT' };
const failed: Message = { kind: 'FAILURE' };
const credited: Message = { kind: 'INBOUND_CREDIT' };
const returned = (value: number): Message => ({ kind: 'INBOUND_CREDIT', value, isReturn: true });
const hearsay = (message: Message): Message => ({ ...message, isHearsay: true });

/** Every sequence of at most `DELIVERIES` in which each of `count` messages is delivered at least once. */
function sequences(count: number): number[][] {
  const all: number[][] = [];
  const grow = (sequence: number[]): void => {
    if (new Set(sequence).size === count) all.push(sequence);
    if (sequence.length < DELIVERIES) for (let next = 0; next < count; next += 1) grow([...sequence, next]);
  };
  grow([]);
  return all;
}

type Step = number | 'dispatch';

/** The same sequences with the dispatch recorded at every place; a payment to us has none. */
function schedules(count: number, isOutbound: boolean): Step[][] {
  return sequences(count).flatMap((sequence) => (isOutbound
    ? Array.from({ length: sequence.length + 1 }, (_, place): Step[] => [...sequence.slice(0, place), 'dispatch', ...sequence.slice(place)])
    : [sequence]));
}

let serial = 0;

/** One payment with its messages, delivered step by step; after each step, the worker does what follows from it. */
class Story {
  readonly #name = `story-${serial++}`;
  readonly #outcomes = new Set<string>();
  #obligationId = '';
  #place = { commitNo: 0, n: -1 };
  readonly #consumer = retryAfterEvents(api.service.database, () => api.service.contextFor(TENANT));

  constructor(private readonly messages: readonly Message[], private readonly isOutbound: boolean) {}

  async run(steps: readonly Step[]): Promise<this> {
    this.#place = await this.#head();
    const [from, to] = [{ kind: 'account', account_id: ours }, { kind: 'external', external_id: 'silent' }];
    const { obligation_id } = await api.ok<ObligationResponse>('createObligation', {
      body: {
        rail: 'MOCK', amount: { currency: 'BRL', value: AMOUNT }, match_keys: { story: this.#name },
        ...(this.isOutbound ? { debtor: from, creditor: to } : { debtor: to, creditor: from }),
      },
    });
    this.#obligationId = obligation_id;
    for (const step of steps) {
      if (step === 'dispatch') await this.#dispatch();
      else await this.#tell(step);
      await this.#follow();
      const { resolutionOutcome } = await this.#obligation();
      if (resolutionOutcome !== null) this.#outcomes.add(resolutionOutcome);
    }
    return this;
  }

  async #tell(which: number): Promise<void> {
    const { kind, value = AMOUNT, isReturn, onlyByRail, isHearsay } = this.messages[which] ?? settled;
    const named = onlyByRail ? {} : this.isOutbound ? { obligation_id: this.#obligationId } : { story: this.#name };
    const called = isHearsay ? {} : { end_to_end_id: `${this.#name}-e2e` };
    await ingestEvidence(ctx, {
      providerId: 'mock', rail: 'MOCK', kind, externalId: `${this.#name}-${which}`, amount: BigInt(value), currency: 'BRL',
      occurredAt: ctx.clock.now(), payload: null,
      matchKeys: isReturn ? { original_end_to_end_id: `${this.#name}-e2e`, end_to_end_id: `${this.#name}-ret-${which}` } : { ...named, ...called },
    });
  }

  /** The rail takes the payment, unless it is final already. */
  async #dispatch(): Promise<void> {
    await ctx.journal.submit(ctx, {
      loads: { accounts: [], rows: [this.#obligationId] },
      decide: (ledger) => {
        const found = ledger.row<Obligation>(this.#obligationId);
        if (found?.state !== 'PENDING') return { entries: [], rows: [], events: [], answer: null };
        const sent: Obligation = { ...found, state: 'DISPATCHED', version: found.version + 1n, updatedAt: ledger.now };
        return { entries: [], rows: [obligationRow(sent)], events: [obligationEvent('dispatched', sent)], answer: null };
      },
    });
  }

  /** What the worker does: reads on in the outbox until there is nothing new. */
  async #follow(): Promise<void> {
    for (;;) {
      const types = await this.#consumer.typesFor(TENANT);
      const head = await this.#head();
      const rows = types.length === 0 ? [] : await this.#sql<OutboxRow>(
        'select * from razao.outbox where (commit_no, n) > (?, ?) and commit_no <= ? and event_type = any (?) order by commit_no, n',
        [this.#place.commitNo, this.#place.n, head.commitNo, `{${types.join(',')}}`]);
      this.#place = head;
      if (rows.length === 0) return;
      await this.#consumer.handlePage(TENANT, rows.map((row) => placedEvent(TENANT, row)));
    }
  }

  async #head() {
    const [row] = await this.#sql<{ commit_no: string }>('select commit_no from razao.heads', []);
    return { commitNo: Number(row?.commit_no), n: 2 ** 31 - 1 };
  }

  #sql<T extends object>(text: string, values: unknown[]): Promise<T[]> {
    return api.service.database.forTenant(TENANT).read((em) => em.execute<T[]>(text, values));
  }

  async #obligation(): Promise<Obligation> {
    const found = await findObligation(ctx, this.#obligationId);
    if (!found) throw new Error('the obligation is gone');
    return found;
  }

  /** All outcomes that the obligation ever showed. */
  get outcomes(): string[] {
    return [...this.#outcomes];
  }

  async evidence(): Promise<Evidence[]> {
    const rows = await this.#sql<EvidenceColumns>('select * from razao.evidence where external_id like ? order by external_id', [`${this.#name}-%`]);
    return rows.map(fromColumns);
  }

  /** The state of each message that was told, in the order of the history. */
  async states(): Promise<EvidenceState[]> {
    return (await this.evidence()).map(({ state }) => state);
  }
}

interface Money {
  ours: number;
  transit: number;
  exception: number;
  faucet: number;
}

async function money(): Promise<Money> {
  const rows = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ role: keyof Money; posted: string }[]>(
    `select coalesce(a.system_role, 'ours') as role, sum(b.posted) as posted from razao.balances b join razao.accounts a using (tenant_id, account_id)
     group by 1`));
  const of = (role: keyof Money): number => Number(rows.find((row) => row.role === role)?.posted ?? 0);
  return { ours: of('ours'), transit: of('transit'), exception: of('exception'), faucet: of('faucet') };
}

async function moneyOf(story: () => Promise<unknown>): Promise<Money> {
  const before = await money();
  await story();
  const after = await money();
  return {
    ours: after.ours - before.ours, transit: after.transit - before.transit,
    exception: after.exception - before.exception, faucet: after.faucet - before.faucet,
  };
}

/** Runs every schedule of a history and counts those that do not end like the first. */
async function expectOneEnd(messages: readonly Message[], isOutbound: boolean, end: { outcome: string; ours: number }): Promise<number> {
  const all = schedules(messages.length, isOutbound);
  for (const steps of all) {
    const story = new Story(messages, isOutbound);
    const moved = await moneyOf(() => story.run(steps));
    expect([steps, story.outcomes, await story.states(), moved]).toEqual([
      steps, [end.outcome], messages.map(() => 'MATCHED'), { ours: end.ours, transit: 0, exception: 0, faucet: 0 - end.ours },
    ]);
  }
  return all.length;
}

describe('a history that a provider can produce has one end, in every order and repetition', () => {
  it.each<[string, readonly Message[], boolean, { outcome: string; ours: number }, number]>([
    ['a payment settles', [settled], true, { outcome: 'SETTLED', ours: -1000 }, 14],
    ['a payment fails', [failed], true, { outcome: 'FAILED', ours: 0 }, 14],
    ['a payment settles, told twice over', [settled, hearsay(settled)], true, { outcome: 'SETTLED', ours: -1000 }, 100],
    ['a payment fails, told twice over', [failed, hearsay(failed)], true, { outcome: 'FAILED', ours: 0 }, 100],
    ['a payment settles and comes back', [settled, returned(1000)], true, { outcome: 'SETTLED', ours: 0 }, 100],
    ['a payment settles and two parts come back', [settled, returned(400), returned(350)], true, { outcome: 'SETTLED', ours: -250 }, 204],
    ['a payment settles and three parts come back', [settled, returned(400), returned(350), returned(250)], true, { outcome: 'SETTLED', ours: 0 }, 120],
    ['an expected payment settles', [settled], false, { outcome: 'SETTLED', ours: 1000 }, 4],
    ['an expected payment is credited', [credited], false, { outcome: 'SETTLED', ours: 1000 }, 4],
    ['an expected payment fails', [failed], false, { outcome: 'FAILED', ours: 0 }, 4],
  ])('%s', async (_, messages, isOutbound, end, count) => {
    expect(await expectOneEnd(messages, isOutbound, end)).toBe(count);
  }, 120_000);
});

describe('messages that contradict each other flip nothing, in every order and repetition', () => {
  it.each<[string, readonly Message[], boolean, number]>([
    ['settled and failed', [settled, failed], true, 100],
    ['settled and failed, by the rail’s name alone', [settled, { ...failed, onlyByRail: true }], true, 100],
    ['settled for another amount, and settled', [{ ...hearsay(settled), value: 999 }, settled], true, 100],
    ['settled for more, settled and failed', [{ ...hearsay(settled), value: 1001 }, settled, failed], true, 204],
    ['settled, failed, and come back', [settled, failed, returned(1000)], true, 204],
    ['an expected payment settled for less, and settled', [{ ...hearsay(settled), value: 999 }, settled], false, 22],
    ['an expected payment credited for more, and credited', [{ ...hearsay(credited), value: 1001 }, credited], false, 22],
  ])('%s', async (_, messages, isOutbound, count) => {
    const all = schedules(messages.length, isOutbound);
    for (const steps of all) {
      const story = new Story(messages, isOutbound);
      const moved = await moneyOf(() => story.run(steps));
      const evidence = await story.evidence();
      expect([steps, story.outcomes.length]).toEqual([steps, 1]);
      expect([steps, expectedMoney(story.outcomes[0] ?? '', evidence, isOutbound)]).toEqual([steps, moved]);
      for (const { state, reasonCode } of evidence) expect([steps, state === 'UNMATCHED']).toEqual([steps, reasonCode !== null]);
    }
    expect(all.length).toBe(count);
  }, 120_000);
});

/** Where money must be: what the outcome says, what came back, and what waits because of evidence, to the centavo. */
function expectedMoney(outcome: string, evidence: readonly Evidence[], isOutbound: boolean): Money {
  const exception = evidence.reduce((sum, { exceptionCents }) => sum + Number(exceptionCents), 0);
  const isSettled = outcome === 'SETTLED';
  const back = evidence.reduce((sum, { matchedBy, amount }) => sum + (matchedBy === 'ACCOUNT' ? Number(amount) : 0), 0);
  const own = (isOutbound ? (isSettled ? -AMOUNT : 0) : (isSettled ? AMOUNT : 0)) + back;
  return { ours: own, transit: 0, exception, faucet: 0 - own - exception };
}
