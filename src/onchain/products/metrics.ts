import { countedByPostgres, type Metric } from '../../platform/metrics/index.ts';

export const productMetrics: readonly Metric[] = [
  countedByPostgres('count_custody', {
    differences: {
      name: 'razao_custody_differences', help: 'Differences between the books of products and the chain, at the last comparison',
    },
    age: { name: 'razao_custody_age_seconds', help: 'How long ago books and chain were last compared', overTenants: 'max' },
  }),
  countedByPostgres('count_sendings', {
    waiting: { name: 'razao_chain_waiting', help: 'Transactions of products that have not come to their end' },
    oldest: { name: 'razao_chain_waiting_oldest_seconds', help: 'Age of the oldest of them', overTenants: 'max' },
  }),
];
