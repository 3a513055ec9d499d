/** Who is on the other side of a Pix, and what was said with it, wherever a payment is shown. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type {
  EventListResponse, ObligationListResponse, ObligationResponse, PixQrChargeListResponse, PixQrChargeResponse, PixQrDecodeResponse,
  StatementResponse, TransactionListResponse,
} from '../../../../generated/models.ts';
import { addPixKey } from '../../../../test/support/add-pix-key.ts';
import { codeWith, pixTemplate } from '../../../../test/support/brcodes.ts';
import { PixWorld } from '../../../../test/support/pix.ts';
import { TENANT } from '../../../../test/support/service.ts';
import { accountingDay } from '../../../platform/clock.ts';
import { forgetOlder } from '../../../platform/jobs/forget-job.ts';

const DIEGO = { name: 'Diego Alves', tax_id: '12345678909', participant: { ispb: '87654321', name: 'Banco Ipê S.A.' } };
const SHOWN = { name: 'Diego Alves', tax_id: '***.456.789-**', bank: { ispb: '87654321', name: 'Banco Ipê S.A.' } };
const SUPPLIER_KEY = 'fornecedor@example.com';

let world: PixWorld;
let shop: string;
beforeAll(async () => {
  world = await PixWorld.start();
  shop = await world.accountWithKey('loja@example.com', 1_000_000);
}, 60_000);
afterAll(() => world.stop());

const credit = (more: object = {}) => world.credited('loja@example.com', 3_850, { payer: DIEGO, payer_message: 'Bolo da Clara', ...more });
const lookUp = (key: string) => world.api.ok('lookupPixKey', { query: { key } });
const feed = async (account_id: string) =>
  (await world.api.ok<TransactionListResponse>('listAccountTransactions', { path: { account_id } })).items;
const today = () => accountingDay(world.clock.now());

async function statement(account_id: string, format: string): Promise<string> {
  const answer = await request(world.api.baseUrl).get(`/v1/accounts/${account_id}/statement`)
    .query({ from: today(), to: today(), format }).set('Authorization', `Bearer ${await world.api.token()}`);
  expect(answer.status).toBe(200);
  return answer.text;
}

describe('a Pix that came in', () => {
  it('shows who paid, from where, what they said and what the rail calls it', async () => {
    const { name, obligationId } = await credit();
    const digest = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(await world.obligation(obligationId)).toMatchObject({
      counterparty: { ...SHOWN, digest }, description: 'Bolo da Clara', end_to_end_id: name,
      debtor: { kind: 'external', external_id: 'tax_id:***8909' },
    });
    const [evidence] = await world.evidence({ obligation_id: obligationId });
    expect(evidence).toMatchObject({ counterparty: { ...SHOWN, digest }, description: 'Bolo da Clara' });
    expect((await feed(shop)).find(({ id }) => id === obligationId)).toMatchObject({
      type: 'DEPOSIT', direction: 'CREDIT', counterparty_display_name: 'Diego Alves', counterparty: SHOWN, description: 'Bolo da Clara',
      end_to_end_id: name,
    });
  });

  it('is announced with its payer masked, and without the name and the message', async () => {
    const { name, obligationId } = await credit({ payer_message: 'Feliz aniversário, Zuleide' });
    const data = await world.event('obligation.settled', obligationId);
    expect(data).toMatchObject({
      counterparty: { tax_id: '***.456.789-**', bank: SHOWN.bank, digest: expect.any(String) }, end_to_end_id: name,
    });
    const texts = await world.api.service.database.forTenant(TENANT).read((em) => em.execute<{ body: string }[]>(
      `select body from razao.outbox where entity_id = ? or obligation_id = ?`, [obligationId, obligationId]));
    expect(texts.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(texts)).not.toMatch(/Diego|Zuleide|12345678909/);
  });

  it('shows what can be read of a payer whom the provider describes badly, and is booked all the same', async () => {
    const { obligationId, name } = await credit({ payer: { name: 7, participant: 'x' }, payer_message: `  a\n${'b'.repeat(200)}` });
    expect(await world.obligation(obligationId)).toMatchObject({
      counterparty: { bank: { ispb: name.slice(1, 9) } }, description: `a ${'b'.repeat(138)}`,
    });
  });

  it('has all its events in one call, those of its evidence and its charge among them', async () => {
    const account_id = await world.account();
    await addPixKey(world.api, account_id);
    const { txid } = await world.api.ok<PixQrChargeResponse>('createPixDynamicQr', { path: { account_id }, body: { amount_cents: 900 } });
    await world.sponsor.emit('QR_CHARGE_PAID', { txid });
    const { obligation_id } = await world.until(async () => {
      const charge = await world.api.ok<PixQrChargeResponse>('getPixQrCharge', { path: { txid } });
      return charge.state === 'PAID' && charge;
    });
    const events = async (query: object) => {
      const { items } = await world.api.ok<EventListResponse>('listEvents', { query: { obligation_id: obligation_id ?? '', ...query } });
      return items.map(({ event_type }) => event_type);
    };
    const told = ['obligation.created', 'obligation.settled', 'evidence.matched', 'pix_charge.paid'];
    expect(await events({ after: 'earliest' })).toEqual(told);
    expect(await events({})).toEqual(told.toReversed());
    expect([await events({ type: 'evidence.*' }), await events({ entity_id: txid })]).toEqual([['evidence.matched'], ['pix_charge.paid']]);
  });

  it('that comes back is of the same other side', async () => {
    const { obligationId } = await credit();
    const { body } = await world.return({ account_id: shop, original_obligation_id: obligationId, value: 50 });
    expect(await world.obligation(body.obligation_id)).toMatchObject({ counterparty: SHOWN });
    await world.in('FINAL', body.obligation_id);
  });

  it('pays a charge, which shows its payer', async () => {
    const account_id = await world.account();
    await addPixKey(world.api, account_id);
    const { txid } = await world.api.ok<PixQrChargeResponse>('createPixDynamicQr', { path: { account_id }, body: { amount_cents: 700 } });
    await world.sponsor.emit('QR_CHARGE_PAID', { txid });
    const paid = await world.until(async () => {
      const charge = await world.api.ok<PixQrChargeResponse>('getPixQrCharge', { path: { txid } });
      return charge.state === 'PAID' && charge;
    });
    const { name, ...masked } = paid.counterparty ?? {};
    expect(name).toEqual(expect.any(String));
    expect(await world.event('pix_charge.paid', txid)).toMatchObject({ counterparty: masked });
    expect(JSON.stringify(await world.event('pix_charge.paid', txid))).not.toContain(name);
    expect(paid).toMatchObject({ counterparty: SHOWN });
    const list = (query: object) => world.api.ok<PixQrChargeListResponse>('listPixQrCharges', { query: { account_id, ...query } });
    expect((await list({ state: 'PAID', created_from: paid.created_at, created_to: paid.created_at })).items).toEqual([paid]);
    expect((await list({ state: 'ACTIVE' })).items).toEqual([]);
    expect((await list({ created_to: new Date(Date.parse(paid.created_at) - 1).toISOString() })).items).toEqual([]);
  });
});

describe('a Pix that goes out', () => {
  it('shows its payee once it is paid, by what the provider reports', async () => {
    const { obligation_id, counterparty } = await world.pay(shop, `pix_key:${SUPPLIER_KEY}`, 100);
    expect(counterparty).toEqual({ pix_key: 'f***@example.com', digest: expect.any(String) });
    expect(await world.in('FINAL', obligation_id)).toMatchObject({
      counterparty: {
        name: 'Fornecedora Boa Massa Ltda', tax_id: '**.345.678/0001-**', bank: { ispb: '87654321', name: 'Banco Ipê S.A.' },
        pix_key: 'f***@example.com',
      },
    });
  });

  it('shows its payee at once where the key was looked up within a day, and not after it', async () => {
    await lookUp('ana.p@banco-ipe.example');
    const { obligation_id, counterparty } = await world.pay(shop, 'pix_key:Ana.P@Banco-Ipe.example', 100);
    expect([counterparty?.tax_id, counterparty?.name]).toEqual(['***.456.789-**', undefined]);
    expect((await world.obligation(obligation_id)).counterparty).toMatchObject({ name: 'Ana P', bank: { ispb: '87654321' } });
    world.clock.advance(86_400_000);
    const later = await world.pay(shop, 'pix_key:ana.p@banco-ipe.example', 100);
    expect((await world.obligation(later.obligation_id)).counterparty?.name).toBeUndefined();
    await world.in('FINAL', later.obligation_id);
  });

  it('shows whom a dynamic code was of that was decoded before', async () => {
    const code = codeWith({ '01': '12', '26': pixTemplate(['25', `pix.ipe.example/qr/v2/${randomUUID()}`]), '62': '0503***' });
    const { charge } = await world.api.ok<PixQrDecodeResponse>('decodePixQr', { body: { brcode: code } });
    const { obligation_id } = await world.pay(shop, `brcode:${code}`, charge?.amount_cents);
    expect((await world.obligation(obligation_id)).counterparty).toMatchObject({ name: charge?.recipient.display_name });
    await world.in('FINAL', obligation_id);
  });

  it('takes its message to the sponsor, up to 140 characters, and shows it everywhere', async () => {
    const description = `Farinha de março ${'é'.repeat(123)}`;
    const made = await world.pay(shop, `pix_key:${SUPPLIER_KEY}`, 120, { description, external_reference: 'F-2026-0302' });
    expect(made).toMatchObject({ description, external_reference: 'F-2026-0302' });
    expect(made.end_to_end_id).toBeUndefined();
    const paid = await world.in('FINAL', made.obligation_id);
    expect(paid).toMatchObject({ description, external_reference: 'F-2026-0302', end_to_end_id: expect.stringMatching(/^E/) });
    const { payments } = await world.sponsor.books();
    const sent = payments.map((it) => JSON.parse((it as unknown as { request: string }).request) as object);
    expect(sent).toContainEqual(expect.objectContaining({ reference: made.obligation_id, description }));
    expect((await feed(shop)).find(({ id }) => id === made.obligation_id)).toMatchObject({
      type: 'TRANSFER', direction: 'DEBIT', counterparty_display_name: 'Fornecedora Boa Massa Ltda', description,
      external_reference: 'F-2026-0302',
    });
    const receipt = await request(world.api.baseUrl).get(`/v1/obligations/${made.obligation_id}`).set('Accept', 'text/html')
      .set('Authorization', `Bearer ${await world.api.token()}`);
    const shown = [description, 'Fornecedora Boa Massa Ltda', '**.345.678/0001-** · Banco Ipê S.A.'];
    for (const text of shown) expect(receipt.text).toContain(text);
  });

  it.each([
    ['141 characters', 'x'.repeat(141)], ['no characters', ''], ['a line break', 'a\nb'],
  ])('refuses a message of %s', async (_, description) => {
    const body = world.payment(shop, `pix_key:${SUPPLIER_KEY}`, 1, { description });
    const { status } = await world.api.call('createObligation', { body });
    expect(status).toBe(422);
  });
});

describe('a statement', () => {
  it('says of each line the rail, the other side, the message, the names and the balance after it, in JSON and CSV', async () => {
    const account_id = await world.accountWithKey('extrato@example.com', 0);
    const { name } = await world.credited('extrato@example.com', 3_850, { payer: DIEGO, payer_message: '=SUM(1)' });
    const other = await world.account();
    const inside = await world.api.ok<ObligationResponse>('createObligation', { body: {
      ...world.payment(account_id, '', 850), rail: 'NATIVE', creditor: { kind: 'account', account_id: other },
    } });
    const { lines } = JSON.parse(await statement(account_id, 'json')) as StatementResponse;
    expect(lines).toMatchObject([
      {
        balance_cents: 3_850, rail: 'PIX', counterparty: SHOWN, counterparty_display_name: 'Diego Alves', end_to_end_id: name,
        description: '=SUM(1)',
      },
      { balance_cents: 3_000, rail: 'NATIVE', counterparty_account_id: other, obligation_ids: [inside.obligation_id] },
    ]);
    const [head, first] = (await statement(account_id, 'csv')).split('\r\n');
    expect(head).toBe([
      'tx_id,accounting_day,effective_at,event_kind,direction,amount_cents,asset,obligation_ids,correlation,currency_exponent',
      'balance_cents,rail,counterparty,counterparty_tax_id,counterparty_bank,counterparty_account_id,end_to_end_id,description',
      'external_reference',
    ].join());
    expect(first).toMatch(new RegExp(`,2,3850,PIX,Diego Alves,'?\\*{3}.456.789-\\*{2},87654321 Banco Ipê S.A.,,${name},'=SUM\\(1\\),$`));
    expect(await statement(account_id, 'ofx')).toContain('<NAME>Diego Alves</NAME>');
  });
});

describe('a transfer between accounts', () => {
  it('carries a message and a reference too, and one without stays its entry alone', async () => {
    const [from, to] = [await world.account(100), await world.account()];
    const body = { ...world.payment(from, '', 10), rail: 'NATIVE', creditor: { kind: 'account', account_id: to } };
    const said = await world.api.ok<ObligationResponse>('createObligation', {
      body: { ...body, description: 'Almoço', external_reference: 'A 1' },
    });
    expect(said).toMatchObject({ state: 'FINAL', description: 'Almoço', external_reference: 'A 1' });
    expect(await world.obligation(said.obligation_id)).toEqual(said);
    const plain = await world.api.ok<ObligationResponse>('createObligation', { body });
    const rows = await world.api.service.database.forTenant(TENANT).read((em) => em.execute<{ obligation_id: string }[]>(
      'select obligation_id from razao.obligations where obligation_id in (?, ?)', [said.obligation_id, plain.obligation_id]));
    expect(rows).toEqual([{ obligation_id: said.obligation_id }]);
    expect((await feed(to)).map(({ id, type, description }) => [id, type, description])).toEqual([
      [plain.obligation_id, 'TRANSFER', undefined], [said.obligation_id, 'TRANSFER', 'Almoço'],
    ]);
  });

  it('in an atomic batch keeps each message with its own', async () => {
    const [from, to] = [await world.account(100), await world.account()];
    const item = { ...world.payment(from, '', 10), rail: 'NATIVE', creditor: { kind: 'account', account_id: to } };
    const { results } = await world.api.ok<{ results: { obligation: ObligationResponse }[] }>('createObligationBatch', {
      body: { atomic: true, items: [item, { ...item, description: 'um' }, { ...item, description: 'dois' }] },
    });
    for (const { obligation } of results) expect(await world.obligation(obligation.obligation_id)).toEqual(obligation);
    expect(results.map(({ obligation: { description } }) => description)).toEqual([undefined, 'um', 'dois']);
  });
});

describe('evidence that a client gives', () => {
  it('names the other side, masked in the answer and with its name when it is read', async () => {
    const given = await world.api.ok<{ evidence_id: string; counterparty?: object }>('ingestEvidence', { body: {
      provider_id: 'sim-demo', rail: 'PIX', kind: 'INBOUND_CREDIT', external_id: randomUUID(), match_keys: { account_id: shop },
      amount: { currency: 'BRL', value: 5 }, occurred_at: world.clock.now().toISOString(), description: 'Gorjeta',
      counterparty: {
        name: 'Diego Alves', tax_id: '123.456.789-09', bank: { ispb: '87654321' }, account: '87654321', pix_key: '+5511987654321',
      },
    } });
    const masked = {
      tax_id: '***.456.789-**', bank: { ispb: '87654321' }, account: '***4321', pix_key: '+55*******4321', digest: expect.any(String),
    };
    expect(given).toMatchObject({ counterparty: masked, description: 'Gorjeta' });
    const [read] = await world.evidence({ external_id: String((given as { external_id?: string }).external_id) });
    expect(read?.counterparty).toEqual({ name: 'Diego Alves', ...masked });
  });
});

describe('payments with somebody', () => {
  it('are found by the digest and the tax id of the other side, and of a party with that tax id', async () => {
    const tax_id = '52998224725';
    const { obligationId } = await credit({ payer: { ...DIEGO, tax_id } });
    const find = async (query: object) => {
      const { items } = await world.api.ok<ObligationListResponse>('listObligations', { query: { ...query } });
      return items.map(({ obligation_id }) => obligation_id);
    };
    const { counterparty } = await world.obligation(obligationId);
    expect(await find({ counterparty_tax_id: '529.982.247-25' })).toEqual([obligationId]);
    expect(await find({ counterparty_digest: counterparty?.digest })).toEqual([obligationId]);
    expect(await find({ counterparty_digest: counterparty?.digest, counterparty_tax_id: '12345678909' })).toEqual([]);
    const party = await world.api.ok<{ tax_id_digest: string }>('createParty', {
      body: { type: 'individual', display_name: 'Rita', country: 'BR', tax_id: { country: 'BR', type: 'CPF', value: '529.982.247-25' } },
    });
    expect(party.tax_id_digest).toBe(counterparty?.digest);
  });
});

it('who was on the other side is forgotten when its time is over, and the payment stays', async () => {
  const { obligationId } = await credit();
  const forget = async (days: number) => {
    await forgetOlder(world.api.service.database, 'forget_counterparties', days);
    await forgetOlder(world.api.service.database, 'forget_reported_counterparties', days);
    return world.obligation(obligationId);
  };
  expect(await forget(1)).toMatchObject({ counterparty: SHOWN });
  world.clock.advance(2 * 86_400_000);
  const { counterparty, description, ...rest } = await forget(1);
  expect([counterparty, description, rest.resolution_outcome]).toEqual([undefined, undefined, 'SETTLED']);
  expect((await world.evidence({ obligation_id: obligationId }))[0]).not.toHaveProperty('counterparty');
});
