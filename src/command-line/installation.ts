/** Commands about the installation itself, which belong to no tenant: each is recorded, with its actor and reason. */
import {
  listInstallationActs, recordInstallationAct, retireSigningKey, rotateSigningKey,
} from '../domains/auth/index.ts';
import { loadVault } from '../platform/vault/keys.ts';
import { actorOf } from './actor.ts';
import { migrateDatabase, newIds, withDatabase } from './admin.ts';
import { table, type ActOptions } from './run.ts';

/** An act on the installation, as the command line shows it. */
export interface ShownAct {
  readonly act_id: string;
  readonly acted_at: string;
  readonly actor: string;
  readonly operation: string;
  readonly subject: Readonly<Record<string, string>>;
  readonly reason: string | null;
}

/**
 * Migrates the database, and records it where a migration ran.
 * @throws UsageError for an invalid actor, before anything runs; UnknownHistory.
 */
export async function migrateByCommand(
  isDistributed: boolean, { actor, reason }: ActOptions, env = process.env,
): ReturnType<typeof migrateDatabase> {
  const by = actorOf(actor);
  const done = await migrateDatabase(isDistributed, env);
  const newest = done.ran.at(-1);
  if (newest !== undefined) await withDatabase((database) => recordInstallationAct(
    database.global(), newIds(database), database.clock.now(), { actor: by, operation: 'migrate', subject: { migration: newest }, reason },
  ), env);
  return done;
}

/** Makes another signing key. @returns its id. @throws UsageError, KeyError. */
export function makeSigningKey(purpose: 'TOKEN' | 'ARCHIVE' | 'LOG', { actor, reason }: ActOptions, env = process.env): Promise<string> {
  const by = actorOf(actor);
  return withDatabase((database, config) =>
    rotateSigningKey(database, loadVault(config), purpose, { actor: by, reason, ids: newIds(database) }), env);
}

/** Retires a signing key. @throws UsageError; AdminRefusal for a key that signs, or that there is not. */
export function endSigningKey(kid: string, { actor, reason }: ActOptions, env = process.env): Promise<void> {
  const by = actorOf(actor);
  return withDatabase((database) => retireSigningKey(database, kid, { actor: by, reason, ids: newIds(database) }), env);
}

/** Reads the acts on the installation, the oldest first. */
export async function showActs(env = process.env): Promise<ShownAct[]> {
  const acts = await withDatabase(listInstallationActs, env);
  return acts.map(({ actId, actedAt, actor, operation, subject, reason }) => ({
    act_id: actId, acted_at: actedAt.toISOString(), actor, operation, subject, reason: reason ?? null,
  }));
}

/** Returns lines for people: an act each. */
export function describeActs(acts: readonly ShownAct[]): string {
  return table(acts.map(({ acted_at: at, actor, operation, subject, reason }) => [
    at, actor, operation, Object.values(subject).join(' '), reason ?? '',
  ]));
}
