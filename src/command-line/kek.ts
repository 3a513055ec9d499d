import { LADDER } from '../app.ts';
import { firstKekId, recordInstallationAct, type InstallationActDraft } from '../domains/auth/index.ts';
import { keepMacRoot, loadVault } from '../platform/vault/keys.ts';
import { reencryptAll, type Reencrypted } from '../platform/vault/reencrypter.ts';
import { actorOf } from './actor.ts';
import { newIds, withDatabase } from './admin.ts';
import type { ActOptions } from './run.ts';

/** The verdict over all that is sealed; right when the key that seals now opens all of it. */
export interface RotationReport extends Reencrypted {
  readonly ok: boolean;
  readonly kek_id: string;
}

/**
 * Re-encrypts all sealed values under another key than the one that seals now. It is recorded before the first: it may be ended half-way.
 * @throws UsageError, ConfigError, KeyError.
 */
export function reencryptSecrets({ actor, reason }: ActOptions, env = process.env): Promise<RotationReport> {
  return throughSealed({ actor: actorOf(actor), reason }, env);
}

/** Checks that all sealed values are under the key that seals now; changes nothing. @throws ConfigError, KeyError. */
export function verifySealed(env = process.env): Promise<RotationReport> {
  return throughSealed(undefined, env);
}

/** @param by who re-encrypts; nothing is changed without. */
function throughSealed(by: Pick<InstallationActDraft, 'actor' | 'reason'> | undefined, env: NodeJS.ProcessEnv): Promise<RotationReport> {
  return withDatabase(async (database, config) => {
    const vault = loadVault(config);
    if (by) await recordInstallationAct(database.global(), newIds(database), database.clock.now(), {
      ...by, operation: 'kek reseal', subject: { kek_id: vault.kekId },
    });
    await keepMacRoot(database, vault, await firstKekId(database));
    const came = await reencryptAll(database, vault, LADDER.sealed, by === undefined);
    return { ok: came.left === 0 && came.unreadable === 0, kek_id: vault.kekId, ...came };
  }, env, LADDER.entities);
}

/** Returns lines for people: what is wrong, table by table, and the sum. */
export function describeSealed({ ok, kek_id, rows, resealed, tables }: RotationReport): string {
  const wrong = tables.filter(({ left, unreadable }) => left + unreadable > 0)
    .map(({ table, left, unreadable }) => `${table}: ${left} rows are sealed under another key, ${unreadable} under no key that is given`);
  const done = resealed === 0 ? '' : `; ${resealed} of them were re-encrypted`;
  return [
    ...wrong,
    `${rows} rows hold sealed values${done}; ${ok ? `all are under the key ${kek_id}` : `not all are under the key ${kek_id}`}`,
  ].join('\n');
}
