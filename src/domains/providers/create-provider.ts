import { randomBytes } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { ProviderAccountType, ProviderVerificationStrategy } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError, fail } from '../../platform/errors.ts';
import { strategies } from '../../platform/receiver/strategies.ts';
import { AdminRefusal } from '../auth/index.ts';
import { ProviderEntity, secretContext } from './provider.entity.ts';

export interface NewProvider {
  readonly providerId: string;
  readonly type: ProviderAccountType;
  readonly adapter: string;
  /** What people call it. */
  readonly displayName: string;
  /** The address that the adapter knows, unless given. */
  readonly baseUrl?: string | undefined;
  /** `timestamped_hmac_v1` unless given. */
  readonly strategy?: ProviderVerificationStrategy | undefined;
  /** Drawn unless given. */
  readonly secret?: string | undefined;
}

/** What a provider signs with, shown this once. */
export interface ProviderCredentials {
  provider_id: string;
  secret: string;
}

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const TAIL = 4;
const ID_FORM = /^[a-z][a-z0-9-]{1,62}[a-z0-9]$/;
const SECRET_FORM = /^[\x21-\x7e]{32,256}$/;
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * Gives the tenant an account at a provider. The secret is returned here and nowhere else.
 * @throws ApiError PROVIDER_ID_TAKEN, PROVIDER_URL_REFUSED, PROVIDER_SECRET_INVALID.
 */
export async function createProvider(ctx: Context, wanted: NewProvider): Promise<ProviderCredentials> {
  const { providerId, type, strategy = 'timestamped_hmac_v1', secret = newSecret() } = wanted;
  if (!ID_FORM.test(providerId)) refuseId(providerId);
  if (wanted.baseUrl !== undefined) requireAddress(wanted.baseUrl);
  if (!SECRET_FORM.test(secret) || !strategies[strategy].takes(secret)) fail('PROVIDER_SECRET_INVALID', { verification_strategy: strategy });
  const now = ctx.clock.now();
  try {
    await ctx.db.write(async ({ em, announce }) => {
      await em.insert(ProviderEntity, {
        providerId, tenantId: ctx.tenant, type, adapter: wanted.adapter, displayName: wanted.displayName,
        baseUrl: wanted.baseUrl ?? null, verificationStrategy: strategy,
        secret: ctx.vault.seal(Buffer.from(secret), secretContext(ctx.tenant, providerId)), kekId: ctx.vault.kekId,
        secretTail: secret.slice(-TAIL), version: 1n, createdAt: now, createdBy: ctx.actor, updatedAt: now,
      });
      announce({
        type: 'provider_account.created', entityId: providerId, version: 1n,
        data: { provider_id: providerId, type, verification_strategy: strategy, ledger_account_id: null },
      });
      return { provider_id: providerId };
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      fail('PROVIDER_ID_TAKEN', { provider_id: providerId }, `There is a provider account ${providerId}.`);
    }
    throw error;
  }
  return { provider_id: providerId, secret };
}

/**
 * Gives the tenant an account at a provider unless it has it.
 * @returns its secret, which is read where it is there already.
 * @throws ApiError PROVIDER_ID_TAKEN when it is another tenant's; else as createProvider.
 */
export async function ensureProvider(ctx: Context, wanted: NewProvider): Promise<ProviderCredentials> {
  try {
    return (await readSecret(ctx, wanted.providerId)) ?? (await createProvider(ctx, wanted));
  } catch (error) {
    const madeMeanwhile = error instanceof ApiError && error.code === 'PROVIDER_ID_TAKEN' && (await readSecret(ctx, wanted.providerId));
    if (madeMeanwhile) return madeMeanwhile;
    throw error;
  }
}

async function readSecret({ tenant, db, vault }: Context, providerId: string): Promise<ProviderCredentials | undefined> {
  const known = await db.database.global().findOne(ProviderEntity, { providerId, tenantId: tenant });
  if (!known) return undefined;
  return { provider_id: providerId, secret: vault.open(Buffer.from(known.secret), secretContext(tenant, providerId)).toString() };
}

/** A secret that both strategies take: `whsec_` and 32 random bytes. */
function newSecret(): string {
  for (;;) {
    const text = randomBytes(SECRET_BYTES).toString('base64url');
    if (/^[A-Za-z0-9]{43}$/.test(text)) return PREFIX + text;
  }
}

function refuseId(providerId: string): never {
  throw new AdminRefusal(`"${providerId}" cannot name a provider: 3 to 64 lowercase letters, digits and hyphens, a letter first and no hyphen last`);
}

/** Loopback is where simulated providers run; everything else goes over https. */
function requireAddress(baseUrl: string): void {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url?.protocol === 'https:' && !url.username && !url.password) return;
  if (url?.protocol === 'http:' && LOOPBACK.has(url.hostname)) return;
  fail('PROVIDER_URL_REFUSED', { reason: 'NOT_HTTPS' }, 'base_url must be https, or http to this machine.');
}
