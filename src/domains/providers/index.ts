import { ProviderEntity } from './provider.entity.ts';
import { RailBindingEntity } from './rail-binding.entity.ts';

export { bindRail, type WantedBinding } from './bind-rail.ts';
export { createProvider, ensureProvider, type NewProvider, type ProviderCredentials } from './create-provider.ts';
export { Providers, type RailProvider } from './registry.ts';

export const providerEntities = [ProviderEntity, RailBindingEntity];
