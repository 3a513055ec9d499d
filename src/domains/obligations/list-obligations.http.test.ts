/** One payment is found among very many: by its names, its other side, its amount and its time, each by an index. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { ObligationListResponse, ObligationResponse } from '../../../generated/models.ts';
import { startTestService, TENANT, transferBody, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { ObligationEntity } from './obligation.entity.ts';
import { readSearch, searchConditions, searchOrder, type ObligationFilters } from './list-obligations.ts';

/** `make searches` has ten million. */
const MANY = Number(process.env['SEARCH_ROWS'] ?? 60_000);
const BUILD_MS = 120_000 + MANY / 5;
const MINUTE_MS = 60_000;

let api: TestService;
let clock: FixedClock;
let from: string;
let to: string;
beforeAll(async () => {
  clock = new FixedClock();
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  [from, to] = [await api.account(100_000), await api.account()];
}, 60_000);
afterAll(() => api.stop());

const list = (query: object) => api.ok<ObligationListResponse>('listObligations', { query: { ...query } });
const idsOf = async (query: object) => (await list(query)).items.map(({ obligation_id }) => obligation_id);
const make = (body: object) => api.ok<ObligationResponse>('createObligation', { body: { ...transferBody(from, to, 1), ...body } });
const payout = (value: number, more: object = {}) => make({
  rail: 'MOCK', amount: { currency: 'BRL', value }, creditor: { kind: 'external', external_id: 'silent' }, ...more,
});

/** All pages of a list, one item each. */
async function paged(query: object): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await list({ ...query, limit: 1, ...(cursor && { cursor }) });
    found.push(...page.items.map(({ obligation_id }) => obligation_id));
    cursor = page.next_cursor;
  }
  return found;
}

describe('a payment is found', () => {
  it('by what the client calls it, which may name several', async () => {
    const made = [await payout(10, { external_reference: 'F 7' }), await make({ external_reference: 'F 7' })];
    await payout(10, { external_reference: 'F 77' });
    expect(await idsOf({ external_reference: 'F 7' })).toEqual(made.map(({ obligation_id }) => obligation_id).toReversed());
    expect(await idsOf({ external_reference: 'F' })).toEqual([]);
  });

  it('by its amount with an account, another rail or a narrow range, and not by an amount alone', async () => {
    const [out, inside] = [await payout(4_321), await make({ amount: { currency: 'BRL', value: 4_321 } })];
    const both = [inside.obligation_id, out.obligation_id];
    expect(await idsOf({ amount: 4_321, account_id: from })).toEqual(both);
    expect(await idsOf({ amount: 4_321, rail: 'MOCK' })).toEqual([out.obligation_id]);
    expect(await idsOf({ amount: 4_321, created_from: out.created_at })).toEqual(both);
    expect((await api.call('listObligations', { query: { amount: 4_321 } })).status).toBe(422);
    expect((await api.call('listObligations', { query: { amount: 4_321, created_from: '2025-12-01T00:00:00Z' } })).status).toBe(422);
  });

  it('by ranges of its creation and of its end, rows and entries together, in pages of their order', async () => {
    clock.advance(MINUTE_MS);
    const begin = clock.now();
    const made: ObligationResponse[] = [];
    for (const it of [payout, make, payout, make]) {
      clock.advance(1_000);
      made.push(it === payout ? await payout(11) : await make({}));
    }
    const ids = made.map(({ obligation_id }) => obligation_id);
    const range = { created_from: made[0]?.created_at, created_to: made[3]?.created_at };
    expect(await paged(range)).toEqual(ids.toReversed());
    expect(await paged({ ...range, created_from: made[1]?.created_at, created_to: made[2]?.created_at })).toEqual([ids[2], ids[1]]);
    clock.advance(MINUTE_MS);
    const canceled = await api.ok<ObligationResponse>('resolveObligation', {
      path: { obligation_id: ids[0] ?? '' }, body: { outcome: 'CANCELED' },
    });
    expect(await paged({ settled_from: new Date(begin.getTime() + 1).toISOString() })).toEqual([ids[0], ids[3], ids[1]]);
    expect(await paged({ settled_from: canceled.resolved_at, settled_to: canceled.resolved_at })).toEqual([ids[0]]);
    expect(await paged({ created_from: made[2]?.created_at, settled_from: made[3]?.created_at })).toEqual([ids[3]]);
  });

  it('only by days that there are', async () => {
    expect((await api.call('listObligations', { query: { created_from: '2026-02-30T00:00:00Z' } })).status).toBe(422);
  });

  it('never by another tenant', async () => {
    await payout(12, { external_reference: 'ours' });
    const foreign = await api.ok<ObligationListResponse>('listObligations', { tenant: 'acme', query: { external_reference: 'ours' } });
    expect(foreign.items).toEqual([]);
  });
});

describe('among very many obligations', () => {
  beforeAll(async () => {
    const owner = new pg.Client({ connectionString: api.databaseUrl });
    await owner.connect();
    await owner.query(`
      insert into razao.obligations (tenant_id, obligation_id, rail, state, resolution_outcome, amount, currency, debtor_kind,
        debtor_account_id, creditor_kind, creditor_external_id, match_keys, metadata, tx_id, version, created_at, created_by, updated_at,
        resolved_at, sent_at, sent_as, counterparty, counterparty_digest, external_reference)
      select $1, 'obl_01JA' || lpad(i::text, 22, '0'), 'PIX', 'FINAL', 'SETTLED', 1 + i % 5000, 'BRL', 'account',
        $2, 'external', 'x', '{}', '{}',
        'txn_01JA' || lpad(i::text, 22, '0'), 3, $4::timestamptz - i * interval '1 minute',
        'c', $4, $4::timestamptz - i * interval '1 minute', $4,
        'E' || i, '{}', md5((i % 2000)::text), 'ref ' || i % 30000
      from generate_series(1, $3) as i`, [TENANT, from, MANY, clock.now()]);
    await owner.query('vacuum analyze razao.obligations');
    await owner.end();
  }, BUILD_MS);

  const at = (minutes: number) => new Date(clock.now().getTime() - minutes * MINUTE_MS).toISOString();
  /** How Postgres finds a page, as the service asks for it: under row-level security. */
  async function plan(filters: ObligationFilters): Promise<string> {
    const ctx = api.service.contextFor(TENANT);
    const search = readSearch(ctx, filters);
    return ctx.db.read(async (em) => {
      const query = em.createQueryBuilder(ObligationEntity).select('*').where(searchConditions(ctx, search, [], undefined) as object);
      const text = query.orderBy(searchOrder(search.order)).limit(51).getFormattedQuery();
      const rows = await em.execute<Record<'QUERY PLAN', string>[]>(`explain analyze ${text}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  }

  it.each<[string, string, () => ObligationFilters]>([
    ['the rail’s name', 'obligations_sent_as', () => ({ end_to_end_id: 'E777' })],
    ['the client’s reference', 'obligations_by_reference', () => ({ external_reference: 'ref 777' })],
    ['the digest of the other side', 'obligations_by_counterparty', () => ({ counterparty_digest: 'a'.repeat(32) })],
    ['the tax id of the other side', 'obligations_by_counterparty', () => ({ counterparty_tax_id: '52998224725' })],
    ['an amount', 'obligations_by_amount', () => ({ amount: 777, rail: 'PIX' })],
    ['a range of creation', 'obligations_by_creation', () => ({ created_from: at(40_000), created_to: at(39_000) })],
    ['a range of ends', 'obligations_by_end', () => ({ settled_from: at(40_000), settled_to: at(39_000) })],
  ])('%s leads to its rows by %s', async (_, index, filters) => {
    const found = await plan(filters());
    expect(found).toContain(index);
    expect(found).not.toContain('Seq Scan on obligations');
    if (MANY > 1_000_000) process.stderr.write(`${MANY} rows by ${index}: ${/Execution Time: .*/.exec(found)?.[0]}\n`);
  });

  it('and finds them', async () => {
    expect(await idsOf({ end_to_end_id: 'E777' })).toEqual([`obl_01JA${'777'.padStart(22, '0')}`]);
    expect((await idsOf({ external_reference: 'ref 777' })).length).toBe(Math.min(50, Math.floor(MANY / 30_000)));
    expect((await idsOf({ created_from: at(40_000), created_to: at(39_000) }))[0]).toBe(`obl_01JA${'39000'.padStart(22, '0')}`);
  });
});

it('parties are found by their tax id by an index, those of before too', async () => {
  const body = { type: 'individual', display_name: 'Rita', country: 'BR', tax_id: { country: 'BR', type: 'CPF', value: '529.982.247-25' } };
  const { party_id } = await api.ok<{ party_id: string }>('createParty', { body });
  const find = async (tax_id: string) =>
    (await api.ok<{ data: { party_id: string }[] }>('searchParties', { query: { tax_id } })).data.map((it) => it.party_id);
  expect([await find('52998224725'), await find('12345678909')]).toEqual([[party_id], []]);
  const owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  await owner.query('update razao.parties set tax_id_digest = null where party_id = $1', [party_id]);
  expect(await find('529.982.247-25')).toEqual([]);
  const { digestTaxIds } = await import('../parties/digest-tax-ids.ts');
  await digestTaxIds(api.service.database, (tenant) => api.service.contextFor(tenant));
  expect(await find('529.982.247-25')).toEqual([party_id]);
  await owner.query('set enable_seqscan = off');
  const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
    `explain select * from razao.parties where tenant_id = 'demo' and tax_id_digest = 'x' order by party_id desc limit 51`);
  await owner.end();
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('parties_by_tax_id');
});
