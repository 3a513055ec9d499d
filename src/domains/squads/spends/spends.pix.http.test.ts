/** Spends over Pix: keys and codes of the tenant, payments to the outside, what the rail refuses, what comes back in parts. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type {
  PixQrChargeResponse, PixStaticQrResponse, SpendResponse, SquadDetailResponse, SquadSpendRequestOut,
} from '../../../../generated/models.ts';
import { addPixKey } from '../../../../test/support/add-pix-key.ts';
import { PixWorld } from '../../../../test/support/pix.ts';
import { TENANT, type Answer } from '../../../../test/support/service.ts';
import { foundSquad } from '../../../../test/support/squads-house.ts';

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

interface FundedSquad {
  readonly sqd_id: string;
  readonly squadAccount: string;
  readonly owner: string;
  readonly spender: string;
}

async function fundedSquad(): Promise<FundedSquad> {
  const [owner, spender] = [await world.account(DEPOSIT), await world.account()];
  const { sqd_id, squadAccount } = await foundSquad(world.api, owner, spender);
  await world.api.ok('contributeToSquad', {
    path: { sqd_id }, body: { kind: 'FUNDED', actor_account_id: owner, amount: { currency: 'BRL', value: DEPOSIT } },
  });
  return { sqd_id, squadAccount, owner, spender };
}

const spend = ({ sqd_id }: FundedSquad, actor_account_id: string, external_id: string, value: number): Promise<Answer<SpendResponse>> =>
  world.api.call('spendFromSquad', {
    path: { sqd_id }, body: {
      actor_account_id, amount: { currency: 'BRL', value }, rail: 'PIX', recipient: { kind: 'external', external_id },
    },
  });
const read = ({ sqd_id, owner }: FundedSquad) => world.api.ok<SquadDetailResponse>('getSquad', {
  path: { sqd_id }, query: { caller_account_id: owner },
});
const storedState = async (obligationId: unknown): Promise<string | undefined> =>
  (await world.api.service.database.forTenant(TENANT).read((em) => em.execute<{ state: string }[]>(
    'select state from razao.squad_entries where obligation_id = ?', [obligationId])))[0]?.state;

it('a key of the tenant is paid at once, and the answer does not say whose it is', async () => {
  const funded = await fundedSquad();
  const before = await world.api.available(shop);
  const { status, body } = await spend(funded, funded.spender, `pix_key:${shopKey}`, 700);
  expect([status, body]).toMatchObject([
    201, { state: 'EXECUTED', recipient: { kind: 'external', external_id: 'pix_key:p***@example.com' }, balance: { value: DEPOSIT - 700 } },
  ]);
  expect(JSON.stringify(body)).not.toContain(shop);
  expect(await world.api.available(shop)).toBe(before + 700);
  expect(await storedState(body.obligation_id)).toBe('SETTLED');
});

it('a code is paid with what it asks for, and a charge once: also when the last approval comes', async () => {
  const funded = await fundedSquad();
  const { brcode } = await world.api.ok<PixStaticQrResponse>('getPixStaticQr', {
    path: { account_id: shop }, query: { amount_cents: 1250 },
  });
  expect(await spend(funded, funded.owner, `brcode:${brcode}`, 1249))
    .toMatchObject({ status: 422, body: { error: 'BRCODE_AMOUNT_DIFFERS' } });
  const charge = await world.api.ok<PixQrChargeResponse>('createPixDynamicQr', { path: { account_id: shop }, body: { amount_cents: 500 } });
  await world.api.ok('setSpendApprovalRules', {
    path: { sqd_id: funded.sqd_id }, body: {
      actor_account_id: funded.owner, spend_approval: { threshold_amount: { currency: 'BRL', value: 1 }, approvals_required: 1 },
    },
  });
  const asked = await spend(funded, funded.spender, `brcode:${charge.brcode}`, 500);
  expect(asked.body.state).toBe('PENDING_APPROVAL');
  expect((await spend(funded, funded.owner, `brcode:${charge.brcode}`, 500)).body.state).toBe('EXECUTED');
  expect(await spend(funded, funded.owner, `brcode:${charge.brcode}`, 500)).toMatchObject({
    status: 422, body: { error: 'PIX_CHARGE_NOT_PAYABLE' },
  });
  const approved = await world.api.ok<SquadSpendRequestOut>('approveSpendRequest', {
    path: { sqd_id: funded.sqd_id, spr_id: asked.body.spend_request?.spend_request_id ?? '' }, body: { actor_account_id: funded.owner },
  });
  expect(approved).toMatchObject({ state: 'FAILED', failed_reason: 'PIX_CHARGE_NOT_PAYABLE' });
  expect(await read(funded)).toMatchObject({ balance: { value: DEPOSIT - 500 } });
});

it('a payment to the outside that settled comes back in parts: balance and totals follow at once, the goal when it is met', async () => {
  const funded = await fundedSquad();
  const { body } = await spend(funded, funded.owner, 'pix_key:fornecedor@example.com', 4000);
  expect(body).toMatchObject({ state: 'EXECUTED', balance: { value: 6000 } });
  const paid = await world.in('FINAL', body.obligation_id ?? '');
  await world.until(async () => (await storedState(body.obligation_id)) === 'SETTLED');
  await world.api.ok('setSquadGoal', {
    path: { sqd_id: funded.sqd_id }, body: { actor_account_id: funded.owner, target_amount: { currency: 'BRL', value: 9000 } },
  });
  const comesBack = (value: number) => world.sponsor.emit('RETURN_RECEIVED', {
    original_end_to_end_id: paid.match_keys?.['end_to_end_id'], amount: { currency: 'BRL', value },
  });
  await comesBack(1000);
  expect(await read(funded)).toMatchObject({
    balance: { value: 7000 }, goal: { achieved_at: null },
    ledger_summary: { total_funded_in: { value: DEPOSIT }, total_funded_out: { value: 3000 } },
  });
  await comesBack(2500);
  expect(await read(funded)).toMatchObject({ balance: { value: 9500 }, ledger_summary: { total_funded_out: { value: 500 } } });
  await world.until(async () => (await read(funded)).goal?.achieved_at);
  expect(await storedState(body.obligation_id)).toBe('SETTLED');
});

const goal = ({ sqd_id, owner }: FundedSquad, value: number) =>
  world.api.ok('setSquadGoal', { path: { sqd_id }, body: { actor_account_id: owner, target_amount: { currency: 'BRL', value } } });
const inSquadAccount = (value: number) => ({
  balance: { value }, ledger_summary: { total_funded_in: { value: DEPOSIT }, total_funded_out: { value: DEPOSIT - value } },
});

it('a payment that the rail refuses gives the pot its money back, and with it the goal is met', async () => {
  const funded = await fundedSquad();
  const { body } = await spend(funded, funded.spender, 'pix_key:silent@example.com', 1500);
  expect(body).toMatchObject({ state: 'EXECUTED', balance: { value: DEPOSIT - 1500 } });
  await world.in('DISPATCHED', body.obligation_id ?? '');
  await goal(funded, DEPOSIT);
  await world.sponsor.emit('PAYMENT_FAILED', { reference: body.obligation_id });
  expect(await read(funded)).toMatchObject(inSquadAccount(DEPOSIT));
  await world.until(async () => (await read(funded)).goal?.achieved_at);
  await world.until(async () => (await storedState(body.obligation_id)) === 'FAILED');
});

it('a payment of which the rail says nothing stays out of the pot, pending, and the squad cannot close', async () => {
  const funded = await fundedSquad();
  const { body } = await spend(funded, funded.owner, 'pix_key:silent@example.com', DEPOSIT);
  await world.in('DISPATCHED', body.obligation_id ?? '');
  await goal(funded, 1);
  expect(await read(funded)).toMatchObject({ ...inSquadAccount(0), goal: { achieved_at: null, progress: 0 } });
  expect(await storedState(body.obligation_id)).toBe('PENDING');
  const closing = await world.api.call('closeSquad', { path: { sqd_id: funded.sqd_id }, body: { actor_account_id: funded.owner } });
  expect(closing).toMatchObject({ status: 409, body: { error: 'SQUAD_NOT_EMPTY', details: { balance_cents: 0, open_obligations: 1 } } });
});

it('what comes back to a squad that has closed waits on the exception account', async () => {
  const funded = await fundedSquad();
  const { body } = await spend(funded, funded.owner, 'pix_key:fornecedor@example.com', DEPOSIT);
  const paid = await world.in('FINAL', body.obligation_id ?? '');
  await world.api.ok('closeSquad', { path: { sqd_id: funded.sqd_id }, body: { actor_account_id: funded.owner } });
  const original_end_to_end_id = String(paid.match_keys?.['end_to_end_id']);
  const return_end_to_end_id = original_end_to_end_id.replace(/^E/, 'D');
  await world.sponsor.emit('RETURN_RECEIVED', { original_end_to_end_id, return_end_to_end_id, amount: { currency: 'BRL', value: 300 } });
  const [waiting] = await world.evidence({ external_id: `${return_end_to_end_id}:RETURN_RECEIVED` });
  expect(waiting).toMatchObject({ state: 'UNMATCHED', reason_code: 'ACCOUNT_CLOSED', exception_cents: 300 });
  expect(await read(funded)).toMatchObject({ state: 'CLOSED', ...inSquadAccount(0) });
  await world.api.ok('resolveEvidence', {
    path: { evidence_id: waiting?.evidence_id ?? '' },
    body: { action: 'CREDIT', destination_account_id: funded.owner, reason: 'Its squad has closed' },
  });
  expect(await world.api.available(funded.owner)).toBe(300);
});

it.each(['WARN', 'REJECT'] as const)('a limit of all pots that says %s', async (action) => {
  const [funded, event] = [await fundedSquad(), `limit.${action === 'WARN' ? 'warned' : 'rejected'}`];
  const { policy_id } = await world.api.ok<{ policy_id: string }>('createLimitPolicy', {
    body: {
      scope_type: 'ACCOUNT_TYPE', scope_id: 'SQUAD', dimension: 'SINGLE_AMOUNT', direction: 'DEBIT', window: 'DAY', threshold: 500, action,
    },
  });
  try {
    expect((await spend(funded, funded.owner, 'pix_key:fornecedor@example.com', 500)).status).toBe(201);
    expect(await announced(event, funded)).toBe(0);
    const { status, body } = await spend(funded, funded.owner, 'pix_key:fornecedor@example.com', 501);
    expect([status, (body as { error?: string }).error]).toEqual(action === 'WARN' ? [201, undefined] : [422, 'LIMIT_EXCEEDED']);
    if (action === 'WARN') expect(await announced(event, funded)).toBe(1);
    expect((await read(funded)).balance).toMatchObject({ value: DEPOSIT - 500 - (action === 'WARN' ? 501 : 0) });
  } finally {
    await world.api.ok('disableLimitPolicy', { path: { policy_id } });
  }
});

const announced = async (type: string, { squadAccount }: FundedSquad): Promise<number> =>
  (await world.api.service.database.forTenant(TENANT).read((em) => em.execute<{ n: number }[]>(
    `select count(*)::int as n from razao.outbox where event_type = ? and body::json -> 'data' ->> 'account_id' = ?`,
    [type, squadAccount])))[0]?.n ?? 0;

/** Events that can reach a spend that waits for its last approval; one that cannot happen yet does nothing. */
const HAPPENINGS = ['approval', 'settlement', 'return', 'freeze', 'unfreeze'] as const;
type Happening = (typeof HAPPENINGS)[number];
/** Of the 120 orders each so many-eth; 1 for a long proof. */
const EVERY = Number(process.env['ORDERS_EVERY'] ?? 17);

function ordersOf<T>(all: readonly T[]): T[][] {
  return all.length === 0 ? [[]] : all.flatMap((first) => ordersOf(all.filter((it) => it !== first)).map((rest) => [first, ...rest]));
}

it.each(
  ordersOf(HAPPENINGS).filter((_, index) => index % EVERY === 0).map((order) => [order.join(', '), order] as const),
)('%s', async (_, order) => {
  const funded = await fundedSquad();
  const path = { sqd_id: funded.sqd_id };
  await world.api.ok('setSpendApprovalRules', {
    path, body: {
      actor_account_id: funded.owner, spend_approval: { threshold_amount: { currency: 'BRL', value: 1 }, approvals_required: 1 },
    },
  });
  const { body: asked } = await spend(funded, funded.spender, 'pix_key:silent@example.com', 1000);
  const request = asked.spend_request?.spend_request_id ?? '';
  const [reached, now] = [new Set<Happening>(), { isFrozen: false, obligationId: null as string | null, name: '' }];
  const play: Record<Happening, () => Promise<boolean>> = {
    approval: async () => {
      const { status, body } = await world.api.call<SquadSpendRequestOut & { error?: string }>('approveSpendRequest', {
        path: { ...path, spr_id: request }, body: { actor_account_id: funded.owner },
      });
      expect([status, body.error]).toEqual(now.isFrozen ? [422, 'SQUAD_FROZEN'] : [200, undefined]);
      if (now.isFrozen) return false;
      now.obligationId = body.executed_obligation_id ?? '';
      await world.in('DISPATCHED', now.obligationId);
      now.name = (await world.sponsor.books()).payments.find(({ reference }) => reference === now.obligationId)?.end_to_end_id ?? '';
      return true;
    },
    settlement: () => whenPaid(() => world.sponsor.emit('PAYMENT_SETTLED', { reference: now.obligationId })),
    return: () => whenPaid(() => world.sponsor.emit('RETURN_RECEIVED', {
      original_end_to_end_id: now.name, amount: { currency: 'BRL', value: 400 },
    })),
    freeze: async () => {
      await world.api.ok('freezeSquad', { path, body: { actor_account_id: funded.owner } });
      now.isFrozen = true;
      return true;
    },
    unfreeze: async () => {
      await world.api.ok('unfreezeSquad', { path, body: { actor_account_id: funded.owner } });
      now.isFrozen = false;
      return true;
    },
  };
  const whenPaid = async (happen: () => Promise<unknown>): Promise<boolean> => {
    if (now.obligationId !== null) await happen();
    return now.obligationId !== null;
  };
  for (const happening of order) if (await play[happening]()) reached.add(happening);
  const isBack = reached.has('settlement') && reached.has('return');
  const left = DEPOSIT - (reached.has('approval') ? 1000 : 0) + (isBack ? 400 : 0);
  await world.until(async () => (await read(funded)).balance.value === left);
  expect(await read(funded)).toMatchObject({
    ...inSquadAccount(left), frozen: now.isFrozen, pending_spend_requests: { count: reached.has('approval') ? 0 : 1 },
  });
  const state = reached.has('settlement') ? 'SETTLED' : 'PENDING';
  if (now.obligationId !== null) await world.until(async () => (await storedState(now.obligationId)) === state);
});
