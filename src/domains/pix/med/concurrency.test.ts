/** Several processes and several people decide about the same case: exactly one does, and the money is where that decision puts it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { brl, MedWorld } from '../../../../test/support/med-world.ts';
import { eventually, startTestService, TENANT, type TestService } from '../../../../test/support/service.ts';
import { startSponsor, type TestSponsor } from '../../../../test/support/sponsor.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { derive } from '../../../platform/context.ts';
import type { LedgerCommand } from '../../journal/index.ts';
import { placeMedBlock } from './block-money.ts';
import type { MedContext } from './context.ts';
import type { MedCase } from './med-case.ts';
import { findMedCase } from './queries.ts';
import { releaseCase } from './release-case.ts';
import { returnMoney } from './return-money.ts';

const ROUNDS = 4;
let database: TestDatabase;
let sponsor: TestSponsor;
/** One works, and both answer. */
let here: MedWorld;
let there: MedWorld;
let worker: TestService;
beforeAll(async () => {
  database = await createDatabase();
  sponsor = await startSponsor();
  const options = { databaseUrl: database.url, env: { RAZAO_ROLES: 'api', RAZAO_RAIL_TIMEOUT_SECONDS: '1' } };
  const [one, other] = [await startTestService(options), await startTestService(options)];
  worker = await startTestService({ databaseUrl: database.url, env: { RAZAO_ROLES: 'worker' } });
  await one.token(['service/health']);
  await sponsor.connect(one);
  [here, there] = [new MedWorld(one, sponsor), new MedWorld(other, sponsor)];
});
afterAll(async () => {
  const verdict = await verifyJournal(here.api.service.database, TENANT);
  await sponsor.stop();
  await Promise.all([here.api.stop(), there.api.stop()]);
  await database.drop();
  expect(verdict).toMatchObject({ ok: true });
});

const statuses = (answers: readonly { status: number }[]): number[] => answers.map(({ status }) => status).sort();

it('of resolvers in two processes one succeeds, and the money is where that one says', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { account, case_id } = await here.blocked(1_000);
    const answers = await Promise.all([
      here.resolve(case_id, { action: 'RETURN' }), there.resolve(case_id, { action: 'RELEASE' }),
      there.resolve(case_id, { action: 'RETURN', amount: brl(400) }), here.resolve(case_id, { action: 'RELEASE' }),
    ]);
    expect(statuses(answers)).toEqual([200, 409, 409, 409]);
    for (const { status, body } of answers) if (status === 409) expect(body).toMatchObject({ error: 'MED_CASE_RESOLVED' });
    const won = answers.find(({ status }) => status === 200)?.body;
    const end = await here.until(case_id, ({ closed_at }) => closed_at !== null);
    expect([end.resolution, end.returned_amount]).toEqual([won?.resolution, won?.returned_amount]);
    expect(await here.api.available(account)).toBe(1_000 - (won?.returned_amount?.value ?? 0));
  }
});

it('a decision and the report\'s withdrawal at once: one of them stands', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { account, case_id, report_id } = await here.blocked(1_000);
    const [answer] = await Promise.all([
      (round % 2 ? here : there).resolve(case_id, { action: round % 3 ? 'RETURN' : 'RELEASE' }),
      sponsor.emit('MED_INFRACTION_CANCELLED', { report_id }),
    ]);
    const end = await here.until(case_id, ({ closed_at }) => closed_at !== null);
    expect([end.status === 'CANCELLED', answer.status]).toEqual(end.status === 'CANCELLED' ? [true, expect.any(Number)] : [false, 200]);
    expect(end.status === 'CANCELLED' && answer.status === 200).toBe(false);
    const back = end.status === 'RETURNED' ? 0 : 1_000;
    await eventually(async () => (await here.api.available(account)) === back);
  }
});

it('a payment contested ten times at once has one case', async () => {
  const paid = await here.paid(await here.account(900), 900);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? here : there).file({
    original_obligation_id: paid.obligation_id,
  })));
  expect(statuses(answers)).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});

it('a request sent ten times at once under its key is one case, filed once', async () => {
  const account = await here.account(900);
  const paid = await here.paid(account, 900);
  const key = randomUUID();
  await sponsor.script('fileMedCase', 'ok', { delay_ms: 100 });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? here : there).file(
    { original_obligation_id: paid.obligation_id }, { key },
  )));
  const filed = answers.filter(({ status }) => status === 201);
  expect(filed.length).toBeGreaterThan(0);
  expect(new Set(filed.map(({ body }) => body.case_id)).size).toBe(1);
  for (const { status, body } of answers) if (status !== 201) expect([status, body]).toMatchObject([
    409, { error: 'IDEMPOTENCY_IN_PROGRESS' },
  ]);
  expect(await here.cases(account)).toMatchObject([{ status: 'OPEN', version: 2 }]);
});

it('a return asked for ten times at once under its key is answered alike, and sent once', async () => {
  const { account, case_id } = await here.blocked(1_000);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? here : there).resolve(
    case_id, { action: 'RETURN', amount: brl(300) }, { key },
  )));
  expect(statuses(answers)).toEqual(Array.from({ length: 10 }, () => 200));
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect(await here.api.available(account)).toBe(700);
});

it('a report told twenty times at once is one case with one block', async () => {
  const shop = await here.shop();
  const name = await here.credit(shop, 1_000);
  const report_id = randomUUID();
  await Promise.all(Array.from({ length: 20 }, () => here.contest(name, 1_000, { report_id })));
  const [it, ...others] = await here.cases(shop.account);
  expect(others).toEqual([]);
  const contexts = [here, there].map(({ api }) => api.service.contextFor(TENANT));
  await Promise.all(Array.from({ length: 6 }, (_, n) => placeMedBlock(contexts[n % 2]!, String(it?.case_id))));
  expect(await blocksOf(shop.account)).toMatchObject([
    { secured: 1_000, med_case_id: it?.case_id, created_by: 'service', reason_code: 'MED' },
  ]);
});

it('before its block is placed a case cannot be resolved', async () => {
  await worker.stop(); // from here on blocks are placed by hand
  const { case_id } = await here.contested(1_000);
  for (const action of ['RETURN', 'RELEASE'] as const) {
    expect(await here.resolve(case_id, { action })).toMatchObject({
      status: 409, body: { error: 'MED_BLOCK_PENDING', details: { status: 'OPEN' } },
    });
  }
  await placeMedBlock(here.api.service.contextFor(TENANT), case_id);
  expect(await here.resolve(case_id, { action: 'RETURN' })).toMatchObject({ status: 200 });
});

it('a RELEASE that is under way keeps others out, and is taken up once it has surely ended', async () => {
  const { case_id, account } = await blockedByHand(1_000);
  await sponsor.script('closeMedReport', 'ok', { delay_ms: 400 });
  const first = here.resolve(case_id, { action: 'RELEASE' });
  await eventually(async () => (await here.releaseOf(case_id)) !== null);
  expect(await there.resolve(case_id, { action: 'RELEASE' })).toMatchObject({
    status: 409, body: { error: 'MED_CASE_RESOLVED', details: { resolution: 'RELEASE' } },
  });
  expect(await first).toMatchObject({ status: 200, body: { status: 'RELEASED' } });
  expect(await here.api.available(account)).toBe(1_000);
});

it('a RELEASE of a case that was read before its block lifts the block', async () => {
  const { ctx, early, account } = await readBeforeItsBlock(1_000);
  const released = await releaseCase(ctx, early, { action: 'RELEASE', actor: 'ops-112' });
  expect(released).toMatchObject({ status: 'RELEASED', block_id: expect.any(String), secured_amount: brl(0) });
  expect(await here.api.available(account)).toBe(1_000);
  expect(await blocksOf(account)).toMatchObject([{ state: 'RELEASED' }]);
});

it('a RETURN of a case that was read before its block sends what the block has secured', async () => {
  const { ctx, early, account } = await readBeforeItsBlock(1_000);
  expect(await returnMoney(ctx, early, { action: 'RETURN', actor: 'ops-112', amount: brl(600) })).toMatchObject({
    status: 'RETURNING', returned_amount: brl(600),
  });
  expect(await here.api.available(account)).toBe(400);
});

it('a RETURN during which the block is placed finds it pending, and moves nothing', async () => {
  const { case_id, account } = await here.contested(1_000);
  const { ctx, early } = await readNow(case_id);
  const submit = async <T>(given: MedContext, command: LedgerCommand<T>): Promise<T> => {
    await placeMedBlock(ctx, case_id);
    return ctx.journal.submit(given, command);
  };
  const between = derive(ctx, { journal: { submit } as MedContext['journal'] });
  await expect(returnMoney(between, early, { action: 'RETURN', actor: 'ops-112' })).rejects.toMatchObject({
    code: 'MED_BLOCK_PENDING', details: { status: 'OPEN' },
  });
  expect(await blocksOf(account)).toMatchObject([{ state: 'ACTIVE', secured: 1_000 }]);
  expect(await here.resolve(case_id, { action: 'RETURN' })).toMatchObject({ status: 200, body: { returned_amount: brl(1_000) } });
});

async function readNow(case_id: string): Promise<{ ctx: MedContext; early: MedCase }> {
  const ctx = here.api.service.contextFor(TENANT);
  const early = await findMedCase(ctx, case_id);
  if (early?.blockId !== null) throw new Error('the case has its block already');
  return { ctx, early };
}

/** A case with its block, and the case as it was read before. */
async function readBeforeItsBlock(value: number) {
  const { case_id, account } = await here.contested(value);
  const { ctx, early } = await readNow(case_id);
  await placeMedBlock(ctx, case_id);
  return { ctx, early, account };
}

async function blocksOf(account_id: string): Promise<object[]> {
  return (await here.api.ok<{ items: object[] }>('listBlocks', { query: { account_id } })).items;
}

async function blockedByHand(value: number) {
  const it = await here.contested(value);
  await placeMedBlock(here.api.service.contextFor(TENANT), it.case_id);
  return it;
}
