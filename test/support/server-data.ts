/**
 * Data folder of a test run's servers: in memory if there is room, because that makes and drops a database in a tenth of the
 * time, and nobody needs it once the run has ended. The run's folder has it, or links to it.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statfsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const GIGABYTE = 2 ** 30;
const MEMORY = '/dev/shm';
const LINK = 'data';

/** Makes it. The account of Postgres may pass through. */
export function makeServerData(run: string): string {
  const data = join(run, LINK);
  if (!isRoomy()) {
    mkdirSync(data, { mode: 0o711 });
    return data;
  }
  const inMemory = mkdtempSync(join(MEMORY, 'razao-test-'));
  chmodSync(inMemory, 0o711);
  symlinkSync(inMemory, data);
  return data;
}

/** The data folder of a run's servers; the run itself, for a bench. */
export function serverData(run: string): string {
  const data = join(run, LINK);
  return existsSync(data) ? data : run;
}

/** Removes a run with its data. */
export function removeRun(run: string): void {
  rmSync(realpathSync(serverData(run)), { recursive: true, force: true });
  rmSync(run, { recursive: true, force: true });
}

/** A run takes about a gigabyte. */
function isRoomy(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= 4 * GIGABYTE && process.availableMemory() >= 8 * GIGABYTE;
  } catch {
    return false;
  }
}
