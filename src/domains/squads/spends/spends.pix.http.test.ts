/** Spends over Pix: keys and codes of the tenant, payments to the outside, what the rail refuses, what comes back in parts. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PixQrChargeResponse, PixStaticQrResponse, SpendResponse, SquadDetailResponse, SquadSpendRequestOut } from '../../../../generated/models.ts';
import { addPixKey } from '../../../../test/support/add-pix-key.ts';
import { PixWorld } from '../../../../test/support/pix.ts';
import { TENANT, type Answer } from '../../../../test/support/service.ts';

const DEPOSIT = 10_000;

let world: PixWorld;
let shop: string;
let shopKey: string;
beforeAll(async () => {
  world = await PixWorld.start({ env: { RAZAO_TOKEN_TTL_SECONDS: '86400' } });
  shop = await world.account();
  shopKey = 'padaria@example.com';
  await addPixKey(world.api, shop, { value: shopKey });
}, 60_000);
afterAll(() => world.stop());

interface Pot {
  readonly sqd_id: string;
  readonly pot: string;
  readonly owner: string;
  readonly spender: string;
}

async function potOf(): Promise<Pot> {
  const [owner, spender] = [await world.account(DEPOSIT), await world.account()];
  const { sqd_id, account_id: pot = '' } = await world.api.ok<SquadDetailResponse>('createSquad', { body: { actor_account_id: owner, name: 'Casa' } });
  const path = { sqd_id };
  await world.api.ok('inviteToSquad', { path, body: { actor_account_id: owner, invitee_account_ids: [spender] } });
  await world.api.ok('acceptSquadInvitation', { path, body: { invitee_account_id: spender } });
  await world.api.ok('contributeToSquad', { path, body: { kind: 'FUNDED', actor_account_id: owner, amount: { currency: 'BRL', value: DEPOSIT } } });
  return { sqd_id, pot, owner, spender };
}

const spend = ({ sqd_id }: Pot, actor_account_id: string, external_id: string, value: number): Promise<Answer<SpendResponse>> =>
  world.api.call('spendFromSquad', {
    path: { sqd_id }, body: { actor_account_id, amount: { currency: 'BRL', value }, rail: 'PIX', recipient: { kind: 'external', external_id } },
  });
const read = ({ sqd_id, owner }: Pot) => world.api.ok<SquadDetailResponse>('getSquad', { path: { sqd_id }, query: { caller_account_id: owner } });
const storedState = async (obligationId: unknown): Promise<string | undefined> =>
  (await world.api.service.database.forTenant(TENANT).read((em) => em.execute<{ state: string }[]>(
    'select state from razao.squad_entries where obligation_id = ?', [obligationId])))[0]?.state;

it('a key of the tenant is paid at once, and the answer does not say whose it is', async () => {
  const pot = await potOf();
  const before = await world.api.available(shop);
  const { status, body } = await spend(pot, pot.spender, `pix_key:${shopKey}`, 700);
  expect([status, body]).toMatchObject([201, { state: 'EXECUTED', recipient: { kind: 'external', external_id: 'pix_key:p***@example.com' }, balance: { value: DEPOSIT - 700 } }]);
  expect(JSON.stringify(body)).not.toContain(shop);
  expect(await world.api.available(shop)).toBe(before + 700);
  expect(await storedState(body.obligation_id)).toBe('SETTLED');
});

it('a code is paid with what it asks for, and a charge once: also when the last approval comes', async () => {
  const pot = await potOf();
  const { brcode } = await world.api.ok<PixStaticQrResponse>('getPixStaticQr', { path: { account_id: shop }, query: { amount_cents: 1250 } });
  expect(await spend(pot, pot.owner, `brcode:${brcode}`, 1249)).toMatchObject({ status: 422, body: { error: 'BRCODE_AMOUNT_DIFFERS' } });
  const charge = await world.api.ok<PixQrChargeResponse>('createPixDynamicQr', { path: { account_id: shop }, body: { amount_cents: 500 } });
  await world.api.ok('setSpendApprovalRules', {
    path: { sqd_id: pot.sqd_id }, body: { actor_account_id: pot.owner, spend_approval: { threshold_amount: { currency: 'BRL', value: 1 }, approvals_required: 1 } },
  });
  const asked = await spend(pot, pot.spender, `brcode:${charge.brcode}`, 500);
  expect(asked.body.state).toBe('PENDING_APPROVAL');
  expect((await spend(pot, pot.owner, `brcode:${charge.brcode}`, 500)).body.state).toBe('EXECUTED');
  expect(await spend(pot, pot.owner, `brcode:${charge.brcode}`, 500)).toMatchObject({ status: 422, body: { error: 'PIX_CHARGE_NOT_PAYABLE' } });
  const approved = await world.api.ok<SquadSpendRequestOut>('approveSpendRequest', {
    path: { sqd_id: pot.sqd_id, spr_id: asked.body.spend_request?.spend_request_id ?? '' }, body: { actor_account_id: pot.owner },
  });
  expect(approved).toMatchObject({ state: 'FAILED', failed_reason: 'PIX_CHARGE_NOT_PAYABLE' });
  expect(await read(pot)).toMatchObject({ balance: { value: DEPOSIT - 500 } });
});

it('a payment to the outside that settled comes back in parts: balance and totals follow at once, the goal when it is met', async () => {
  const pot = await potOf();
  const { body } = await spend(pot, pot.owner, 'loja', 4000);
  expect(body).toMatchObject({ state: 'EXECUTED', balance: { value: 6000 } });
  const paid = await world.in('FINAL', body.obligation_id ?? '');
  await world.until(async () => (await storedState(body.obligation_id)) === 'SETTLED');
  await world.api.ok('setSquadGoal', { path: { sqd_id: pot.sqd_id }, body: { actor_account_id: pot.owner, target_amount: { currency: 'BRL', value: 9000 } } });
  const comesBack = (value: number) => world.sponsor.emit('RETURN_RECEIVED', { original_end_to_end_id: paid.match_keys?.['end_to_end_id'], amount: { currency: 'BRL', value } });
  await comesBack(1000);
  expect(await read(pot)).toMatchObject({ balance: { value: 7000 }, goal: { achieved_at: null }, ledger_summary: { total_funded_in: { value: DEPOSIT }, total_funded_out: { value: 3000 } } });
  await comesBack(2500);
  expect(await read(pot)).toMatchObject({ balance: { value: 9500 }, ledger_summary: { total_funded_out: { value: 500 } } });
  await world.until(async () => (await read(pot)).goal?.achieved_at);
  expect(await storedState(body.obligation_id)).toBe('SETTLED');
});
