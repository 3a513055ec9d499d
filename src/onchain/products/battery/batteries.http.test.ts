/** Batteries over HTTP: queued, fought once by whatever worker lives, reported as a document, and had as often as the quota says. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { BatteryResponse } from '../../../../generated/models.ts';
import { PASSED, quickChild } from '../../../../test/support/foundry-child.ts';
import { codeOf, productCalls } from '../../../../test/support/product-calls.ts';
import { eventually, startTestService, type Call, type TestService } from '../../../../test/support/service.ts';
import { canonicalJson, sha256 } from '../../../platform/canonical.ts';
import { LeasedJobs, type LeasedJobsOptions } from '../../../platform/jobs/leased-jobs.ts';
import type { BatteryJob, ReportOfBattery } from '../../foundry/index.ts';
import { runBatteryJob } from './run-battery-job.ts';

/** Jobs that were fought, and what each comes to; unless set otherwise, at once to a report. */
const fought: BatteryJob[] = [];
const outcomes = new Map<string, () => Promise<ReportOfBattery | { problem: string }>>();
async function runAttacksInChild(job: BatteryJob): Promise<ReportOfBattery | { problem: string }> {
  fought.push(job);
  return (outcomes.get(job.constants.product) ?? (async () => PASSED))();
}

let api: TestService;
let owner: pg.Client;
let worker: LeasedJobs;
const { artifactOf, bound, eventsOf, get, newTenant, putQuotas, quotaOf, setLifecycle } = productCalls(() => api, () => owner);
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' }, foundryChild: { ...quickChild, runAttacksInChild } });
  worker = newWorker();
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

/** Looks for batteries when the test calls it. */
function newWorker(given: Partial<LeasedJobsOptions> = {}): LeasedJobs {
  const { service } = api;
  return new LeasedJobs({
    database: service.database, log: service.contextFor('demo').log, work: 'battery', table: 'batteries',
    runJob: (job) => runBatteryJob(service.contextFor(job.tenant), job), ...given,
  });
}

describe('a battery', () => {
  const run = (tenant: string, body?: object, call: Call = {}) =>
    api.call<BatteryResponse>('runBattery', { tenant, path: { product_id: 'caucao' }, ...(body && { body }), ...call });
  const read = (tenant: string, { battery_id, product_id }: BatteryResponse) => api.ok<BatteryResponse>('getBattery', {
    tenant, path: { product_id, battery_id },
  });
  /** Waits until it is fought. */
  const running = (tenant: string, battery: BatteryResponse) => eventually(async () =>
    fought.some(({ constants }) =>
      constants.product === `${tenant}/${battery.product_id}`) && (await read(tenant, battery)).state === 'RUNNING');
  async function ended(tenant: string, battery: BatteryResponse): Promise<BatteryResponse> {
    await worker.poll();
    return read(tenant, battery);
  }
  /** As if its worker had been silent for half a minute. */
  const endLease = ({ battery_id }: BatteryResponse) =>
    owner.query(`update razao.batteries set due_at = now() - interval '1 second' where battery_id = $1`, [battery_id]);

  /** A product whose runs come to this. */
  async function productWith(outcome?: () => Promise<ReportOfBattery | { problem: string }>): Promise<string> {
    const tenant = await newTenant();
    await bound(tenant);
    if (outcome) outcomes.set(`${tenant}/caucao`, outcome);
    return tenant;
  }

  it('is queued, fought with the bound script, and leaves its report card as a document', async () => {
    const tenant = await productWith();
    const { artifact, manifest } = await get(tenant);
    const { status, body: queued } = await run(tenant, { seed: 17, rounds: 3 });
    expect([status, queued]).toMatchObject([201, {
      state: 'QUEUED', seed: 17, rounds: 3, script_hash: artifact.script_hash, product_version: 1, report_card: null, evidence: null,
      finished_at: null,
    }]);
    const battery = await ended(tenant, queued);
    const { report_card: card, evidence } = battery;
    expect(battery).toMatchObject({ state: 'COMPLETED', failure_reason: null });
    expect(card).toEqual({
      ...PASSED, report_version: 1, battery_id: queued.battery_id, product_id: 'caucao', product_version: 1,
      script_hash: artifact.script_hash, attack_set: 1,
      seed: 17, rounds: 3, reported_at: battery.finished_at,
    });
    expect(evidence).toEqual({ key: `caucao/1/battery/${queued.battery_id}.json`, hash: sha256(canonicalJson(card)) });
    const job = fought.find(({ constants }) => constants.product === `${tenant}/caucao`);
    const { sources } = await artifactOf(tenant, 'caucao/1/artifact.json');
    const { script } = await quickChild.compileInChild(sources, { qbrl: String(job?.constants.qbrl), product: `${tenant}/caucao` });
    expect(job).toMatchObject({ manifest, sources, script, script_hash: artifact.script_hash, seed: 17, rounds: 3 });
    const about = { battery_id: queued.battery_id, product_id: 'caucao', product_version: 1 };
    expect(await eventsOf(tenant, queued.battery_id)).toEqual([
      ['battery.started', 1, { ...about, state: 'QUEUED' }],
      ['battery.completed', 2, { ...about, state: 'COMPLETED', verdict: 'PASSED', held: 1, breached: 0, not_applicable: 0 }],
    ]);
  });

  it('draws a seed and takes 200 rounds where nothing is said', async () => {
    const tenant = await productWith();
    const { body: one } = await run(tenant);
    await ended(tenant, one);
    const { body: two } = await run(tenant, {});
    expect([one, two]).toMatchObject([{ rounds: 200, seed: expect.any(Number) }, { rounds: 200 }]);
    expect(two.seed).not.toBe(one.seed);
  });

  it('is fought one at a time of a product, and a repetition is the same run', async () => {
    let release: (report: ReportOfBattery) => void = () => undefined;
    const tenant = await productWith(() => new Promise((resolve) => { release = resolve; }));
    const key = randomUUID();
    const { body: first } = await run(tenant, {}, { key });
    const polled = worker.poll();
    await running(tenant, first);
    const refused = await run(tenant);
    expect([codeOf(refused), refused.body]).toEqual([
      '409 BATTERY_RUNNING', expect.objectContaining({ details: { battery_id: first.battery_id } }),
    ]);
    expect((await run(tenant, {}, { key })).body).toEqual(first);
    release(PASSED);
    await polled;
    outcomes.delete(`${tenant}/caucao`);
    expect((await run(tenant)).status).toBe(201);
  });

  it('that does not come to a report is FAILED, says why, and does not count', async () => {
    const tenant = await productWith(async () => ({ problem: 'a transaction was refused in phase 1' }));
    const battery = await ended(tenant, (await run(tenant)).body);
    expect(battery).toMatchObject({
      state: 'FAILED', failure_reason: 'a transaction was refused in phase 1', report_card: null, evidence: null,
    });
    expect(await quotaOf(tenant, 'batteries_per_day')).toMatchObject({ used: 0 });
    expect((await eventsOf(tenant, battery.battery_id)).map((it) => (it as unknown[])[0])).toEqual(['battery.started', 'battery.failed']);
  });

  it('is begun again where a worker dies in it, and comes to the same card but for its time', async () => {
    let resume: (report: ReportOfBattery) => void = () => undefined;
    const tenant = await productWith(() => new Promise((resolve) => { resume = resolve; }));
    const { body: battery } = await run(tenant, { seed: 5 });
    const stopped = newWorker().poll();
    await running(tenant, battery);
    const late = resume;
    outcomes.delete(`${tenant}/caucao`);
    await worker.poll();
    expect((await read(tenant, battery)).state).toBe('RUNNING'); // its lease is the other's still
    await endLease(battery);
    const done = await ended(tenant, battery);
    expect(done).toMatchObject({ state: 'COMPLETED', seed: 5, report_card: { ...PASSED, seed: 5 } });
    late({ ...PASSED, verdict: 'FAILED' }); // and the work of the other does not count when it continues
    await stopped;
    expect(await read(tenant, battery)).toEqual(done);
  });

  it('stays with its worker as long as that is at it, and is fought once by however many look', async () => {
    let release: (report: ReportOfBattery) => void = () => undefined;
    const tenant = await productWith(() => new Promise((resolve) => { release = resolve; }));
    const { body: battery } = await run(tenant);
    const polled = newWorker({ leaseMs: 300 }).poll();
    await running(tenant, battery);
    await sleep(900);
    await Promise.all([1, 2, 3].map(() => newWorker().poll()));
    expect(fought.filter(({ constants }) => constants.product === `${tenant}/caucao`)).toHaveLength(1);
    release(PASSED);
    await polled;
    expect(await read(tenant, battery)).toMatchObject({ state: 'COMPLETED' });
  });

  it('is let go of by a worker whose lease is another’s by now', async () => {
    const tenant = await productWith();
    await worker.poll(); // nothing of other tests is left for it
    const { body: battery } = await run(tenant);
    const told = new Promise<void>((resolve) => {
      const waiting = newWorker({ leaseMs: 300, runJob: ({ signal }) => new Promise((_, reject) => {
        signal.addEventListener('abort', () => { resolve(); reject(signal.reason as Error); });
      }) });
      void waiting.poll();
    });
    await eventually(async () => (await owner.query(
      'select lease from razao.batteries where battery_id = $1 and lease is not null', [battery.battery_id],
    )).rowCount === 1);
    await owner.query(
      `update razao.batteries set lease = lease + 1, due_at = now() - interval '1 second' where battery_id = $1`, [battery.battery_id],
    );
    await told;
    expect(await ended(tenant, battery)).toMatchObject({ state: 'COMPLETED' });
  });

  it('that comes to no end is begun three times, and then FAILED', async () => {
    const tenant = await productWith(async () => { throw new Error('the child has no memory'); });
    const { body: battery } = await run(tenant);
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect((await read(tenant, battery)).finished_at).toBeNull();
      await worker.poll();
      await endLease(battery).catch(() => undefined); // one that has ended is never due
    }
    expect(await read(tenant, battery)).toMatchObject({ state: 'FAILED', failure_reason: expect.stringContaining('3 times') });
  });

  it('is left to others at once by a worker that stops', async () => {
    const tenant = await productWith(() => new Promise(() => undefined));
    const { body: battery } = await run(tenant);
    const stopping = newWorker();
    stopping.start();
    await running(tenant, battery);
    await stopping.stop();
    outcomes.delete(`${tenant}/caucao`);
    expect(await ended(tenant, battery)).toMatchObject({ state: 'COMPLETED' });
  });

  it('is not fought against what is RETIRED', async () => {
    const tenant = await productWith();
    await setLifecycle(tenant, 'RETIRED');
    expect(codeOf(await run(tenant))).toBe('409 PRODUCT_RETIRED');
  });

  it('is had as often in a day as the quota says, whatever comes at the same time', async () => {
    const tenant = await newTenant();
    const names = ['um', 'dois', 'tres', 'quatro', 'cinco'].map((name) => `produto-${name}`);
    for (const name of names) await bound(tenant, name);
    await putQuotas(tenant, { batteries_per_day: 2 });
    const answers = await Promise.all(names.map((product_id) => api.call('runBattery', { tenant, path: { product_id } })));
    expect(answers.map(codeOf).toSorted()).toEqual(['201', '201', ...Array<string>(3).fill('422 QUOTA_EXCEEDED')]);
    const quota = await quotaOf(tenant, 'batteries_per_day');
    expect(quota).toMatchObject({ effective: 2, used: 2, remaining: 0 });
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      details: { quota: 'batteries_per_day', effective: 2, used: 2, resets_at: quota?.resets_at },
    });
  });

  it('is found by its product alone', async () => {
    const tenant = await productWith();
    await bound(tenant, 'outro');
    const { body: { battery_id } } = await run(tenant);
    const answer = await api.call('getBattery', { tenant, path: { product_id: 'outro', battery_id } });
    expect(codeOf(answer)).toBe('404 BATTERY_NOT_FOUND');
  });
});
