import { countedByPostgres, type Metric } from '../../platform/metrics/index.ts';

export const kycMetrics: readonly Metric[] = [
  countedByPostgres('count_rescreens_due', {
    due: { name: 'razao_kyc_rescreens_due', help: 'Parties whose screening is due and has no result' },
    oldest: {
      name: 'razao_kyc_rescreens_due_oldest_seconds', help: 'How long ago the oldest of these screenings fell due', overTenants: 'max',
    },
  }),
];
