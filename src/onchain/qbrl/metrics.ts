import { countedByPostgres, type Metric } from '../../platform/metrics/index.ts';

export const qbrlMetrics: readonly Metric[] = [
  countedByPostgres('qbrl_backing', {
    outstanding: { name: 'razao_qbrl_outstanding', help: 'qBRL that was issued and not redeemed, in centavos' },
    under_way: { name: 'razao_qbrl_under_way', help: 'qBRL that the chain has not yet accepted or refused, in centavos' },
    backing: { name: 'razao_qbrl_backing', help: 'Money on the accounts that back qBRL, in centavos' },
  }),
];
