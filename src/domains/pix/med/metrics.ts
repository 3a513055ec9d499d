import { countedByPostgres, type Metric } from '../../../platform/metrics/index.ts';

export const medMetrics: readonly Metric[] = [
  countedByPostgres('count_med_deadlines', {
    cases: { name: 'razao_med_cases_open', help: 'MED cases that wait for an analysis or a return', labels: ['deadline'] },
    seconds_left: {
      name: 'razao_med_deadline_seconds', help: 'Seconds until the nearest deadline of them; negative once it has passed',
      labels: ['deadline'], overTenants: 'min',
    },
  }),
];
