/** Books with a row of each kind that entries give, to be falsified, and their rows as they were. */
import type pg from 'pg';
import { transferBody, type TestService } from './service.ts';
import { tamper } from './tamper.ts';

/** Moves 60 cents in three transfers, and leaves a payment on its way, a hold, a block, and money that came late. */
export async function fillBooks(api: TestService, from: string, to: string): Promise<void> {
  for (const cents of [10, 20, 30]) await api.transfer(from, to, cents);
  const pays = { ...transferBody(from, to, 5), rail: 'MOCK', creditor: { kind: 'external', external_id: 'silent' } };
  await api.ok('createObligation', { body: pays });
  await api.ok('placeHold', { body: { account_id: to, amount_cents: 20, currency: 'BRL' } });
  await api.ok('placeBlock', { body: { account_id: to, amount: 100, currency: 'BRL', reason_code: 'OTHER' } });
  await api.ok('ingestEvidence', { body: {
    provider_id: 'mock', rail: 'MOCK', kind: 'INBOUND_CREDIT', external_id: 'late-1', match_keys: { account_id: from },
    amount: { currency: 'BRL', value: 7 }, occurred_at: new Date(Date.now() - 120_000).toISOString(),
  } });
}

/** Keeps the rows of tables. @returns what puts them back. */
export async function keepRows(owner: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  await owner.query(`create schema kept; ${tables.map((table) => `create table kept.${table} as table razao.${table}`).join(';')}`);
  return () => tamper(
    owner, tables.map((table) => `delete from razao.${table}; insert into razao.${table} select * from kept.${table}`).join(';'),
  );
}
