import { platformFunctions } from './functions.sql.ts';
import { bringNothing, type Module } from './module.ts';
import { platformEntities } from './platform.entity.ts';

/** The tables and functions that every domain stands on. */
export const platformModule: Module<unknown> = {
  domain: 'platform',
  entities: platformEntities,
  functions: platformFunctions,
  open: bringNothing,
};
