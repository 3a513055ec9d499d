import { countedByPostgres, type Metric } from '../../platform/metrics/index.ts';

export const evidenceMetrics: readonly Metric[] = [
  countedByPostgres('count_open_evidence', {
    waiting: { name: 'razao_evidence_not_matched', help: 'Evidence that was not matched, by its state', labels: ['state'] },
    oldest: { name: 'razao_evidence_not_matched_oldest_seconds', help: 'Age of the oldest of it', labels: ['state'], overTenants: 'max' },
  }),
];
