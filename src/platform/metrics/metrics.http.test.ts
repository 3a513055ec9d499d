/** A watched event moves its metric, and the alert that names it fires. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { createDatabase, createMongoDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { evaluate, metricsIn, readSamples, type Sample } from '../../../test/support/promql.ts';
import { eventually, startTestService, transferBody, type TestService } from '../../../test/support/service.ts';
import { LADDER } from '../../app.ts';
import { checkBalances } from '../../domains/journal/index.ts';
import { FixedClock } from '../clock.ts';

const GUIDES = join(import.meta.dirname, '../../../docs/guides');
const { groups } = parse(readFileSync(join(GUIDES, 'alerts.yaml'), 'utf8')) as { groups: {
  name: string; rules: { alert: string; expr: string }[];
}[] };
const rules = groups.flatMap((group) => (group.name === 'razao' ? group.rules : []));
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const declared = LADDER.metrics.flatMap((it) => (it.kind === 'gauges' ? it.gauges : [it]));

/** Stands between the service and a server, which can be stopped by it. */
class Gate {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #isHung = false;

  /** @returns the URL by which the server is reached through the gate. */
  async open(url: string): Promise<string> {
    const { hostname, port } = new URL(url);
    this.#server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const socket of [near, far]) this.#sockets.add(socket.on('error', () => undefined).on(
        'close', () => { near.destroy(); far.destroy(); },
      ));
      if (!this.#isHung) near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(typeof address === 'object' ? address?.port : '');
    return through.href;
  }

  /** Stops answering. */
  hang(): void {
    this.#isHung = true;
    for (const socket of this.#sockets) socket.unpipe();
  }

  /** Closes the server. */
  close(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

const clock = new FixedClock();
const [postgres, mongodb] = [new Gate(), new Gate()];
let databases: TestDatabase[];
let api: TestService;
let before: Sample[];
beforeAll(async () => {
  databases = [await createDatabase(), await createMongoDatabase()];
  const [database, mongo] = databases as [TestDatabase, TestDatabase];
  api = await startTestService({
    clock, databaseUrl: await postgres.open(database.url), mongodbUrl: await mongodb.open(mongo.url),
    env: { RAZAO_ROLES: 'api,worker,checker' },
  });
  await eventually(async () => (await look()).some(({ name, value }) => name === 'razao_mongodb_up' && value === 1));
  before = await look();
});
afterAll(async () => {
  postgres.close();
  mongodb.close();
  await api.stop();
  for (const database of databases) await database.drop();
});

/** Reads the metrics again: an earlier reading is not shown. */
async function look(): Promise<Sample[]> {
  return readSamples(await (await fetch(await api.service.listenMetrics(0, '127.0.0.1'))).text());
}

async function firing(): Promise<string[]> {
  const shown = { now: await look(), before, time: clock.now().getTime() / 1000 };
  return rules.filter(({ expr }) => evaluate(expr, shown).length > 0).map(({ alert }) => alert);
}

/**
 * Returns all alerts that fire once this one does: a number that Postgres did not count in time, on a
 * busy machine, is missing at the first reading.
 */
async function firingWith(alert: string): Promise<string[]> {
  await eventually(async () => (await firing()).includes(alert)).catch(() => undefined);
  return firing();
}

describe('what is declared', () => {
  it('stands in the guide with its labels and its meaning, and nothing else does', () => {
    const rows = [...readFileSync(join(GUIDES, 'operating.md'), 'utf8').matchAll(/^\| `(razao_\w+)` \| (.*) \| (.*) \|$/gm)];
    expect(rows.map(([, name, labels, meaning]) => `${name} (${labels}): ${meaning}`)).toEqual(
      declared.map(({ name, labels = [], help }) => `${name} (${labels.map((label) => `\`${label}\``).join(', ')}): ${help}`));
  });

  it('has names that say their unit', () => {
    for (const it of LADDER.metrics) if (it.kind === 'counter') expect(it.name).toMatch(/_total$/);
    for (const { name } of declared) expect(name).not.toMatch(/_(ms|millis|cents|minutes|hours)(_|$)/);
  });

  it('is all that the rules name', () => {
    const names = new Set(declared.map(({ name }) => name));
    for (const { alert, expr } of rules) {
      const unknown = metricsIn(expr).filter((name) => !names.has(name) && !names.has(name.replace(/_(sum|count|bucket)$/, '')));
      expect([alert, unknown]).toEqual([alert, []]);
    }
  });

  it('uses no label that Prometheus sets itself', () => {
    expect(
      declared.filter(({ labels = [] }) => labels.some((label) => ['job', 'instance'].includes(label))).map(({ name }) => name),
    ).toEqual([]);
  });

  it('shows 0 for every counter of a rule from the start, so that its first count is an increase', () => {
    const counters = rules.flatMap(({ expr }) => [...expr.matchAll(/increase\((razao_\w+_total)(?:\{(\w+)="(\w+)"\})?/g)]);
    expect(counters.length).toBeGreaterThan(5);
    const shown = (name = '', label = '', value = '') => before.some(
      (it) => it.name === name && (label === '' || it.labels[label] === value),
    );
    expect(counters.filter(([, ...counter]) => !shown(...counter)).map(([text]) => text)).toEqual([]);
    expect(before.filter(({ name, labels }) => name === 'razao_job_runs_total' && labels.outcome === 'failed').length).toBeGreaterThan(5);
  });

  it('tells tenants apart only where that is set', () => {
    expect(before.filter(({ labels }) => 'tenant' in labels)).toEqual([]);
  });
});

describe('each rule', () => {
  const file = join(GUIDES, 'alerts.test.yaml');
  const { tests } = parse(readFileSync(file, 'utf8')) as { tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[] };

  it('is tested in alerts.test.yaml: once silent, once firing', () => {
    const cases = tests.flatMap((it) => it.alert_rule_test.map(({ alertname, exp_alerts }) => [alertname, exp_alerts.length]));
    expect(cases).toEqual(groups.flatMap((group) => group.rules.flatMap(({ alert }) => [[alert, 0], [alert, 1]])));
  });

  (hasPromtool ? it : it.skip)('does in Prometheus what its test says (needs promtool)', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});

describe('an alert', () => {
  it('is silent while all is well', async () => {
    await api.account(100);
    await checkBalances(api.service.database);
    await eventually(async () => !(await firing()).includes('CheckerBehind'));
    expect(await firing()).toEqual([]);
  });

  it('fires for a stuck obligation and a payment that waits', async () => {
    const from = await api.account(100);
    await api.ok('createObligation', { body: {
      ...transferBody(from, from, 1), rail: 'MOCK', creditor: { kind: 'external', external_id: 'silent' },
      expected_settlement: { expected_at: new Date(clock.now().getTime() + 1_000).toISOString() },
    } });
    expect(await firing()).toEqual([]);
    clock.advance(1_001);
    expect(await firingWith('ObligationsStuck')).toEqual(['ObligationsStuck']);
  });

  it('fires for evidence that fits nothing', async () => {
    await api.ok('ingestEvidence', { body: {
      provider_id: 'mock', rail: 'MOCK', kind: 'SETTLEMENT', external_id: 'stray', match_keys: { end_to_end_id: 'nobody' },
      amount: { currency: 'BRL', value: 1 }, occurred_at: clock.now().toISOString(),
    } });
    clock.advance(901_000);
    expect(await firingWith('EvidenceNotMatched')).toContain('EvidenceNotMatched');
  });

  it('fires for a falsified statement', async () => {
    const today = clock.now().toISOString().slice(0, 10);
    await api.ok('startReconciliationRun', { body: {
      provider_id: 'mock', rail: 'MOCK', currency: 'BRL', from: today, to: today, source: { kind: 'LINES', lines: [
        { external_id: 'never-was', direction: 'CREDIT', amount_cents: 4_200, occurred_at: clock.now().toISOString() },
      ] },
    } });
    await eventually(async () => (await firing()).includes('BreaksOpen'));
  });

  it('fires for a dead endpoint', async () => {
    await api.ok('createWebhookEndpoint', { body: { url: 'https://nobody.example/hook', event_types: ['obligation.*'] } });
    await api.transfer(await api.account(100), await api.account(), 1);
    await eventually(async () => (await look()).some(({ name, value }) => name === 'razao_webhooks_waiting' && value > 0));
    clock.advance(901_000);
    expect(await firingWith('WebhooksWait')).toContain('WebhooksWait');
  });

  it('fires for books that are not zero', async () => {
    await api.service.database.forTenant('demo').write(async ({ em }) => {
      await em.execute(`update razao.balances set posted = posted + 1 where tenant_id = 'demo' and not may_overdraw and asset = 'BRL'`);
    });
    await checkBalances(api.service.database);
    expect(await firingWith('BooksNotZero')).toContain('BooksNotZero');
  });

  it('fires for a MongoDB that has stopped', async () => {
    mongodb.close();
    await eventually(async () => (await firing()).includes('MongodbDown'));
  });

  it('fires within two seconds for a Postgres that has stopped', async () => {
    postgres.hang();
    const began = performance.now();
    const shown = await look();
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(shown.filter(({ name }) => name === 'razao_postgres_up')).toEqual([{ name: 'razao_postgres_up', labels: {}, value: 0 }]);
    expect(
      shown.filter(({ name }) => ['razao_obligations_stuck', 'razao_books_not_zero', 'razao_outbox_lag_commits'].includes(name)),
    ).toEqual([]);
    expect(shown.some(({ name }) => name === 'razao_request_seconds_count')).toBe(true);
  });
});
