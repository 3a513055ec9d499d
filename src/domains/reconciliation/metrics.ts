import { countedByPostgres, type Metric } from '../../platform/metrics/index.ts';

export const reconciliationMetrics: readonly Metric[] = [
  countedByPostgres('count_open_breaks', {
    open: {
      name: 'razao_reconciliation_breaks_open', help: 'Differences between the ledger and providers that nobody has resolved',
      labels: ['kind'],
    },
  }),
];
