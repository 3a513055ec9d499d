import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../platform/db/database.ts';
import type { IdSource } from '../../platform/id.ts';
import { InstallationActEntity, type InstallationAct } from './installation-act.entity.ts';

/** An act on the installation before its transaction. */
export interface InstallationActDraft extends Pick<InstallationAct, 'actor' | 'operation' | 'subject'> {
  readonly reason?: string | null | undefined;
}

/** Writes an act on the installation in the transaction that does it. */
export async function recordInstallationAct(
  em: Pick<EntityManager, 'insert'>, ids: IdSource, actedAt: Date, { actor, operation, subject, reason = null }: InstallationActDraft,
): Promise<void> {
  await em.insert(InstallationActEntity, { actId: ids.next('act'), actedAt, actor, operation, subject, reason });
}

/** Lists the acts on the installation, the oldest first. */
export function listInstallationActs(database: Database): Promise<InstallationAct[]> {
  return database.global().findAll(InstallationActEntity, { orderBy: { actId: 'asc' } });
}
