import { ProviderEntity } from './provider.entity.ts';
import { ProviderBalanceEntity, ProviderCustomerFundsEntity, ProviderActivityEntity } from './standing.entity.ts';

export {
  addProvider, createProvider, DEFAULT_STRATEGY, ensureProvider, idTaken, newSecret, requireAddress, requireSecret, unlessTaken,
  type NewProvider,
  type ProviderCredentials,
} from './create-provider.ts';
export { findProvider, providerResource } from './queries.ts';
export { coordinatesContext, ProviderEntity, type Provider } from './provider.entity.ts';
export { rotateSecret, type Rotation } from './rotate-secret.ts';
export { setProviderStatus } from './set-provider-status.ts';
export { setProviderUrl } from './set-provider-url.ts';
export { Providers, type ProviderConnection } from './registry.ts';
export {
  ProviderBalanceEntity, ProviderCustomerFundsEntity, ProviderActivityEntity,
  type ProviderBalance, type ProviderCustomerFunds, type ProviderActivity,
} from './standing.entity.ts';
export { ProviderWatch, type HealthSignal } from './watch.ts';

export const providersEntities = [ProviderEntity, ProviderActivityEntity, ProviderBalanceEntity, ProviderCustomerFundsEntity];
export { listProviders, type ListedProvider } from './list-providers.ts';
