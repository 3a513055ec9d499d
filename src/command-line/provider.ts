import { LADDER } from '../app.ts';
import type { ProviderAccountStatus, ProviderHealth } from '../../generated/models.ts';
import { newIds, withDatabase } from './admin.ts';
import { actOfCommand, actorOf } from './actor.ts';
import { readHours } from './read-option.ts';
import { UsageError } from './command-failed.ts';
import type { ActOptions } from './run.ts';
import { openAuth, requireTenant, tokenRatesOf } from '../domains/auth/index.ts';
import { KYC_ADAPTER } from '../domains/kyc/index.ts';
import { operatorCreateProviderAccount } from '../domains/operator/providers/operator-create-provider-account.ts';
import { providersHealth } from '../domains/operator/providers/health.ts';
import { rotateSecret, setProviderStatus, setProviderUrl, type ProviderCredentials } from '../domains/providers/index.ts';
import { API_PIX, BANK_RAILS, bindRail, CAPABILITIES, PAYMENTS, SPONSOR, type BoundRail } from '../domains/rails/index.ts';
import { present } from '../platform/assert.ts';
import type { Config } from '../platform/config.ts';
import { derive, type Context } from '../platform/context.ts';
import { loadVault } from '../platform/vault/keys.ts';
import { createLog } from '../platform/log.ts';

export interface NewProviderOptions extends ActOptions {
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

/**
 * Gives a tenant an account at a provider, and binds rails to it.
 * @throws UsageError for an unknown type, strategy or rail; AdminRefusal, ApiError, KeyError.
 */
export function addProvider(providerId: string, options: NewProviderOptions, env = process.env): Promise<ProviderCredentials> {
  const type = oneOf(options.type, TYPES, 'type');
  const strategy = options.strategy === undefined ? undefined : oneOf(options.strategy, STRATEGIES, 'strategy');
  const rails = (options.rails ?? '').split(/[\s,]+/).filter(Boolean).map((rail) => oneOf(rail, BANK_RAILS, 'rail'));
  if (type === 'KYC_PROVIDER' && rails.length > 0) throw new UsageError('a KYC_PROVIDER serves no rails');
  const adapter = options.adapter ?? (type === 'KYC_PROVIDER' ? KYC_ADAPTER : SPONSOR);
  return withTenant(options.tenant, async (ctx, config) => {
    const { secret } = await operatorCreateProviderAccount(derive(ctx, { incumbent: config.RAZAO_INCUMBENT_PROVIDER }), {
      provider_id: providerId, type, adapter, display_name: options.name ?? providerId,
      ...(options.baseUrl !== undefined && { base_url: options.baseUrl }), ...(strategy && { verification_strategy: strategy }),
    });
    await bindRails(ctx, providerId, adapter, rails);
    return { provider_id: providerId, secret: present(secret, 'the secret of who delivers') };
  }, env, { command: 'provider create', subject: { provider_id: providerId }, actor: options.actor, reason: options.reason });
}

/**
 * Replaces the secret of a tenant's provider; the new one is shown this once.
 * @throws UsageError for invalid hours; AdminRefusal, ApiError, KeyError.
 */
export function rotateProviderSecret(
  providerId: string,
  { tenant, overlapHours, secret, actor, reason }: ActOptions & { tenant: string; overlapHours?: string; secret?: string },
  env = process.env,
): ReturnType<typeof rotateSecret> {
  return withTenant(tenant, (ctx) => rotateSecret(ctx, providerId, { secret, overlapHours: readHours(overlapHours) }), env, {
    command: 'provider rotate-secret', subject: { provider_id: providerId }, actor, reason,
  });
}

/**
 * Cuts a provider of a tenant off, or takes it in use again.
 * @throws AdminRefusal, KeyError.
 */
export function switchProvider(
  providerId: string, { tenant, status, actor, reason }: ActOptions & { tenant: string; status: ProviderAccountStatus },
  env = process.env,
): Promise<void> {
  const command = status === 'DISABLED' ? 'provider disable' : 'provider enable';
  return withTenant(tenant, (ctx) => setProviderStatus(ctx, providerId, status), env, {
    command, subject: { provider_id: providerId }, actor, reason,
  });
}

/**
 * Changes the address of a tenant's provider; without `baseUrl`, to the one that its adapter knows.
 * @throws AdminRefusal, ApiError PROVIDER_URL_REFUSED, KeyError.
 */
export function moveProvider(
  providerId: string, { tenant, baseUrl, actor, reason }: ActOptions & { tenant: string; baseUrl?: string | undefined },
  env = process.env,
): Promise<void> {
  const act = { command: 'provider set-url', subject: { provider_id: providerId }, actor, reason };
  return withTenant(tenant, (ctx) => setProviderUrl(ctx, providerId, baseUrl ?? null), env, act);
}

/**
 * Reads the health of each provider of a tenant, by provider.
 * @throws AdminRefusal, KeyError.
 */
export function providerHealth(tenant: string, env = process.env): Promise<ReadonlyMap<string, ProviderHealth>> {
  return withTenant(tenant, providersHealth, env);
}

/** Record of a command as an act. */
export interface CommandAct extends ActOptions {
  /** The command's name. */
  readonly command: string;
  readonly subject: Readonly<Record<string, string>>;
}

/**
 * Runs work of an administrator in a tenant's books.
 * @param act record of the work, in its transaction; left out by work that only reads.
 */
export function withTenant<T>(
  tenant: string, work: (ctx: Context, config: Config) => Promise<T>, env: NodeJS.ProcessEnv, act?: CommandAct,
): Promise<T> {
  return withDatabase(async (database, config) => {
    await requireTenant(database, tenant);
    const vault = loadVault(config);
    // holds that this is the key
    await openAuth({ database, vault, tokenTtlSeconds: config.RAZAO_TOKEN_TTL_SECONDS, tokenRates: tokenRatesOf(config) });
    const [db, ids, actor] = [database.forTenant(tenant), newIds(database), act ? actorOf(act.actor) : 'system'];
    if (act) db.act = actOfCommand(ids, actor, act);
    return work({ tenant, actor, db, clock: database.clock, ids, vault, log: createLog('silent') }, config);
  }, env, LADDER.entities);
}

/** Binds rails of a tenant to a provider, for all their capabilities. */
export async function bindRails(
  ctx: Context, providerId: string, adapter: string, rails: readonly BoundRail[] = BANK_RAILS,
): Promise<void> {
  for (const rail of rails) {
    const known = API_PIX[adapter];
    if (known && rail !== 'PIX') throw new UsageError(`${adapter} carries PIX alone, not ${rail}`);
    const capabilities = known ?? (rail === 'PIX' ? CAPABILITIES : PAYMENTS);
    await bindRail(ctx, { rail, providerId, adapter, priority: 1, capabilities, isEnabled: true });
  }
}

function oneOf<T extends string>(text: string, allowed: readonly T[], what: string): T {
  return allowed.find((it) => it === text) ?? fail(`there is no ${what} ${text}: ${allowed.join(', ')}`);
}

function fail(message: string): never {
  throw new UsageError(message);
}
