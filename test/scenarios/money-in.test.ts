/**
 * An end-to-end id moves money in once, whatever kinds of message report it, in any order: the account and the exception account
 * together have the money of a payment once, and the ledger's own accounts agree with its state.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EvidenceResponse } from '../../generated/models.ts';
import type { AppContext } from '../../src/app.ts';
import { createAccount } from '../../src/domains/accounts/index.ts';
import { ingestEvidence } from '../../src/domains/evidence/ingest-evidence.ts';
import { findEvidence } from '../../src/domains/evidence/queries.ts';
import { resolveEvidence } from '../../src/domains/evidence/resolve-evidence.ts';
import { retryEvidence } from '../../src/domains/evidence/retry-evidence.ts';
import type { EvidenceKind } from '../../src/domains/evidence/evidence.entity.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { readAccounts } from '../../src/domains/journal/index.ts';
import { dispatchStep } from '../../src/domains/obligations/dispatch-obligation.ts';
import { createObligation, findObligation, resolveObligation, type Obligation } from '../../src/domains/obligations/index.ts';
import { reconciliationConsumer, type ReconciliationPorts } from '../../src/domains/reconciliation/index.ts';
import { resolveReconciliationBreak } from '../../src/domains/reconciliation/resolve-reconciliation-break.ts';
import { startReconciliationRun } from '../../src/domains/reconciliation/start-reconciliation-run.ts';
import { listReconciliationBreaks } from '../../src/domains/reconciliation/queries.ts';
import { derive } from '../../src/platform/context.ts';
import { ApiError } from '../../src/platform/errors.ts';
import { clockFrom } from '../support/database-clock.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';
import { takeDispatch } from '../support/take-dispatch.ts';

const AMOUNT = 1000;
/** Stories played at the same time, each of a payment and accounts of its own. */
const TOGETHER = 16;

let api: TestService;
let ctx: AppContext;
let owner: string;
beforeAll(async () => {
  const reconciliation: ReconciliationPorts = {
    carries: async () => true, booksOf: async () => [], statementOf: async () => undefined, balanceOf: async () => undefined,
    evidenceFor: async (_tenant, { obligationIds = [], evidenceIds = [], names = [] }) => {
      const rows = await api.service.database.query<{
        evidence_id: string; provider_id: string; rail: 'MOCK'; obligation_id: string | null; names: string[];
      }>(
        { name: 'evidence-of', text: 'select * from razao.read_evidence_of($1, $2, $3, $4)' }, [TENANT, obligationIds, evidenceIds, names]);
      return rows.map((row) => ({
        evidenceId: row.evidence_id, providerId: row.provider_id, rail: row.rail, obligationId: row.obligation_id, names: row.names,
      }));
    },
  };
  api = await startTestService({ clock: clockFrom(), env: { RAZAO_ROLES: 'api' }, reconciliation });
  owner = await api.party();
  await api.account(1);
  const found = api.service.contextFor(TENANT, 'mock');
  const rails = Object.assign(Object.create(found.rails) as AppContext['rails'], { isServedBy: async () => true });
  ctx = derive(found, { rails });
}, 60_000);
afterAll(async () => {
  const verdict = await verifyJournal(api.service.database, TENANT);
  await api.stop();
  expect(verdict).toMatchObject({ ok: true });
});

const operator = () => derive(ctx, { scopes: new Set(['service/operator']) });
/** Ignores refusals, which leave everything as it is. */
const unlessRefused = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  });
};

let serial = 0;

/** One payment from outside: the reports about it, and the operator's acts meanwhile. */
class Payment {
  readonly name = `in-${serial++}`;
  readonly provider = `bank-${this.name}`;
  readonly #evidence = new Set<string>();
  account = '';
  obligationId = '';
  #policy = '';
  #messages = 0;

  constructor(private readonly isLimited = false) {}

  async begin(isNamed = true): Promise<this> {
    this.account = (await createAccount(ctx, { owner_party_id: owner, type: 'CUSTOMER', currency: 'BRL' })).id;
    if (this.isLimited) {
      const { body } = await api.call<{ policy_id: string }>('createAccountLimitPolicy', {
        path: { account_id: this.account }, body: {
          dimension: 'AMOUNT', direction: 'CREDIT', window: 'DAY', threshold: AMOUNT - 1, action: 'REJECT',
        },
      });
      this.#policy = body.policy_id;
    }
    const { obligation_id } = await createObligation(ctx, {
      rail: 'MOCK', amount: { currency: 'BRL', value: AMOUNT }, match_keys: {
        story: this.name, ...(isNamed && { end_to_end_id: this.endToEndId }),
      },
      debtor: { kind: 'external', external_id: 'silent' }, creditor: { kind: 'account', account_id: this.account },
    });
    this.obligationId = obligation_id;
    return this;
  }

  get endToEndId(): string {
    return `E-${this.name}`;
  }

  /** Each message has a name of its own, and comes from another provider. */
  async tell(kind: EvidenceKind, keys: Record<string, string>): Promise<EvidenceResponse> {
    const told = await ingestEvidence(ctx, {
      providerId: `${this.provider}-${this.#messages}`, rail: 'MOCK', kind, externalId: `${this.name}-${this.#messages++}`,
      matchKeys: keys, amount: BigInt(AMOUNT), currency: 'BRL', occurredAt: ctx.clock.now(), payload: null,
    });
    this.#evidence.add(told.evidence_id);
    return told;
  }

  async each(work: (evidence: NonNullable<Awaited<ReturnType<typeof findEvidence>>>) => Promise<unknown>): Promise<void> {
    for (const id of this.#evidence) {
      const evidence = await findEvidence(ctx, id);
      if (evidence) await unlessRefused(work(evidence));
    }
  }

  async word(isNamed = true): Promise<void> {
    const word = { outcome: 'SETTLED' as const, ...(isNamed && { endToEndId: this.endToEndId }) };
    const lease = await takeDispatch(api.service.database, ctx.tenant, this.obligationId);
    if (lease.number === '0') return; // the rail is not queried any more
    await unlessRefused(ctx.journal.submit(ctx, dispatchStep(await this.obligation(), { kind: 'WORD', word }, lease)));
  }

  async obligation(): Promise<Obligation> {
    const found = await findObligation(ctx, this.obligationId);
    if (!found) throw new Error('the obligation is gone');
    return found;
  }

  async lift(): Promise<void> {
    await unlessRefused(api.call('disableLimitPolicy', { path: { policy_id: this.#policy } }));
  }

  /** The provider's statement has the payment; a break that results is corrected. */
  async compare(): Promise<string[]> {
    const today = new Date(ctx.clock.now().getTime() - 10_800_000).toISOString().slice(0, 10);
    const { run_id } = await startReconciliationRun(ctx, {
      provider_id: `${this.provider}-books`, rail: 'MOCK', currency: 'BRL', from: today, to: today,
      source: {
        kind: 'LINES',
        lines: [{ external_id: this.endToEndId, direction: 'CREDIT', amount_cents: AMOUNT, occurred_at: ctx.clock.now().toISOString() }],
      },
    });
    await reconciliationConsumer(() => ctx).handle({ tenant: TENANT, entityId: run_id } as never);
    const { items } = await listReconciliationBreaks(ctx, { run_id, kind: 'MISSING_IN_LEDGER' }, { limit: 10 } as never);
    return items.map(({ break_id }) => break_id);
  }

  async correct(breaks: readonly string[]): Promise<void> {
    for (const id of breaks) {
      await unlessRefused(resolveReconciliationBreak(operator(), id, { resolution: 'CORRECTED', account_id: this.account, reason: 'x' }));
    }
  }

  /** Cents on the account, and those that wait on the exception account: because of evidence, and as the obligation's own. */
  async money(): Promise<{ booked: number; waits: number }> {
    const [account] = await readAccounts((statement, values) => api.service.database.query(statement, values), TENANT, [this.account], []);
    let waits = 0;
    for (const id of this.#evidence) waits += Number((await findEvidence(ctx, id))?.exceptionCents ?? 0n);
    const { exceptedAt, state, amount } = await this.obligation();
    if (exceptedAt && state !== 'FINAL') waits += Number(amount);
    return { booked: Number(account?.balances.get('BRL')?.posted ?? 0n), waits };
  }
}

async function exception(): Promise<number> {
  const [row] = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ posted: string }[]>(
    `select coalesce(sum(posted), 0) as posted from razao.balances b join razao.accounts a using (tenant_id, account_id) where a.system_role = 'exception'`));
  return Number(row?.posted);
}

type Act = (payment: Payment) => Promise<unknown>;

/** Reports of the payment, and acts on it. */
const ACTS: Readonly<Record<string, Act>> = {
  settled: (it) => it.tell('SETTLEMENT', { obligation_id: it.obligationId, end_to_end_id: it.endToEndId }),
  credited: (it) => it.tell('INBOUND_CREDIT', { account_id: it.account, end_to_end_id: it.endToEndId }),
  'credited as expected': (it) => it.tell('INBOUND_CREDIT', { story: it.name, end_to_end_id: it.endToEndId }),
  'credited to nobody': (it) => it.tell('INBOUND_CREDIT', { obligation_id: 'obl_none', end_to_end_id: it.endToEndId }),
  failed: (it) => it.tell('FAILURE', { obligation_id: it.obligationId, end_to_end_id: it.endToEndId }),
  'asked for': (it) => it.word(),
  'settled by hand': async (it) => unlessRefused(resolveObligation(operator(), await it.obligation(), { outcome: 'SETTLED' })),
  'canceled by hand': async (it) => unlessRefused(resolveObligation(operator(), await it.obligation(), { outcome: 'CANCELED' })),
  corrected: async (it) => it.correct(await it.compare()),
  retried: (it) => it.each((evidence) => retryEvidence(ctx, evidence)),
  'credited by hand': (it) => it.each((evidence) => resolveEvidence(ctx, evidence, {
    action: 'CREDIT', destination_account_id: it.account, reason: 'x',
  })),
  matched: (it) => it.each((evidence) => resolveEvidence(ctx, evidence, { action: 'MATCH', obligation_id: it.obligationId, reason: 'x' })),
  dismissed: (it) => it.each((evidence) => resolveEvidence(ctx, evidence, { action: 'DISMISS', reason: 'x' })),
  lifted: (it) => it.lift(),
};
/** Acts that report received money, whatever became of the expectation. */
const BRINGS = new Set(['settled', 'credited', 'credited as expected', 'credited to nobody', 'corrected']);

/** True when the money must be there after these acts: else it may be, once. */
function isThere(acts: readonly string[], isLimited: boolean): boolean {
  return acts.some((act) => BRINGS.has(act)) || acts[0] === 'asked for' || (acts[0] === 'settled by hand' && !isLimited);
}

/** All sequences of one to `most` of these. */
function sequences(acts: readonly string[], most: number): string[][] {
  const longest = Array.from({ length: most }).reduce<string[][][]>((all) => [
    ...all, (all.at(-1) ?? []).flatMap((it) => acts.map((act) => [...it, act])),
  ], [[[]]]);
  return longest.slice(1).flat();
}

/** All stories up to that length, and a part of the longer ones; `make faults` plays all. */
function sampled(stories: readonly string[][], length: number, every: number): readonly string[][] {
  if (process.env['FAULTS'] === 'all') return stories;
  const long = stories.filter((it) => it.length > length);
  return [...stories.filter((it) => it.length <= length), ...long.filter((_, index) => index % every === 0)];
}

async function tellAll(stories: readonly string[][], isLimited = false): Promise<string[]> {
  const waiting = [...new Set(stories.map((it) => it.join(', ')))];
  const wrong: string[] = [];
  const before = await exception();
  let waits = 0;
  const worker = async (): Promise<void> => {
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
      const acts = story.split(', ');
      const payment = await new Payment(isLimited).begin();
      for (const act of acts) await ACTS[act]?.(payment);
      const money = await payment.money();
      waits += money.waits;
      const whole = money.booked + money.waits;
      if (whole !== AMOUNT && (whole !== 0 || isThere(acts, isLimited))) wrong.push(
        `${story}: ${money.booked} booked, ${money.waits} waiting`,
      );
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  expect((await exception()) - before).toBe(waits);
  return wrong;
}

describe('an end-to-end id moves money in once, whatever kind of message tells it, in any order', () => {
  it('by evidence of every kind, and the rail when it is asked', async () => {
    const kinds = ['settled', 'credited', 'failed', 'asked for', 'settled by hand', 'canceled by hand'];
    expect(await tellAll(sampled(sequences(kinds, 4), 2, 19))).toEqual([]);
  }, 240_000);

  it('by a credit that its keys lead to what is expected, or to nobody, with what an operator does about it', async () => {
    const told = sequences(['settled', 'credited as expected', 'credited to nobody', 'asked for'], 2);
    const done = sequences(['retried', 'credited by hand', 'matched', 'dismissed', 'settled by hand'], 2);
    const again = ['settled', 'asked for', 'credited'];
    const stories = told.flatMap((it) => done.flatMap((by) => [
      [...it, ...by], [it[0] ?? '', ...by, again[by.length] ?? '', ...it.slice(1)],
    ]));
    expect(await tellAll(sampled(stories, 2, 11))).toEqual([]);
  }, 240_000);

  it('by a correction of the books, before and after', async () => {
    const kinds = ['settled', 'credited', 'credited to nobody', 'asked for', 'corrected'];
    expect(await tellAll(sampled(sequences(kinds, 3).filter((it) => it.includes('corrected')), 2, 5))).toEqual([]);
  }, 240_000);

  it('by a correction whose break was found before the notice came: it is refused', async () => {
    const payment = await new Payment().begin();
    const breaks = await payment.compare();
    expect(breaks).toHaveLength(1);
    await ACTS['credited']?.(payment);
    await expect(resolveReconciliationBreak(operator(), breaks[0] ?? '', {
      resolution: 'CORRECTED', account_id: payment.account, reason: 'x',
    }))
      .rejects.toMatchObject({ code: 'PAYMENT_BOOKED_ALREADY' });
    expect(await payment.money()).toEqual({ booked: AMOUNT, waits: 0 });
  });

  it('at the same moment', async () => {
    const kinds = ['settled', 'credited', 'asked for', 'settled by hand', 'credited to nobody'];
    for (let round = 0; round < 20; round += 1) {
      const payment = await new Payment().begin();
      await Promise.all([...kinds, ...kinds].map((act) => ACTS[act]?.(payment)));
      const { booked, waits } = await payment.money();
      expect(booked + waits).toBe(AMOUNT);
    }
  }, 60_000);
});

describe('what waits on exception for an obligation is that obligation’s money', () => {
  it('whoever tells of it next, whether the limit stands or was lifted, and whatever an operator does', async () => {
    const told = ['settled', 'credited as expected', 'asked for'];
    const done = ['lifted', 'retried', 'credited by hand', 'dismissed', 'settled by hand', 'canceled by hand'];
    const stories = told.flatMap((first) => sequences([...told, ...done], 3).map((rest) => [first, ...rest]));
    expect(await tellAll(sampled(stories, 2, 23), true)).toEqual([]);
  }, 400_000);

  it('by its rail alone, without a name: it waits as the obligation’s own, is announced, and is asked for no more', async () => {
    const payment = await new Payment(true).begin(false);
    await payment.word(false);
    await payment.word(false);
    expect(await payment.money()).toEqual({ booked: 0, waits: AMOUNT });
    expect(await api.ok('getObligation', { path: { obligation_id: payment.obligationId } })).toMatchObject({
      state: 'PENDING', exception_cents: AMOUNT,
    });
    const { items } = await api.ok<{ items: { event_type: string; data: object }[] }>('listEvents', {
      query: { entity_id: payment.obligationId },
    });
    expect(items[0]).toMatchObject({ event_type: 'obligation.excepted', data: { reason_code: 'LIMIT_EXCEEDED', exception_cents: AMOUNT } });
    await payment.tell('INBOUND_CREDIT', { story: payment.name });
    expect(await payment.money()).toEqual({ booked: 0, waits: AMOUNT });
    await payment.lift();
    await ACTS['settled by hand']?.(payment);
    expect(await payment.money()).toEqual({ booked: AMOUNT, waits: 0 });
  });
});

describe('no money on exception without a way off it', () => {
  it('money of dismissed evidence is credited by a later decision, once', async () => {
    const payment = await new Payment().begin();
    const { evidence_id } = await payment.tell('INBOUND_CREDIT', { invoice: 'none' });
    const resolve = (body: object) => api.call<EvidenceResponse>('resolveEvidence', {
      path: { evidence_id }, body: { reason: 'x', ...body },
    });
    expect((await resolve({ action: 'DISMISS' })).body).toMatchObject({ state: 'RESOLVED', exception_cents: AMOUNT });
    expect((await resolve({ action: 'CREDIT', destination_account_id: payment.account })).body).toMatchObject({
      state: 'RESOLVED', exception_cents: 0, resolution: { action: 'CREDIT' }, version: 3,
    });
    expect((await resolve({ action: 'CREDIT', destination_account_id: payment.account })).body).toMatchObject({ error: 'EVIDENCE_FINAL' });
    expect(await payment.money()).toEqual({ booked: AMOUNT, waits: 0 });
  });

  it('an expected payment whose money waits does not end without a place for it', async () => {
    const payment = await new Payment(true).begin();
    await payment.word();
    const cancel = (body: object) => api.call('resolveObligation', {
      path: { obligation_id: payment.obligationId }, body: { outcome: 'CANCELED', ...body },
    });
    expect((await cancel({})).body).toMatchObject({ error: 'OBLIGATION_HOLDS_MONEY' });
    const other = await api.account();
    expect((await cancel({ disposition: { destination_account_id: other } })).body).toMatchObject({
      state: 'FINAL', resolution_outcome: 'CANCELED', exception_cents: 0,
    });
    expect([await payment.money(), await api.available(other)]).toEqual([{ booked: 0, waits: 0 }, AMOUNT]);
  });
});
