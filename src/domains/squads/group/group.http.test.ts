/** A squad itself: its founding, what its members read of it, its settings, goal and end, and its first money. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AccountResponse, AccountSquadListResponse, ContributionResponse, SquadDetailResponse, SquadGoalResponse, SquadListResponse,
} from '../../../../generated/models.ts';
import { startTestService, TENANT, type Answer, type Call, type TestService } from '../../../../test/support/service.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { RAZAO_ROLES: 'api' } });
});
afterAll(async () => {
  expect(await verifyJournal(service.service.database, TENANT)).toMatchObject({ ok: true });
  await service.stop();
});

const found = (actor_account_id: string, more: object = {}) =>
  service.ok<SquadDetailResponse>('createSquad', { body: { actor_account_id, name: 'Casa', ...more } });
const read = (sqd_id: string, caller_account_id: string) =>
  service.ok<SquadDetailResponse>('getSquad', { path: { sqd_id }, query: { caller_account_id } });
const deposit = (sqd_id: string, actor_account_id: string, value: number, more: Call = {}): Promise<Answer<ContributionResponse>> =>
  service.call('contributeToSquad', {
    path: { sqd_id }, body: { kind: 'FUNDED', actor_account_id, amount: { currency: 'BRL', value } }, ...more,
  });
const eventsOf = (sqd_id: string) => service.service.database.forTenant(TENANT).read((em) => em.execute<{
  event_type: string; version: number;
}[]>(
  `select event_type, entity_version::int as version from razao.outbox where entity_id = ? order by commit_no, n`, [sqd_id]));
const correlated = (sqd_id: string) => service.service.database.forTenant(TENANT).read((em) => em.execute<{ event_type: string }[]>(
  `select event_type from razao.outbox where body::json -> 'correlation' ->> 'sqd_id' = ? order by commit_no, n`, [sqd_id]));

describe('createSquad', () => {
  it('founds a squad with an account of its own, and its founder is its OWNER', async () => {
    const founder = await service.account();
    const squad = await found(founder, {
      location: { label: 'Vila Madalena', latitude: -23.5, longitude: -46.6 }, template_config: { a: [1] },
    });
    expect(squad).toMatchObject({
      state: 'OPEN', frozen: false, name: 'Casa', balance: { currency: 'BRL', value: 0 }, last_event_seq: 1, created_by: founder,
      cycle: null, goal: null,
      metadata: { emoji: null, location: { label: 'Vila Madalena', latitude: -23.5, longitude: -46.6 }, template_config: { a: [1] } },
      members: [{ member_account_id: founder, role: 'OWNER', status: 'ACTIVE', quota: 1, invited_at: null, auto_collect: [] }],
      rules: { spend_approval: null }, pending_spend_requests: { count: 0, ids: [] }, config_utxo_ref: null, vqbrl_policy_hash: null,
    });
    expect(await read(squad.sqd_id, founder)).toEqual(squad);
    const account = await service.ok<AccountResponse>('getAccount', { path: { account_id: squad.account_id ?? '' } });
    const own = await service.ok<AccountResponse>('getAccount', { path: { account_id: founder } });
    expect(account).toMatchObject({ type: 'SQUAD', status: 'ACTIVE', owner_party_id: own.owner_party_id, currency: 'BRL' });
    expect(await correlated(squad.sqd_id)).toEqual([{ event_type: 'squad.created' }]);
  });

  const refused: [string, () => Promise<object>, number, string][] = [
    ['an account that nobody has', async () => ({ actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' }), 404, 'ACCOUNT_NOT_FOUND'],
    [
      'an account of another tenant', async () => ({ actor_account_id: await service.account(0, { tenant: 'other' }) }), 404,
      'ACCOUNT_NOT_FOUND',
    ],
    ['a GUEST', async () => ({ actor_account_id: await service.account(0, { type: 'GUEST' }) }), 422, 'MEMBER_NOT_ELIGIBLE'],
    [
      'the account of a squad', async () => ({ actor_account_id: (await found(await service.account())).account_id }), 422,
      'MEMBER_NOT_ELIGIBLE',
    ],
    ['a closed account', async () => {
      const account_id = await service.account();
      await service.ok('closeAccount', { path: { account_id } });
      return { actor_account_id: account_id };
    }, 422, 'ACCOUNT_CLOSED'],
  ];
  it.each(refused)('%s cannot found one', async (_, make, status, error) => {
    expect(await service.call('createSquad', { body: { name: 'x', ...await make() } })).toMatchObject({ status, body: { error } });
  });

  it('a place has both coordinates or none', async () => {
    const actor_account_id = await service.account();
    const answer = await service.call('createSquad', { body: { actor_account_id, name: 'x', location: { label: 'y', latitude: 1 } } });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'location', 'longitude'] }] } });
  });

  it('one key founds one squad; without a key each request founds one', async () => {
    const body = { actor_account_id: await service.account(), name: 'x' };
    const ask = (key: string | null) => service.call<SquadDetailResponse>('createSquad', { key, body });
    const same = await Promise.all([ask('found-once'), ask('found-once'), ask('found-once')]);
    expect(new Set(same.map((answer) => answer.body.sqd_id)).size).toBe(1);
    expect((await ask(null)).body.sqd_id).not.toBe((await ask(null)).body.sqd_id);
  });
});

describe('getSquad', () => {
  it('is for its members only, and foreign squads are none', async () => {
    const [founder, stranger] = [await service.account(), await service.account()];
    const { sqd_id } = await found(founder);
    const ask = (call: Call) => service.call('getSquad', { path: { sqd_id }, query: { caller_account_id: founder }, ...call });
    expect(await ask({ query: { caller_account_id: stranger } })).toMatchObject({
      status: 403, body: { error: 'NOT_A_SQUAD_MEMBER', details: { account_id: stranger } },
    });
    expect(await ask({ query: { caller_account_id: 'acc_none' } })).toMatchObject({ status: 404, body: { error: 'ACCOUNT_NOT_FOUND' } });
    expect(await ask({ path: { sqd_id: 'sqd_01KJQB073FP9202FDSF937V0P9' } })).toMatchObject({
      status: 404, body: { error: 'SQUAD_NOT_FOUND' },
    });
    expect(await ask({ tenant: 'other' })).toMatchObject({ status: 404, body: { error: 'SQUAD_NOT_FOUND' } });
  });
});

describe('a deposit', () => {
  it('moves money into the pot at once, counts it, and names the squad in all it writes', async () => {
    const founder = await service.account(1000);
    const { sqd_id, account_id = '' } = await found(founder);
    const { status, body } = await deposit(sqd_id, founder, 300);
    expect([status, body]).toMatchObject([201, { sqd_id, entry_seq: 2, kind: 'FUNDED', state: 'SETTLED', actor_account_id: founder, amount:
      { value: 300 }, description: '', shares: [], open_cents: 0, period: null }]);
    expect([await service.available(founder), await service.available(account_id)]).toEqual([700, 300]);
    expect(await read(sqd_id, founder)).toMatchObject({
      balance: { value: 300 }, last_event_seq: 2,
      ledger_summary: {
        as_of_seq: 2, total_funded_in: { value: 300 }, total_funded_out: { value: 0 }, vqbrl_outstanding: 300,
        positions: [{ funded_in_cents: 300 }],
      },
    });
    expect((await correlated(sqd_id)).map(({ event_type }) => event_type)).toEqual([
      'squad.created', 'obligation.created', 'obligation.settled', 'squad.funded',
    ]);
    const obligation = await service.ok('getObligation', { path: { obligation_id: body.obligation_id ?? '' } });
    expect(obligation).toMatchObject({ rail: 'NATIVE', state: 'FINAL', debtor: { account_id: founder }, creditor: { account_id } });
    const topics = await service.service.database.forTenant(TENANT).read((em) => em.execute<{ found: number }[]>(
      `select count(*)::int as found from razao.commits where tenant_id = ? and announced @> array['squad.funded squad', 'obligation.settled squad']`, [
        TENANT,
      ]));
    expect(topics[0]?.found).toBeGreaterThan(0);
  });

  it('one key deposits once; without a key each request does', async () => {
    const founder = await service.account(1000);
    const { sqd_id } = await found(founder);
    const answers = await Promise.all([1, 2, 3].map(() => deposit(sqd_id, founder, 100, { key: 'deposit-once' })));
    expect(new Set(answers.map(({ body }) => body.entry_seq)).size).toBe(1);
    await Promise.all([deposit(sqd_id, founder, 10), deposit(sqd_id, founder, 10)]);
    expect(await read(sqd_id, founder)).toMatchObject({ balance: { value: 120 }, last_event_seq: 4 });
  });

  const body = { kind: 'FUNDED', amount: { currency: 'BRL', value: 10 } };
  const refused: [string, object, number, object][] = [
    ['another kind', { kind: 'GIFT' }, 400, { error: 'INVALID_KIND', details: { kind: 'GIFT', allowed: ['FUNDED', 'ACCOUNTING'] } }],
    ['a split', { split: { method: 'EQUAL' } }, 422, { error: 'SPLIT_NOT_APPLICABLE', details: { fields: ['split'] } }],
    ['another currency', { amount: { currency: 'USD', value: 10 } }, 422, { error: 'CURRENCY_MISMATCH' }],
    [
      'more than there is', { amount: { currency: 'BRL', value: 1001 } }, 422,
      { error: 'INSUFFICIENT_FUNDS', details: { available: 1000, required: 1001 } },
    ],
    ['more than may move at once', { amount: { currency: 'BRL', value: 9_007_199_254_740_991 } }, 422, { error: 'BALANCE_OVERFLOW' }],
  ];
  it.each(refused)('of %s is refused, and nothing is counted', async (_, more, status, error) => {
    const founder = await service.account(1000);
    const { sqd_id } = await found(founder);
    expect(await service.call('contributeToSquad', { path: { sqd_id }, body: { ...body, actor_account_id: founder, ...more } }))
      .toMatchObject({ status, body: error });
    expect(await read(sqd_id, founder)).toMatchObject({ last_event_seq: 1, balance: { value: 0 } });
  });
});

describe('a goal', () => {
  const set = (sqd_id: string, actor_account_id: string, value: number, more: object = {}) =>
    service.call<SquadGoalResponse>('setSquadGoal', {
      path: { sqd_id }, body: { actor_account_id, target_amount: { currency: 'BRL', value }, ...more },
    });

  it('is reached once, by the deposit that first meets it, and goes with its removal', async () => {
    const founder = await service.account(1000);
    const { sqd_id } = await found(founder);
    expect(await set(sqd_id, founder, 200, { target_date: '2099-12-31' })).toMatchObject({
      status: 200, body: {
        sqd_id, goal: { target_amount: { value: 200 }, funded_cents: 0, progress: 0, target_date: '2099-12-31', achieved_at: null },
      },
    });
    await deposit(sqd_id, founder, 150);
    await deposit(sqd_id, founder, 50);
    await deposit(sqd_id, founder, 50);
    const squad = await read(sqd_id, founder);
    expect(squad.goal).toMatchObject({ funded_cents: 250, progress: 1, achieved_at: expect.any(String) });
    expect((await eventsOf(sqd_id)).map(({ event_type }) => event_type)).toEqual([
      'squad.created', 'squad_goal.set', 'squad.funded', 'squad.funded', 'squad_goal.achieved', 'squad.funded',
    ]);
    const again = await set(sqd_id, founder, 200, { target_date: '2099-12-31' });
    expect([again.body.goal, (await read(sqd_id, founder)).last_event_seq]).toEqual([squad.goal, squad.last_event_seq]);
    const remove = () => service.ok('deleteSquadGoal', { path: { sqd_id }, body: { actor_account_id: founder } });
    expect([await remove(), await remove()]).toEqual([{ sqd_id, goal: null }, { sqd_id, goal: null }]);
    expect((await set(sqd_id, founder, 250)).body.goal).toMatchObject({ achieved_at: expect.any(String) });
    const versions = (await eventsOf(sqd_id)).map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
  });

  it('of another currency or a day that has passed is refused', async () => {
    const founder = await service.account();
    const { sqd_id } = await found(founder);
    expect(await set(sqd_id, founder, 5, { target_date: '2020-01-01' })).toMatchObject({
      status: 422, body: { error: 'GOAL_DATE_PAST', details: { target_date: '2020-01-01' } },
    });
    expect(await set(sqd_id, founder, 5, { target_amount: { currency: 'USD', value: 5 } })).toMatchObject({
      status: 422, body: { error: 'CURRENCY_MISMATCH' },
    });
  });
});

describe('updateSquad', () => {
  it('changes what is given, takes away what is null, and announces the names of what changed', async () => {
    const founder = await service.account();
    const { sqd_id } = await found(founder, { description: 'd', emoji: '🏠' });
    const update = (more: object) => service.ok<SquadDetailResponse>('updateSquad', {
      path: { sqd_id }, body: { actor_account_id: founder, ...more },
    });
    const changed = await update({ name: 'Nova', emoji: null, location: { label: 'Pinheiros' } });
    expect(changed).toMatchObject({
      name: 'Nova', last_event_seq: 2, metadata: { description: 'd', emoji: null, location: { label: 'Pinheiros', latitude: null } },
    });
    expect((await update({ name: 'Nova', location: { label: 'Pinheiros' } })).last_event_seq).toBe(2);
    expect(await read(sqd_id, founder)).toEqual(changed);
  });
});

describe('freezing', () => {
  it('stops deposits and not settings; again it changes nothing', async () => {
    const founder = await service.account(100);
    const { sqd_id } = await found(founder);
    const call = (operation: 'freezeSquad' | 'unfreezeSquad') => service.ok<SquadDetailResponse>(operation, {
      path: { sqd_id }, body: { actor_account_id: founder },
    });
    expect([(await call('freezeSquad')).frozen, (await call('freezeSquad')).last_event_seq]).toEqual([true, 2]);
    expect(await deposit(sqd_id, founder, 1)).toMatchObject({ status: 422, body: { error: 'SQUAD_FROZEN', details: { sqd_id } } });
    expect(
      await service.call('updateSquad', { path: { sqd_id }, body: { actor_account_id: founder, name: 'x' } }),
    ).toMatchObject({ status: 200 });
    expect([(await call('unfreezeSquad')).frozen, (await call('unfreezeSquad')).last_event_seq]).toEqual([false, 4]);
    expect((await deposit(sqd_id, founder, 1)).status).toBe(201);
  });
});

describe('closeSquad', () => {
  const close = (sqd_id: string, actor_account_id: string) =>
    service.call<SquadDetailResponse>('closeSquad', { path: { sqd_id }, body: { actor_account_id, reason: 'fim' } });

  it('ends an empty squad and its account; it stays readable, and closing again changes nothing', async () => {
    const founder = await service.account(10);
    const { sqd_id, account_id = '' } = await found(founder);
    const closed = await close(sqd_id, founder);
    expect(closed).toMatchObject({ status: 200, body: { state: 'CLOSED', closed_by: founder, members: [{ member_account_id: founder }] } });
    expect((await close(sqd_id, founder)).body).toEqual(closed.body);
    expect(await read(sqd_id, founder)).toEqual(closed.body);
    expect(await service.ok('getAccount', { path: { account_id } })).toMatchObject({ status: 'CLOSED' });
    expect(await eventsOf(account_id)).toEqual([
      { event_type: 'account.created', version: 1 }, { event_type: 'account.closed', version: 2 },
    ]);
    expect(await deposit(sqd_id, founder, 1)).toMatchObject({ status: 422, body: { error: 'SQUAD_CLOSED' } });
  });

  it('refuses while the pot holds money', async () => {
    const founder = await service.account(10);
    const { sqd_id } = await found(founder);
    await deposit(sqd_id, founder, 4);
    expect(await close(sqd_id, founder)).toMatchObject({
      status: 409, body: { error: 'SQUAD_NOT_EMPTY', details: { balance_cents: 4, total_open_debt_cents: 0, open_obligations: 0 } },
    });
  });

  it('and a deposit have one order', async () => {
    for (let round = 0; round < 6; round += 1) {
      const founder = await service.account(10);
      const { sqd_id, account_id = '' } = await found(founder);
      const [closing, paid] = await Promise.all([close(sqd_id, founder), deposit(sqd_id, founder, 4)]);
      expect([[200, 422], [409, 201]]).toContainEqual([closing.status, paid.status]);
      expect(await service.available(account_id)).toBe(paid.status === 201 ? 4 : 0);
    }
  });
});

describe('lists', () => {
  it('show an account its squads, the one joined last first, and the operator all', async () => {
    const founder = await service.account(100);
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await found(founder, { name: `n${n}` })).sqd_id);
    await deposit(ids[0] ?? '', founder, 7);
    await service.ok('closeSquad', { path: { sqd_id: ids[1] ?? '' }, body: { actor_account_id: founder } });
    const page = (query: Record<string, string | number>) => service.ok<AccountSquadListResponse>('listAccountSquads', {
      path: { acc_id: founder }, query,
    });
    const first = await page({ limit: 2 });
    const second = await page({ limit: 2, cursor: first.next_cursor ?? '' });
    expect([...first.items, ...second.items].map(({ sqd_id }) => sqd_id)).toEqual(ids);
    expect(first.items[0]).toMatchObject({ balance: { value: 7 }, role: 'OWNER', member_count: 1, your_net_cents: 0, goal: null });
    expect((await page({ state: 'CLOSED' })).items).toMatchObject([{ sqd_id: ids[1], state: 'CLOSED' }]);
    const all = await service.ok<SquadListResponse>('listSquads', { query: { limit: 3 } });
    expect(all.items.map(({ sqd_id }) => sqd_id)).toEqual(ids);
    expect((await service.ok<SquadListResponse>('listSquads', { query: { state: 'OPEN', limit: 1 } })).items).toMatchObject([
      { sqd_id: ids[0], member_count: 1 },
    ]);
  });
});

it('a member of an open squad cannot close its account; once the squad is closed it can', async () => {
  const founder = await service.account();
  const { sqd_id } = await found(founder);
  const close = () => service.call('closeAccount', { path: { account_id: founder } });
  expect(await close()).toMatchObject({ status: 409, body: { error: 'ACCOUNT_NOT_EMPTY', details: { squads: 1 } } });
  await service.ok('closeSquad', { path: { sqd_id }, body: { actor_account_id: founder } });
  expect((await close()).status).toBe(200);
});
