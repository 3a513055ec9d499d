/** Risk flags on a party, what those of blocking severity stop, and the screening of parties again. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addProvider } from '../../../test/support/deliver.ts';
import { KYC, kycCalls } from '../../../test/support/kyc-calls.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { sweepAll } from './jobs.ts';

const clock = new FixedClock();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  await addProvider(service, KYC, { type: 'KYC_PROVIDER', adapter: 'sim_kyc_v1' });
});
afterAll(() => service.stop());

let numbered = 0;
const DAY_MS = 86_400_000;
const { person, view, flag, resolve, sweep, screened, verified } = kycCalls(() => service, () => (numbered += 1));

describe('a risk flag', () => {
  it('is added, resolved once and kept', async () => {
    const party = await person();
    const added = await flag(party, { reason: 'reported', source: 'MED_CASE', source_ref: 'med_1' });
    expect(added).toMatchObject({ severity: 'NOTICE', source: 'MED_CASE', source_ref: 'med_1', reason: 'reported' });
    expect(added).not.toHaveProperty('resolved_at');
    const { body } = await resolve(party, added.flag_id);
    clock.advance(1000);
    expect(await resolve(party, added.flag_id)).toMatchObject({ status: 200, body });
    expect((await view(party)).flags).toEqual([body]);
  });

  it('of another party is missing, as one that nobody has is', async () => {
    const { flag_id } = await flag(await person());
    const other = await person();
    for (const id of [flag_id, 'flg_01KJQ9FJZ1AT7BBS01H84N49CN']) {
      expect(await resolve(other, id)).toMatchObject({ status: 404, body: { error: 'RISK_FLAG_NOT_FOUND' } });
    }
  });

  it('makes a verified party due for screening at once, and shows in its risk', async () => {
    const party = await verified();
    await flag(party);
    expect(await view(party)).toMatchObject({ rescreen_reason: 'risk_flag', rescreen_due_at: clock.now().toISOString(), kyc_level: 2 });
    expect(await service.ok('getParty', { path: { party_id: party } })).toMatchObject({
      rescreen_reason: 'risk_flag', risk: { open_flags: 1, debits_stopped: false },
    });
  });

  it('is level 0 to limits while it is open', async () => {
    const party = await verified();
    const seen = async () => (await service.service.database.forTenant(TENANT).read((em) =>
      em.execute<{ kyc_level: number }[]>('select kyc_level from razao.parties where party_id = ?', [party])))[0]?.kyc_level;
    expect(await seen()).toBe(2);
    const flags = [await flag(party), await flag(party)];
    expect(await seen()).toBe(0);
    await resolve(party, flags[0]!.flag_id);
    expect(await seen()).toBe(0);
    await resolve(party, flags[1]!.flag_id);
    expect(await seen()).toBe(2);
  });
});

describe('a flag of blocking severity', () => {
  it('stops debits at once, lets credits in, and nothing else follows', async () => {
    const party = await person();
    const [from, to] = [await service.account(1000, { owner: party }), await service.account(1000)];
    expect((await service.transfer(from, to, 1)).status).toBe(201); // the writer knows both accounts now
    const { flag_id } = await flag(party, { reason: 'fraud', severity: 'BLOCKING' });
    expect(await service.transfer(from, to, 1)).toMatchObject({
      status: 422, body: { error: 'PARTY_BLOCKED', details: { party_id: party } },
    });
    const hold = { account_id: from, amount_cents: 1, currency: 'BRL' };
    expect(await service.call('placeHold', { body: hold })).toMatchObject({ status: 422, body: { error: 'PARTY_BLOCKED' } });
    expect((await service.transfer(to, from, 1)).status).toBe(201);
    expect(await service.ok('getParty', { path: { party_id: party } })).toMatchObject({ status: 'ACTIVE', risk: { debits_stopped: true } });
    expect(await service.ok('getAccount', { path: { account_id: from } })).toMatchObject({ status: 'ACTIVE', is_frozen: false });
    await resolve(party, flag_id);
    expect((await service.transfer(from, to, 1)).status).toBe(201);
  });

  it('beside a notice: what is resolved is what stops', async () => {
    const party = await person();
    const [from, to] = [await service.account(1000, { owner: party }), await service.account(0)];
    const [notice, blocking] = [await flag(party), await flag(party, { reason: 'x', severity: 'BLOCKING' })];
    await resolve(party, notice.flag_id);
    expect((await service.transfer(from, to, 1)).status).toBe(422);
    await resolve(party, blocking.flag_id);
    expect((await service.transfer(from, to, 1)).status).toBe(201);
  });
});

describe('screening again', () => {
  it('of whom is due: asked once, answered, and due after its time', async () => {
    await sweep(); // whatever other tests left
    const party = await verified();
    expect(await sweep()).toMatchObject({ due: expect.any(Number), requested: 0 });
    await flag(party);
    expect(await sweep()).toMatchObject({ requested: 1, expired: 0, remaining: 0 });
    expect(await view(party)).toMatchObject({ kyc_state: 'VERIFIED', screening_state: 'PENDING' });
    expect(await sweep()).toMatchObject({ requested: 0 });
    await screened(party, { trigger: 'risk_flag' });
    expect(await view(party)).toMatchObject({ screening_state: 'CLEAR', rescreen_reason: 'cadence' });
  });

  it.each([
    ['tax_id', { tax_id: { country: 'BR', type: 'cpf', value: '11144477735' } }], ['legal_name', { legal_name: 'Outra Pessoa' }],
    ['country', { country: 'PT' }],
  ])(
    'is asked for by a change of %s of a verified party', async (_, body) => {
      const party_id = await verified();
      expect(await service.ok('updateParty', { path: { party_id }, body })).toMatchObject({
        rescreen_reason: 'party_changed', rescreen_due_at: clock.now().toISOString(),
      });
      expect(await view(party_id)).toMatchObject({ rescreen_reason: 'party_changed', kyc_state: 'VERIFIED' });
    });

  it('is not by other changes, nor of who is not verified', async () => {
    const party_id = await verified();
    expect(await service.ok('updateParty', { path: { party_id }, body: { display_name: 'Aninha', labels: ['vip'] } })).toMatchObject(
      { rescreen_reason: 'cadence' },
    );
    const other = await person();
    expect(await service.ok('updateParty', { path: { party_id: other }, body: { country: 'PT' } })).not.toHaveProperty('rescreen_reason');
  });

  it('that stays unanswered for 30 days ends the verification; several sweeps at once do it once', async () => {
    const party = await verified();
    await flag(party);
    await sweep();
    clock.advance(30 * DAY_MS - 1);
    await sweep();
    expect((await view(party)).kyc_state).toBe('VERIFIED');
    clock.advance(1);
    const { database } = service.service;
    await Promise.all([1, 2, 3].map(() => sweepAll(
      database, (tenant) => service.service.contextFor(tenant), service.service.contextFor(TENANT).log,
    )));
    const { kyc_state, kyc_level, state_history } = await view(party);
    expect([kyc_state, kyc_level]).toEqual(['EXPIRED', 0]);
    expect(state_history?.at(-1)).toMatchObject({ actor: 'service', actor_type: 'SERVICE', reason: 'SCREENING_UNANSWERED' });
    expect(state_history?.filter(({ to_state }) => to_state === 'EXPIRED')).toHaveLength(1);
  });

  it('repeats by its key', async () => {
    const key = `sweep-${numbered}`;
    const first = await service.ok('sweepKycRescreens', { key });
    expect(await service.call('sweepKycRescreens', { key })).toMatchObject({ body: first, headers: { 'idempotency-replayed': 'true' } });
  });
});
