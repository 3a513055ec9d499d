/**
 * Work that continues by itself after a move: a drain of three moves, and the steps of a conformance run. The worker dies at one commit
 * after the other, with the chain and Postgres going on, and at the end there is one effect. `make faults` runs all commits; a test run a
 * sample.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import type { ConformanceRunResponse, DrainResponse, Event, ProductInstanceResponse } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { verifyCustody } from '../../src/onchain/products/custody/index.ts';
import { readDrain } from '../../src/onchain/products/drain/queries.ts';
import type { Failpoint } from '../../src/platform/failpoints.ts';
import { compiled } from '../support/bundles.ts';
import { startChain, type TestChain } from '../support/chain.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { issueQbrl, Play } from '../support/products.ts';
import { ungatedChild } from '../support/foundry-child.ts';
import { eventually, startTestService, TENANT, type TestService } from '../support/service.ts';
import { STAIRCASE } from '../support/staircase.ts';
import { endAll, ServiceChild } from './service-child.ts';

const TIMEOUT_MS = 120_000;
const PATIENCE_SECONDS = 60;
const PRODUCT = 'escada';
const TOTAL = 1_001;
const isWhole = process.env['FAULTS'] === 'all';

let database: TestDatabase;
let chain: TestChain;
let api: TestService;
let owner: pg.Client;
let worker: ServiceChild;
let [rich, friend] = ['', ''];
let play: Play;
const results: string[] = [];
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  database = await createDatabase();
  ends.push(() => database.drop());
  chain = await startChain(database.url);
  ends.push(() => chain.stop());
  api = await startTestService({ env: { RAZAO_ROLES: 'api' }, foundryChild: ungatedChild });
  ends.push(() => api.stop());
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  ends.push(() => owner.end());
  await issueQbrl(api);
  const { artifact, ...job } = await compiled(api, PRODUCT, { files: STAIRCASE });
  expect([job.state, job.gate_report]).toMatchObject(['SUCCEEDED', expect.anything()]);
  await api.ok('operatorBindProduct', {
    token: await api.platformToken(), path: { tenant: TENANT, product_id: PRODUCT }, body: { artifact_hash: artifact?.artifact_hash },
  });
  await startWorker();
  ends.push(() => worker.kill());
  [rich, friend] = [await api.account(10_000_000), await api.account()];
  play = new Play(api, PRODUCT);
}, TIMEOUT_MS);
afterAll(async () => {
  await endAll(ends);
  if (isWhole) process.stdout.write(`\n${results.join('\n')}\n`);
}, TIMEOUT_MS);

async function startWorker(): Promise<void> {
  worker = await ServiceChild.start(api.databaseUrl, { RAZAO_ROLES: 'worker', RAZAO_CHAIN_URL: chain.url, RAZAO_INDEX_LAG_SECONDS: '0' });
}

/** Ends all leases, as if half a minute had passed: a dead process' work may be taken up. */
async function endLeases(): Promise<void> {
  await owner.query('update razao.chain_sendings set due_at = now()');
  await owner.query(`update razao.chain_follow set due_at = now() - interval '1 second'`);
  await owner.query(`update razao.outbox_cursors set leased_until = now() - interval '1 second' where leased_until is not null`);
}

/** Kills the worker at a commit while `work` runs, and starts it again. The work may have ended before. */
async function killedAt(point: Failpoint, skip: number, work: () => Promise<void>): Promise<void> {
  await worker.arm(point, { skip });
  const done = work();
  await Promise.race([worker.ended(PATIENCE_SECONDS), done]);
  if (worker.isRunning) await worker.kill();
  await endLeases();
  await startWorker();
  await done;
}

async function booksAgree(): Promise<void> {
  const { differences } = await verifyCustody(api.service.database.forTenant(TENANT), chain.node);
  expect(differences).toEqual([]);
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
}

async function eventsOf(entity_id: string): Promise<string[]> {
  const { items } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', entity_id, limit: 200 } });
  return items.map(({ event_type }) => event_type);
}

const POINTS: readonly Failpoint[] = ['before-commit', 'after-commit'];
const cells = POINTS.flatMap((point) => Array.from({ length: 12 }, (_none, skip) => [point, skip] as const));

it.each(
  isWhole ? cells : [['after-commit', 2] as const],
)('a drain of three moves, its worker killed %s %i: each move once, and the money where the plan said', async (point, skip) => {
  const { body: { instance_id } } = await play.create(rich, { total_cents: TOTAL, friend });
  await play.settled(instance_id);
  const before = [await api.available(rich), await api.available(friend)];
  let closed: ProductInstanceResponse | undefined;
  await killedAt(point, skip, async () => {
    const { body } = await api.call<DrainResponse>('operatorDrainProduct', {
      token: await api.platformToken(), path: { tenant: TENANT, product_id: PRODUCT },
      body: { instances: [{ instance_id }], reason: 'withdrawn' },
    });
    expect(body.results).toMatchObject([
      { status: 'CLOSING', path: [{ action: 'step_down' }, { action: 'step_further' }, { action: 'leave' }] },
    ]);
    closed = await eventually(async () => {
      const now = await play.read(instance_id);
      return now.status === 'CLOSED' && now;
    }, PATIENCE_SECONDS);
  });
  expect(closed?.timeline.map(({ action, outcome }) => [action, outcome])).toEqual([
    [null, 'ACCEPTED'], ['step_down', 'ACCEPTED'], ['step_further', 'ACCEPTED'], ['leave', 'ACCEPTED'],
  ]);
  expect(new Set(closed?.timeline.map(({ chain_tx_id }) => chain_tx_id)).size).toBe(4);
  expect([await api.available(rich), await api.available(friend)]).toEqual([Number(before[0]) + 501, Number(before[1]) + 500]);
  await eventually(async () => {
    const row = await api.service.database.forTenant(TENANT).read((em) => readDrain(em, TENANT, instance_id));
    return row?.state === 'DONE' && row.taken === 3;
  }, PATIENCE_SECONDS);
  expect(await eventsOf(instance_id)).not.toContain('product_instance.drain_stopped');
  await booksAgree();
  results.push(`drain over three moves  ${point.padEnd(16)}${String(skip).padEnd(4)}one effect`);
}, TIMEOUT_MS);

it.each(
  isWhole ? cells : [['before-commit', 5] as const],
)('a conformance run, its worker killed %s %i: each step once, one verdict, one transcript', async (point, skip) => {
  const run = await api.ok<ConformanceRunResponse>('openConformanceRun', {
    path: { product_id: PRODUCT }, body: { account_ids: [rich, friend] },
  });
  const read = () => api.ok<ConformanceRunResponse>('getConformanceRun', { path: { product_id: PRODUCT, run_id: run.run_id } });
  let done: ConformanceRunResponse | undefined;
  await killedAt(point, skip, async () => {
    for (const { index } of run.steps) {
      await api.ok('runConformanceStep', { path: { product_id: PRODUCT, run_id: run.run_id, index: String(index) }, body: {} });
      await eventually(async () => {
        const { status, awaiting_index } = (await read()).steps[index] ?? {};
        return status === 'PASSED' && !awaiting_index;
      }, PATIENCE_SECONDS);
    }
    done = await eventually(async () => {
      const now = await read();
      return now.state === 'COMPLETED' && now;
    }, PATIENCE_SECONDS);
  });
  expect(done).toMatchObject({ verdict: 'PASSED', evidence: { key: `${PRODUCT}/1/conformance/${run.run_id}.json` } });
  expect(await eventsOf(run.run_id)).toEqual([
    'conformance_run.opened', ...run.steps.map(() => 'conformance_run.step_finished'), 'conformance_run.completed',
  ]);
  expect((await play.read(done?.steps[0]?.instance_id ?? '')).timeline).toHaveLength(run.steps.length);
  await booksAgree();
  results.push(`conformance run         ${point.padEnd(16)}${String(skip).padEnd(4)}one effect`);
}, TIMEOUT_MS);
