/** One payment of a marked party to its own account at another institution, by a person's decision. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  AddRiskFlagRequest, CreateObligationBatchResponse, EventListResponse, KycFlagOut, ObligationResponse, PartyKycResponseOut,
  PartyResponseOut,
} from '../../../../generated/models.ts';
import { PixWorld } from '../../../../test/support/pix.ts';
import type { Answer } from '../../../../test/support/service.ts';
import { cpfOf } from '../../../../test/support/tax-ids.ts';

type Refused = { error?: string; details?: Record<string, unknown> };

const PERMITTED = 4_000;
/** Whose key the directory of the tests knows, and the person's CPF. */
const [LOOKED_UP, LOOKED_UP_CPF] = ['ana.p@banco-ipe.example', '12345678909'];
let world: PixWorld;
let numbered = 0;
let cpf: string;
let party: string;
let account: string;

beforeAll(async () => {
  world = await PixWorld.start({ env: { RAZAO_TOKEN_TTL_SECONDS: '86400' } });
}, 180_000);
afterAll(() => world.stop());
beforeEach(async () => {
  cpf = cpfOf(710_000_000 + (numbered += 1));
  ({ party, account } = await personWith(cpf));
  await flag({ kind: 'FRAUD_MARK' });
});

async function personWith(taxId: string | undefined): Promise<{ party: string; account: string }> {
  const { party_id } = await world.api.ok<PartyResponseOut>('createParty', { body: {
    type: 'individual', display_name: 'Ana Souza', country: 'BR',
    ...(taxId !== undefined && { tax_id: { country: 'BR', type: 'CPF', value: taxId } }),
  } });
  return { party: party_id, account: await world.api.account(10_000, { owner: party_id }) };
}

const flag = (body: Partial<AddRiskFlagRequest>, party_id = party) => world.api.ok<KycFlagOut>('addRiskFlag', {
  path: { party_id }, body: { reason: 'Heard in person', ...body },
});
const permit = (from = account, amount_cents = PERMITTED, of = party) =>
  flag({ kind: 'OWN_WITHDRAWAL', withdrawal: { account_id: from, amount_cents } }, of);
const resolve = ({ flag_id }: KycFlagOut) => world.api.ok<KycFlagOut>('resolveRiskFlag', { path: { party_id: party, flag_id }, body: {} });
const withdraw = (flag_id: string | undefined, { key = cpf, value = PERMITTED, from = account, more = {} } = {}) =>
  world.api.call<ObligationResponse & Refused>('createObligation', {
    body: world.payment(from, `pix_key:${key}`, value, { ...more, ...(flag_id !== undefined && { own_withdrawal: flag_id }) }),
  });
const refusedAs = ({ status, body }: Answer<Refused>) => [status, body.error, body.details];
const notPermitted = (flag_id: string, cause: string) => [422, 'OWN_WITHDRAWAL_NOT_PERMITTED', { flag_id, cause }];
const byMark = (party_id = party) => [422, 'PARTY_BLOCKED', { party_id, flag: 'FRAUD_MARK' }];
const flagsOf = async () => (await world.api.ok<PartyKycResponseOut>('getPartyKyc', { path: { party_id: party } })).flags ?? [];

describe('a marked party with a decision of the operator', () => {
  it('pays its own key, once that was looked up; the decision, its reason, its name and the payment are recorded', async () => {
    ({ party, account } = await personWith(LOOKED_UP_CPF));
    await flag({ kind: 'FRAUD_MARK' });
    const decided = await permit();
    expect(refusedAs(await withdraw(decided.flag_id, { key: LOOKED_UP }))).toEqual([422, 'PAYEE_NOT_OWN', { flag_id: decided.flag_id }]);
    await world.api.ok('lookupPixKey', { query: { key: LOOKED_UP } });
    const { status, body } = await withdraw(decided.flag_id, { key: LOOKED_UP });
    expect([status, body.match_keys?.['own_withdrawal']]).toEqual([201, decided.flag_id]);
    expect((await world.in('FINAL', body.obligation_id)).resolution_outcome).toBe('SETTLED');
    expect(await world.api.available(account)).toBe(10_000 - PERMITTED);
    expect((await flagsOf()).find(({ flag_id }) => flag_id === decided.flag_id)).toMatchObject({
      kind: 'OWN_WITHDRAWAL', severity: 'NOTICE', reason: 'Heard in person', added_by: decided.added_by,
      withdrawal: { account_id: account, amount_cents: PERMITTED, obligation_id: body.obligation_id },
    });
  });

  it('is announced as a flag that is no risk', async () => {
    const { flag_id } = await permit();
    const { items } = await world.api.ok<EventListResponse>('listEvents', { query: { after: 'earliest', entity_id: party } });
    expect(items.at(-1)).toMatchObject({ event_type: 'risk_flag.added', data: { flag_id, kind: 'OWN_WITHDRAWAL', open_flags: 1 } });
  });

  it('may pay less than was permitted, and no second time', async () => {
    const decided = await permit();
    expect((await withdraw(decided.flag_id, { value: 1 })).status).toBe(201);
    expect(refusedAs(await withdraw(decided.flag_id, { value: 1 }))).toEqual(notPermitted(decided.flag_id, 'USED'));
  });

  it('has used it with a payment that fails: its money comes back, and another decision is needed', async () => {
    const decided = await permit();
    const { obligation_id } = (await withdraw(decided.flag_id)).body;
    expect((await world.in('FINAL', obligation_id)).resolution_outcome).toBe('FAILED');
    expect(await world.api.available(account)).toBe(10_000);
    expect(refusedAs(await withdraw(decided.flag_id))).toEqual(notPermitted(decided.flag_id, 'USED'));
    expect((await withdraw((await permit()).flag_id)).status).toBe(201);
  });

  it('pays once, however many requests come at once', async () => {
    const decided = await permit();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => withdraw(decided.flag_id, { value: 100 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422]);
    expect(await world.api.available(account)).toBe(9_900);
  });

  it('pays once in a batch too', async () => {
    const decided = await permit();
    const item = world.payment(account, `pix_key:${cpf}`, 100, { own_withdrawal: decided.flag_id });
    const { results } = await world.api.ok<CreateObligationBatchResponse>('createObligationBatch', { body: { items: [item, item] } });
    expect(results.map(({ status, error }) => error?.error ?? status)).toEqual(['CREATED', 'OWN_WITHDRAWAL_NOT_PERMITTED']);
  });
});

describe('refuses a withdrawal', () => {
  it('without a decision', async () => expect(refusedAs(await withdraw(undefined))).toEqual(byMark()));

  it('by a decision about somebody else', async () => {
    const other = await personWith(cpfOf(720_000_000 + numbered));
    const { flag_id } = await permit(other.account, PERMITTED, other.party);
    expect(refusedAs(await withdraw(flag_id))).toEqual(notPermitted(flag_id, 'UNKNOWN'));
  });

  it('by the mark itself, which permits nothing', async () => {
    const { flag_id } = await flag({ kind: 'FRAUD_MARK' });
    expect(refusedAs(await withdraw(flag_id))).toEqual(notPermitted(flag_id, 'UNKNOWN'));
  });

  it('once the decision is taken back', async () => {
    const decided = await permit();
    await resolve(decided);
    expect(refusedAs(await withdraw(decided.flag_id))).toEqual(notPermitted(decided.flag_id, 'RESOLVED'));
  });

  it('of another account of the party', async () => {
    const { flag_id } = await permit(await world.api.account(10_000, { owner: party }).catch(() => world.api.account(0, { owner: party })));
    expect(refusedAs(await withdraw(flag_id))).toEqual(notPermitted(flag_id, 'OTHER_ACCOUNT'));
  });

  it('of a centavo more', async () => {
    const { flag_id } = await permit();
    expect(refusedAs(await withdraw(flag_id, { value: PERMITTED + 1 }))).toEqual(notPermitted(flag_id, 'AMOUNT'));
  });

  it.each([
    ['somebody else’s CPF', cpfOf(730_000_000)], ['a key whose owner nobody looked up', 'ana@banco-desconhecido.example'],
  ])('to %s', async (_, key) => {
    const { flag_id } = await permit();
    expect(refusedAs(await withdraw(flag_id, { key }))).toEqual([422, 'PAYEE_NOT_OWN', { flag_id }]);
  });

  it('to its own account here, which is marked too', async () => {
    const key = `own-${numbered}@example.com`;
    await world.bindKey(await world.api.account(0, { owner: party }), key);
    const { flag_id } = await permit();
    expect(refusedAs(await withdraw(flag_id, { key }))).toEqual([422, 'PAYEE_NOT_OWN', { flag_id }]);
  });

  it('of a party without a tax id', async () => {
    ({ party, account } = await personWith(undefined));
    await flag({ kind: 'FRAUD_MARK' });
    const { flag_id } = await permit();
    expect(refusedAs(await withdraw(flag_id))).toEqual([422, 'PAYEE_NOT_OWN', { flag_id }]);
  });

  it('over another rail', async () => {
    const { flag_id } = await permit();
    expect(refusedAs(await withdraw(flag_id, { more: { rail: 'MOCK' } }))).toEqual(byMark());
  });

  it('of a party that something else stops too', async () => {
    const { flag_id } = await permit();
    const sanctions = await flag({ severity: 'BLOCKING' });
    expect(refusedAs(await withdraw(flag_id))).toEqual([422, 'PARTY_BLOCKED', { party_id: party }]);
    await resolve(sanctions);
    expect((await withdraw(flag_id)).status).toBe(201);
  });

  it('above what is there, and does not use the decision up', async () => {
    const { flag_id } = await permit(account, 20_000);
    expect((await withdraw(flag_id, { value: 10_001 })).body.error).toBe('INSUFFICIENT_FUNDS');
    expect((await withdraw(flag_id, { value: 10_000 })).status).toBe(201);
  });
});

describe('a decision', () => {
  it.each<[string, object]>([
    ['without the payment that it permits', { kind: 'OWN_WITHDRAWAL' }],
    ['that another flag carries', { kind: 'FRAUD_MARK', withdrawal: { account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', amount_cents: 1 } }],
    ['that a flag of no kind carries', { withdrawal: { account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', amount_cents: 1 } }],
  ])('%s is refused', async (_, body) => {
    const answer = await world.api.call('addRiskFlag', { path: { party_id: party }, body: { reason: 'Heard', ...body } });
    expect(answer.status).toBe(422);
  });

  it('about an account of somebody else is refused', async () => {
    const other = await personWith(cpfOf(740_000_000 + numbered));
    const answer = await world.api.call<Refused>('addRiskFlag', { path: { party_id: party }, body: {
      reason: 'Heard', kind: 'OWN_WITHDRAWAL', withdrawal: { account_id: other.account, amount_cents: 1 },
    } });
    expect([answer.status, answer.body.error]).toEqual([404, 'ACCOUNT_NOT_FOUND']);
  });

  it('is not made by a client that may only pay', async () => {
    const token = await world.api.token(['service/obligations.write']);
    expect((await world.api.call('addRiskFlag', { path: { party_id: party }, token, body: {
      reason: 'Heard', kind: 'OWN_WITHDRAWAL', withdrawal: { account_id: account, amount_cents: 1 },
    } })).status).toBe(403);
  });

  it('has no effect once the mark is lifted, and does not keep the party at level 0', async () => {
    const decided = await permit();
    for (const { flag_id, kind } of await flagsOf()) if (kind === 'FRAUD_MARK') await resolve({ flag_id, source: 'OPERATOR' });
    expect((await withdraw(decided.flag_id, { key: 'fornecedor@example.com' })).status).toBe(201);
    const { risk } = await world.api.ok<PartyResponseOut>('getParty', { path: { party_id: party } });
    expect(risk).toMatchObject({ open_flags: 0, debits_stopped: false });
    expect((await flagsOf()).find(({ flag_id }) => flag_id === decided.flag_id)?.withdrawal?.obligation_id).toBeUndefined();
  });
});
