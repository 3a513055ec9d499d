/** What a mark for fraud closes, what it leaves open, and that it is taken back. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { KycFlagOut, ObligationResponse, PixMandateListResponse } from '../../../../generated/models.ts';
import { PixWorld } from '../../../../test/support/pix.ts';
import { transferBody, type Answer } from '../../../../test/support/service.ts';

type Refused = { error?: string; details?: Record<string, unknown> };

let world: PixWorld;
let party: string;
let account: string;
let other: string;
let key: string;
let numbered = 0;

beforeAll(async () => {
  world = await PixWorld.start({ env: { RAZAO_TOKEN_TTL_SECONDS: '86400' } });
  other = await world.account(1_000_000);
}, 180_000);
afterAll(() => world.stop());
beforeEach(async () => {
  party = await world.api.party();
  account = await world.api.account(10_000, { owner: party });
  key = `marked-${(numbered += 1)}@example.com`;
  await world.bindKey(account, key);
});

const mark = () => world.api.ok<KycFlagOut>('addRiskFlag', {
  path: { party_id: party }, body: { kind: 'FRAUD_MARK', reason: 'Accepted MED report', source: 'MED_CASE', source_ref: 'med_1' },
});
const unmark = ({ flag_id }: KycFlagOut) => world.api.ok('resolveRiskFlag', { path: { party_id: party, flag_id }, body: {} });
const closed = ({ status, body }: Answer<Refused>) => [status, body.error, body.details];
const byMark = () => [422, 'PARTY_BLOCKED', { party_id: party, flag: 'FRAUD_MARK' }];
const pay = (from: string, to: object, value = 100, rail = 'PIX') => world.api.call<ObligationResponse & Refused>('createObligation', {
  body: { rail, amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id: from }, creditor: to },
});
const outside = { kind: 'external', external_id: 'pix_key:loja@example.com' };

describe('a party that is marked for fraud', () => {
  it('has a flag of that kind, which is BLOCKING whatever was said, and is announced', async () => {
    const flag = await mark();
    expect(flag).toMatchObject({ kind: 'FRAUD_MARK', severity: 'BLOCKING' });
    const { items } = await world.api.ok<{ items: { event_type: string; data: object }[] }>('listEvents', {
      query: { after: 'earliest', entity_id: party },
    });
    expect(items.at(-1)).toMatchObject({ event_type: 'risk_flag.added', data: { kind: 'FRAUD_MARK' } });
  });

  it.each<[string, () => Promise<Answer<Refused>>]>([
    ['payments out', () => pay(account, outside)],
    ['payments inside the ledger', () => world.api.call('createObligation', { body: transferBody(account, other, 100) })],
    ['holds', () => world.api.call('placeHold', { body: { account_id: account, amount_cents: 1, currency: 'BRL' } })],
    ['transfers to it', () => world.api.call('createObligation', { body: transferBody(other, account, 100) })],
    ['payments to its key by another account of the tenant', () => pay(other, { kind: 'external', external_id: `pix_key:${key}` })],
    ['registration of keys', () => world.api.call('registerPixKey', { body: { account_id: account, key_type: 'EVP' } })],
  ])('is refused %s, and not once the mark is taken back', async (_, act) => {
    const flag = await mark();
    expect(closed(await act())).toEqual(byMark());
    await unmark(flag);
    expect((await act()).status).toBe(201);
  });

  it('authorises no mandate on its account, and does once the mark is taken back', async () => {
    await world.sponsor.emit('MANDATE_REQUESTED', { account_id: account });
    const { items: [asked] } = await world.api.ok<PixMandateListResponse>('listPixMandates', { query: { account_id: account } });
    const authorize = () => world.api.call<Refused>('authorizePixMandate', { path: { mandate_id: asked?.mandate_id ?? '' } });
    const flag = await mark();
    expect(closed(await authorize())).toEqual(byMark());
    await unmark(flag);
    expect((await authorize()).status).toBe(200);
  });

  it('keeps its keys and mandates as they are', async () => {
    const { key_id } = await world.api.ok<{ key_id: string }>('registerPixKey', { body: { account_id: account, key_type: 'EVP' } });
    await world.sponsor.emit('MANDATE_REQUESTED', { account_id: account });
    const mandates = () => world.api.ok<PixMandateListResponse>('listPixMandates', { query: { account_id: account } });
    await world.api.ok('authorizePixMandate', { path: { mandate_id: (await mandates()).items[0]?.mandate_id ?? '' } });
    const theirs = async () => [await world.api.ok('getPixKey', { path: { key_id } }), (await mandates()).items];
    const before = await theirs();
    await mark();
    expect(await theirs()).toEqual(before);
  });

  it('stays closed while another mark is open', async () => {
    const [first, second] = [await mark(), await mark()];
    await unmark(first);
    expect(closed(await pay(account, outside))).toEqual(byMark());
    await unmark(second);
    expect((await pay(account, outside)).status).toBe(201);
  });

  it('is not paid money that comes in all the same: it waits on the exception account with its reason, and is credited later', async () => {
    const flag = await mark();
    const [before, waiting] = [await world.api.available(account), (await world.systems()).exception];
    const { name } = await world.credited(key, 700);
    const [evidence] = await world.evidence({ external_id: `${name}:CREDIT_RECEIVED` });
    expect(evidence).toMatchObject({ state: 'UNMATCHED', reason_code: 'PARTY_BLOCKED', exception_cents: 700 });
    expect([await world.api.available(account), (await world.systems()).exception]).toEqual([before, waiting + 700]);
    await unmark(flag);
    await world.api.ok('retryEvidence', { path: { evidence_id: evidence?.evidence_id ?? '' }, body: {} });
    expect([await world.api.available(account), (await world.systems()).exception]).toEqual([before + 700, waiting]);
  });

  it('still sends money back to who paid it', async () => {
    const { name } = await world.credited(key, 700);
    await mark();
    const { status, body } = await world.return({ account_id: account, original_end_to_end_id: name, value: 700 });
    expect([status, body.state]).toEqual([201, 'PROCESSING']);
  });

  it('gets the money of its payment back that is canceled, and keeps its money for a block', async () => {
    const pending = (await pay(account, { kind: 'external', external_id: 'silent' }, 400, 'MOCK')).body;
    await mark();
    await world.api.ok('resolveObligation', { path: { obligation_id: pending.obligation_id }, body: { outcome: 'CANCELED' } });
    expect(await world.api.available(account)).toBe(10_000);
    const block = await world.api.call('placeBlock', {
      body: { account_id: account, amount: 10_000, currency: 'BRL', reason_code: 'COURT_ORDER' },
    });
    expect([block.status, block.body['secured']]).toEqual([201, 10_000]);
  });

  it('is not paid an expected payment that is settled by hand', async () => {
    const expected = (await world.api.ok<ObligationResponse>('createObligation', { body: {
      rail: 'MOCK', amount: { currency: 'BRL', value: 50 }, debtor: { kind: 'external', external_id: 'silent' },
      creditor: { kind: 'account', account_id: account },
    } })).obligation_id;
    await mark();
    expect(closed(await world.api.call<Refused>('resolveObligation', {
      path: { obligation_id: expected }, body: { outcome: 'SETTLED' },
    }))).toEqual(byMark());
  });
});
