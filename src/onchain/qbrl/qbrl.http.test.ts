/** The qBRL policy over HTTP, and movements under it by the port that products use, over two processes. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AccountBalanceResponse, Event, ProviderAccountResponse, QbrlPolicyResponse, SetQbrlPolicyRequest, SquadDetailResponse,
  TrialBalanceResponse,
} from '../../../generated/models.ts';
import { approvals, newSigner, policyBody, setPolicy, shown } from '../../../test/support/qbrl.ts';
import { startTestService, type Answer, type Call, type TestService } from '../../../test/support/service.ts';
import type { AppContext } from '../../app.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { FixedClock } from '../../platform/clock.ts';
import { SPONSOR } from '../../domains/rails/index.ts';
import { derive } from '../../platform/context.ts';
import { once } from '../../platform/idempotency/idempotency.ts';
import { operatorSetQbrlPolicy, QbrlDraft, qbrlLoads, type EntryOf } from './index.ts';
import { qbrlJobs } from './jobs.ts';
import { mintingPolicyOf } from './treasury.ts';

/** Number of concurrent locks at a cap. `QBRL_LOCKERS` sets more. */
const LOCKERS = Number(process.env['QBRL_LOCKERS'] ?? 64);
const HOUR_MS = 3_600_000;
/** 20:00 in São Paulo. */
const clock = new FixedClock(new Date('2026-03-02T23:00:00.000Z'));
const signers = ['tesouraria', 'controladoria'].map(newSigner);
const [tesouraria] = signers as [ReturnType<typeof newSigner>];

let api: TestService;
let there: TestService;
let payer: string;
let payee: string;
let backing: string;
beforeAll(async () => {
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  there = await startTestService({ clock, databaseUrl: api.databaseUrl, env: { RAZAO_ROLES: 'api' } });
  [payer, payee, backing] = [await api.account(1_000_000), await api.account(), await asset()];
});
afterAll(async () => {
  await there?.stop();
  await api?.stop();
});

const asset = (type = 'ASSET', currency = 'BRL') => api.account(0, { type, currency });
const read = (call: Call = {}) => api.ok<QbrlPolicyResponse>('operatorGetQbrlPolicy', call);
const set = (body: object, call: Call = {}, service = api) => service.call<QbrlPolicyResponse>('operatorSetQbrlPolicy', { body, ...call });
const codeOf = ({ status, body }: Answer<unknown>) => `${status} ${(body as { error?: string }).error}`;
const next = async (over: Partial<SetQbrlPolicyRequest> = {}, by = signers) => policyBody(
  api, backing, by, over, (await read()).latest_version + 1,
);
const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

async function eventsOf(): Promise<unknown[]> {
  const { items } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', entity_id: 'demo', limit: 200 } });
  return items.map(({ event_type, entity, data }) => [event_type, entity.version, data['policy_version'], data['status']]);
}

/** One command of the port, as a product's would be. */
async function move<T>(
  locks: readonly string[], accounts: readonly string[], work: (draft: QbrlDraft, entry: EntryOf) => T, service = api,
): Promise<void> {
  const ctx: AppContext = service.service.contextFor('demo');
  const [txId, entry] = [ctx.ids.next('txn'), { txId: ctx.ids.next('txn'), obligationIds: [] }];
  await ctx.journal.submit(ctx, {
    loads: qbrlLoads(locks, accounts),
    decide(ledger) {
      const draft = new QbrlDraft(ledger, txId);
      const refused = work(draft, entry);
      return refused ? { refused: refused as never } : { ...draft.change, answer: null };
    },
  });
}

const newLock = () => `qlk_${randomUUID()}`;
async function lock(amount: number, service = api): Promise<string> {
  const lockId = newLock();
  await move([lockId], [payer], (draft, entry) => draft.lock({ lockId, accountId: payer, amount: BigInt(amount) }, entry), service);
  return lockId;
}
const accept = (id: string, service = api) => move([id], [], (draft, entry) => draft.accept(id, entry), service);
const refuse = (id: string) => move([id], [], (draft, entry) => draft.refuse(id, entry));
const release = (amount: number, accountId = payee) => move([], [accountId], (draft, entry) => draft.release({
  accountId, amount: BigInt(amount),
}, entry));

async function balances(account_id: string) {
  const { assets } = await api.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id } });
  return assets[0]?.balances;
}

/** Invariant at any time: the outstanding amount is reserved on the account in force, held there, and equals the balance of 2400. */
async function expectBacked(): Promise<void> {
  const { versions, outstanding_cents, backing_cents } = await read();
  const inForce = versions.find(({ status }) => status === 'IN_FORCE');
  expect(await balances(String(inForce?.redemption_account_id))).toMatchObject({ blocked: outstanding_cents, posted: backing_cents });
  const { rows, balanced } = await api.ok<TrialBalanceResponse>('getTrialBalance');
  expect([balanced, rows.find(({ code }) => code === '2400')?.balance_cents ?? 0]).toEqual([true, backing_cents]);
  expect(await verifyJournal(api.service.database, 'demo')).toMatchObject({ ok: true });
}

describe('before there is a policy', () => {
  it('nothing is issued, and nothing may be', async () => {
    expect(await read()).toMatchObject({
      current_version: null, latest_version: 0, outstanding_cents: 0, backing_cents: null, attestation: { chain: null }, versions: [],
    });
    await expect(lock(1)).rejects.toMatchObject({ code: 'QBRL_NOT_ISSUED' });
  });

  it.each<[string, () => Partial<SetQbrlPolicyRequest> | Promise<Partial<SetQbrlPolicyRequest>>, string]>([
    ['an account that nobody has', () => ({ redemption_account_id: 'acc_x' }), '404 ACCOUNT_NOT_FOUND'],
    ['an older version in mind', () => ({ based_on_version: 7 }), '409 QBRL_POLICY_VERSION_CONFLICT'],
    ['an instant that has been', () => ({ effective_from: later(-1) }), '422 QBRL_EFFECTIVE_FROM_PAST'],
    ['more signatures than signers', () => ({ required_signatures: 3 }), '422 QBRL_SIGNERS_INVALID'],
    ['caps that contradict each other', () => ({ max_outstanding_cents: 1, max_issued_per_day_cents: 2 }), '422 QBRL_CAPS_INVALID'],
    ['a customer’s account', () => ({ redemption_account_id: payer }), '422 QBRL_REDEMPTION_ACCOUNT_NOT_ELIGIBLE'],
    [
      'an account in dollars', async () => ({ redemption_account_id: await asset('ASSET', 'USD') }),
      '422 QBRL_REDEMPTION_ACCOUNT_NOT_ELIGIBLE',
    ],
    ['an account that was moved before', async () =>
      ({ redemption_account_id: await moved() }), '422 QBRL_REDEMPTION_ACCOUNT_NOT_ELIGIBLE'],
    ['an account at a provider', async () => ({ redemption_account_id: await atProvider() }), '422 QBRL_REDEMPTION_ACCOUNT_NOT_ELIGIBLE'],
    ['another minting policy', () => ({ minting_policy_hash: '0'.repeat(56) }), '422 QBRL_MINTING_POLICY_UNKNOWN'],
    ['no approval', () => ({ approvals: [] }), '422 QBRL_APPROVALS_INSUFFICIENT'],
    ['a closed account', async () => ({ redemption_account_id: await closed() }), '422 ACCOUNT_CLOSED'],
    ['a day that no calendar has', () => ({ effective_from: '2027-02-30T00:00:00Z' }), '422 undefined'],
    ['a cap that no movement carries', () => ({ max_outstanding_cents: 10_000_000_000_001 }), '422 undefined'],
  ])('a version is refused for %s', async (_, over, expected) => {
    const given = await over();
    expect(codeOf(await set({ ...await next(given), ...(given.approvals && { approvals: given.approvals }) }))).toBe(expected);
  });

  it('the refusals name what is known: the minting policy of the treasury key, and the hash to sign', async () => {
    const known = await mintingPolicyOf(there.service.contextFor('demo'));
    const unknown = await set(await next({ minting_policy_hash: '0'.repeat(56) }));
    expect(unknown.body).toMatchObject({ details: { minting_policy_hashes: [known] } });
    const body = await next();
    const unsigned = await set({ ...body, approvals: [] }) as unknown as Answer<{ details: { proposal_hash: string } }>;
    expect(unsigned.body.details).toMatchObject({ required_signatures: 2, approved_by: [] });
    expect((await read()).latest_version).toBe(0);
    const rows = await api.service.database.forTenant('demo').read((em) => em.execute<{ sealed: string }[]>(
      `select encode(private_key, 'hex') as sealed from razao.treasury_keys`,
    ));
    expect([rows.length, rows[0]?.sealed.includes('302e020100300506032b6570')]).toEqual([1, false]);
  });

  const moved = async () => {
    const account = await asset();
    await api.fund(account, 1);
    return account;
  };
  const closed = async () => {
    const account_id = await asset();
    await api.ok('closeAccount', { path: { account_id }, body: {} });
    return account_id;
  };
  const atProvider = async () => {
    const ledger_account_id = await asset();
    await api.ok('operatorCreateProviderAccount', { token: await api.platformToken(), body: { ...bank(), ledger_account_id } });
    return ledger_account_id;
  };
});

const bank = () => ({ provider_id: `bank-${randomUUID()}`, type: 'SPONSOR_BANK', adapter: SPONSOR, display_name: 'Banco Ponte' });

describe('a policy', () => {
  it('holds at once, once, and is answered as before under its key', async () => {
    const [body, key] = [await next({
      max_outstanding_cents: 5_000, max_issued_per_day_cents: 4_000, max_per_issuance_cents: 1_000, based_on_version: 0, reason: 'Launch',
    }), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => set(body, { key }, n % 2 ? api : there)));
    const [first] = answers as [Answer<QbrlPolicyResponse>];
    expect(answers.map(({ status, body: answer }) => [status, answer])).toEqual(answers.map(() => [201, first.body]));
    expect(first.body).toMatchObject({
      current_version: 1, latest_version: 1, scheduled_version: null, outstanding_cents: 0, issued_today_cents: 0, backing_cents: 0,
      attestation: { as_of_seq: expect.any(Number), entry_hash: expect.stringMatching(/^[0-9a-f]{64}$/), chain: null },
      versions: [{ status: 'IN_FORCE', signers: signers.map(shown), reason: 'Launch', effective_from: clock.now()
        .toISOString(), created_by: expect.stringMatching(/^cli_/) }],
    });
    expect((await set(body, { key })).body).toEqual(first.body);
    expect(codeOf(await set(body))).toBe('409 QBRL_POLICY_VERSION_CONFLICT');
    expect(await eventsOf()).toEqual([['qbrl_policy.version_added', 1, 1, 'IN_FORCE'], ['qbrl_policy.took_effect', 2, 1, 'IN_FORCE']]);
  });

  it('is changed by its signers alone: not by strangers, one of them twice, for another version, or another tenant', async () => {
    const { approvals: _approvals, ...body } = await next();
    const [one, strangers] = [approvals('demo', 2, body, [tesouraria]), signers.map(({ name }) => newSigner(name))];
    for (const given of [
      [], one, [...one, ...one], approvals('demo', 2, body, strangers), approvals('demo', 3, body, signers),
      approvals('acme', 2, body, signers),
    ]) {
      expect(codeOf(await set({ ...body, approvals: given }))).toBe('422 QBRL_APPROVALS_INSUFFICIENT');
    }
    const theirs = { ...body, signers: strangers.map(shown) };
    expect(codeOf(await set({ ...theirs, approvals: approvals('demo', 2, theirs, strangers) }))).toBe('422 QBRL_APPROVALS_INSUFFICIENT');
  });

  it('keeps its account: it is neither closed nor an account at a provider', async () => {
    const close = await api.call('closeAccount', { path: { account_id: backing }, body: {} });
    expect([codeOf(close), close.body]).toMatchObject(['409 ACCOUNT_NOT_EMPTY', { details: { qbrl: 1 } }]);
    const taken = await api.call<ProviderAccountResponse>('operatorCreateProviderAccount', {
      token: await api.platformToken(), body: { ...bank(), ledger_account_id: backing },
    });
    expect(codeOf(taken)).toBe('422 LEDGER_ACCOUNT_NOT_ELIGIBLE');
  });
});

describe('value', () => {
  it('waits in transit, backs what is outstanding once it is accepted, and is paid out of that', async () => {
    const before = await api.available(payer);
    const id = await lock(1_000);
    expect(
      [await api.available(payer), (await read()).outstanding_cents, (await read()).issued_today_cents],
    ).toEqual([before - 1_000, 0, 1_000]);
    const close = await api.call('closeAccount', { path: { account_id: payer }, body: {} });
    expect(close.body).toMatchObject({ details: { qbrl: 1 } });
    await accept(id);
    await accept(id);
    expect(await read()).toMatchObject({ outstanding_cents: 1_000, backing_cents: 1_000 });
    await release(400);
    expect([await api.available(payee), (await read()).outstanding_cents]).toEqual([400, 600]);
    await expectBacked();
  });

  it('that is refused goes back, and the day may issue as much again; a lock ends one way', async () => {
    const [before, { issued_today_cents }] = [await api.available(payer), await read()];
    const id = await lock(700);
    await refuse(id);
    await refuse(id);
    expect([await api.available(payer), (await read()).issued_today_cents]).toEqual([before, issued_today_cents]);
    await expect(accept(id)).rejects.toThrow('a lock ends one way');
    await expectBacked();
  });

  it('that backs qBRL is nobody else’s: it is not spent, and paid out whatever becomes of its account', async () => {
    expect(await balances(backing)).toMatchObject({ posted: 600, blocked: 600, available: 0 });
    expect(codeOf(await api.transfer(backing, payee, 1))).toBe('422 INSUFFICIENT_FUNDS');
    await api.ok('freezeAccount', { path: { account_id: backing }, body: {} });
    await release(100);
    await api.ok('unfreezeAccount', { path: { account_id: backing }, body: {} });
    expect((await read()).outstanding_cents).toBe(500);
  });

  it('may be more than is outstanding: what others pay there is spent as before', async () => {
    await api.transfer(payer, backing, 50);
    expect([await balances(backing), (await read()).backing_cents]).toMatchObject([{ posted: 550, blocked: 500, available: 50 }, 550]);
    await expectBacked();
    await api.transfer(backing, payer, 50);
  });

  it.each([['max_per_issuance_cents', 1_001], ['max_issued_per_day_cents', 1_000]])('is not locked beyond %s', async (cap, cents) => {
    for (let left = 4_000 - (await read()).issued_today_cents; cap === 'max_issued_per_day_cents' && left >= 1_000; left -= 1_000)
      await accept(await lock(1_000));
    await expect(lock(cents)).rejects.toMatchObject({ code: 'QBRL_CAP_EXCEEDED', details: { cap, requested_cents: cents } });
  });
});

describe('caps, over two processes', () => {
  it(`${LOCKERS} who lock at once take exactly what is left of all that may be outstanding`, async () => {
    const { outstanding_cents } = await read();
    await setPolicy(api, backing, signers, { max_outstanding_cents: outstanding_cents + 10 * 7 + 6 });
    const locked = await Promise.allSettled(Array.from({ length: LOCKERS }, (_, n) => lock(7, n % 2 ? api : there)));
    const ids = locked.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []));
    const reasons = locked.flatMap((it) => (it.status === 'rejected' ? [(it.reason as { code: string }).code] : []));
    expect([ids.length, new Set(reasons)]).toEqual([10, new Set(['QBRL_CAP_EXCEEDED'])]);
    const under_way = 70;
    await expect(lock(7)).rejects.toMatchObject({ details: { cap: 'max_outstanding_cents', used_cents: outstanding_cents + under_way } });
    await Promise.all(ids.map((id, n) => accept(id, n % 2 ? api : there)));
    expect((await read()).outstanding_cents).toBe(outstanding_cents + under_way);
    await expectBacked();
  });

  it('a lock of before midnight in São Paulo that is refused after it gives nothing to the new day', async () => {
    await setPolicy(api, backing, signers, { max_issued_per_day_cents: 9_000 });
    const id = await lock(500);
    clock.advance(5 * HOUR_MS); // 01:00 of the next day
    const fresh = await lock(300);
    await refuse(id);
    expect((await read()).issued_today_cents).toBe(300);
    await refuse(fresh);
    expect((await read()).issued_today_cents).toBe(0);
    await expectBacked();
  });
});

describe('a version to come', () => {
  it('holds from its instant on, whoever looks first: no job has run', async () => {
    const from = later(HOUR_MS);
    const answer = await set(await next({ effective_from: from, max_per_issuance_cents: 5 }));
    const number = answer.body.latest_version;
    expect(answer.body).toMatchObject({ current_version: number - 1, scheduled_version: number });
    await accept(await lock(6));
    clock.advance(HOUR_MS);
    await expect(lock(6, there)).rejects.toMatchObject({ code: 'QBRL_CAP_EXCEEDED' });
    const { current_version, scheduled_version, versions: [now, before] } = await read();
    expect([current_version, scheduled_version, now?.effective_from, before?.superseded_at]).toEqual([number, null, from, from]);
    expect((await eventsOf()).at(-1)).toEqual(['qbrl_policy.took_effect', expect.any(Number), number, 'IN_FORCE']);
  });

  it('never holds where a newer one was added before', async () => {
    const scheduled = await set(await next({ effective_from: later(HOUR_MS) }));
    const { latest_version } = await setPolicy(api, backing, signers);
    clock.advance(HOUR_MS);
    const { versions } = await read();
    expect(versions.slice(0, 2).map(({ policy_version, status }) => [policy_version, status])).toEqual([
      [latest_version, 'IN_FORCE'], [scheduled.body.latest_version, 'SUPERSEDED'],
    ]);
  });

  it('is taken into force by the job where nobody asks', async () => {
    const other = await asset();
    const { body: { latest_version, outstanding_cents } } = await set(await next({
      effective_from: later(HOUR_MS), redemption_account_id: other,
    }));
    clock.advance(HOUR_MS);
    const { database, contextFor, log } = api.service as unknown as {
      database: never; contextFor: (tenant: string) => AppContext; log: never;
    };
    for (const { run } of qbrlJobs(database, contextFor.bind(api.service), log)) await run();
    const [row] = await api.service.database.forTenant('demo').read((em) => em.execute<{ n: number }[]>(
      `select policy_version as n from razao.qbrl_versions where status = 'IN_FORCE'`,
    ));
    expect([row?.n, (await balances(other))?.blocked]).toEqual([latest_version, outstanding_cents]);
    await expectBacked();
  });

  it('with another account takes over what is outstanding, among locks of two processes', async () => {
    const [from, to] = [(await read()).versions[0]?.redemption_account_id ?? '', await asset()];
    await set(await next({ redemption_account_id: to, effective_from: later(HOUR_MS) }));
    const waiting = await Promise.all(Array.from({ length: 6 }, () => lock(10)));
    clock.advance(HOUR_MS);
    const work = waiting.flatMap((id, n) => [accept(id, n % 2 ? api : there), lock(10, n % 2 ? there : api), release(5)]);
    await Promise.all(work);
    expect(await balances(from)).toMatchObject({ posted: 0, blocked: 0 });
    await expectBacked();
    const again = await setPolicy(api, from, signers); // it was a redemption account before
    expect([again.versions[0]?.redemption_account_id, again.backing_cents]).toEqual([from, again.outstanding_cents]);
    await expectBacked();
  });
});

it('a version whose answer was lost is answered to its repetition, and not added again', async () => {
  const [body, ctx] = [await next(), () => api.service.contextFor('demo', 'cli_ops', { id: 'op:demo:lost', digest: 'x', status: 201 })];
  const { latest_version } = await read();
  const dying = ctx();
  const db = Object.create(dying.db, { write: { value: async () => { throw new Error('killed'); } } }) as AppContext['db'];
  await expect(operatorSetQbrlPolicy(derive(dying, { db }), body)).rejects.toThrow('killed');
  for (let n = 0; n < 2; n += 1) expect(await once(() => operatorSetQbrlPolicy(ctx(), body))).toMatchObject({
    latest_version: latest_version + 1,
  });
  expect((await read()).latest_version).toBe(latest_version + 1);
});

it('a squad carries the hash of the version it was founded under, whatever comes after', async () => {
  const { versions: [held] } = await read();
  const { sqd_id, vqbrl_policy_hash } = await api.ok<SquadDetailResponse>('createSquad', {
    body: { name: 'Casa', actor_account_id: payer },
  });
  await setPolicy(api, await asset(), signers);
  const after = await api.ok<SquadDetailResponse>('getSquad', { path: { sqd_id }, query: { caller_account_id: payer } });
  expect([vqbrl_policy_hash, after.vqbrl_policy_hash]).toEqual([held?.policy_hash, held?.policy_hash]);
});

it('of operators who add the next version at once, one does', async () => {
  const { latest_version } = await read();
  const body = await next({ based_on_version: latest_version });
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => set(body, {}, n % 2 ? api : there)));
  expect(answers.map(codeOf).toSorted()).toEqual(['201 undefined', ...Array(7).fill('409 QBRL_POLICY_VERSION_CONFLICT')]);
  expect((await read()).latest_version).toBe(latest_version + 1);
});

it('what gauges are told is what the policy says', async () => {
  const { outstanding_cents, backing_cents } = await read();
  const rows = await api.service.database.query<Record<string, string>>({
    name: 'qbrl-backing', text: 'select * from razao.qbrl_backing()',
  }, []);
  expect(rows.map(({ tenant_id, outstanding, backing: held }) => [tenant_id, Number(outstanding), Number(held)])).toEqual([
    ['demo', outstanding_cents, backing_cents],
  ]);
});
