import type { Agenda } from 'agenda';
import type { MongoClient } from 'mongodb';
import type { Log } from '../log.ts';

/** Timed work. Agenda only wakes it: what is due is decided from Postgres, so running twice or late changes nothing. */
export interface Job {
  readonly name: string;
  /** Agenda's interval, such as `1 hour`. */
  readonly every: string;
  /** How long after its start another process may take it for dead, in milliseconds; a minute when left out. */
  readonly lockMs?: number;
  run(): Promise<void>;
}

/** Whether the clockwork runs. */
export type ClockworkState = 'up' | 'down';

const LOCK_MS = 60_000;
const DRAIN_MS = 5_000;
const CONNECT_MS = 3_000;
const TRY_AGAIN_MS = 10_000;

/** The clockwork: Agenda on MongoDB. Without MongoDB the service goes on; schedules and webhooks wait. */
export class Clockwork {
  #client: MongoClient | undefined;
  #agenda: Agenda | undefined;
  #state: ClockworkState = 'down';
  #tryAgain: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(private readonly mongodbUrl: string | undefined, private readonly jobs: readonly Job[], private readonly log: Log) {}

  get state(): ClockworkState {
    return this.#state;
  }

  /**
   * Starts the jobs. A MongoDB that does not answer is said in the log, and tried again until it does. Its driver and
   * Agenda take long to load, and the API does not wait for them.
   */
  async start(): Promise<void> {
    if (this.mongodbUrl === undefined) {
      this.log.warn('no MongoDB: schedules, webhooks and housekeeping wait');
      return;
    }
    try {
      const driver = await import('mongodb');
      const client = new driver.MongoClient(this.mongodbUrl, { serverSelectionTimeoutMS: CONNECT_MS, appName: 'razao' });
      this.#client = client;
      client.on('serverHeartbeatSucceeded', () => { this.#state = 'up'; });
      client.on('serverHeartbeatFailed', () => { this.#state = 'down'; });
      await client.connect();
      this.#state = 'up';
      await this.#startAgenda(client);
    } catch (error) {
      this.#state = 'down';
      this.log.warn({ err: error }, 'MongoDB does not answer: schedules, webhooks and housekeeping wait');
      await this.#client?.close().catch(() => undefined);
      if (!this.#isStopped) this.#tryAgain = setTimeout(() => void this.start(), TRY_AGAIN_MS).unref();
    }
  }

  async #startAgenda(client: MongoClient): Promise<void> {
    const [{ Agenda }, { MongoBackend }] = await Promise.all([import('agenda'), import('@agendajs/mongo-backend')]);
    const backend = new MongoBackend({ mongo: client.db(), collection: 'jobs' });
    await backend.connect();
    // Agenda connects without looking at the outcome: a MongoDB that dies meanwhile would end this process.
    backend.connect = () => Promise.resolve();
    const agenda = new Agenda({ backend, processEvery: 1_000, defaultLockLifetime: LOCK_MS });
    agenda.on('error', (error: Error) => this.log.warn({ err: error }, 'the clockwork stumbled'));
    for (const job of this.jobs) agenda.define(job.name, () => job.run(), { lockLifetime: job.lockMs ?? LOCK_MS });
    await agenda.start();
    this.#agenda = agenda;
    for (const job of this.jobs) await agenda.every(job.every, job.name);
  }

  /** Lets running jobs end, then leaves MongoDB. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#tryAgain);
    await this.#agenda?.drain({ timeout: DRAIN_MS }).catch(() => undefined);
    await this.#agenda?.stop().catch(() => undefined);
    await this.#client?.close().catch(() => undefined);
    this.#state = 'down';
  }
}
