import { newIds, withDatabase } from './admin.ts';
import { CommandFailed } from './command-failed.ts';
import { openAuth, requireTenant, tokenRatesOf } from '../domains/auth/index.ts';
import { KYC_ADAPTER } from '../domains/kyc/index.ts';
import { createProvider, type ProviderCredentials } from '../domains/providers/index.ts';
import { bindRail, SPONSOR, type RailFamily } from '../domains/rails/index.ts';
import type { Context } from '../platform/context.ts';
import { loadVault } from '../platform/keys.ts';
import { createLog } from '../platform/log.ts';

export interface NewProviderOptions {
  tenant: string;
  type: string;
  adapter?: string;
  name?: string;
  baseUrl?: string;
  strategy?: string;
  /** Rails with commas between them. */
  rails?: string;
}

const TYPES = ['SPONSOR_BANK', 'BAAS_PROVIDER', 'KYC_PROVIDER'] as const;
const STRATEGIES = ['timestamped_hmac_v1', 'standard_webhooks_v1'] as const;
const RAILS = ['PIX', 'ACH', 'WIRE', 'SEPA', 'EFT_CA'] as const satisfies readonly RailFamily[];

/** What every rail is used for, and what only Pix has. */
const CAPABILITIES = ['OUTBOUND', 'INBOUND', 'RETURNS'];
const PIX_CAPABILITIES = [...CAPABILITIES, 'KEYS', 'DYNAMIC_QR', 'MANDATES', 'MED'];

/**
 * Gives a tenant an account at a provider, and binds rails to it.
 * @throws CommandFailed for a type, strategy or rail that there is not; AdminRefusal, ApiError, KeyError.
 */
export function addProvider(providerId: string, options: NewProviderOptions, env = process.env): Promise<ProviderCredentials> {
  const type = oneOf(options.type, TYPES, 'type');
  const strategy = options.strategy === undefined ? undefined : oneOf(options.strategy, STRATEGIES, 'strategy');
  const rails = (options.rails ?? '').split(/[\s,]+/).filter(Boolean).map((rail) => oneOf(rail, RAILS, 'rail'));
  if (type === 'KYC_PROVIDER' && rails.length > 0) throw new CommandFailed('a KYC_PROVIDER serves no rails');
  const adapter = options.adapter ?? (type === 'KYC_PROVIDER' ? KYC_ADAPTER : SPONSOR);
  return withDatabase(async (database, config) => {
    await requireTenant(database, options.tenant);
    const vault = loadVault(config);
    await openAuth({ database, vault, tokenTtlSeconds: config.RAZAO_TOKEN_TTL_SECONDS, tokenRates: tokenRatesOf(config) }); // holds that this is the key
    const ctx: Context = {
      tenant: options.tenant, actor: 'system', db: database.forTenant(options.tenant), clock: database.clock, ids: newIds(database), vault,
      log: createLog('silent'),
    };
    const made = await createProvider(ctx, { providerId, type, adapter, displayName: options.name ?? providerId, baseUrl: options.baseUrl, strategy });
    await bindRails(ctx, providerId, adapter, rails);
    return made;
  }, env);
}

/** Has a provider serve rails of a tenant, for all that they can. */
export async function bindRails(ctx: Context, providerId: string, adapter: string, rails: readonly RailFamily[] = RAILS): Promise<void> {
  for (const rail of rails) {
    const capabilities = rail === 'PIX' ? PIX_CAPABILITIES : CAPABILITIES;
    await bindRail(ctx, { rail, providerId, adapter, priority: 1, capabilities, isEnabled: true });
  }
}

function oneOf<T extends string>(text: string, allowed: readonly T[], what: string): T {
  return allowed.find((it) => it === text) ?? fail(`there is no ${what} ${text}: ${allowed.join(', ')}`);
}

function fail(message: string): never {
  throw new CommandFailed(message);
}
