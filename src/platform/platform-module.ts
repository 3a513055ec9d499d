import { keptDeliveries } from './receiver/delivery-row.ts';
import { vaultSecrets } from './vault/keys.ts';
import { platformFunctions } from './platform.sql.ts';
import { housekeeping } from './jobs/housekeeping.ts';
import { platformMetrics } from './platform-metrics.ts';
import type { Module } from './module.ts';
import type { Dependencies } from './dependencies.ts';
import { platformEntities } from './platform.entity.ts';
import { ProcessQuotas } from './quotas/process-quotas.ts';
import { exportSpans } from './tracing/index.ts';

/** The tables, functions and jobs below every domain. */
export const platformModule: Module<Dependencies, { readonly processQuotas: ProcessQuotas }> = {
  domain: 'platform',
  entities: platformEntities,
  sealed: [vaultSecrets, keptDeliveries],
  functions: platformFunctions,
  metrics: platformMetrics,
  open: async ({ database, config, log }) => {
    const processQuotas = new ProcessQuotas((statement, values) => database.query(statement, values), database.quotas);
    await processQuotas.start();
    const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = config;
    const stopTracing = collector === undefined ? undefined : await exportSpans(collector, log);
    return {
      context: { processQuotas }, jobs: housekeeping(database, config.RAZAO_DELIVERY_DAYS),
      close: async () => {
        await processQuotas.stop();
        await stopTracing?.();
      },
    };
  },
};
