import type { Context } from '../context.ts';
import { isTaken, replay, type Recorded } from '../db/command.ts';
import { ApiError, fail } from '../errors.ts';
import { sha256 } from '../canonical.ts';
import type { IdPrefix } from '../id.ts';

/** What was committed before an outside party was called, so that a retry continues the same work. */
export interface Intent {
  /** The id of the resource that the work creates. */
  readonly resourceId: string;
  /** Goes with every call to the provider: by it, the provider knows a repetition. */
  readonly providerReference: string;
}

interface ClaimRow extends Recorded {
  claimed: boolean;
  intent: Intent | null;
}

/** How long an attempt may take before another may resume it. */
const LEASE_MS = 60_000;

const CLAIM = { name: 'claim-intent', text: 'select * from razao.claim_intent($1, $2, $3, $4, $5, $6, $7)' };
const SETTLE = { name: 'settle-intent', text: 'select razao.settle_intent($1, $2, $3, $4)' };

/**
 * Does work that calls an outside party, under the caller's idempotency key: the intent is committed first, and `work`
 * ends with its own `ctx.db.write`, which stores the answer. An unknown outcome (a 5xx, a crash) leaves the intent to be
 * resumed with the same key; a refusal forgets it.
 * @throws Replay when it was answered before; ApiError IDEMPOTENCY_KEY_REUSED for another request under the key,
 *   IDEMPOTENCY_IN_PROGRESS while another attempt is under way.
 */
export async function withIntent<T>(ctx: Context, prefix: IdPrefix, work: (intent: Intent) => Promise<T>): Promise<T> {
  const until = new Date(ctx.clock.now().getTime() + LEASE_MS);
  const intent = await claim(ctx, prefix, until);
  try {
    return await work(intent);
  } catch (error) {
    const refused = error instanceof ApiError && error.status < 500;
    await settle(ctx, until, refused).catch((failure: unknown) => ctx.log.warn({ err: failure }, 'an intent keeps its lease'));
    throw error;
  }
}

/**
 * Keeps the caller's key for work of several commits, the last of which stores the answer: no other request is carried out
 * under it, whatever becomes of this process. Twins do not wait for each other, so each part must be one that is carried
 * out once.
 * @throws Replay; ApiError IDEMPOTENCY_KEY_REUSED.
 */
export async function keepKey(ctx: Context): Promise<void> {
  await claim(ctx, 'cmd', null);
}

async function claim(ctx: Context, prefix: IdPrefix, until: Date | null): Promise<Intent> {
  const resourceId = ctx.ids.next(prefix);
  const fresh: Intent = { resourceId, providerReference: sha256(`${ctx.tenant} ${resourceId}`).slice(0, 32) };
  const { command, database } = ctx.db;
  if (!command) return fresh;
  const [row] = await database.query<ClaimRow>(CLAIM, [
    ctx.tenant, command.id, command.digest, JSON.stringify(fresh), ctx.clock.now(), until, database.idempotencyHorizon(),
  ]);
  if (!row) return fail('IDEMPOTENCY_IN_PROGRESS');
  if (isTaken(row, command)) replay(row, command);
  return row.claimed && row.intent ? row.intent : fail('IDEMPOTENCY_IN_PROGRESS');
}

/**
 * Frees the key after a refusal, or only the lease when the outcome is unknown. Does nothing once the lease `until` is
 * lost: the intent is then another attempt's.
 */
async function settle(ctx: Context, until: Date, forget: boolean): Promise<void> {
  const { command, database } = ctx.db;
  if (command) await database.query(SETTLE, [ctx.tenant, command.id, until, forget]);
}
