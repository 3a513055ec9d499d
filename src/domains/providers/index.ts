import { ProviderEntity } from './provider.entity.ts';

export {
  addProvider, createProvider, DEFAULT_STRATEGY, ensureProvider, idTaken, newSecret, requireAddress, requireSecret, unlessTaken, type NewProvider,
  type ProviderCredentials,
} from './create-provider.ts';
export { findProvider } from './queries.ts';
export { coordinatesContext, ProviderEntity, type Provider } from './provider.entity.ts';
export { MOST_OVERLAP_HOURS, rotateSecret, type Rotation } from './rotate-secret.ts';
export { setProviderStatus } from './set-provider-status.ts';
export { Providers, type ProviderConnection } from './registry.ts';

export const providersEntities = [ProviderEntity];
