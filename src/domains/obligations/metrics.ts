import { countedByPostgres, type Metric } from '../../platform/metrics/index.ts';

export const obligationMetrics: readonly Metric[] = [
  countedByPostgres('count_dispatches', {
    waiting: { name: 'razao_payments_waiting', help: 'Payments on their way to a rail', labels: ['rail', 'phase'] },
    oldest: {
      name: 'razao_payments_waiting_oldest_seconds', help: 'How long the oldest of them is in its phase', labels: ['rail', 'phase'],
      overTenants: 'max',
    },
  }),
  countedByPostgres('count_payout_stops', {
    stopped: { name: 'razao_payouts_stopped', help: 'Tenants whose payments out are stopped (razao payouts)' },
  }),
  countedByPostgres('count_brakes', {
    braked: {
      name: 'razao_payouts_braked', help: 'Tenants whose payments out over a rail are stopped by the brake (razao brake)', labels: ['rail'],
    },
  }),
  countedByPostgres('count_stuck', {
    stuck: { name: 'razao_obligations_stuck', help: 'Open obligations past their expected settlement and its grace', labels: ['rail'] },
  }),
];
