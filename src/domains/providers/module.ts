import type { Ground, Module } from '../../platform/module.ts';
import { providersEntities } from './index.ts';
import { Providers } from './registry.ts';

/** Sponsors and verifiers that serve a tenant, with their secrets. */
export const providersModule: Module<Ground, { readonly providers: Providers }> = {
  domain: 'providers',
  entities: providersEntities,
  open: ({ database, vault }) => ({ context: { providers: new Providers(database, vault) } }),
};
