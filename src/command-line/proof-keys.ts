import { authEntities, requireTenant } from '../domains/auth/index.ts';
import { keysOfLog, originOfLog, transparencyEntities } from '../domains/transparency/index.ts';
import { withDatabase } from './admin.ts';
import { CommandFailed } from './command-failed.ts';

/** A key of a log, as a line, with whether it signs no more. */
export interface ListedLogKey {
  readonly key: string;
  readonly retired: boolean;
}

/** The keys of a tenant's log, the newest first. @throws CommandFailed before its first checkpoint. */
export function listLogKeys(tenant: string, env = process.env): Promise<ListedLogKey[]> {
  return withDatabase(async (database) => {
    await requireTenant(database, tenant);
    const origin = await originOfLog(database, tenant);
    if (origin === undefined) throw new CommandFailed(`the log of ${tenant} has no checkpoint yet`);
    return (await keysOfLog(database, origin)).map(({ key, isRetired }) => ({ key: key.line, retired: isRetired }));
  }, env, [...authEntities, ...transparencyEntities]);
}
