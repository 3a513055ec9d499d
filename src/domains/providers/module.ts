import type { Ground, Module } from '../../platform/module.ts';
import { providersEntities } from './index.ts';
import { providersFunctions } from './providers.sql.ts';
import { providerResource } from './queries.ts';
import { Providers } from './registry.ts';
import { ProviderWatch } from './watch.ts';

/** Sponsors and verifiers that serve a tenant, with their secrets. */
export const providersModule: Module<Ground, { readonly providers: Providers; readonly providerWatch: ProviderWatch }> = {
  domain: 'providers',
  entities: providersEntities,
  functions: providersFunctions,
  resources: { provider_account: providerResource },
  open: ({ database, vault, log }) => {
    const providerWatch = new ProviderWatch(database, log);
    return { context: { providers: new Providers(database, vault), providerWatch }, close: () => providerWatch.flush() };
  },
};
