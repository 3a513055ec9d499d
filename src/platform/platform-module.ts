import { platformFunctions } from './functions.sql.ts';
import { housekeeping } from './housekeeping.ts';
import type { Ground, Module } from './module.ts';
import { platformEntities } from './platform.entity.ts';
import { ProcessQuotas } from './quotas/process-quotas.ts';

/** The tables, functions and jobs that every domain stands on. */
export const platformModule: Module<Ground, { readonly processQuotas: ProcessQuotas }> = {
  domain: 'platform',
  entities: platformEntities,
  functions: platformFunctions,
  open: async ({ database }) => {
    const processQuotas = new ProcessQuotas((statement, values) => database.query(statement, values), database.quotas);
    await processQuotas.start();
    return { context: { processQuotas }, jobs: housekeeping(database), close: () => processQuotas.stop() };
  },
};
