import { IsolationLevel, type EntityManager } from '@mikro-orm/postgresql';
import { fail } from '../errors.ts';
import { jsonText } from '../json.ts';
import { outboxRows, type EventDraft } from '../outbox/event.ts';
import { Replay, type CommandKey, type CommandRecord } from './command.ts';
import type { Database } from './database.ts';
import { isRetryable } from './failures.ts';

/** A transaction of a tenant that writes. */
export interface WriteUnit {
  em: EntityManager;
  /** Appends an event to the outbox, in this transaction. */
  announce(event: EventDraft): void;
  /** Names rows that a monetary decision reads and this transaction changes: writers drop them from their caches. */
  touch(...ids: string[]): void;
}

const WRITE_TRIES = 4;

/**
 * One tenant's books. Every transaction is bound to the tenant before its first statement; row-level security holds it
 * there. This is the only way to an entity manager for tenants' tables.
 */
export class TenantDb {
  constructor(readonly database: Database, readonly tenant: string, readonly command?: CommandKey) {}

  /** One row by key in one round trip, joined with look-ups of the same name that other requests make meanwhile. */
  lookUp<V>(name: string, key: string, fetchMany: (query: Database['query'], keys: string[]) => Promise<Map<string, V>>) {
    const { database, tenant } = this;
    return database.lookUp<V>(name, tenant, key, (keys) => fetchMany((statement, values) => database.query(statement, values), keys));
  }

  /** Reads in one read-only transaction; with `repeatable read`, all of it from one snapshot. */
  async read<T>(work: (em: EntityManager) => Promise<T>, options?: { isolation: 'repeatable read' }): Promise<T> {
    return this.database.global().transactional(async (em) => {
      await em.execute(`select set_config('razao.tenant', ?, true)`, [this.tenant]);
      return work(em as EntityManager);
    }, { readOnly: true, ...(options && { isolationLevel: IsolationLevel.REPEATABLE_READ }) });
  }

  /**
   * Writes in one transaction: rows, events, and the answer under the caller's key stand or fall together. The result
   * of `work` is the answer, as JSON.
   * @throws Replay when the same command was answered before.
   * @throws ApiError IDEMPOTENCY_KEY_REUSED when its key was used for another request.
   */
  async write<T>(work: (unit: WriteUnit) => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.#writeOnce(work);
      } catch (error) {
        if (!isRetryable(error) || tried === WRITE_TRIES) throw error;
      }
    }
  }

  async #writeOnce<T>(work: (unit: WriteUnit) => Promise<T>): Promise<T> {
    return this.database.global().transactional(async (em) => {
      await this.#begin(em as EntityManager);
      const events: EventDraft[] = [];
      const touched = new Set<string>();
      const result = await work({
        em: em as EntityManager,
        announce: (event) => { events.push(event); },
        touch: (...ids) => { for (const id of ids) touched.add(id); },
      });
      await em.flush();
      await this.#advance(em as EntityManager, events, touched, result);
      return result;
    });
  }

  async #begin(em: EntityManager): Promise<void> {
    const [record] = await em.execute<CommandRecord[]>('select * from razao.begin_command(?, ?, ?)', [
      this.tenant, this.command?.id ?? null, this.database.idempotencyHorizon(),
    ]);
    if (record) replay(record, this.command);
  }

  async #advance(em: EntityManager, events: EventDraft[], touched: Set<string>, result: unknown): Promise<void> {
    await em.execute('select razao.advance_commit(?, ?, ?::json, ?, ?, ?, ?, ?::json)', [
      this.tenant, this.database.clock.now(), JSON.stringify([...touched]),
      this.command?.id ?? null, this.command?.digest ?? null, this.command?.status ?? null,
      this.command ? jsonText(result) : null,
      JSON.stringify(outboxRows(this.tenant, events)),
    ]);
  }
}

/**
 * Answers a command that is already on record.
 * @throws Replay, or ApiError IDEMPOTENCY_KEY_REUSED when the key stands for another request.
 */
export function replay(record: CommandRecord, command: CommandKey | undefined): never {
  if (record.digest !== (command?.digest ?? null)) fail('IDEMPOTENCY_KEY_REUSED');
  throw new Replay({ ...record, status: Number(record.status) });
}
