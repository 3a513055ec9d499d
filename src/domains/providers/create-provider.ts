import { randomBytes } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { ProviderAccountType, ProviderBankCoordinates, ProviderVerificationStrategy } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { WriteUnit } from '../../platform/db/database.ts';
import { ApiError, fail } from '../../platform/errors.ts';
import { isAllowedAddress, isAllowedHttp, isPublicAddress, isThisMachine, literalAddress } from '../../platform/http/addresses.ts';
import { strategies } from '../../platform/receiver/strategies.ts';
import { Malformed } from '../auth/index.ts';
import { coordinatesContext, ProviderEntity, secretContext, type Provider } from './provider.entity.ts';

export interface NewProvider {
  readonly providerId: string;
  readonly type: ProviderAccountType;
  readonly adapter: string;
  /** Display name. */
  readonly displayName: string;
  /** The address that the adapter knows, unless given. */
  readonly baseUrl?: string | undefined;
  /** `timestamped_hmac_v1` unless given. */
  readonly strategy?: ProviderVerificationStrategy | undefined;
  /** Drawn unless given. */
  readonly secret?: string | undefined;
  /** The account that represents the money at the provider. */
  readonly ledger?: { readonly accountId: string; readonly currency: string } | undefined;
  readonly coordinates?: ProviderBankCoordinates | undefined;
}

/** Credentials with which a provider signs, shown only once. */
export interface ProviderCredentials {
  provider_id: string;
  secret: string;
}

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const TAIL = 4;
/** Default verification strategy of deliveries. */
export const DEFAULT_STRATEGY = 'timestamped_hmac_v1' satisfies ProviderVerificationStrategy;
const ID_FORM = /^[a-z][a-z0-9-]{1,62}[a-z0-9]$/;
const SECRET_FORM = /^[\x21-\x7e]{32,256}$/;

/**
 * Gives the tenant an account at a provider, without one of the ledger for the money there. The secret is returned here and
 * nowhere else.
 * @throws ApiError PROVIDER_ID_TAKEN, PROVIDER_URL_REFUSED, PROVIDER_SECRET_INVALID.
 */
export async function createProvider(ctx: Context, wanted: NewProvider): Promise<ProviderCredentials> {
  const { providerId, secret = newSecret() } = wanted;
  await unlessTaken(providerId, () => ctx.db.write(async (unit) => void addProvider(unit, ctx, { ...wanted, secret })));
  return { provider_id: providerId, secret };
}

/**
 * Does the same within the transaction of the caller, who draws the secret.
 * @throws ApiError PROVIDER_URL_REFUSED, PROVIDER_SECRET_INVALID.
 */
export function addProvider({ em, announce }: WriteUnit, ctx: Context, wanted: NewProvider): Provider {
  const { providerId, type, secret, ledger } = wanted;
  if (!ID_FORM.test(providerId)) refuseId(providerId);
  if (wanted.baseUrl !== undefined) requireAddress(wanted.baseUrl);
  const strategy = type === 'CHAIN' ? null : wanted.strategy ?? DEFAULT_STRATEGY;
  if (strategy && secret !== undefined) requireSecret(strategy, secret);
  const now = ctx.clock.now();
  const provider = em.create(ProviderEntity, {
    providerId, tenantId: ctx.tenant, type, adapter: wanted.adapter, displayName: wanted.displayName, baseUrl: wanted.baseUrl ?? null,
    verificationStrategy: strategy, ...sealed(ctx, { ...wanted, secret: strategy ? secret : undefined }), status: 'ENABLED',
    ledgerAccountId: ledger?.accountId ?? null, currency: ledger?.currency ?? null,
    version: 1n, createdAt: now, createdBy: ctx.actor, updatedAt: now,
  });
  em.persist(provider);
  announce({
    type: 'provider_account.created', entityId: providerId, version: 1n,
    data: { provider_id: providerId, type, verification_strategy: strategy, ledger_account_id: provider.ledgerAccountId },
  });
  return provider;
}

/** @throws ApiError PROVIDER_SECRET_INVALID. */
export function requireSecret(strategy: ProviderVerificationStrategy, secret: string): void {
  if (!SECRET_FORM.test(secret) || !strategies[strategy].takes(secret)) fail('PROVIDER_SECRET_INVALID', {
    verification_strategy: strategy,
  });
}

/** Sealed columns of a provider, and the parts that reads show. */
function sealed({ tenant, vault }: Context, { providerId, secret, coordinates }: NewProvider) {
  return {
    secret: secret === undefined ? null : vault.seal(Buffer.from(secret), secretContext(tenant, providerId)),
    secretTail: secret?.slice(-TAIL) ?? null,
    coordinates: coordinates ? vault.seal(Buffer.from(JSON.stringify(coordinates)), coordinatesContext(tenant, providerId)) : null,
    kekId: vault.kekId, previousSecret: null, previousUntil: null,
  };
}

/** @throws ApiError PROVIDER_ID_TAKEN when it was made concurrently, in any tenant. */
export async function unlessTaken<T>(providerId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) idTaken(providerId);
    throw error;
  }
}

/** @throws ApiError PROVIDER_ID_TAKEN always. */
export function idTaken(providerId: string): never {
  return fail('PROVIDER_ID_TAKEN', { provider_id: providerId }, `There is a provider account ${providerId}.`);
}

/**
 * Gives the tenant an account at a provider unless it has one.
 * @returns its secret, read where it exists already.
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
  if (!known?.secret) return undefined;
  return { provider_id: providerId, secret: vault.open(Buffer.from(known.secret), secretContext(tenant, providerId)).toString() };
}

/** Draws a secret that both strategies accept: `whsec_` and 32 random bytes. */
export function newSecret(): string {
  for (;;) {
    const text = randomBytes(SECRET_BYTES).toString('base64url');
    if (/^[A-Za-z0-9]{43}$/.test(text)) return PREFIX + text;
  }
}

function refuseId(providerId: string): never {
  throw new Malformed(
    `"${providerId}" cannot name a provider: 3 to 64 lowercase letters, digits and hyphens, a letter first and no hyphen last`,
  );
}

/**
 * Loopback is where simulated providers run. Everything else goes over https and to a public address where one is named, or to a network
 * that the operator allows (`RAZAO_ALLOWED_NETWORKS`).
 * @throws ApiError PROVIDER_URL_REFUSED.
 */
export function requireAddress(baseUrl: string): void {
  const url = URL.parse(baseUrl);
  const address = url ? literalAddress(url) : undefined;
  const isHere = url !== null && isThisMachine(url);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && (isHere || isAllowedHttp(url)));
  if (!url || !isSafe || url.username || url.password) fail(
    'PROVIDER_URL_REFUSED', { reason: 'NOT_HTTPS' }, 'base_url must be https, or http to this machine.',
  );
  if (address !== undefined && !isHere && !isPublicAddress(address) && !isAllowedAddress(address)) fail(
    'PROVIDER_URL_REFUSED', { reason: 'PRIVATE_ADDRESS' }, 'The address is not public.',
  );
}
