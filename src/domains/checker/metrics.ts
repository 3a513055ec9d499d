import { countedByPostgres, type Metric } from '../../platform/metrics/index.ts';

export const checkerMetrics: readonly Metric[] = [countedByPostgres('count_book_checks', {
  behind: {
    name: 'razao_checker_behind_seconds', help: 'Age of the first entry that was not checked; 0 where all were', overTenants: 'max',
  },
  differing: { name: 'razao_books_differ', help: '1 where a row differs from what the entries give' },
  whole_checked_at: {
    name: 'razao_books_whole_checked_timestamp_seconds',
    help: 'Time of the last check of the whole books; until the first, the time the tenant was created',
    overTenants: 'min',
  },
})];
