import { countedByPostgres, Counter, Histogram, Level, type Metric } from '../../platform/metrics/index.ts';

const commits = new Histogram({ name: 'razao_commit_seconds', help: 'Time that Postgres takes to commit a batch' });
const commands = new Counter({ name: 'razao_commands_total', help: 'Commands that were decided in a batch' });
const waiting = new Level({ name: 'razao_waiting_writes', help: 'Commands that wait for a batch in this process' });
const lostFences = new Counter({
  name: 'razao_lost_fences_total', help: 'Batches that were decided again because another process had written meanwhile',
});

/** Counters of this process' writers. */
export const WRITES = { commits: commits.of(), commands: commands.of(), waiting: waiting.of(), lostFences: lostFences.of() };

export const journalMetrics: readonly Metric[] = [
  commits, commands, waiting, lostFences,
  countedByPostgres('count_balance_checks', {
    differing: { name: 'razao_books_not_zero', help: 'Assets whose balances did not sum to zero at the last check' },
    checked_at: {
      name: 'razao_books_checked_timestamp_seconds',
      help: 'Time of the last check that balances sum to zero; until the first, the time the tenant was created',
      overTenants: 'min',
    },
  }),
  countedByPostgres('count_exception_money', {
    cents: {
      name: 'razao_exception_money', help: 'Money on exception accounts, in the smallest unit of its currency', labels: ['currency'],
    },
  }),
];
