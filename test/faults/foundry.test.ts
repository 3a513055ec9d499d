/**
 * FAULTS=all: hostile bundles through the service, which continues to answer; workers that are killed while they pass a bundle through the
 * gates, or run a battery.
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { BatteryReportCard, BatteryResponse, CompileResponse, GateReport, ProductBundleFile } from '../../generated/models.ts';
import { bundleOfFolder } from '../../src/onchain/foundry/bundle-folder.ts';
import { HOSTILE_BUNDLES } from '../support/hostile-bundles.ts';
import { type AuthorKey, newAuthorKey, signedBundle } from '../support/product-keys.ts';
import { eventually, startTestService, type TestService } from '../support/service.ts';
import { templateFolder } from '../products/weakened/weakened.ts';
import { ServiceChild, endAll } from './service-child.ts';

const TIMEOUT_MS = 1_200_000;
const PATIENCE_SECONDS = 300;
const whole = process.env['FAULTS'] === 'all' ? describe : describe.skip;
/** Milliseconds after which a worker is killed: within the start of its child, each gate, and the second compile. */
const KILL_AFTER_MS = [0, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000];
/** A battery of few rounds takes some seconds: within its compiles, its scenarios, its attacks, its mutants. */
const KILL_BATTERY_AFTER_MS = [0, 1_000, 2_000, 4_000, 6_000, 9_000, 12_000, 16_000];
const SLOWEST_ANSWER_MS = 2_000;

const ends: (() => unknown)[] = [];
afterEach(() => endAll(ends.splice(0)), TIMEOUT_MS);

async function start(env: Record<string, string>): Promise<TestService> {
  const api = await startTestService({ env });
  ends.push(() => api.stop());
  return api;
}

async function worker(api: TestService): Promise<ServiceChild> {
  const child = await ServiceChild.start(api.databaseUrl, { RAZAO_ROLES: 'worker' });
  ends.push(() => child.kill());
  return child;
}

async function enrolled(api: TestService): Promise<AuthorKey> {
  await api.token(); // makes the tenant
  const key = newAuthorKey();
  const token = await api.platformToken();
  await api.ok('operatorEnrollProductKey', { token, path: { tenant: 'demo' }, body: { author: 'produtos', public_key: key.pem } });
  await api.ok('operatorPutQuotas', {
    token, path: { tenant: 'demo' }, body: { overrides: { compiles_per_day: 100, batteries_per_day: 100 } },
  });
  return key;
}

const sorted = (files: readonly ProductBundleFile[]) => files.toSorted((a, b) => (a.path < b.path ? -1 : 1));

whole('hostile bundles', () => {
  it('are REJECTED each with its finding, while the service answers', async () => {
    const api = await start({});
    const key = await enrolled(api);
    const jobs: { title: string; code: string; compile_id: string }[] = [];
    for (const { files, code, title } of HOSTILE_BUNDLES) {
      const { status, body } = await api.call<CompileResponse>('submitCompile', { body: signedBundle(key, sorted(files)) });
      if (status === 201) jobs.push({ title, code, compile_id: body.compile_id });
      else expect([title, status]).toEqual([title, 422]);
    }
    expect(jobs.length).toBeGreaterThan(HOSTILE_BUNDLES.length - 4);
    const read = ({ compile_id }: { compile_id: string }) => api.ok<CompileResponse>('getCompile', { path: { compile_id } });
    let slowest = 0;
    for (const { title, ...job } of jobs) {
      const ended = await eventually(async () => {
        const asked = performance.now();
        const now = await read(job);
        slowest = Math.max(slowest, performance.now() - asked);
        return now.finished_at !== null && now;
      }, PATIENCE_SECONDS);
      const codes = ended.gate_report?.gates.flatMap(({ findings }) => findings.map((finding) => finding.code)) ?? [];
      expect([title, ended.state, codes]).toEqual([
        title, job.code === 'SCENARIO_DIFFERS' ? ended.state : 'REJECTED',
        expect.arrayContaining([expect.stringMatching(foundAs(job.code))]),
      ]);
    }
    expect(slowest).toBeLessThan(SLOWEST_ANSWER_MS);
  }, TIMEOUT_MS);
});

whole('a worker that is killed', () => {
  it('within any gate: the job is run again, and gives the same report', async () => {
    const api = await start({ RAZAO_ROLES: 'api' });
    const key = await enrolled(api);
    const files = bundleOfFolder(templateFolder('milestone-escrow'));
    const reports: object[] = [];
    for (const after of [null, ...KILL_AFTER_MS]) {
      const { compile_id } = await api.ok<CompileResponse>('submitCompile', { body: signedBundle(key, files) });
      const read = () => api.ok<CompileResponse>('getCompile', { path: { compile_id } });
      if (after !== null) await dieWhile(api, async () => (await read()).state === 'RUNNING', after, 'compiles');
      const child = await worker(api);
      const ended = await eventually(async () => { const job = await read(); return job.finished_at !== null && job; }, PATIENCE_SECONDS);
      await child.kill();
      expect(ended.state).toBe('SUCCEEDED');
      reports.push(withoutIds(ended.gate_report));
    }
    expect(reports).toEqual(reports.map(() => reports[0]));
  }, TIMEOUT_MS);

  it('within any attack: the run begins again from its seed, and gives the same card', async () => {
    const api = await start({ RAZAO_ROLES: 'api' });
    await enrolled(api);
    await api.ok('bindProductTemplate', { path: { product_id: 'marcos' }, body: { template_id: 'milestone-escrow' } });
    const cards: object[] = [];
    for (const after of [null, ...KILL_BATTERY_AFTER_MS]) {
      const { battery_id } = await api.ok<BatteryResponse>('runBattery', { path: { product_id: 'marcos' }, body: { seed: 17, rounds: 2 } });
      const read = () => api.ok<BatteryResponse>('getBattery', { path: { product_id: 'marcos', battery_id } });
      if (after !== null) await dieWhile(api, async () => (await read()).state === 'RUNNING', after, 'batteries');
      const child = await worker(api);
      const ended = await eventually(async () => { const run = await read(); return run.finished_at !== null && run; }, PATIENCE_SECONDS);
      await child.kill();
      expect(ended).toMatchObject({ state: 'COMPLETED', report_card: { verdict: 'PASSED' } });
      cards.push(withoutIds(ended.report_card));
    }
    expect(cards).toEqual(cards.map(() => cards[0]));
  }, TIMEOUT_MS);
});

/** The finding to expect: on a fast machine a compile that would exceed a slow one's limits succeeds, and its script is far too large. */
function foundAs(code: string): RegExp {
  return code === 'COMPILE_TOO_' ? /^(COMPILE_TOO_|SCRIPT_TOO_LARGE$)/ : new RegExp(`^${code}`);
}

/** A worker takes the job, and dies so long after. Its lease is ended, as half a minute of silence would. */
async function dieWhile(
  api: TestService, isRunning: () => Promise<boolean>, afterMs: number, table: 'compiles' | 'batteries',
): Promise<void> {
  const child = await worker(api);
  await eventually(isRunning, PATIENCE_SECONDS);
  await new Promise((resolve) => { setTimeout(resolve, afterMs); });
  await child.kill();
  await api.service.database.forTenant('demo').write(({ em }) =>
    em.execute(`update razao.${table} set due_at = now() - interval '1 second' where due_at is not null`));
}

/** The part of a document that must not depend on the number of starts. */
function withoutIds(document: GateReport | BatteryReportCard | null): object {
  return { ...document, compile_id: '', battery_id: '', reported_at: '' };
}
