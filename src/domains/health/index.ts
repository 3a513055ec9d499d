export { CoreHealthController } from './core.controller.ts';
export { type HealthContext } from './get-health.ts';
export { Health, type HealthOptions, type HealthReport } from './health.ts';
export { healthFunctions } from './health.sql.ts';
export { mongodbProbe, type MongodbProbe } from './mongodb.ts';
export { healthRoutes } from './routes.ts';
export { readVersions, type Versions } from './versions.ts';
