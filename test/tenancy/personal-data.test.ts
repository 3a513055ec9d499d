/** No plain column names a payer or payee outside: every text of the database is searched after their stories. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { ObligationResponse, PixReturnResponse, ScheduleResponse } from '../../generated/models.ts';
import { codeWith } from '../support/brcodes.ts';
import { PixWorld } from '../support/pix.ts';
import { eventually } from '../support/service.ts';

/** A tax id and a name that nothing else has. */
const TAX_ID = '11144477735';
const NAME = 'Zuleide Quaresma';
const PLANTED = [TAX_ID, '111.444.777-35', NAME, 'zuleide'];

let world: PixWorld;
let owner: pg.Client;
let account: string;
beforeAll(async () => {
  world = await PixWorld.start({ env: { RAZAO_ROLES: 'api,worker' } });
  owner = new pg.Client({ connectionString: world.api.databaseUrl });
  await owner.connect();
  account = await world.accountWithKey('loja@example.com', 1_000_000);
});
afterAll(async () => {
  await owner?.end();
  await world?.stop();
});

/** The texts of all tables, JSON and arrays as text, and the place of each. */
async function placesOf(text: string): Promise<string[]> {
  const { rows } = await owner.query<{ table: string; column: string }>(`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'razao' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const { rowCount } = await owner.query(`select from razao."${table}" where "${column}"::text ilike $1 limit 1`, [`%${text}%`]);
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

const pay = (creditor: string, rail = 'PIX') => world.api.call<ObligationResponse>('createObligation', {
  body: {
    rail, amount: { currency: 'BRL', value: 100 }, debtor: { kind: 'account', account_id: account },
    creditor: { kind: 'external', external_id: creditor },
  },
});

describe('stories in which somebody outside is named', () => {
  it('a credit and its return, which reaches the payer', async () => {
    const end_to_end_id = 'E876543212026030214058kQ3mZx7TfR';
    await world.sponsor.emit('CREDIT_RECEIVED', {
      end_to_end_id, amount: { currency: 'BRL', value: 3_850 }, key: 'loja@example.com',
      payer: { name: NAME, tax_id: TAX_ID, participant: { ispb: '87654321', name: 'Banco Ipê S.A.' } },
    });
    await eventually(async () => (await world.api.available(account)) > 1_000_000);
    const back = await world.api.ok<PixReturnResponse>('createPixReturn', {
      body: { account_id: account, amount: { currency: 'BRL', value: 850 }, original_end_to_end_id: end_to_end_id, reason_code: 'MD06' },
    });
    expect(back.obligation_id).toMatch(/^obl_/);
  });

  it('a credit that fits nothing', async () => {
    await world.sponsor.emit('CREDIT_RECEIVED', {
      amount: { currency: 'BRL', value: 1 }, key: randomUUID(),
      payer: { name: NAME, tax_id: TAX_ID, participant: { ispb: '87654321', name: 'x' } },
    });
  });

  it('evidence that a client gives', async () => {
    await world.api.ok('ingestEvidence', {
      body: {
        provider_id: 'sim-demo', rail: 'PIX', kind: 'INBOUND_CREDIT', external_id: randomUUID(), match_keys: { invoice: 'x' },
        amount: { currency: 'BRL', value: 5 },
        occurred_at: '2026-03-02T11:00:00Z', payload: { payer: NAME, document: TAX_ID },
      },
    });
  });

  it.each([
    ['a tax id', `tax_id:${TAX_ID}`], ['a tax id with marks', 'TAX_ID:111.444.777-35'], ['a Pix key', `pix_key:${TAX_ID}`],
    ['a Pix key in capitals', `PIX_KEY:${TAX_ID}`], ['a tax id without a word, on another rail', TAX_ID, 'ACH'],
  ])('a payment to %s; the rail is told whom it goes to', async (_, creditor, rail = 'PIX') => {
    const { status, body } = await pay(creditor, rail);
    expect(status).toBe(201);
    expect(JSON.stringify(body)).not.toMatch(/11144477735|111\.444\.777-35/);
    await eventually(async () => {
      const { payments } = await world.sponsor.books();
      return payments.some((it) => JSON.stringify(it).includes(body.obligation_id) && JSON.stringify(it).includes(
        creditor.slice(creditor.indexOf(':') + 1),
      ));
    });
  });

  it('a payment by a code that names its receiver', async () => {
    expect((await pay(`brcode:${codeWith({ '26': '0014br.gov.bcb.pix011152998224725', '59': NAME })}`)).status).toBe(201);
  });

  it('a payment that is ordered for later, and what becomes of it', async () => {
    const { schedule_id } = await world.api.ok<ScheduleResponse>('createSchedule', {
      body: {
        account_id: account, schedule_type: 'ONE_SHOT', run_at: '2026-03-02T12:30:00Z',
        action: {
          kind: 'TRANSFER', rail: 'PIX', amount: { currency: 'BRL', value: 7 },
          creditor: { kind: 'external', external_id: `pix_key:${TAX_ID}` },
        },
      },
    });
    const same = await world.api.ok<ScheduleResponse>('updateSchedule', {
      path: { schedule_id }, body: { creditor: { kind: 'external', external_id: `pix_key:${TAX_ID}` } },
    });
    expect(same.version).toBe(1);
  });

  it('a request that is refused', async () => {
    expect((await pay(`pix_key:${TAX_ID}0`)).status).toBe(422);
  });
});

it.each(PLANTED)('nothing of the database says %s', async (text) => {
  expect(await placesOf(text)).toEqual([]);
});

it('and the look finds what is there', async () => {
  expect(await placesOf('loja@example.com')).not.toEqual([]);
});
