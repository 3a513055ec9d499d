import type { Context } from '../context.ts';
import { ApiError, fail } from '../errors.ts';
import { sha256 } from '../canonical.ts';
import type { IdPrefix } from '../id.ts';
import { takeIntent } from './idempotency.ts';

/** Record committed before an outside party is called, so that a retry continues the same work. */
export interface Intent {
  /** The id of the resource that the work creates. */
  readonly resourceId: string;
  /** Reference in every call to the provider, by which it recognises a repetition. */
  readonly providerReference: string;
}

/** Time before another attempt may resume it, in milliseconds. */
const LEASE_MS = 60_000;

const SETTLE = { name: 'settle-intent', text: 'select razao.settle_intent($1, $2, $3, $4)' };

/**
 * Does work that calls an outside party, under the caller's idempotency key: the intent is committed first, and `work`
 * ends with its own `ctx.db.write`, which stores the answer. An unknown outcome (a 5xx, a crash) leaves the intent to be
 * resumed with the same key; a refusal forgets it.
 * @throws Replay when it was answered before; ApiError IDEMPOTENCY_KEY_REUSED for another request under the key,
 *   IDEMPOTENCY_IN_PROGRESS while another attempt is under way.
 */
export async function withIntent<T>(ctx: Context, prefix: IdPrefix, work: (intent: Intent) => Promise<T>): Promise<T> {
  const { intent, lease } = await take(ctx, prefix, LEASE_MS);
  try {
    return await work(intent);
  } catch (error) {
    const refused = error instanceof ApiError && error.status < 500;
    await settle(ctx, lease, refused).catch((failure: unknown) => ctx.log.warn({ err: failure }, 'an intent could not release its lease'));
    throw error;
  }
}

interface Taken {
  readonly intent: Intent;
  /** Number of the lease; null for work without a key, which nobody else can resume. */
  readonly lease: string | null;
}

/**
 * Reserves the caller's key for work of several commits, the last of which stores the answer: no other request is applied under it,
 * whatever happens to this process. Twins do not wait for each other, so each part must be idempotent.
 * @throws Replay; ApiError IDEMPOTENCY_KEY_REUSED.
 */
export async function keepKey(ctx: Context): Promise<void> {
  await take(ctx, 'cmd', null);
}

/** @param leaseMs for how long the attempt has it to itself, in milliseconds; null: twins may have it too. */
async function take(ctx: Context, prefix: IdPrefix, leaseMs: number | null): Promise<Taken> {
  const resourceId = ctx.ids.next(prefix);
  const fresh: Intent = { resourceId, providerReference: sha256(`${ctx.tenant} ${resourceId}`).slice(0, 32) };
  const { command, database } = ctx.db;
  if (!command) return { intent: fresh, lease: null };
  const row = await takeIntent(database, ctx.tenant, command, fresh, leaseMs);
  return row && row.lease !== null && row.intent ? { intent: row.intent, lease: row.lease } : fail('IDEMPOTENCY_IN_PROGRESS');
}

/**
 * Frees the key after a refusal, or only the lease when the outcome is unknown. Does nothing once the lease is lost: the
 * intent is then another attempt's.
 */
async function settle(ctx: Context, lease: string | null, forget: boolean): Promise<void> {
  const { command, database } = ctx.db;
  if (command) await database.query(SETTLE, [ctx.tenant, command.id, lease, forget]);
}
