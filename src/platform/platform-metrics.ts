import { countedByPostgres, gaugesFrom, zeroBeforeTimeout, type GaugeSource } from './metrics/gauges.ts';
import { REFUSALS, REQUESTS, RESPONSES } from './http/metrics.ts';
import { JOB_RUNS, LAST_GOOD_RUNS } from './jobs/metrics.ts';
import { PROVIDER_DELIVERIES } from './receiver/metrics.ts';
import { readTableSizes } from './db/table-sizes.ts';
import { readQuotasUsed } from './quotas/used.ts';
import { BUILD } from './release.ts';
import type { Metric } from './metrics/registry.ts';

const POSTGRES_UP = { name: 'razao_postgres_up', help: '1 when Postgres answered within a second' };
const MONGODB_UP = {
  name: 'razao_mongodb_up', help: '1 when MongoDB answered when it was last asked; schedules and webhooks wait without it',
};
const CONNECTIONS = { name: 'razao_postgres_connections', help: 'Connections to Postgres of this process', labels: ['state'] };
const CONNECTIONS_AWAITED = {
  name: 'razao_postgres_connections_awaited', help: 'Work of this process that waits for a connection to Postgres',
};

const PING = { name: 'ping', text: 'select 1' };

/** Read apart from all else: it shows 0 where the others show nothing. */
const postgres = gaugesFrom([POSTGRES_UP], async ({ database }) => {
  const answered = await Promise.race([database.query(PING, []).then(() => 1, () => 0), zeroBeforeTimeout()]);
  return [{ gauge: POSTGRES_UP.name, value: answered }];
});

const BUILD_INFO = {
  name: 'razao_build_info', help: 'Always 1; its label is the version, with the commit that a package was made of', labels: ['version'],
};

const build = gaugesFrom([BUILD_INFO], () => [{ gauge: BUILD_INFO.name, labels: { version: BUILD }, value: 1 }]);

const CLOCK_OFF = {
  name: 'razao_clock_off_seconds', help: 'Difference between the clocks of this process and of Postgres; 0 while it is tolerated',
};

const process: GaugeSource = gaugesFrom([MONGODB_UP, CONNECTIONS, CONNECTIONS_AWAITED, CLOCK_OFF], ({ database, mongo }) => {
  const { busy, idle, awaited } = database.connections;
  return [
    { gauge: MONGODB_UP.name, value: mongo.isUp ? 1 : 0 },
    { gauge: CONNECTIONS.name, labels: { state: 'busy' }, value: busy },
    { gauge: CONNECTIONS.name, labels: { state: 'idle' }, value: idle },
    { gauge: CONNECTIONS_AWAITED.name, value: awaited },
    { gauge: CLOCK_OFF.name, value: Math.abs(database.clockWatch.aheadMs) / 1000 },
  ];
});

const QUOTA_USED = { name: 'razao_quota_used', help: 'What all tenants together use of a quota', labels: ['quota'] };
const QUOTA_FULLEST = {
  name: 'razao_quota_fullest_ratio', help: 'The highest share of its quota that any tenant uses; 1 is all of it',
  labels: ['quota'],
};

const quotas = gaugesFrom([QUOTA_USED, QUOTA_FULLEST], async ({ database }) =>
  (await readQuotasUsed((statement, values) => database.query(statement, values), database.quotas)).flatMap(({ quota, used, fullest }) => [
    { gauge: QUOTA_USED.name, labels: { quota }, value: used },
    ...(fullest === null ? [] : [{ gauge: QUOTA_FULLEST.name, labels: { quota }, value: fullest }]),
  ]));

const TABLE_BYTES = { name: 'razao_table_bytes', help: 'Size of a table in Postgres with its indexes', labels: ['table'] };

const tables = gaugesFrom([TABLE_BYTES], async ({ database }) =>
  (await readTableSizes((statement, values) => database.query(statement, values))).map(({ name: table, bytes }) => ({
    gauge: TABLE_BYTES.name, labels: { table }, value: bytes,
  })));

/** Metrics of every service, whatever its domains. */
export const platformMetrics: readonly Metric[] = [
  build, REQUESTS, RESPONSES, REFUSALS, JOB_RUNS, LAST_GOOD_RUNS, PROVIDER_DELIVERIES, postgres, process, quotas, tables,
  countedByPostgres('count_outbox_lag', {
    commits: { name: 'razao_outbox_lag_commits', help: 'Commits whose events a consumer has not read', labels: ['consumer'] },
    seconds: {
      name: 'razao_outbox_lag_seconds',
      help: 'Age of the oldest commit whose events a consumer has not read; a day where that is forgotten', labels: ['consumer'],
      overTenants: 'max',
    },
  }),
];
