import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Providers, ProviderWatch } from '../providers/index.ts';
import { RailBindingEntity } from './binding.entity.ts';
import { PROVIDER_CALLS } from './metrics.ts';
import { mockRail } from './mock-rail.ts';
import { railFunctions } from './rails.sql.ts';
import { IN_PROCESS, Rails, type Adapters } from './rails.ts';
import type { RailDirection, RailFamily } from './rail.ts';
import { SponsorClient } from './sponsor-client.ts';
import { apiPixRails, SPONSOR, sponsorRails } from './sponsor-rail.ts';

export type { Adapters };

type Given = Dependencies & {
  readonly providers: Providers;
  readonly providerWatch: ProviderWatch;
  /** Additional adapters of the installation; one with the name of a built-in adapter replaces it. */
  readonly substitutes: { readonly adapters?: Adapters | undefined };
};

interface Brings {
  readonly rails: Rails;
  /** Client with which sponsors are called. */
  readonly sponsor: SponsorClient;
  isRailBound(tenant: string, rail: RailFamily, direction: RailDirection): Promise<boolean>;
}

/** Connections to the outside. Domains above register adapters of their own. */
export const railsModule: Module<Given, Brings> = {
  domain: 'rails',
  entities: [RailBindingEntity],
  functions: railFunctions,
  metrics: [PROVIDER_CALLS],
  open: ({ config, clock, database, providers, providerWatch, substitutes }) => {
    const options = {
      clock, account: (tenant: string, providerId: string) => providers.connection(tenant, providerId),
      defaultUrl: config.RAZAO_SPONSOR_URL, timeoutMs: config.RAZAO_RAIL_TIMEOUT_SECONDS * 1000,
      noted: (tenant: string, providerId: string, isGood: boolean) => providerWatch.note(
        tenant, providerId, isGood ? 'good_call' : 'failed_call',
      ),
    };
    const sponsors = { ...options, ispb: config.RAZAO_PIX_ISPB };
    const rails = new Rails(database, {
      ...(config.RAZAO_SANDBOX && { [IN_PROCESS]: [mockRail] }), [SPONSOR]: sponsorRails(sponsors), ...apiPixRails(sponsors),
      ...substitutes.adapters,
    });
    return {
      context: {
        rails, sponsor: new SponsorClient(options),
        isRailBound: (tenant, rail, direction) => rails.isBound(tenant, rail, direction),
      },
    };
  },
};
