import { isTaken, replay, type WriteKey, type Recorded } from '../db/command.ts';
import type { Database, Query } from '../db/database.ts';
import { fail } from '../errors.ts';

/** A recorded command: answered, or an intent that is not yet. */
export interface CommandRow extends Recorded {
  command_id: string;
  /** An attempt at it is under way. */
  is_leased: boolean | null;
}

const FIND = {
  name: 'find-commands',
  text: `select command_id, digest, status, body, leased_until > razao.clock() as is_leased
         from razao.find_commands($1, $2, razao.clock() - $3::interval)`,
};

/**
 * What is recorded under these command ids and kept still, in one round trip that binds the transaction to its tenant.
 * @param kept how long answers are, as `Database.answersKept`.
 */
export function findCommandRows(query: Query, tenant: string, ids: readonly string[], kept: string): Promise<CommandRow[]> {
  return query<CommandRow>(FIND, [tenant, ids, kept]);
}

/** The command id that a client's Idempotency-Key stands for. */
export function commandIdOf(key: string): string {
  return `key:${key}`;
}

/**
 * The command id that the key of an operator's request stands for, in the tenant that the path names. Who asked is part of
 * it, so the keys of a client of the platform and of the tenant itself never meet.
 */
export function operatorCommandIdOf(callersTenant: string, key: string): string {
  return `op:${callersTenant}:${key}`;
}

/**
 * Looks up whether a request was answered before. Look-ups of one tenant that meet are joined into one query.
 * The record itself is written with the work it stands for, in the same transaction.
 */
export class Idempotency {
  constructor(private readonly database: Database) {}

  /**
   * Returns when the command is new or is to be resumed.
   * @throws Replay with the stored answer; ApiError IDEMPOTENCY_KEY_REUSED when the key stands for another request,
   *   IDEMPOTENCY_IN_PROGRESS while another attempt at an outside call holds the lease.
   */
  async replay(tenant: string, command: WriteKey): Promise<void> {
    const row = await this.#find(tenant, command.id);
    if (!row) return;
    if (isTaken(row, command)) replay(row, command);
    if (row.is_leased) fail('IDEMPOTENCY_IN_PROGRESS');
  }

  #find(tenant: string, id: string): Promise<CommandRow | undefined> {
    const { database } = this;
    return database.lookUp('commands', tenant, id, async (ids) => {
      const query: Query = (statement, values) => database.query(statement, values);
      const rows = await findCommandRows(query, tenant, ids, database.answersKept);
      return new Map(rows.map((row) => [row.command_id, row]));
    });
  }
}
