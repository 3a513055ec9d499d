import { createServer } from 'node:net';
import { CommandFailed } from './command-failed.ts';

/** Where a server is to listen, and the setting that says so. */
export interface Place {
  port: number;
  host: string;
  setting: 'PORT' | 'RAZAO_MOCK_PORT' | 'RAZAO_JOBS_PORT' | 'RAZAO_METRICS_PORT' | 'RAZAO_SPONSOR_PORT' | 'RAZAO_KYC_PORT' | 'RAZAO_CHAIN_PORT' | '--listen';
}

/**
 * Asked first: a port that is taken must not cost a start of everything else, nor touch what runs there.
 * @throws CommandFailed saying which setting to change.
 */
export async function requireFreePort(place: Place): Promise<void> {
  if (place.port === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => { probe.once('error', reject).listen(place.port, place.host, resolve); });
  } catch (error) {
    throw portFailure(error, place);
  }
  await new Promise((resolve) => { probe.close(resolve); });
}

/** Whether a port can be had. */
export async function isFree(place: Place): Promise<boolean> {
  return requireFreePort(place).then(() => true, () => false);
}

/**
 * Where something goes beside the service: its place, which must be free when `isSet` by the user; or any other when it
 * is taken, or when `anywhere` is as good.
 * @throws CommandFailed when the port that is set is taken.
 */
export async function usualPlace(place: Place, isSet: boolean, anywhere: boolean): Promise<Place> {
  if (isSet) {
    await requireFreePort(place);
    return place;
  }
  return anywhere || !(await isFree(place)) ? { ...place, port: 0 } : place;
}

/** Why listening failed, as something its user can change; other errors as they are. */
export function portFailure(error: unknown, { port, host, setting }: Place): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new CommandFailed(`port ${port} on ${host} is taken: set ${setting} to another, or to 0 for a free one`);
  }
  if (code === 'EACCES') {
    return new CommandFailed(`port ${port} may not be used by this account: set ${setting} to 1024 or more`);
  }
  if (code === 'EADDRNOTAVAIL') return new CommandFailed(`HOST ${host} is not an address of this machine`);
  return error;
}

/** The address people are told: a server that listens everywhere is reached at home. */
export function shownUrl(url: string): string {
  const shown = new URL(url);
  if (['0.0.0.0', '[::]'].includes(shown.hostname)) shown.hostname = '127.0.0.1';
  return shown.origin;
}
