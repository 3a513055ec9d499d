import type { Context } from '../../platform/context.ts';
import { AdminRefusal } from '../auth/index.ts';
import { newSecret, requireSecret, type ProviderCredentials } from './create-provider.ts';
import { lockProvider } from './queries.ts';
import { secretContext } from './provider.entity.ts';

/** What a rotation is asked to do. */
export interface Rotation {
  /** Drawn unless given. */
  readonly secret?: string | undefined;
  /** For how many hours the secret before still counts; 0 ends it now, after a leak. */
  readonly overlapHours?: number | undefined;
}

const HOUR_MS = 3_600_000;
const OVERLAP_HOURS = 24;
export const MOST_OVERLAP_HOURS = 7 * 24;
const TAIL = 4;

/**
 * Gives a provider another secret. While they overlap, deliveries are taken with either and our calls are signed with both;
 * the clock ends that where a signature is held to it. At most two secrets count: one that was before the last is gone.
 * All processes know within two seconds.
 * @throws AdminRefusal for an overlap that is none, a provider that there is not or that has no secret; ApiError PROVIDER_SECRET_INVALID.
 */
export async function rotateSecret(ctx: Context, providerId: string, { secret = newSecret(), overlapHours = OVERLAP_HOURS }: Rotation = {}): Promise<ProviderCredentials> {
  if (!(overlapHours >= 0 && overlapHours <= MOST_OVERLAP_HOURS)) throw new AdminRefusal(`the overlap is 0 to ${MOST_OVERLAP_HOURS} hours`);
  await ctx.db.write(async ({ em, announce }) => {
    const provider = await lockProvider(em, ctx.tenant, providerId);
    if (!provider.verificationStrategy) throw new AdminRefusal(`${providerId} delivers nothing and has no secret`);
    requireSecret(provider.verificationStrategy, secret);
    const now = ctx.clock.now();
    const until = overlapHours === 0 ? null : new Date(now.getTime() + overlapHours * HOUR_MS);
    Object.assign(provider, {
      previousSecret: until && provider.secret, previousUntil: until, secret: ctx.vault.seal(Buffer.from(secret), secretContext(ctx.tenant, providerId)),
      kekId: ctx.vault.kekId, secretTail: secret.slice(-TAIL), version: provider.version + 1n, updatedAt: now,
    });
    announce({
      type: 'provider_account.secret_rotated', entityId: providerId, version: provider.version,
      data: { provider_id: providerId, previous_until: until?.toISOString() ?? null },
    });
  });
  return { provider_id: providerId, secret };
}
