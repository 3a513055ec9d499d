/** Spending the money of a squad: rules, requests, approvals; what the ledger and the rail make of it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AccountResponse, ObligationResponse, SpendRequestListResponse, SpendResponse, SquadDetailResponse, SquadRulesResponse,
  SquadSpendRequestOut,
} from '../../../../generated/models.ts';
import { eventually, startTestService, TENANT, type Answer, type TestService } from '../../../../test/support/service.ts';
import { foundSquad } from '../../../../test/support/squads-house.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { FixedClock } from '../../../platform/clock.ts';

const HOUR_MS = 3_600_000;
/** Of races between two processes: hundreds for a long proof. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 2);
let clock: FixedClock;
let service: TestService;
beforeAll(async () => {
  clock = new FixedClock('2026-03-02T12:00:00.000Z');
  service = await startTestService({ clock });
});
afterAll(async () => {
  expect(await verifyJournal(service.service.database, TENANT)).toMatchObject({ ok: true });
  await service.stop();
});

const brl = (value: number) => ({ currency: 'BRL', value });
const inside = (account_id: string) => ({ kind: 'account', account_id });
const outside = (external_id: string) => ({ kind: 'external', external_id });
const error = (status: number, code: string, details?: object) => ({ status, body: { error: code, ...(details && { details }) } });

interface House {
  readonly sqd_id: string;
  readonly squadAccount: string;
  /** The OWNER who founded it, another OWNER, and two SPENDERs. */
  readonly ana: string;
  readonly bia: string;
  readonly caio: string;
  readonly davi: string;
  /** An account that is not a member. */
  readonly shop: string;
}

async function house(cents = 10_000): Promise<House> {
  const [ana, bia, caio, davi, shop] = [
    await service.account(cents), await service.account(), await service.account(), await service.account(), await service.account(),
  ];
  const { sqd_id, squadAccount } = await foundSquad(service, ana, bia, caio, davi);
  await service.ok('changeMemberRole', { path: { sqd_id, member_account_id: bia }, body: { actor_account_id: ana, role: 'OWNER' } });
  if (cents > 0) await service.ok('contributeToSquad', {
    path: { sqd_id }, body: { kind: 'FUNDED', actor_account_id: ana, amount: brl(cents) },
  });
  return { sqd_id, squadAccount, ana, bia, caio, davi, shop };
}

const setRules = ({ sqd_id, ana }: House, more: object = {}, actor_account_id = ana): Promise<Answer<SquadRulesResponse>> =>
  service.call('setSpendApprovalRules', {
    path: { sqd_id }, body: { actor_account_id, spend_approval: { threshold_amount: brl(1000), approvals_required: 1, ...more } },
  });
const spend = ({ sqd_id, shop }: House, actor_account_id: string, value: number, more: object =
  {}, key?: string): Promise<Answer<SpendResponse>> =>
  service.call('spendFromSquad', {
    path: { sqd_id }, body: { actor_account_id, amount: brl(value), rail: 'NATIVE', recipient: inside(shop), ...more }, ...(key && { key }),
  });
const approve = ({ sqd_id }: House, spr_id: string, actor_account_id: string, key?: string): Promise<Answer<SquadSpendRequestOut>> =>
  service.call('approveSpendRequest', { path: { sqd_id, spr_id }, body: { actor_account_id }, ...(key && { key }) });
const reject = ({ sqd_id }: House, spr_id: string, actor_account_id: string, more: object = {}): Promise<Answer<SquadSpendRequestOut>> =>
  service.call('rejectSpendRequest', { path: { sqd_id, spr_id }, body: { actor_account_id, ...more } });
const list = ({ sqd_id, ana }: House, query: Record<string, string | number> = {}): Promise<SpendRequestListResponse> =>
  service.ok('listSpendRequests', { path: { sqd_id }, query: { caller_account_id: ana, ...query } });
const read = ({ sqd_id, ana }: House) => service.ok<SquadDetailResponse>('getSquad', {
  path: { sqd_id }, query: { caller_account_id: ana },
});
const rows = <T>(sql: string, ...values: unknown[]) => service.service.database.forTenant(TENANT).read(
  (em) => em.execute<T[]>(sql, values),
);
const eventsOf = async (entity: string): Promise<string[]> =>
  (await rows<{ event_type: string }>('select event_type from razao.outbox where entity_id = ? order by commit_no, n', entity)).map(
    ({ event_type }) => event_type,
  );

/** A spend of 3000 that waits for as many approvals of OWNERS. */
async function asked(home: House, author = home.caio, rules: object = {}, more: object = {}): Promise<string> {
  expect((await setRules(home, rules)).status).toBe(200);
  const { status, body } = await spend(home, author, 3000, more);
  expect([status, body.state]).toEqual([201, 'PENDING_APPROVAL']);
  return body.spend_request?.spend_request_id ?? '';
}

/** Races of a request with one approval to come, each pair in two processes: one obligation or none, and every answer agrees. */
async function race(there: TestService): Promise<void> {
  const home = await house();
  const { sqd_id, ana, bia } = home;
  const elsewhere = (operation: 'approveSpendRequest' | 'rejectSpendRequest' | 'freezeSquad', spr_id: string) =>
    there.call(operation, { path: { sqd_id, spr_id }, body: { actor_account_id: bia } });
  const ids = [await asked(home), await asked(home), await asked(home)] as const;
  const pairs = [
    await Promise.all([approve(home, ids[0], ana), elsewhere('approveSpendRequest', ids[0])]),
    await Promise.all([approve(home, ids[1], ana), elsewhere('rejectSpendRequest', ids[1])]),
  ];
  for (const pair of pairs) expect(pair.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [last] = await Promise.all([approve(home, ids[2], ana), elsewhere('freezeSquad', ids[2])]);
  expect([200, 422]).toContain(last.status);
  const states = new Map((await list(home)).items.map(({ spend_request_id, state }) => [spend_request_id, state]));
  expect([states.get(ids[0]), states.get(ids[2])]).toEqual(['EXECUTED', last.status === 200 ? 'EXECUTED' : 'PENDING_APPROVAL']);
  const executed = [...states.values()].filter((state) => state === 'EXECUTED').length;
  expect(await service.available(home.squadAccount)).toBe(10_000 - 3000 * executed);
  expect(await rows('select obligation_id from razao.squad_entries where sqd_id = ? and kind = ?', sqd_id, 'SPEND')).toHaveLength(executed);
}

describe('the rules', () => {
  it('are set as a whole with their defaults, once, and removed', async () => {
    const home = await house(0);
    const { body: { rules: { spend_approval } } } = await setRules(home);
    expect(spend_approval).toEqual({
      threshold_amount: brl(1000), approvals_required: 1, approver_group: 'OWNERS', applies_to: 'SPENDERS', expires_in_seconds: 604_800,
      updated_at: '2026-03-02T12:00:00.000Z', updated_by_account_id: home.ana,
    });
    const before = await read(home);
    expect((await setRules(home, {}, home.bia)).body.rules.spend_approval).toEqual(spend_approval);
    expect(await read(home)).toEqual(before);
    expect((await setRules(home, { approver_group: 'MEMBERS', expires_in_seconds: 3600 })).body.rules.spend_approval).toMatchObject({
      applies_to: 'ALL', expires_in_seconds: 3600,
    });
    const remove = () => service.ok('deleteSpendApprovalRules', { path: { sqd_id: home.sqd_id }, body: { actor_account_id: home.ana } });
    expect([await remove(), await remove()]).toEqual(Array(2).fill({ sqd_id: home.sqd_id, rules: { spend_approval: null } }));
    expect((await eventsOf(home.sqd_id)).filter((type) => type.startsWith('squad_rules'))).toEqual([
      'squad_rules.set', 'squad_rules.set', 'squad_rules.removed',
    ]);
  });

  it.each<[string, object, (home: House) => string, number, string]>([
    ['by a SPENDER', {}, ({ caio }) => caio, 403, 'INSUFFICIENT_ROLE'],
    ['by a stranger', {}, ({ shop }) => shop, 403, 'NOT_A_SQUAD_MEMBER'],
    ['by nobody', {}, () => 'acc_none', 404, 'ACCOUNT_NOT_FOUND'],
    ['in another currency', { threshold_amount: { currency: 'USD', value: 1 } }, ({ ana }) => ana, 422, 'CURRENCY_MISMATCH'],
    ['that no author could satisfy', { approver_group: 'MEMBERS', approvals_required: 4 }, ({ ana }) => ana, 422, 'APPROVALS_UNREACHABLE'],
    ['that an OWNER could not satisfy', { applies_to: 'ALL', approvals_required: 2 }, ({ ana }) => ana, 422, 'APPROVALS_UNREACHABLE'],
  ])('are not set %s', async (_, more, actor, status, code) => {
    const home = await house(0);
    expect(await setRules(home, more, actor(home))).toMatchObject(error(status, code));
    expect(await read(home)).toMatchObject({ rules: { spend_approval: null } });
  });
});

describe('a spend without approval', () => {
  it('moves the money at once to an account, by any member, and names the squad', async () => {
    const home = await house();
    const { status, body } = await spend(home, home.caio, 1800, { description: 'Pão' });
    const { last_event_seq } = await read(home);
    expect([status, body]).toMatchObject([201, {
      sqd_id: home.sqd_id, state: 'EXECUTED', entry_seq: last_event_seq, amount: brl(1800), rail: 'NATIVE', recipient: inside(home.shop),
      description: 'Pão',
      spend_request: null, balance: brl(8200),
    }]);
    expect([await service.available(home.squadAccount), await service.available(home.shop)]).toEqual([8200, 1800]);
    expect(await read(home)).toMatchObject({
      balance: brl(8200), ledger_summary: { total_funded_in: brl(10_000), total_funded_out: brl(1800) },
    });
    expect(await service.ok('getObligation', { path: { obligation_id: body.obligation_id ?? '' } })).toMatchObject({
      state: 'FINAL', debtor: { account_id: home.squadAccount }, tx_id: body.tx_id,
    });
    expect(await rows('select kind, state, amount::int from razao.squad_entries where obligation_id = ?', body.obligation_id)).toEqual([
      { kind: 'SPEND', state: 'SETTLED', amount: 1800 },
    ]);
    const [event] = await rows<{ sqd: string }>(
      `select body::json -> 'correlation' ->> 'sqd_id' as sqd from razao.outbox where entity_id = ? limit 1`, body.obligation_id,
    );
    expect(event?.sqd).toBe(home.sqd_id);
  });

  it('says to the payee what it is given, at once or once it is approved; members and rows do not see that', async () => {
    const home = await house();
    const said = { description: 'Pão', payment_description: 'Para a Dona Lia, com carinho' };
    const paid = await spend(home, home.caio, 200, said);
    await setRules(home);
    const { body: { spend_request: asked } } = await spend(home, home.caio, 1500, said);
    const { body: approved } = await approve(home, asked?.spend_request_id ?? '', home.ana);
    for (const obligation_id of [paid.body.obligation_id, approved.executed_obligation_id]) {
      expect(await service.ok<ObligationResponse>('getObligation', { path: { obligation_id: obligation_id ?? '' } })).toMatchObject({
        description: 'Para a Dona Lia, com carinho',
      });
    }
    expect(JSON.stringify([paid.body, asked, approved])).not.toContain('Dona Lia');
    const kept = [
      ...await rows('select recipient from razao.squad_entries where sqd_id = ?', home.sqd_id),
      ...await rows('select recipient from razao.squad_spend_requests where sqd_id = ?', home.sqd_id),
    ];
    expect([kept.length > 2, JSON.stringify(kept)]).toEqual([true, expect.not.stringContaining('Dona Lia')]);
  });

  it('is below the threshold, or of an OWNER where the rules are for SPENDERs', async () => {
    const home = await house();
    await setRules(home);
    expect((await spend(home, home.caio, 999)).body.state).toBe('EXECUTED');
    expect((await spend(home, home.ana, 5000)).body.state).toBe('EXECUTED');
    expect((await spend(home, home.caio, 1000)).body.state).toBe('PENDING_APPROVAL');
  });

  it('one key pays once; without a key each request pays', async () => {
    const home = await house();
    const same = await Promise.all([1, 2, 3].map(() => spend(home, home.ana, 100, {}, `spend-${home.sqd_id}`)));
    expect(new Set(same.map(({ body }) => body.obligation_id)).size).toBe(1);
    await Promise.all([spend(home, home.ana, 10), spend(home, home.ana, 10)]);
    expect(await service.available(home.squadAccount)).toBe(9880);
  });

  const refused: [string, object | ((home: House) => object | Promise<object>), number, string][] = [
    ['over NATIVE to the outside', { recipient: outside('loja') }, 422, 'RAIL_NEEDS_ACCOUNTS'],
    ['to the pot itself', ({ squadAccount }) => ({ recipient: inside(squadAccount) }), 422, 'SAME_ACCOUNT'],
    ['to another pot', async () => ({ recipient: inside((await house(0)).squadAccount) }), 422, 'ACCOUNT_OF_SQUAD'],
    ['to an account that is not there', { recipient: inside('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9') }, 404, 'ACCOUNT_NOT_FOUND'],
    ['over a rail that is not bound', { rail: 'ACH', recipient: outside('loja') }, 422, 'RAIL_NOT_BOUND'],
    [
      'of dollars over PIX', { amount: { currency: 'USD', value: 5 }, rail: 'PIX', recipient: outside('pix_key:fornecedor@example.com') },
      422, 'RAIL_NOT_BOUND',
    ],
    ['of another currency', { amount: { currency: 'USD', value: 5 } }, 422, 'CURRENCY_MISMATCH'],
    ['of more than there is', { amount: brl(10_001) }, 422, 'INSUFFICIENT_FUNDS'],
    ['by a stranger', ({ shop }) => ({ actor_account_id: shop }), 403, 'NOT_A_SQUAD_MEMBER'],
  ];
  it.each(refused)('%s is refused, also where it would wait', async (_, more, status, code) => {
    const home = await house();
    const wanted = typeof more === 'function' ? await more(home) : more;
    expect(await spend(home, home.ana, 100, wanted)).toMatchObject(error(status, code));
    await setRules(home, { approver_group: 'MEMBERS', threshold_amount: brl(1) });
    const { last_event_seq } = await read(home);
    expect(await spend(home, home.ana, 100, wanted)).toMatchObject(error(status, code));
    expect(await read(home)).toMatchObject({ last_event_seq, balance: brl(10_000), pending_spend_requests: { count: 0 } });
  });

  it('asks for the person who acts, not for the holder of the pot', async () => {
    const home = await house();
    const ownerOf = async (account_id: string) => (await service.ok<AccountResponse>(
      'getAccount', { path: { account_id } },
    )).owner_party_id;
    const block = async (account_id: string, status: string) => service.ok('updateParty', {
      path: { party_id: await ownerOf(account_id) }, body: { status },
    });
    await block(home.ana, 'BLOCKED');
    expect(await spend(home, home.ana, 10)).toMatchObject(error(422, 'PARTY_BLOCKED', { party_id: await ownerOf(home.ana) }));
    expect((await spend(home, home.caio, 10)).status).toBe(201);
    await service.ok('freezeAccount', { path: { account_id: home.caio }, body: { reason: 'x' } });
    expect(await spend(home, home.caio, 10)).toMatchObject(error(422, 'ACCOUNT_FROZEN', { account_id: home.caio }));
    await service.ok('freezeAccount', { path: { account_id: home.squadAccount }, body: { reason: 'x' } });
    expect(await spend(home, home.davi, 10)).toMatchObject(error(422, 'ACCOUNT_FROZEN', { account_id: home.squadAccount }));
  });

  it('over a rail goes into transit; the end of the payment is its state, and what comes back can reach the goal', async () => {
    const home = await house();
    const { body } = await spend(home, home.ana, 4000, { rail: 'MOCK', recipient: outside('silent') });
    expect(body).toMatchObject({ state: 'EXECUTED', balance: brl(6000) });
    const stateOf = async (id: unknown) => (await rows<{ state: string }>(
      'select state from razao.squad_entries where obligation_id = ?', id,
    ))[0]?.state;
    expect(await stateOf(body.obligation_id)).toBe('PENDING');
    await service.ok('setSquadGoal', { path: { sqd_id: home.sqd_id }, body: { actor_account_id: home.ana, target_amount: brl(10_000) } });
    expect(await read(home)).toMatchObject({ goal: { achieved_at: null }, ledger_summary: { total_funded_out: brl(4000) } });
    await service.ok<ObligationResponse>('resolveObligation', {
      path: { obligation_id: body.obligation_id ?? '' }, body: { outcome: 'FAILED' },
    });
    expect(await read(home)).toMatchObject({ balance: brl(10_000), ledger_summary: { total_funded_out: brl(0) } });
    await eventually(async () => (await stateOf(body.obligation_id)) === 'FAILED');
    expect(await read(home)).toMatchObject({ goal: { achieved_at: '2026-03-02T12:00:00.000Z' } });
    const settled = await spend(home, home.ana, 1000, { rail: 'MOCK', recipient: outside('silent') });
    await service.ok('resolveObligation', { path: { obligation_id: settled.body.obligation_id ?? '' }, body: { outcome: 'SETTLED' } });
    await eventually(async () => (await stateOf(settled.body.obligation_id)) === 'SETTLED');
    expect((await eventsOf(home.sqd_id)).filter((type) => type === 'squad_goal.achieved')).toHaveLength(1);
  });
});

describe('a spend request', () => {
  it('moves nothing until the last approval, which executes it once', async () => {
    const home = await house();
    const id = await asked(home, home.caio, { approver_group: 'MEMBERS', approvals_required: 2 });
    expect(await read(home)).toMatchObject({ balance: brl(10_000), pending_spend_requests: { count: 1, ids: [id] } });
    const first = await approve(home, id, home.davi);
    expect(first).toMatchObject({ status: 200, body: { state: 'PENDING_APPROVAL', approvals: [
      { approver_account_id: home.davi },
    ], approvers: [home.ana, home.bia, home.davi], executed_at: null } });
    expect((await approve(home, id, home.davi)).body).toEqual(first.body);
    const executed = await approve(home, id, home.ana, `last-${id}`);
    expect(executed).toMatchObject({
      status: 200, body: { state: 'EXECUTED', requested_by: home.caio, executed_at: '2026-03-02T12:00:00.000Z', failed_reason: null },
    });
    expect((await approve(home, id, home.ana, `last-${id}`)).body).toEqual(executed.body);
    expect(await approve(home, id, home.ana)).toMatchObject(error(409, 'SPEND_REQUEST_NOT_PENDING', {
      spend_request_id: id, state: 'EXECUTED',
    }));
    expect([await service.available(home.squadAccount), await service.available(home.shop)]).toEqual([7000, 3000]);
    expect(await eventsOf(id)).toEqual([
      'spend_request.created', 'spend_request.approved', 'spend_request.approved', 'spend_request.executed',
    ]);
    expect(await rows('select kind from razao.squad_entries where spend_request_id = ? order by entry_seq', id)).toEqual([
      { kind: 'SPEND_REQUEST' }, { kind: 'SPEND' },
    ]);
    expect(await read(home)).toMatchObject({ pending_spend_requests: { count: 0, ids: [] } });
  });

  it.each<[string, (home: House) => string, number, string]>([
    ['who asked', ({ ana }) => ana, 403, 'OWN_SPEND_REQUEST'],
    ['a SPENDER, where OWNERS approve', ({ caio }) => caio, 403, 'INSUFFICIENT_ROLE'],
    ['a stranger', ({ shop }) => shop, 403, 'NOT_A_SQUAD_MEMBER'],
    ['nobody', () => 'acc_none', 404, 'ACCOUNT_NOT_FOUND'],
  ])('is not approved by %s', async (_, who, status, code) => {
    const home = await house();
    const id = await asked(home, home.ana, { applies_to: 'ALL' });
    expect(await approve(home, id, who(home))).toMatchObject(error(status, code));
    expect((await list(home)).items).toMatchObject([{ spend_request_id: id, state: 'PENDING_APPROVAL', approvals: [] }]);
  });

  it('is FAILED for good when the ledger refuses it at the last approval, which is answered', async () => {
    const home = await house();
    const id = await asked(home);
    await spend(home, home.ana, 8000);
    expect(await approve(home, id, home.bia)).toMatchObject({ status: 200, body: { state: 'FAILED', failed_reason:
      'INSUFFICIENT_FUNDS', executed_obligation_id: null, approvals: [{ approver_account_id: home.bia }] } });
    expect(await approve(home, id, home.ana)).toMatchObject(error(409, 'SPEND_REQUEST_NOT_PENDING', {
      spend_request_id: id, state: 'FAILED',
    }));
    expect(await reject(home, id, home.ana)).toMatchObject(error(409, 'SPEND_REQUEST_NOT_PENDING'));
    expect(await eventsOf(id)).toEqual(['spend_request.created', 'spend_request.approved', 'spend_request.failed']);
    expect(await service.available(home.squadAccount)).toBe(2000);
  });

  it('is FAILED with ACCOUNT_CLOSED when its recipient has closed', async () => {
    const home = await house();
    const id = await asked(home);
    await service.ok('closeAccount', { path: { account_id: home.shop } });
    expect((await approve(home, id, home.bia)).body).toMatchObject({ state: 'FAILED', failed_reason: 'ACCOUNT_CLOSED' });
  });

  it('is rejected by an approver, or taken back by who asked; again changes nothing', async () => {
    const home = await house();
    const id = await asked(home);
    expect(await reject(home, id, home.davi)).toMatchObject(error(403, 'INSUFFICIENT_ROLE'));
    const rejected = await reject(home, id, home.bia, { reason: 'caro' });
    expect(rejected).toMatchObject({ status: 200, body: { state: 'REJECTED', rejected_by: home.bia, reject_reason: 'caro' } });
    expect((await reject(home, id, home.ana)).body).toEqual(rejected.body);
    expect(await approve(home, id, home.ana)).toMatchObject(error(409, 'SPEND_REQUEST_NOT_PENDING'));
    const own = await asked(home);
    expect((await reject(home, own, home.caio)).body).toMatchObject({ state: 'REJECTED', rejected_by: home.caio, reject_reason: null });
  });

  it('waits in a frozen squad, where it can be rejected; the rules of its asking hold after others are set', async () => {
    const home = await house();
    const [id, other] = [await asked(home), await asked(home)];
    await service.ok('deleteSpendApprovalRules', { path: { sqd_id: home.sqd_id }, body: { actor_account_id: home.ana } });
    await service.ok('freezeSquad', { path: { sqd_id: home.sqd_id }, body: { actor_account_id: home.ana } });
    expect(await approve(home, id, home.ana)).toMatchObject(error(422, 'SQUAD_FROZEN'));
    expect(await spend(home, home.ana, 1)).toMatchObject(error(422, 'SQUAD_FROZEN'));
    expect((await reject(home, other, home.ana)).body.state).toBe('REJECTED');
    await service.ok('unfreezeSquad', { path: { sqd_id: home.sqd_id }, body: { actor_account_id: home.ana } });
    expect(await approve(home, id, home.davi)).toMatchObject(error(403, 'INSUFFICIENT_ROLE'));
    expect((await approve(home, id, home.ana)).body.state).toBe('EXECUTED');
  });

  it('loses the approval of who leaves, and ends with who asked; the leaving of an approver executes nothing', async () => {
    const home = await house();
    const id = await asked(home, home.caio, { approver_group: 'MEMBERS', approvals_required: 2 });
    await approve(home, id, home.davi);
    const remove = (member_account_id: string) => service.ok('removeSquadMember', {
      path: { sqd_id: home.sqd_id, member_account_id }, body: { actor_account_id: home.ana },
    });
    await remove(home.davi);
    expect((await list(home)).items).toMatchObject([{ approvals: [], approvers: [home.ana, home.bia], state: 'PENDING_APPROVAL' }]);
    await approve(home, id, home.bia);
    await remove(home.caio);
    expect((await list(home)).items).toMatchObject([{ state: 'REJECTED', rejected_by: home.caio }]);
    expect(await spend(home, home.bia, 3000)).toMatchObject(error(422, 'APPROVALS_UNREACHABLE', {
      approvals_required: 2, approvers: 1, approver_group: 'MEMBERS',
    }));
  });

  it('reads as EXPIRED from its deadline on, by a list, its filter, and whoever would decide it', async () => {
    const home = await house();
    const [id, later] = [
      await asked(home, home.caio, { expires_in_seconds: 3600 }), await asked(home, home.caio, { expires_in_seconds: 7200 }),
    ];
    clock.advance(HOUR_MS - 1);
    expect((await list(home, { state: 'EXPIRED' })).items).toEqual([]);
    clock.advance(1);
    expect((await list(home, { state: 'EXPIRED' })).items).toMatchObject([{ spend_request_id: id, state: 'EXPIRED' }]);
    expect((await list(home, { state: 'PENDING_APPROVAL' })).items).toMatchObject([{ spend_request_id: later }]);
    clock.advance(HOUR_MS);
    expect(await approve(home, later, home.ana, `late-${later}`)).toMatchObject(error(409, 'SPEND_REQUEST_NOT_PENDING', {
      spend_request_id: later, state: 'EXPIRED',
    }));
    expect([await eventsOf(id), await eventsOf(later)]).toEqual(Array(2).fill(['spend_request.created', 'spend_request.expired']));
    expect(await read(home)).toMatchObject({ pending_spend_requests: { count: 0 }, balance: brl(10_000) });
  });

  it('is listed newest first in pages, with an outside recipient masked, to members alone', async () => {
    const home = await house();
    const ids = [
      await asked(home), await asked(home, home.caio, {}, { rail: 'MOCK', recipient: outside('pix_key:fornecedor@example.com') }),
    ].toReversed();
    const first = await list(home, { limit: 1 });
    expect(first.items).toMatchObject([
      { spend_request_id: ids[0], recipient: outside('pix_key:f***@example.com'), recipient_account_id: null },
    ]);
    expect((await list(home, { limit: 1, cursor: first.next_cursor ?? '' }))).toMatchObject({
      items: [{ spend_request_id: ids[1], recipient_account_id: home.shop }], next_cursor: null,
    });
    const foreign = (call: object) => service.call('listSpendRequests', {
      path: { sqd_id: home.sqd_id }, query: { caller_account_id: home.ana }, ...call,
    });
    expect(await foreign({ query: { caller_account_id: home.shop } })).toMatchObject(error(403, 'NOT_A_SQUAD_MEMBER'));
    expect(await foreign({ tenant: 'other' })).toMatchObject(error(404, 'SQUAD_NOT_FOUND'));
    const other = await house(0);
    expect(await approve(other, ids[0] ?? '', other.ana)).toMatchObject(error(404, 'SPEND_REQUEST_NOT_FOUND'));
    expect(await reject(home, 'spr_01KJQB4TEFYJ089DAGB1ZSZW8P', home.ana)).toMatchObject(error(404, 'SPEND_REQUEST_NOT_FOUND'));
  });

  it('is decided once, by whichever of two processes comes first: two last approvals, a rejection, a freeze', async () => {
    const there = await startTestService({ databaseUrl: service.databaseUrl, clock, env: { RAZAO_ROLES: 'api' } });
    try {
      for (let round = 0; round < ROUNDS; round += 1) await race(there);
    } finally {
      await there.stop();
    }
  });

  it('is rejected by nobody when its squad is closed, which then can only be read', async () => {
    const home = await house();
    const id = await asked(home);
    expect((await spend(home, home.ana, 10_000)).status).toBe(201);
    await service.ok('closeSquad', { path: { sqd_id: home.sqd_id }, body: { actor_account_id: home.ana } });
    expect((await list(home)).items).toMatchObject([{ spend_request_id: id, state: 'REJECTED', rejected_by: null }]);
    for (const answer of [
      await approve(home, id, home.ana), await reject(home, id, home.ana), await spend(home, home.ana, 1), await setRules(home),
    ]) {
      expect(answer).toMatchObject(error(422, 'SQUAD_CLOSED'));
    }
  });

  it('there are a hundred of at most', async () => {
    const home = await house();
    await asked(home);
    for (let n = 1; n < 100; n += 20) await Promise.all(Array.from({ length: Math.min(20, 100 - n) }, () => spend(home, home.caio, 1000)));
    expect(await spend(home, home.caio, 1000)).toMatchObject(error(422, 'SQUAD_LIMIT_REACHED', { what: 'SPEND_REQUESTS', maximum: 100 }));
  });
});
