/** Debts between members: the plan, paying it, and simplifying it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ContributionResponse, SettlementPlanResponse, SettleResponse, SquadSimplifyPreviewResponse, SquadSimplifyResponse,
} from '../../../../generated/models.ts';
import { startTestService, TENANT, type Answer, type Call, type TestService } from '../../../../test/support/service.ts';
import { foundSquad } from '../../../../test/support/squads-house.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { RAZAO_ROLES: 'api' } });
});
afterAll(async () => {
  expect(await verifyJournal(service.service.database, TENANT)).toMatchObject({ ok: true });
  await service.stop();
});

interface House {
  readonly sqd_id: string;
  readonly owner: string;
  readonly ana: string;
  readonly bia: string;
}
async function house(cents = 1000): Promise<House> {
  const [owner, ana, bia] = [await service.account(cents), await service.account(cents), await service.account(cents)];
  return { ...(await foundSquad(service, owner, ana, bia)), owner, ana, bia };
}
/** An expense that somebody paid, with what the others owe of it. @returns its number. */
async function owe(sqd_id: string, creditor: string, debts: [debtor: string, cents: number][]): Promise<number> {
  const parts = debts.map(([account_id, cents]) => ({ account_id, cents }));
  const { entry_seq } = await service.ok<ContributionResponse>('contributeToSquad', { path: { sqd_id }, body: {
    kind: 'ACCOUNTING', actor_account_id: creditor, amount: { currency: 'BRL', value: parts.reduce((sum, { cents }) => sum + cents, 0) },
    description: 'Compras', split: { method: 'EXACT', parts },
  } });
  return entry_seq;
}
const plan = (sqd_id: string, acc_id: string) => service.ok<SettlementPlanResponse>('getSettlementPlan', { path: { sqd_id, acc_id } });
async function bodyOf(sqd_id: string, account: string): Promise<{ actor_account_id: string; shares: {
  entry_seq: number; share_utxo_ref: string;
}[] }> {
  const { execution_endpoint } = await plan(sqd_id, account);
  return execution_endpoint?.body_template ?? { actor_account_id: account, shares: [] };
}
const settle = (sqd_id: string, body: object, more: Call = {}): Promise<Answer<SettleResponse>> => service.call('settleSquadDebts', {
  path: { sqd_id }, body, ...more,
});
const simplify = (sqd_id: string, actor_account_id: string): Promise<Answer<SquadSimplifyResponse>> =>
  service.call('simplifySquadDebts', { path: { sqd_id }, body: { actor_account_id } });
const preview = (sqd_id: string, caller_account_id: string): Promise<Answer<SquadSimplifyPreviewResponse>> =>
  service.call('previewSimplifyDebts', { path: { sqd_id }, query: { caller_account_id } });
const eventsOf = (sqd_id: string) => service.service.database.forTenant(TENANT).read((em) => em.execute<{
  type: string; seq: number; topic: string;
}[]>(
  `select event_type as type, (body::json -> 'data' ->> 'entry_seq')::int as seq from razao.outbox
   where entity_id = ? and event_type like 'squad_debts.%' order by commit_no, n`, [sqd_id]));

describe('settleSquadDebts', () => {
  it('pays the plan as it is: one transfer to each creditor, to the cent', async () => {
    const { sqd_id, owner, ana, bia } = await house();
    const [first, second] = [await owe(sqd_id, owner, [[ana, 333], [bia, 333]]), await owe(sqd_id, bia, [[ana, 300]])];
    expect(await plan(sqd_id, ana)).toMatchObject({
      your_total_owed_cents: 633, your_net_cents: -633, your_open_claims: [], message: null, as_of_seq: second,
      squad_rollup: { members_not_net_zero: 3, total_open_debt_cents: 966 },
      your_open_debts: [
        { creditor_account_id: owner, entry_seq: first, share_cents: 333, description: 'Compras' },
        { creditor_account_id: bia, entry_seq: second },
      ],
    });
    expect((await plan(sqd_id, owner)).your_open_claims).toMatchObject([{ debtor_account_id: ana }, { debtor_account_id: bia }]);
    const paid = await settle(sqd_id, await bodyOf(sqd_id, ana));
    expect(paid).toMatchObject({ status: 200, body: {
      total: { currency: 'BRL', value: 633 }, your_net_cents: 0, your_total_owed_cents: 0,
      transfers: [
        { entry_seq: second + 1, creditor_account_id: owner, amount: { value: 333 } },
        { entry_seq: second + 2, creditor_account_id: bia, amount: { value: 300 } },
      ],
    } });
    expect([await service.available(ana), await service.available(owner), await service.available(bia)]).toEqual([367, 1333, 1300]);
    expect(await plan(sqd_id, ana)).toMatchObject({
      your_open_debts: [], execution_endpoint: null, message: 'You owe nothing in this squad.',
    });
    expect(await eventsOf(sqd_id)).toEqual([
      { type: 'squad_debts.settled', seq: second + 1 }, { type: 'squad_debts.settled', seq: second + 2 },
    ]);
  });

  it('pays all or nothing, and a share once', async () => {
    const { sqd_id, owner, ana, bia } = await house(400);
    await owe(sqd_id, owner, [[ana, 300]]);
    await owe(sqd_id, bia, [[ana, 300]]);
    const body = await bodyOf(sqd_id, ana);
    expect(await settle(sqd_id, body)).toMatchObject({ status: 422, body: { error: 'INSUFFICIENT_FUNDS' } });
    expect([await service.available(ana), (await plan(sqd_id, ana)).your_total_owed_cents]).toEqual([400, 600]);
    const one = { ...body, shares: body.shares.slice(0, 1) };
    const answers = await Promise.all([
      settle(sqd_id, one, { key: null }), settle(sqd_id, one, { key: null }), settle(sqd_id, one, { key: null }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await settle(sqd_id, one, { key: null })).toMatchObject({
      status: 409, body: { error: 'SHARE_NOT_OPEN', details: { state: 'SETTLED' } },
    });
    expect(await service.available(ana)).toBe(100);
  });

  it('with one key answers the same', async () => {
    const { sqd_id, owner, ana } = await house();
    await owe(sqd_id, owner, [[ana, 300]]);
    const body = await bodyOf(sqd_id, ana);
    const first = await settle(sqd_id, body, { key: `settle-${sqd_id}` });
    expect(await settle(sqd_id, body, { key: `settle-${sqd_id}` })).toMatchObject({ status: 200, body: first.body });
    expect(await service.available(ana)).toBe(700);
  });

  it('refuses what is not there, owed by another, named twice, of strangers, and while frozen', async () => {
    const { sqd_id, owner, ana, bia } = await house();
    await owe(sqd_id, owner, [[ana, 300]]);
    const { shares } = await bodyOf(sqd_id, ana);
    const ask = (actor_account_id: string, named: object[] = shares) => settle(sqd_id, { actor_account_id, shares: named });
    expect(await ask(ana, [{ entry_seq: 999, share_utxo_ref: shares[0]?.share_utxo_ref }])).toMatchObject({
      status: 404, body: { error: 'SHARE_NOT_FOUND' },
    });
    expect(await ask(ana, [{ ...shares[0], share_utxo_ref: 'x' }])).toMatchObject({ status: 404, body: { error: 'SHARE_NOT_FOUND' } });
    expect(await ask(bia)).toMatchObject({ status: 403, body: { error: 'NOT_THE_DEBTOR' } });
    expect(await ask(ana, [...shares, ...shares])).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'shares', 1] }] } });
    expect(await ask(await service.account())).toMatchObject({ status: 403, body: { error: 'NOT_A_SQUAD_MEMBER' } });
    expect(await ask(await service.account(0, { tenant: 'other' }))).toMatchObject({ status: 404, body: { error: 'ACCOUNT_NOT_FOUND' } });
    await service.ok('freezeSquad', { path: { sqd_id }, body: { actor_account_id: owner } });
    expect(await ask(ana)).toMatchObject({ status: 422, body: { error: 'SQUAD_FROZEN' } });
    expect(await ask(bia)).toMatchObject({ status: 403, body: { error: 'NOT_THE_DEBTOR' } });
  });
});

describe('simplifySquadDebts', () => {
  it('replaces debts by fewer, which are paid as shares; the old ones are not open any more', async () => {
    const { sqd_id, owner, ana, bia } = await house();
    await owe(sqd_id, owner, [[ana, 300]]);
    const last = await owe(sqd_id, ana, [[bia, 300]]);
    const old = await bodyOf(sqd_id, ana);
    const after = [{ debtor_account_id: bia, creditor_account_id: owner, cents: 300 }];
    expect(await preview(sqd_id, owner)).toMatchObject({
      status: 200, body: { before_count: 2, after_count: 1, would_reduce: true, after },
    });
    expect(await simplify(sqd_id, owner)).toMatchObject({
      status: 200, body: { simplified: true, entry_seq: last + 1, before_count: 2, after },
    });
    expect(await eventsOf(sqd_id)).toEqual([{ type: 'squad_debts.simplified', seq: last + 1 }]);
    expect(await settle(sqd_id, old)).toMatchObject({ status: 409, body: { error: 'SHARE_NOT_OPEN', details: { state: 'SIMPLIFIED' } } });
    expect(await plan(sqd_id, ana)).toMatchObject({
      your_open_debts: [], your_open_claims: [], your_total_owed_cents: 0, your_total_owed_to_cents: 0,
    });
    expect(await simplify(sqd_id, owner)).toMatchObject({
      status: 200, body: { simplified: false, entry_seq: null, simplified_at: null, after },
    });
    expect(await settle(sqd_id, await bodyOf(sqd_id, bia))).toMatchObject({
      status: 200, body: { your_total_owed_cents: 0, transfers: [{ creditor_account_id: owner }] },
    });
    expect([await service.available(owner), await service.available(ana), await service.available(bia)]).toEqual([1300, 1000, 700]);
  });

  it('is for OWNERs, and not while frozen; looking is', async () => {
    const { sqd_id, owner, ana } = await house();
    for (const ask of [preview, simplify]) {
      expect(await ask(sqd_id, ana)).toMatchObject({ status: 403, body: { error: 'INSUFFICIENT_ROLE' } });
      expect(await ask(sqd_id, await service.account())).toMatchObject({ status: 403, body: { error: 'NOT_A_SQUAD_MEMBER' } });
      expect(await ask(sqd_id, 'acc_none')).toMatchObject({ status: 404, body: { error: 'ACCOUNT_NOT_FOUND' } });
    }
    await service.ok('freezeSquad', { path: { sqd_id }, body: { actor_account_id: owner } });
    expect(await simplify(sqd_id, owner)).toMatchObject({ status: 422, body: { error: 'SQUAD_FROZEN' } });
    expect((await preview(sqd_id, owner)).status).toBe(200);
  });

  it('settle × simplify: each share is paid once or simplified, and the nets sum to zero', async () => {
    const { sqd_id, owner, ana, bia } = await house();
    await owe(sqd_id, owner, [[ana, 300]]);
    await owe(sqd_id, ana, [[bia, 200]]);
    const [paid] = await Promise.all([settle(sqd_id, await bodyOf(sqd_id, bia)), simplify(sqd_id, owner)]);
    const nets = await Promise.all([owner, ana, bia].map(async (account) => (await plan(sqd_id, account)).your_net_cents));
    expect(nets.reduce((sum, net) => sum + net, 0)).toBe(0);
    expect(nets[2]).toBe(paid.status === 200 ? 0 : -200);
    expect(await service.available(bia)).toBe(paid.status === 200 ? 800 : 1000);
  });
});
