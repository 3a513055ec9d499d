import { randomUUID } from 'node:crypto';
import type { Db, MongoClient } from 'mongodb';
import type { Log } from '../log.ts';
import { outagesOf } from '../outages.ts';

const CONNECT_MS = 3_000;
/** Time limit of one operation, in milliseconds: a MongoDB that hangs must not hold work that could be given up. */
export const OPERATION_MS = 10_000;
const TRY_AGAIN_MS = 3_000;

/** Types of servers that take writes. */
const TAKES_WRITES = new Set<string>(['Standalone', 'RSPrimary', 'Mongos', 'LoadBalancer']);

/** Mark that is written to an empty MongoDB. */
interface Mark {
  readonly _id: 'razao';
  readonly id: string;
}

/**
 * Connection to MongoDB, which may be missing, come late, go away and come back: nothing waits for it. Its driver takes long to load and is
 * loaded in parallel with everything else.
 */
export class MongoLink {
  #client: MongoClient | undefined;
  #isUp = false;
  #isStopped = false;
  #tryAgain: NodeJS.Timeout | undefined;
  #connecting: Promise<void> | undefined;
  #isLooking = false;
  #takesWrites = true;
  /** Mark of the MongoDB that was prepared. */
  #mark: string | undefined;
  readonly #onReady: ((client: MongoClient) => Promise<void>)[] = [];

  constructor(private readonly url: string | undefined, private readonly log: Log) {}

  /** Database; undefined while MongoDB is missing or did not answer its last request. */
  get database(): Db | undefined {
    return this.#isUp ? this.#client?.db(undefined, { timeoutMS: OPERATION_MS }) : undefined;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /**
   * Runs `work` at the first connection, and again when the server has lost all its data, or is another. It is retried when it fails. To be
   * called before `start`.
   */
  whenReady(work: (client: MongoClient) => Promise<void>): void {
    this.#onReady.push(work);
  }

  /** Connects, now or later. */
  start(): void {
    if (this.url === undefined) this.log.warn('no MongoDB: schedules, webhooks and housekeeping wait');
    else this.#connecting = this.#connect(this.url);
  }

  async #connect(url: string): Promise<void> {
    try {
      const driver = await import('mongodb');
      if (this.#isStopped) return;
      const client = new driver.MongoClient(url, { serverSelectionTimeoutMS: CONNECT_MS, appName: 'razao' });
      this.#client = client;
      await client.connect();
      await this.#makeReady(client);
      // Every ten seconds, and at once when it is back.
      client.on('serverHeartbeatSucceeded', () => void this.#look(client));
      client.on('serverHeartbeatFailed', ({ failure }) => this.#failed(failure.message));
      client.on('topologyDescriptionChanged', ({ newDescription: { servers } }) => {
        const members = [...servers.values()];
        this.#takesWrites = members.some(({ type }) => TAKES_WRITES.has(type));
        if (this.#takesWrites) void this.#look(client);
        else this.#failed(members.find(({ error }) => error)?.error?.message ?? 'no member is the primary');
      });
      this.#isNow(true);
    } catch (error) {
      this.#isNow(false, reasonOf(error));
      await this.#client?.close().catch(() => undefined);
      if (!this.#isStopped) this.#tryAgain = setTimeout(() => this.start(), TRY_AGAIN_MS).unref();
    }
  }

  /** Each process prepares what it has not seen: the mark of the process that came first does not show it what others made. */
  async #makeReady(client: MongoClient): Promise<void> {
    const found = await client.db().collection<Mark>('installation').findOneAndUpdate(
      { _id: 'razao' }, { $setOnInsert: { id: randomUUID() } }, { upsert: true, returnDocument: 'after', timeoutMS: OPERATION_MS });
    if (found?.id === this.#mark) return;
    for (const work of this.#onReady) await work(client);
    this.#mark = found?.id;
  }

  /** Checks MongoDB. A server that answers and refuses the login counts as unreachable, like one that is silent. */
  async #look(client: MongoClient): Promise<void> {
    if (this.#isStopped || this.#isLooking || !this.#takesWrites) return;
    this.#isLooking = true;
    try {
      await this.#makeReady(client);
      this.#isNow(true);
    } catch (error) {
      this.#isNow(false, reasonOf(error));
    } finally {
      this.#isLooking = false;
    }
  }

  /** Handles a failed server: members of a replica set may be down, as long as one takes writes. */
  #failed(reason: string): void {
    if (!this.#takesWrites) this.#isNow(false, reason);
  }

  #isNow(isUp: boolean, reason = ''): void {
    if (this.#isStopped) return;
    this.#isUp = isUp;
    if (isUp) outagesOf(this.log).answered('MongoDB');
    else outagesOf(this.log).failed('MongoDB', reason);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#isUp = false;
    clearTimeout(this.#tryAgain);
    await this.#connecting;
    await this.#client?.close().catch(() => undefined);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
