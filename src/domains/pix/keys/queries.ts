import type { EntityManager } from '@mikro-orm/postgresql';
import type { PixKeyDetailResponse, PixKeyListResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { canonicalJson } from '../../../platform/canonical.ts';
import type { Context } from '../../../platform/context.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { joinedAccounts, normalPixKey, requireAccount } from '../../accounts/index.ts';
import { PixClaimEntity, PixKeyEntity, type PixClaim, type PixKey } from './key.entity.ts';
import { presentKey, presentKeyDetail } from './present.ts';

type Reader = Pick<Context, 'tenant' | 'db' | 'vault'>;

const KEY_ID = /^pxk_[0-9A-HJKMNP-TV-Z]{26}$/;

/** The tenant's key of this id; undefined for a missing one and another tenant's alike. */
export async function findPixKey({ tenant, db }: Pick<Context, 'tenant' | 'db'>, keyId: string): Promise<PixKey | undefined> {
  if (!KEY_ID.test(keyId)) return undefined;
  return (await db.read((em) => em.findOne(PixKeyEntity, { tenantId: tenant, keyId }))) ?? undefined;
}

/** Loads the key in a path for the gateway. */
export const pixKeyResource: ResourceKind<PixKey> = { missing: 'PIX_KEY_NOT_FOUND', find: findPixKey };

/** The ACTIVE keys of an account, oldest first: those by which it can be paid. `openKeyValue` gives the value of one. */
export function activeKeysOf({ tenant, db }: Pick<Context, 'tenant' | 'db'>, accountId: string): Promise<PixKey[]> {
  return db.read((em) => em.find(PixKeyEntity, { tenantId: tenant, accountId, state: 'ACTIVE' }, { orderBy: { keyId: 'asc' } }));
}

/** The tenant's ACTIVE key of this value; undefined when none of its accounts has it. */
export async function findActiveKey(ctx: Reader, value: string): Promise<PixKey | undefined> {
  const where = { tenantId: ctx.tenant, keyDigest: keyDigest(ctx, value), state: 'ACTIVE' as const };
  return (await ctx.db.read((em) => em.findOne(PixKeyEntity, where))) ?? undefined;
}

/** Finds the key of this value that excludes another of the same: PENDING, ACTIVE, or claimed by us. */
export async function findHeldKey(em: EntityManager, ctx: Pick<Context, 'tenant' | 'vault'>, value: string): Promise<PixKey | undefined> {
  const where = { tenantId: ctx.tenant, keyDigest: keyDigest(ctx, value) };
  return (await em.findOne(PixKeyEntity, {
    ...where, $or: [
      { state: { $in: ['PENDING', 'ACTIVE'] } },
      { state: 'REGISTRATION_FAILED', $or: [{ activeClaimId: { $ne: null } }, { openingClaimId: { $ne: null } }] },
    ],
  })) ?? undefined;
}

/**
 * The keys of an account, newest first.
 * @throws ApiError ACCOUNT_NOT_FOUND, INVALID_CURSOR.
 */
export async function listPixKeys(ctx: Context, accountId: string, query: PageQuery): Promise<PixKeyListResponse> {
  await requireAccount(ctx, accountId);
  const page = new Page<string>(ctx, 'listPixKeys', { account_id: accountId }, query);
  const rows = await ctx.db.read(async (em) => em.find(PixKeyEntity, {
    tenantId: ctx.tenant, accountId: { $in: await joinedAccounts(em, ctx.tenant, accountId) },
    ...(page.after !== undefined && { keyId: { $lt: page.after } }),
  }, { orderBy: { keyId: 'desc' }, limit: page.take }));
  const { data, next_cursor } = page.close(rows, ({ keyId }) => keyId, presentKey);
  return { items: data, next_cursor };
}

/** A key with its claims, newest first, and its history. */
export async function getPixKey({ tenant, db, clock }: Context, { keyId }: PixKey): Promise<PixKeyDetailResponse> {
  return db.read(async (em) => {
    const key = await em.findOneOrFail(PixKeyEntity, { tenantId: tenant, keyId });
    const claims = await em.find(PixClaimEntity, { tenantId: tenant, keyId }, { orderBy: [{ openedAt: 'desc' }, { claimId: 'desc' }] });
    return presentKeyDetail(key, claims, clock.now());
  });
}

/** The claim of a key that is under way, or else its last; undefined when there was none. */
export async function findClaimOf(em: EntityManager, tenant: string, { keyId, activeClaimId }: PixKey): Promise<PixClaim | undefined> {
  if (activeClaimId !== null) return em.findOneOrFail(PixClaimEntity, { tenantId: tenant, claimId: activeClaimId });
  return (await em.findOne(
    PixClaimEntity, { tenantId: tenant, keyId }, { orderBy: [{ openedAt: 'desc' }, { claimId: 'desc' }] },
  )) ?? undefined;
}

/** The value of a key in clear: for the provider, a code to pay by, and whom the owner shows it to. Never for a log. */
export function openKeyValue({ tenant, vault }: Pick<Context, 'tenant' | 'vault'>, { keyId, keyValue }: PixKey): string {
  return vault.open(Buffer.from(present(keyValue, 'the value of a key')), keyValueContext(tenant, keyId)).toString();
}

/** Digest by which keys are found, in any spelling: a reader of the table cannot try e-mail addresses or tax ids against it. */
export function keyDigest({ tenant, vault }: Pick<Context, 'tenant' | 'vault'>, value: string): Buffer {
  return vault.mac('pix key', canonicalJson([tenant, normalPixKey(value)]));
}

/** Context under which the value of a key is sealed, so that no row can pass as another's. */
export function keyValueContext(tenant: string, keyId: string): string {
  return `pix-key ${tenant} ${keyId}`;
}
