import { ProviderEntity } from './provider.entity.ts';

export { createProvider, ensureProvider, type NewProvider, type ProviderCredentials } from './create-provider.ts';
export { Providers, type ProviderConnection } from './registry.ts';

export const providersEntities = [ProviderEntity];
