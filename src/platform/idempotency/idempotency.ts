import type { CommandKey, CommandRecord } from '../db/command.ts';
import type { Database } from '../db/database.ts';
import { replay } from '../db/command.ts';
import { fail } from '../errors.ts';

interface CommandRow {
  command_id: string;
  digest: string | null;
  status: number | null;
  body: string | null;
  leased_until: string | Date | null;
}

const FIND = { name: 'find-commands', text: 'select * from razao.find_commands($1, $2, $3)' };

/** The command id that a client's Idempotency-Key stands for. */
export function commandIdOf(key: string): string {
  return `key:${key}`;
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
  async replay(tenant: string, command: CommandKey): Promise<void> {
    const row = await this.#find(tenant, command.id);
    if (!row) return;
    if (row.status !== null && row.body !== null) replay(row as CommandRecord, command);
    if (row.digest !== command.digest) fail('IDEMPOTENCY_KEY_REUSED');
    if (row.leased_until && new Date(row.leased_until) > this.database.clock.now()) fail('IDEMPOTENCY_IN_PROGRESS');
  }

  #find(tenant: string, id: string): Promise<CommandRow | undefined> {
    return this.database.lookUp('commands', tenant, id, async (ids) => {
      const rows = await this.database.query<CommandRow>(FIND, [tenant, ids, this.database.idempotencyHorizon()]);
      return new Map(rows.map((row) => [row.command_id, row]));
    });
  }
}
