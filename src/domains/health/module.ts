import type { Module } from '../../platform/module.ts';
import type { Ground } from '../../platform/ground.ts';
import type { HealthContext } from './get-health.ts';
import { healthFunctions } from './health.sql.ts';
import { Health } from './health.ts';
import { mongodbProbe } from './mongodb.ts';
import { healthRoutes } from './routes.ts';

/** Whether the service works. */
export const healthModule: Module<Ground, Pick<HealthContext, 'health'>> = {
  domain: 'health',
  functions: healthFunctions,
  open: ({ database, mongodbUrl }) => {
    const mongodb = mongodbUrl === undefined ? undefined : mongodbProbe(mongodbUrl);
    const health = new Health({ database, pingMongodb: mongodb?.ping });
    return { context: { health }, routes: healthRoutes(health), close: () => mongodb?.close() };
  },
};
