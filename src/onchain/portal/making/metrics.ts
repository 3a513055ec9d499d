import { countedByPostgres, Counter, Histogram, type Metric } from '../../../platform/metrics/index.ts';
import type { SdkLanguage } from '../clients/client-input.ts';

export const BUILDS = new Counter({
  name: 'razao_client_builds_total', help: 'Clients of products made in this process, or not', labels: ['language', 'outcome'],
  values: { language: ['typescript', 'python', 'go', 'java', 'kotlin'] satisfies SdkLanguage[], outcome: ['made', 'failed'] },
});
export const BUILD_SECONDS = new Histogram({
  name: 'razao_client_build_seconds', help: 'How long a client of products took to make', labels: ['language'],
});

export const portalMetrics: readonly Metric[] = [
  BUILDS, BUILD_SECONDS,
  countedByPostgres('count_client_builds', {
    waiting: { name: 'razao_client_builds_waiting', help: 'Clients of products that are to be made' },
    oldest: { name: 'razao_client_builds_waiting_oldest_seconds', help: 'Age of the oldest of them', overTenants: 'max' },
  }),
];
