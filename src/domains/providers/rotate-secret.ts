import type { Context } from '../../platform/context.ts';
import { AdminRefusal, overlapUntil } from '../auth/index.ts';
import { newSecret, requireSecret, type ProviderCredentials } from './create-provider.ts';
import { lockProvider } from './queries.ts';
import { secretContext } from './provider.entity.ts';

/** Parameters of a rotation. */
export interface Rotation {
  /** Drawn unless given. */
  readonly secret?: string | undefined;
  /** Hours for which the previous secret is still valid; 0 ends it now, after a leak. */
  readonly overlapHours?: number | undefined;
}

const TAIL = 4;

/**
 * Gives a provider another secret. While both are valid, deliveries are accepted with either and our calls are signed with both; the clock
 * ends the overlap when a signature is checked. At most two secrets are valid: an older one ends. All processes apply it within two
 * seconds.
 * @throws Malformed for an invalid overlap; AdminRefusal for a provider that does not exist or has no secret; ApiError
 * PROVIDER_SECRET_INVALID.
 */
export async function rotateSecret(ctx: Context, providerId: string, { secret = newSecret(), overlapHours }: Rotation = {}): Promise<
  ProviderCredentials & { previous_until: string | null }
> {
  const until = overlapUntil(ctx.clock.now(), overlapHours);
  await ctx.db.write(async ({ em, announce }) => {
    const provider = await lockProvider(em, ctx.tenant, providerId);
    if (!provider.verificationStrategy) throw new AdminRefusal(`${providerId} delivers nothing and has no secret`);
    requireSecret(provider.verificationStrategy, secret);
    const now = ctx.clock.now();
    Object.assign(provider, {
      previousSecret: until && provider.secret, previousUntil: until, secret: ctx.vault.seal(
        Buffer.from(secret), secretContext(ctx.tenant, providerId),
      ),
      kekId: ctx.vault.kekId, secretTail: secret.slice(-TAIL), version: provider.version + 1n, updatedAt: now,
    });
    announce({
      type: 'provider_account.secret_rotated', entityId: providerId, version: provider.version,
      data: { provider_id: providerId, previous_until: until?.toISOString() ?? null },
    });
  });
  return { provider_id: providerId, secret, previous_until: until?.toISOString() ?? null };
}
