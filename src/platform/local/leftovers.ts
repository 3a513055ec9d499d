/** Stops servers that a killed process left running on a data folder which is no longer needed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverOwner } from './owner-file.ts';
import { startMongo } from './mongo.ts';
import { startPostgres } from './postgres.ts';
import type { LocalLog } from './process.ts';

const servers = [
  { folder: 'postgres', runningWhen: 'data/postmaster.pid', start: startPostgres },
  { folder: 'mongo', runningWhen: 'data/mongod.lock', start: startMongo },
] as const;

/** The process that looks after the servers of the data folder now, if any. */
export function ownerOf(dataDir: string): number | undefined {
  for (const { folder } of servers) {
    const owner = serverOwner(join(dataDir, folder, 'owner'));
    if (owner !== undefined) return owner.pid;
  }
  return undefined;
}

/** Stops the servers of the data folder: each is taken over first, so that it ends cleanly. */
export async function stopLeftovers(dataDir: string, log: LocalLog): Promise<void> {
  for (const { folder, runningWhen, start } of servers) {
    if (!existsSync(join(dataDir, folder, runningWhen))) continue;
    const server = await start({ dataDir, log }).catch(() => undefined);
    await server?.stop();
  }
}
