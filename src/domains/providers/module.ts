import { coordinatesContext, secretContext } from './provider.entity.ts';
import { sealedBytes } from '../../platform/vault/reencrypt.ts';
import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { providersEntities } from './index.ts';
import { providersFunctions } from './providers.sql.ts';
import { providerResource } from './queries.ts';
import { Providers } from './registry.ts';
import { ProviderWatch } from './watch.ts';

/** Sponsors and verifiers that serve a tenant, with their secrets. */
export const providersModule: Module<Dependencies, { readonly providers: Providers; readonly providerWatch: ProviderWatch }> = {
  domain: 'providers',
  entities: providersEntities,
  sealed: [{
    table: 'providers', key: ['provider_id'], named: ['tenant_id'], isBound: false, hasKekId: true,
    columns: {
      secret: sealedBytes(({ tenant_id = '', provider_id = '' }) => secretContext(tenant_id, provider_id)),
      previous_secret: sealedBytes(({ tenant_id = '', provider_id = '' }) => secretContext(tenant_id, provider_id)),
      coordinates: sealedBytes(({ tenant_id = '', provider_id = '' }) => coordinatesContext(tenant_id, provider_id)),
    },
  }],
  functions: providersFunctions,
  resources: { provider_account: providerResource },
  open: ({ database, vault, log }) => {
    const providerWatch = new ProviderWatch(database, log);
    return { context: { providers: new Providers(database, vault), providerWatch }, close: () => providerWatch.flush() };
  },
};
