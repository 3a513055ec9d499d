/**
 * Whatever the order in which a provider's messages arrive, and however often: one end, the same money. Every sequence
 * of up to four deliveries in which each message of a history arrives at least once, with the dispatch recorded before,
 * between or after them. Where messages contradict each other (up to three deliveries): nothing flips, and no money is
 * lost or made.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { everyOrder, playAll, playToOneEnd, withStep, type Finals } from '../../../test/support/every-order.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import type { AppContext } from '../../app.ts';
import { placedEvent, type OutboxRow } from '../../platform/worker/consumer.ts';
import { createAccount } from '../accounts/index.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { readAccounts } from '../journal/index.ts';
import { createObligation, findObligation, OBLIGATION, obligationEvent, obligationRow, type Obligation } from '../obligations/index.ts';
import type { Evidence, EvidenceKind } from './evidence.entity.ts';
import { ingestEvidence } from './ingest-evidence.ts';
import { loadArrived, sourceKey } from './record.ts';
import { retryAfterEvents } from './retry-after-events.ts';

const DELIVERIES = 4;
/** Enough for messages that contradict each other: that a repetition changes nothing is shown by the others. */
const CONTRADICTING = 3;
const AMOUNT = 1000;
/** Stories told at the same time, each on an account of its own. */
const TOGETHER = 16;

let api: TestService;
let ctx: AppContext;
let bank: string;
let owner: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  owner = await api.party();
  bank = await api.account(100_000_000, { owner });
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

/** A delivery of the message at this place, or the dispatch. */
type Step = number | 'dispatch';

/** Every order of the messages, with the dispatch recorded at every place; a payment to us has none. */
function storiesOf(messages: readonly Message[], isOutbound: boolean, most: number): Step[][] {
  const orders = everyOrder([...messages.keys()], most);
  return isOutbound ? withStep(orders, 'dispatch' as const) : orders;
}

let serial = 0;

/** One payment with its messages, delivered step by step; after each step, the worker does what follows from it. */
class Story {
  readonly #name = `story-${serial++}-`;
  #account = '';
  #obligationId = '';
  #place = 0;
  readonly #consumer = retryAfterEvents(api.service.database, () => api.service.contextFor(TENANT));

  constructor(private readonly messages: readonly Message[], private readonly isOutbound: boolean) {}

  async tell(steps: readonly Step[], finals: Finals) {
    await this.#begin();
    for (const step of steps) {
      if (step === 'dispatch') await this.#dispatch();
      else await this.#tell(step);
      await this.#follow();
      const { resolutionOutcome } = await this.#obligation();
      finals.note('obligation', resolutionOutcome ?? 'open', resolutionOutcome !== null);
    }
    const { resolutionOutcome: outcome } = await this.#obligation();
    return { outcome, evidence: await this.#evidence(), moved: await this.#moved() };
  }

  async #begin(): Promise<void> {
    const amount = { currency: 'BRL', value: AMOUNT };
    this.#account = (await createAccount(ctx, { owner_party_id: owner, type: 'CUSTOMER', currency: 'BRL' })).id;
    const [account, outside] = [
      { kind: 'account' as const, account_id: this.#account }, { kind: 'external' as const, external_id: 'silent' },
    ];
    if (this.isOutbound) await createObligation(ctx, {
      rail: 'NATIVE', amount, debtor: { kind: 'account', account_id: bank }, creditor: account,
    });
    this.#place = await this.#head();
    const { obligation_id } = await createObligation(ctx, {
      rail: 'MOCK', amount, match_keys: { story: this.#name }, debtor: this.isOutbound ? account : outside,
      creditor: this.isOutbound ? outside : account,
    });
    this.#obligationId = obligation_id;
  }

  async #tell(which: number): Promise<void> {
    const { kind, value = AMOUNT, isReturn, onlyByRail, isHearsay } = this.messages[which] ?? settled;
    const named: Record<string, string> = this.isOutbound ? { obligation_id: this.#obligationId } : { story: this.#name };
    const called: Record<string, string> = { end_to_end_id: `${this.#name}e2e` };
    await ingestEvidence(ctx, {
      providerId: 'mock', rail: 'MOCK', kind, externalId: `${this.#name}${which}`, amount: BigInt(value), currency: 'BRL',
      occurredAt: ctx.clock.now(), payload: null,
      matchKeys: isReturn
        ? { original_end_to_end_id: `${this.#name}e2e`, end_to_end_id: `${this.#name}return-${which}` }
        : { ...(onlyByRail ? {} : named), ...(isHearsay ? {} : called) },
    });
  }

  /** The rail takes the payment, unless it is final already. */
  async #dispatch(): Promise<void> {
    await ctx.journal.submit(ctx, {
      loads: { accounts: [], rows: [this.#obligationId] },
      decide: (ledger) => {
        const found = ledger.row(OBLIGATION, this.#obligationId);
        if (found?.state !== 'PENDING') return { entries: [], rows: [], events: [], answer: null };
        const sent: Obligation = { ...found, state: 'DISPATCHED', version: found.version + 1n, updatedAt: ledger.now };
        return { entries: [], rows: [obligationRow(sent)], events: [obligationEvent('dispatched', sent)], answer: null };
      },
    });
  }

  /** What the worker does: reads on in the outbox until there is nothing new of this story. */
  async #follow(): Promise<void> {
    for (;;) {
      const head = await this.#head();
      const types = (await this.#consumer.wants([TENANT])).get(TENANT)?.types ?? [];
      const rows = types.length === 0 ? [] : await api.service.database.query<OutboxRow>(
        { name: 'read-outbox', text: 'select * from razao.read_outbox($1, $2, $3, $4, $5, $6, $7)' },
        [TENANT, this.#place, 2 ** 31 - 1, head, types, types, 10_000]);
      this.#place = head;
      const events = rows.map((row) => placedEvent(TENANT, row));
      const own = events.filter(({ entityId, correlation }) => [entityId, correlation.obligation_id].includes(this.#obligationId));
      if (own.length === 0) return;
      await this.#consumer.handlePage(TENANT, own);
    }
  }

  async #head(): Promise<number> {
    const [row] = await api.service.database.query<{ commit_no: string }>(
      { name: 'find-head', text: 'select * from razao.find_head($1, $2)' }, [TENANT, false]);
    return Number(row?.commit_no);
  }

  async #obligation(): Promise<Obligation> {
    const found = await findObligation(ctx, this.#obligationId);
    if (!found) throw new Error('the obligation is gone');
    return found;
  }

  /** The evidence of each message, in the order of the history. */
  async #evidence(): Promise<Evidence[]> {
    const keys = this.messages.map((_, which) => sourceKey({ providerId: 'mock', externalId: `${this.#name}${which}` }));
    const known = await loadArrived((statement, values) => api.service.database.query(statement, values), TENANT, keys);
    return keys.flatMap((key) => (known.get(key) as Evidence | undefined) ?? []);
  }

  /** What the story changed on the account, in cents. */
  async #moved(): Promise<number> {
    const [account] = await readAccounts((statement, values) => api.service.database.query(statement, values), TENANT, [this.#account], []);
    return Number(account?.balances.get('BRL')?.posted ?? 0n) - (this.isOutbound ? AMOUNT : 0);
  }
}

const play = (messages: readonly Message[], isOutbound: boolean) => (steps: readonly Step[], finals: Finals) =>
  new Story(messages, isOutbound).tell(steps, finals);

/** What the ledger's own accounts hold, in cents. */
async function systems() {
  const rows = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ role: string; posted: string }[]>(
    `select a.system_role as role, b.posted from razao.balances b join razao.accounts a using (tenant_id, account_id)
     where a.system_role is not null`));
  const of = (role: string): number => Number(rows.find((row) => row.role === role)?.posted ?? 0);
  return { faucet: of('faucet'), transit: of('transit'), exception: of('exception') };
}

describe('a history that a provider can produce has one end, in every order and repetition', () => {
  it.each<[string, readonly Message[], boolean, string, number, number]>([
    ['a payment settles', [settled], true, 'SETTLED', -1000, 14],
    ['a payment fails', [failed], true, 'FAILED', 0, 14],
    ['a payment settles, told twice over', [settled, hearsay(settled)], true, 'SETTLED', -1000, 100],
    ['a payment fails, told twice over', [failed, hearsay(failed)], true, 'FAILED', 0, 100],
    ['a payment settles and comes back', [settled, returned(1000)], true, 'SETTLED', 0, 100],
    ['a payment settles and two parts come back', [settled, returned(400), returned(350)], true, 'SETTLED', -250, 204],
    ['a payment settles and three parts come back', [settled, returned(400), returned(350), returned(250)], true, 'SETTLED', 0, 120],
    ['an expected payment settles', [settled], false, 'SETTLED', 1000, 4],
    ['an expected payment is credited', [credited], false, 'SETTLED', 1000, 4],
    ['an expected payment fails', [failed], false, 'FAILED', 0, 4],
  ])('%s', async (_, messages, isOutbound, outcome, moved, count) => {
    const before = await systems();
    const seen = async (steps: readonly Step[], finals: Finals) => {
      const { evidence, ...end } = await play(messages, isOutbound)(steps, finals);
      return { ...end, states: evidence.map(({ state }) => state) };
    };
    const end = { outcome, states: messages.map(() => 'MATCHED'), moved };
    const played = await playToOneEnd(storiesOf(messages, isOutbound, DELIVERIES), seen, { end, count, together: TOGETHER });
    const after = await systems();
    expect(after).toEqual({ ...before, faucet: before.faucet - moved * played });
  }, 120_000);
});

describe('messages that contradict each other flip nothing, in every order and repetition', () => {
  it.each<[string, readonly Message[], boolean, number]>([
    ['settled and failed', [settled, failed], true, 30],
    ['settled and failed, by the rail’s name alone', [settled, { ...failed, onlyByRail: true }], true, 30],
    ['settled for another amount, and settled', [{ ...hearsay(settled), value: 999 }, settled], true, 30],
    ['settled for more, settled and failed', [{ ...hearsay(settled), value: 1001 }, settled, failed], true, 24],
    ['settled, failed, and come back', [settled, failed, returned(1000)], true, 24],
    ['an expected payment settled for less, and settled', [{ ...hearsay(settled), value: 999 }, settled], false, 8],
    ['an expected payment credited for more, and credited', [{ ...hearsay(credited), value: 1001 }, credited], false, 8],
  ])('%s', async (_, messages, isOutbound, count) => {
    const before = await systems();
    const played = await playAll(storiesOf(messages, isOutbound, CONTRADICTING), play(messages, isOutbound), TOGETHER);
    let [moved, waits] = [0, 0];
    for (const { story, end } of played) {
      expect([story, end.outcome, end.moved]).toEqual([
        story, expect.any(String), expectedMove(end.outcome ?? '', end.evidence, isOutbound),
      ]);
      for (const { state, reasonCode } of end.evidence) expect([story, state === 'UNMATCHED']).toEqual([story, reasonCode !== null]);
      moved += end.moved;
      waits += end.evidence.reduce((sum, { exceptionCents }) => sum + Number(exceptionCents), 0);
    }
    const after = await systems();
    const change = (role: keyof typeof after): number => after[role] - before[role];
    expect([played.length, change('transit'), change('exception'), change('faucet') + moved + waits]).toEqual([count, 0, waits, 0]);
  }, 120_000);
});

describe('of a payment comes back at most what was paid, in every order and repetition: the rest waits, announced', () => {
  it.each<[string, readonly Message[], number, number]>([
    ['more than was paid', [settled, returned(1001)], 3, 30],
    ['the whole, and a centavo', [settled, returned(1000), returned(1)], 3, 24],
    ['two parts that are too much together', [settled, returned(600), returned(600)], 3, 24],
    ['three parts, of which two are too much together', [settled, returned(600), returned(600), returned(400)], 4, 120],
  ])('%s', async (_, messages, most, count) => holdsWhatCameBack(messages, storiesOf(messages, true, most), count));

  it('four parts of a payment that has settled', async () => {
    const messages = [settled, ...[500, 400, 300, 100].map(returned)];
    await holdsWhatCameBack(messages, everyOrder([1, 2, 3, 4], 4).map((order) => ['dispatch', 0, ...order]), 24);
  });

  async function holdsWhatCameBack(messages: readonly Message[], stories: readonly Step[][], count: number): Promise<void> {
    const before = await systems();
    const played = await playAll(stories, play(messages, true), TOGETHER);
    let [back, waits] = [0, 0];
    for (const { story, end: { outcome, evidence, moved } } of played) {
      const returns = evidence.slice(1);
      const credited = returns.filter(({ state }) => state === 'MATCHED').reduce((sum, { amount }) => sum + Number(amount), 0);
      const toSuspense = returns.filter(({ state }) => state !== 'MATCHED');
      expect({ story, outcome, moved, fits: credited <= AMOUNT }).toEqual({
        story, outcome: 'SETTLED', moved: credited - AMOUNT, fits: true,
      });
      for (const { state, reasonCode, exceptionCents, amount } of toSuspense) {
        expect([state, reasonCode, exceptionCents, Number(amount) + credited > AMOUNT]).toEqual([
          'UNMATCHED', 'EXCEEDS_ORIGINAL', amount, true,
        ]);
      }
      expect(await announcedOf(toSuspense.map(({ evidenceId }) => evidenceId)))
        .toEqual(toSuspense.map(() => 'evidence.unmatched EXCEEDS_ORIGINAL'));
      back += credited;
      waits += toSuspense.reduce((sum, { exceptionCents }) => sum + Number(exceptionCents), 0);
    }
    const after = await systems();
    const change = (role: keyof typeof after): number => after[role] - before[role];
    expect([played.length, change('transit'), change('exception'), change('faucet')]).toEqual([
      count, 0, waits, AMOUNT * count - back - waits,
    ]);
  }
});

/** What was last announced of each of these. */
async function announcedOf(evidenceIds: readonly string[]): Promise<string[]> {
  const rows = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ told: string }[]>(
    `select distinct on (entity_id) event_type || ' ' || (body::json -> 'data' ->> 'reason_code') as told from razao.outbox
     where entity_id = any (?) order by entity_id, entity_version desc`, [`{${evidenceIds.join()}}`]));
  return rows.map(({ told }) => told);
}

/** What the account must have gained or lost: by the outcome, and by what came back to it. */
function expectedMove(outcome: string, evidence: readonly Evidence[], isOutbound: boolean): number {
  const back = evidence.reduce((sum, { matchedBy, amount }) => sum + (matchedBy === 'ACCOUNT' ? Number(amount) : 0), 0);
  if (outcome !== 'SETTLED') return back;
  return back + (isOutbound ? -AMOUNT : AMOUNT);
}
