import type { Module } from '../../platform/module.ts';
import type { Ground } from '../../platform/ground.ts';
import type { HealthContext } from './get-health.ts';
import { healthFunctions } from './health.sql.ts';
import { Health } from './health.ts';
import { healthMetrics, showReadiness } from './metrics.ts';
import { mongodbProbe } from './mongodb.ts';
import { healthRoutes } from './routes.ts';

/** Whether the service works. */
export const healthModule: Module<Ground, Pick<HealthContext, 'health'>> = {
  domain: 'health',
  functions: healthFunctions,
  metrics: healthMetrics,
  open: ({ database, mongodbUrl }) => {
    const mongodb = mongodbUrl === undefined ? undefined : mongodbProbe(mongodbUrl);
    const health = new Health({ database, pingMongodb: mongodb?.ping });
    showReadiness(database, health);
    return { context: { health }, routes: healthRoutes(health), close: () => mongodb?.close() };
  },
};
