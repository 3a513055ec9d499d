import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../../platform/context.ts';

/** State of a build. */
type BuildState =
  | { readonly state: 'MADE'; readonly sha256: string }
  | { readonly state: 'WAITING' }
  | { readonly state: 'FAILED'; readonly againAfterSeconds: number }
  | { readonly state: 'UNKNOWN' };

/** Reads the state of a build; UNKNOWN where nobody requested it. */
export async function readState(ctx: Context, buildId: string): Promise<BuildState> {
  const [row] = await ctx.db.read((em) => em.execute<{ sha256: string | null; failure: string | null; seconds: string | null }[]>(
    `select sha256, failure, case when lease is null then extract(epoch from due_at - razao.clock()) end as seconds
     from razao.client_builds where tenant_id = ? and build_id = ?`, [ctx.tenant, buildId]));
  if (!row) return { state: 'UNKNOWN' };
  if (row.sha256 !== null) return { state: 'MADE', sha256: row.sha256 };
  const seconds = Math.ceil(Number(row.seconds ?? 0));
  return row.failure !== null && seconds > 0 ? { state: 'FAILED', againAfterSeconds: seconds } : { state: 'WAITING' };
}

export async function readArchive(ctx: Context, buildId: string): Promise<Buffer | undefined> {
  const [row] = await ctx.db.read((em) => em.execute<{ archive: Buffer | null }[]>(
    'select archive from razao.client_builds where tenant_id = ? and build_id = ?', [ctx.tenant, buildId]));
  return row?.archive ?? undefined;
}

const LOOK_EVERY_MS = 200;

/** Waits of requests: those for one build look once for all. */
export class Waits {
  readonly #waiting = new Map<string, Promise<BuildState>>();

  /** @param patienceMs how long a request waits, in milliseconds. */
  constructor(private readonly patienceMs: number) {}

  /**
   * Returns the state of a build once it is made or has failed, or the time to wait is over. A caller that began to wait earlier ends it
   * earlier for all.
   */
  until(ctx: Context, buildId: string): Promise<BuildState> {
    const key = `${ctx.tenant} ${buildId}`;
    let waiting = this.#waiting.get(key);
    if (!waiting) {
      waiting = this.#look(ctx, buildId).finally(() => { this.#waiting.delete(key); });
      this.#waiting.set(key, waiting);
    }
    return waiting;
  }

  async #look(ctx: Context, buildId: string): Promise<BuildState> {
    const end = performance.now() + this.patienceMs;
    for (;;) {
      const now = await readState(ctx, buildId);
      if (now.state !== 'WAITING' || performance.now() >= end) return now;
      await sleep(LOOK_EVERY_MS);
    }
  }
}
