import { coalesce } from '../../platform/db/coalesce.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUnavailable } from '../../platform/db/failures.ts';
import { fail } from '../../platform/errors.ts';

/** Age of a client's state after which it is read again, while it is still used, in milliseconds. */
const FRESH_MS = 1000;
/** Age after which a request waits for the read. A revoked client is refused after two seconds at most. */
const STALE_MS = 1800;
/** Largest age while Postgres cannot be reached. */
const UNREACHABLE_MS = 10_000;
/** Longest wait of a request for a read, by the wall clock: a Postgres that does not answer counts as unreachable. */
const PATIENCE_MS = 2000;

/** State of one client in this process. */
interface Standing {
  /** False when the client was seen revoked or deleted. */
  good: boolean;
  /** Time at which it was read, in milliseconds of the clock. */
  readAt: number;
  /** True when it was requested since it was read. */
  used: boolean;
}

const READ_STANDINGS = {
  name: 'read-client-standings',
  text: 'select client_id from razao.clients where client_id = any($1) and revoked_at is null',
};

/**
 * Clients that have access, as fresh as the hot path allows: the answer comes from memory, and at most one query a second reads all
 * clients in use again.
 */
export class ClientRegistry {
  readonly #standings = new Map<string, Standing>();
  readonly #read: (clientId: string) => Promise<Standing | undefined>;
  #failedAt = -Infinity;

  constructor(private readonly database: Database) {
    this.#read = coalesce((clientIds: string[]) => this.#readMany(clientIds));
  }

  /**
   * True when the client has access: at once while the known state is fresh enough, else after a read.
   * @param now milliseconds of the clock.
   * @throws ApiError SERVICE_UNAVAILABLE (by rejection) when Postgres could not be reached for ten seconds: no client is accepted
   * unchecked.
   */
  hasAccess(clientId: string, now: number): boolean | Promise<boolean> {
    const standing = this.#standings.get(clientId);
    if (!standing) return this.#confirm(clientId);
    standing.used = true;
    const age = now - standing.readAt;
    if (age < 0 || age >= STALE_MS) return this.#confirm(clientId);
    if (age >= FRESH_MS && !this.#failedLately(now)) void this.#reread(clientId).catch(() => undefined);
    return standing.good;
  }

  async #confirm(clientId: string): Promise<boolean> {
    if (!this.#failedLately(this.#now())) await this.#reread(clientId);
    const standing = this.#standings.get(clientId);
    const age = this.#now() - (standing?.readAt ?? -Infinity);
    if (!standing || age < 0 || age > UNREACHABLE_MS) fail('SERVICE_UNAVAILABLE');
    return standing.good;
  }

  /** Reads all clients in use, if Postgres can be reached. */
  async #reread(clientId: string): Promise<void> {
    try {
      await withPatience(this.#read(clientId));
    } catch (error) {
      this.#failedAt = this.#now();
      if (!isUnavailable(error)) throw error;
    }
  }

  /**
   * Reads many clients at once. A client that was not requested since the last read is left out of the next: its next request reads it
   * again.
   */
  async #readMany(asked: string[]): Promise<Map<string, Standing>> {
    const readAt = this.#now();
    const wanted = new Set([...asked, ...this.#standings.keys()]);
    const rows = await this.database.query<{ client_id: string }>(READ_STANDINGS, [[...wanted]]);
    const good = new Set(rows.map((row) => row.client_id));
    for (const clientId of wanted) this.#note(clientId, good.has(clientId), readAt, asked.includes(clientId));
    this.#failedAt = -Infinity;
    return this.#standings;
  }

  #note(clientId: string, good: boolean, readAt: number, asked: boolean): void {
    const inUse = asked || this.#standings.get(clientId)?.used;
    if (inUse) this.#standings.set(clientId, { good, readAt, used: false });
    else this.#standings.delete(clientId);
  }

  #failedLately(now: number): boolean {
    return now >= this.#failedAt && now - this.#failedAt < FRESH_MS;
  }

  #now(): number {
    return this.database.clock.now().getTime();
  }
}

/** @throws an error that counts as "unreachable" when the reading takes too long. */
async function withPatience<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    const timedOut = Object.assign(new Error('timeout exceeded'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(timedOut), PATIENCE_MS);
  });
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
}
