import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JournalContext } from '../journal/index.ts';
import type { HealthContext } from './get-health.ts';
import { healthFunctions } from './health.sql.ts';
import { Health } from './health.ts';
import { healthMetrics, showReadiness } from './metrics.ts';
import { mongodbProbe } from './mongodb.ts';
import { healthRoutes } from './routes.ts';

/** Health checks of the service. */
export const healthModule: Module<Dependencies & Pick<JournalContext, 'journal'>, Pick<HealthContext, 'health'>> = {
  domain: 'health',
  functions: healthFunctions,
  metrics: healthMetrics,
  open: ({ config, database, mongodbUrl, journal }) => {
    const mongodb = mongodbUrl === undefined ? undefined : mongodbProbe(mongodbUrl);
    const health = new Health({
      database, pingMongodb: mongodb?.ping, longestWaitMs: () => journal.longestWaitMs(),
      stallMs: config.RAZAO_POSTGRES_STALL_SECONDS * 1000,
    });
    showReadiness(database, health);
    return { context: { health }, routes: healthRoutes(health), close: () => mongodb?.close() };
  },
};
