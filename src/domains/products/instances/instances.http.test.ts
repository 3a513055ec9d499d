/** Instances over HTTP, with a real chain and a real validator behind them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountBalanceResponse, Event, ProductInstanceListResponse, ProductResponse, QbrlPolicyResponse } from '../../../../generated/models.ts';
import { bindTemplate, issueQbrl, Play, startProducts, type ProductService } from '../../../../test/support/products.ts';
import type { TestService } from '../../../../test/support/service.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';

const PRODUCT = 'marcos';
const TIMEOUT_MS = 60_000;

let products: ProductService;
let api: TestService;
let play: Play;
let buyer: string;
let seller: string;
beforeAll(async () => {
  products = await startProducts();
  ({ api } = products);
  await bindTemplate(api, 'milestone-escrow', PRODUCT);
  await issueQbrl(api);
  [buyer, seller] = [await api.account(1_000_000), await api.account()];
  play = new Play(api, PRODUCT);
}, TIMEOUT_MS);
afterAll(() => products?.stop());

const inOneHour = () => Math.floor(Date.now() / 1000) + 3_600;
const order = () => ({ total_cents: 90_000, seller, deadline: inOneHour() });
async function posted(account_id: string): Promise<unknown> {
  const { assets } = await api.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id } });
  return assets[0]?.balances.posted ?? 0;
}
async function begun(): Promise<string> {
  const { status, body } = await play.create(buyer, order());
  expect([status, body]).toEqual([201, expect.anything()]);
  await play.settled(body.instance_id);
  return body.instance_id;
}

describe('an instance', () => {
  it('is created, moved, refused a move, and ends: its money is where the chain says', async () => {
    const before = Number(await posted(buyer));
    const created = await play.create(buyer, order());
    expect([created.status, created.body]).toMatchObject([201, {
      status: 'PENDING', state: null, awaiting_index: true, locked_value: { currency: 'BRL', value: 90_000 }, datum: {},
      parties: [{ key: 'buyer', account_id: buyer }, { key: 'seller', account_id: seller }],
      timeline: [{ sequence: 1, kind: 'CREATE', outcome: 'SUBMITTED', refusal: null, chain_tx_id: null }],
    }]);
    const { instance_id } = created.body;
    expect(await posted(buyer)).toBe(before - 90_000);
    expect(await play.settled(instance_id)).toMatchObject({
      status: 'OPEN', state: 'OPEN', locked_value: { value: 90_000 }, datum: { total: 90_000, paid: 0 },
      timeline: [{ outcome: 'ACCEPTED', to_state: 'OPEN', chain_tx_id: expect.stringMatching(/^[0-9a-f]{64}$/), indexed_at: expect.any(String) }],
    });
    expect((await play.act(instance_id, 'release', buyer, { release_cents: 30_000 })).status).toBe(200);
    expect(await play.settled(instance_id)).toMatchObject({ status: 'OPEN', locked_value: { value: 60_000 }, datum: { paid: 30_000 } });
    expect(await posted(seller)).toBe(30_000);
    expect((await play.act(instance_id, 'release', seller, { release_cents: 1_000 })).status).toBe(200);
    const refused = await play.settled(instance_id);
    expect(refused.timeline[2]).toMatchObject({
      outcome: 'REFUSED', refusal: { code: expect.stringMatching(/^E_/) }, chain_tx_id: expect.stringMatching(/^[0-9a-f]{64}$/), indexed_at: null, to_state: null,
    });
    expect(await posted(seller)).toBe(30_000);
    expect((await play.act(instance_id, 'finish', buyer)).status).toBe(200);
    expect(await play.settled(instance_id)).toMatchObject({ status: 'CLOSED', state: 'FINISHED', locked_value: { value: 0 }, datum: {}, closed_at: expect.any(String) });
    expect([await posted(buyer), await posted(seller)]).toEqual([before - 90_000, 90_000]);
    expect(await verifyJournal(api.service.database, 'demo')).toMatchObject({ ok: true });
    const { items } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', entity_id: instance_id, limit: 100 } });
    expect(items.map(({ event_type, entity }) => `${entity.version} ${event_type}`)).toEqual([
      '1 product_instance.created', '2 product_instance.move_submitted', '3 product_instance.move_accepted', '4 product_instance.indexed',
      '5 product_instance.move_submitted', '6 product_instance.move_accepted', '7 product_instance.indexed',
      '8 product_instance.move_submitted', '9 product_instance.move_refused',
      '10 product_instance.move_submitted', '11 product_instance.move_accepted', '12 product_instance.closed',
    ]);
  }, TIMEOUT_MS);
});
