/** Actions that lock more, and closings: the refusals of the ledger before anything is sent. There is no chain here. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LimitPolicyResponse } from '../../../../generated/models.ts';
import { bindTemplate, issueQbrl, Play, standing } from '../../../../test/support/products.ts';
import { newSigner, policyBody } from '../../../../test/support/qbrl.ts';
import { clockFrom } from '../../../../test/support/database-clock.ts';
import { startTestService, TENANT, type Answer, type TestService } from '../../../../test/support/service.ts';

const PRODUCT = 'cofre';
const FIRST = 9_000;
const LESS_OFTEN = 'com-teto';

let api: TestService;
beforeAll(async () => {
  api = await startTestService({ clock: clockFrom() });
  await api.token(undefined, LESS_OFTEN);
  for (const tenant of [TENANT, LESS_OFTEN]) await bindTemplate(api, 'savings-goal', PRODUCT, tenant);
  await issueQbrl(api);
  const backing = await api.account(0, { tenant: LESS_OFTEN, type: 'ASSET' });
  await api.ok('operatorSetQbrlPolicy', {
    tenant: LESS_OFTEN, body: await policyBody(api, backing, [newSigner('t')], { max_outstanding_cents: FIRST + 1_000 }, 1, LESS_OFTEN),
  });
});
afterAll(() => api?.stop());

const codeOf = ({ status, body }: Answer<unknown>) => `${status} ${(body as { error?: string }).error ?? ''}`.trim();

interface Saving {
  readonly play: Play;
  readonly id: string;
  readonly saver: string;
  readonly institution: string;
}

/** Money put aside, of a saver with `funds` centavos; it is on the chain unless its creation is still under way. */
async function saving(
  funds: number, { tenant = TENANT, stands = true, owner }: { tenant?: string; stands?: boolean; owner?: string } = {},
): Promise<Saving> {
  const [saver, institution] = [
    await api.account(funds, { tenant }), await api.account(0, { tenant, ...(owner !== undefined && { owner }) }),
  ];
  const play = new Play(api, PRODUCT, tenant);
  const goal = {
    first_deposit_cents: FIRST, goal_cents: 100_000, institution,
    goal_date: Math.floor(api.service.database.clock.now().getTime() / 1000) + 3_600, penalty_bps: 250,
  };
  const { body: { instance_id: id } } = await play.create(saver, goal);
  if (stands) await standing(api, id, tenant);
  return { play, id, saver, institution };
}
const deposit = ({ play, id, saver }: Saving, deposit_cents: number) => play.act(id, 'deposit', saver, { deposit_cents });

describe('an action that locks is a debit', () => {
  it('of what the account has', async () => {
    const its = await saving(FIRST + 500);
    expect(codeOf(await deposit(its, 501))).toBe('422 INSUFFICIENT_FUNDS');
    expect([codeOf(await deposit(its, 500)), await api.available(its.saver)]).toEqual(['200', 0]);
  });

  it('that counts in what qBRL may be outstanding', async () => {
    const its = await saving(500_000, { tenant: LESS_OFTEN });
    expect(codeOf(await deposit(its, 1_001))).toBe('422 QBRL_CAP_EXCEEDED');
    expect(codeOf(await deposit(its, 1_000))).toBe('200');
  });

  it.each([['PRODUCT', PRODUCT], ['RAIL', 'CHAIN']])('that limits of the scope %s hold', async (scope_type, scope_id) => {
    const { policy_id } = await api.ok<LimitPolicyResponse>('createLimitPolicy', { body: {
      policy_key: `cofre-${scope_type.toLowerCase()}`, scope_type, scope_id, dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY',
      threshold: FIRST + 2_000,
      currency: 'BRL', enforce_per: 'ACCOUNT', action: 'REJECT',
    } });
    const its = await saving(500_000);
    expect(codeOf(await deposit(its, 2_001))).toBe('422 LIMIT_EXCEEDED');
    await api.ok('disableLimitPolicy', { path: { policy_id } });
    expect(codeOf(await deposit(its, 2_001))).toBe('200');
  });
});

describe('a closing is refused', () => {
  it('while the creation is under way', async () => {
    const { play, id, institution } = await saving(FIRST, { stands: false });
    expect(codeOf(await play.close(id, institution))).toBe('409 INSTANCE_NOT_INDEXED');
  });

  it('to an account that holds no key', async () => {
    const { play, id } = await saving(FIRST);
    expect(codeOf(await play.close(id, await api.account()))).toBe('422 NOT_A_PARTY_OF_INSTANCE');
  });

  it('to a blocked party', async () => {
    const owner = await api.party();
    const { play, id, institution } = await saving(FIRST, { owner });
    await api.ok('updateParty', { path: { party_id: owner }, body: { status: 'BLOCKED' } });
    expect(codeOf(await play.close(id, institution))).toBe('422 PARTY_BLOCKED');
  });
});
