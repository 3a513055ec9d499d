/** Pix keys in any state, without a directory. */
import { randomUUID } from 'node:crypto';
import type { PixKeyState } from '../../generated/models.ts';
import { findAccount } from '../../src/domains/accounts/index.ts';
import { PixKeyEntity } from '../../src/domains/pix/keys/key.entity.ts';
import { keyDigest, keyValueContext } from '../../src/domains/pix/keys/queries.ts';
import { maskPixKey, pixKeyTypeOf } from '../../src/domains/accounts/pix/pix-key.ts';
import { TENANT, type TestService } from './service.ts';

export interface AddedKey {
  readonly keyId: string;
  readonly value: string;
}

/** Gives an account a key; a random one unless its value is given. */
export async function addPixKey(
  service: TestService, accountId: string, { tenant = TENANT, value = randomUUID(), state = 'ACTIVE', providerId = 'sim-demo' }: {
    tenant?: string; value?: string; state?: PixKeyState; providerId?: string;
  } = {},
): Promise<AddedKey> {
  const ctx = service.service.contextFor(tenant);
  const [keyType, account, keyId, now] = [pixKeyTypeOf(value), await findAccount(ctx, accountId), ctx.ids.next('pxk'), ctx.clock.now()];
  if (!keyType || !account) throw new Error('no key, or no account');
  const ended = state === 'EXCLUDED' ? { exclusionReason: 'USER_REQUESTED' as const, excludedAt: now } : {};
  await ctx.db.write(({ em }) => em.insert(PixKeyEntity, {
    tenantId: tenant, keyId, accountId, ownerPartyId: account.ownerPartyId, keyType,
    keyValue: ctx.vault.seal(Buffer.from(value), keyValueContext(tenant, keyId)),
    kekId: ctx.vault.kekId, keyDigest: keyDigest(ctx, value), masked: maskPixKey(keyType, value), state,
    failureCode: state === 'REGISTRATION_FAILED' ? 'PROVIDER_REFUSED' : null, providerId, stateHistory: [], registeredAt: now, ...ended,
    version: 0n, createdAt: now, createdBy: 'test', updatedAt: now, // no event announced it
  }));
  return { keyId, value };
}
