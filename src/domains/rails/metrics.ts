import { Counter } from '../../platform/metrics/index.ts';

/** By `answered` (below 400), `refused`, `unreachable` (surely not sent) and `unsure` (the outcome is unknown). */
export const PROVIDER_CALLS = new Counter({
  name: 'razao_provider_calls_total', help: 'Calls to providers by outcome', labels: ['outcome'],
  values: { outcome: ['answered', 'refused', 'unreachable', 'unsure'] },
});
