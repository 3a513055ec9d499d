import type { EnrollProductKeyRequest, ProductKeyResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { fail, refusalError } from '../../../platform/errors.ts';
import { presentProductKey, productKeyEvent } from './present.ts';
import { ProductKeyEntity, type ProductKey } from './product-key.entity.ts';
import { type PublicKey, readPublicKey } from './public-key.ts';

/**
 * Takes bundles of an author that are signed with this key from now on, and no more those signed with the former one.
 * @throws ApiError PRODUCT_KEY_INVALID, PRODUCT_KEY_TAKEN.
 */
export async function operatorEnrollProductKey(ctx: Context, { author, public_key }: EnrollProductKeyRequest): Promise<ProductKeyResponse> {
  const key = requirePublicKey(public_key);
  return ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant); // a bundle is taken before or after, with one active key of each author
    const known = await unit.em.findOne(ProductKeyEntity, { tenantId: ctx.tenant, fingerprint: key.fingerprint });
    if (known === null) return presentProductKey(await enroll(unit, ctx, author, key));
    if (known.author === author && known.status === 'ACTIVE') return presentProductKey(known);
    const isSuperseded = known.status === 'SUPERSEDED';
    return fail('PRODUCT_KEY_TAKEN', { signing_pubkey_fpr: key.fingerprint, status: known.status },
      isSuperseded ? 'The key was superseded.' : 'The key is that of another author.');
  });
}

/** @throws ApiError PRODUCT_KEY_INVALID. */
export function requirePublicKey(text: string): PublicKey {
  const key = readPublicKey(text);
  if ('code' in key) throw refusalError(key);
  return key;
}

async function enroll({ em, announce }: WriteUnit, ctx: Context, author: string, key: PublicKey): Promise<ProductKey> {
  const now = ctx.clock.now();
  const former = await em.findOne(ProductKeyEntity, { tenantId: ctx.tenant, author, status: 'ACTIVE' });
  if (former) {
    Object.assign(former, { status: 'SUPERSEDED', supersededAt: now, supersededBy: key.fingerprint });
    await em.flush(); // an author has one active key at any moment
    announce(productKeyEvent(former));
  }
  const enrolled: ProductKey = em.create(ProductKeyEntity, {
    tenantId: ctx.tenant, fingerprint: key.fingerprint, author, publicKey: key.pem, status: 'ACTIVE', enrolledAt: now,
    enrolledBy: ctx.actor,
    supersededAt: null, supersededBy: null,
  });
  em.persist(enrolled);
  announce(productKeyEvent(enrolled));
  return enrolled;
}
