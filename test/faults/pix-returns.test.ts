/** Returns over several processes: the cap is exact whichever decides, and one whose process dies half-way is sent once. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ObligationResponse, PixReturnResponse } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { createDatabase } from '../support/database.ts';
import { newName } from '../support/pix.ts';
import { eventually, startTestService, TENANT, type TestService } from '../support/service.ts';
import { startSponsorProcess, type TestSponsor } from '../support/sponsor.ts';
import { endAll, ServiceChild } from './service-child.ts';

const TIMEOUT_MS = 90_000;
const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);

let databaseUrl: string;
let here: TestService;
let there: TestService;
let sponsor: TestSponsor;
let account_id: string;
beforeAll(async () => {
  databaseUrl = atEnd(await createDatabase(), (it) => it.drop()).url;
  const start = async () => atEnd(await startTestService({ databaseUrl, env: { RAZAO_ROLES: 'api' } }), (it) => it.stop());
  [here, there, sponsor] = [await start(), await start(), atEnd(await startSponsorProcess(), (it) => it.stop())];
  await here.token(['service/health']);
  await sponsor.connect(here);
  account_id = await here.account(1000);
}, TIMEOUT_MS);
afterAll(async () => {
  const verdict = await verifyJournal(here.service.database, TENANT);
  await endAll(ends);
  expect(verdict).toMatchObject({ ok: true });
}, TIMEOUT_MS);

/** A credit that the sponsor books and reports. @returns its name. */
async function credited(value: number): Promise<string> {
  const end_to_end_id = newName('E');
  await sponsor.emit('CREDIT_RECEIVED', { end_to_end_id, key: 'nobody@example.com', amount: { currency: 'BRL', value } });
  const { items } = await here.ok<{ items: { evidence_id: string }[] }>('listEvidence', {
    query: { external_id: `${end_to_end_id}:CREDIT_RECEIVED` },
  });
  await here.ok('resolveEvidence', {
    path: { evidence_id: String(items[0]?.evidence_id) }, body: { action: 'CREDIT', destination_account_id: account_id, reason: 'x' },
  });
  return end_to_end_id;
}

const ask = (api: TestService, original_end_to_end_id: string, value: number, key = randomUUID()) =>
  api.call<PixReturnResponse>('createPixReturn', { key, body: { account_id, original_end_to_end_id, amount: { currency: 'BRL', value } } });

it('two processes return one credit: together never a centavo more than it was', async () => {
  const name = await credited(1000);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(n % 2 ? here : there, name, 30)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(33);
  for (const { status, body } of answers) if (status !== 201) expect(body).toMatchObject({ error: 'RETURN_EXCEEDS_ORIGINAL' });
  const sums = answers.filter(({ status }) => status === 201).map(({ body }) => body.returned_amount.value).sort((a, b) => a - b);
  expect(sums).toEqual(Array.from({ length: 33 }, (_, n) => (n + 1) * 30));
}, TIMEOUT_MS);

it('two processes are asked with one key: one return', async () => {
  const [name, key] = [await credited(1000), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(n % 2 ? here : there, name, 10, key)));
  expect(new Set(answers.map(({ body }) => body.obligation_id)).size).toBe(1);
}, TIMEOUT_MS);

it('the worker dies after the sponsor took it: the return is sent once, and settles', async () => {
  const name = await credited(100);
  const dies = await ServiceChild.start(databaseUrl, { RAZAO_ROLES: 'worker,api', RAZAO_RAIL_TIMEOUT_SECONDS: '1' });
  await eventually(async () => (await sponsor.books()).returns.every(({ status }) => status !== 'ACCEPTED'));
  await dies.arm('after-dispatch');
  const { body } = await ask(here, name, 100);
  await dies.ended();
  const lives = await ServiceChild.start(databaseUrl, { RAZAO_ROLES: 'worker,api', RAZAO_RAIL_TIMEOUT_SECONDS: '1' });
  try {
    const ended = await eventually(async () => {
      const now = await here.ok<ObligationResponse>('getObligation', { path: { obligation_id: body.obligation_id } });
      return now.state === 'FINAL' && now;
    }, 60);
    expect(ended).toMatchObject({ resolution_outcome: 'SETTLED' });
    expect((await sponsor.books()).lines.filter(({ reference }) => reference === body.obligation_id)).toHaveLength(1);
  } finally {
    await lives.kill();
  }
}, TIMEOUT_MS);
