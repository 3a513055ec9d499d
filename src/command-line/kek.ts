import { LADDER } from '../app.ts';
import { firstKekId } from '../domains/auth/index.ts';
import { keepMacRoot, loadVault } from '../platform/keys.ts';
import { reencryptAll, type Reencrypted } from '../platform/reencrypter.ts';
import { withDatabase } from './admin.ts';

/** The verdict over all that is sealed; right when the key that seals now opens all of it. */
export interface RotationReport extends Reencrypted {
  readonly ok: boolean;
  readonly kek_id: string;
}

/**
 * Checks all sealed values, and re-encrypts those under another key.
 * @param onlyLooks true to change nothing.
 * @throws ConfigError, KeyError.
 */
export function goThroughSealed(onlyLooks: boolean, env = process.env): Promise<RotationReport> {
  return withDatabase(async (database, config) => {
    const vault = loadVault(config);
    await keepMacRoot(database, vault, await firstKekId(database));
    const came = await reencryptAll(database, vault, LADDER.sealed, onlyLooks);
    return { ok: came.left === 0 && came.unreadable === 0, kek_id: vault.kekId, ...came };
  }, env, LADDER.entities);
}

/** Returns lines for people: what is wrong, table by table, and the sum. */
export function describeSealed({ ok, kek_id, rows, resealed, tables }: RotationReport): string {
  const wrong = tables.filter(({ left, unreadable }) => left + unreadable > 0)
    .map(({ table, left, unreadable }) => `${table}: ${left} rows are under another key, ${unreadable} under none that is given`);
  const done = resealed === 0 ? '' : `; ${resealed} of them were sealed anew`;
  return [
    ...wrong,
    `${rows} rows hold something sealed${done}; ${ok ? `all of it is under the key ${kek_id}` : `not all of it is under the key ${kek_id}`}`,
  ].join('\n');
}
