import { platformFunctions } from './functions.sql.ts';
import { housekeeping } from './housekeeping.ts';
import { platformMetrics } from './metrics/platform-metrics.ts';
import type { Module } from './module.ts';
import { platformEntities } from './platform.entity.ts';

/** The tables, functions and jobs that every domain stands on. */
export const platformModule: Module = {
  domain: 'platform',
  entities: platformEntities,
  functions: platformFunctions,
  metrics: platformMetrics,
  open: ({ database }) => ({ context: {}, jobs: housekeeping(database) }),
};
