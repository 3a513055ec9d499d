import { createServer } from 'node:net';
import { CommandFailed } from './command-failed.ts';
import { codeOf } from '../platform/error-code.ts';

/** Address for a server to listen on, with its setting. */
export interface ListenAddress {
  port: number;
  host: string;
  setting: 'PORT' | 'RAZAO_MOCK_PORT' | 'RAZAO_JOBS_PORT' | 'RAZAO_METRICS_PORT' | 'RAZAO_SPONSOR_PORT' | 'RAZAO_KYC_PORT'
    | 'RAZAO_CHAIN_PORT' | 'RAZAO_PSP_PORT' | '--listen' | '--config';
}

/**
 * Checks a port before anything else starts: a port that is taken must not cost a start of everything else, nor touch what runs there.
 * @throws CommandFailed that names the setting to change.
 */
export async function requireFreePort(place: ListenAddress): Promise<void> {
  if (place.port === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => { probe.once('error', reject).listen(place.port, place.host, resolve); });
  } catch (error) {
    throw portFailure(error, place);
  }
  await new Promise((resolve) => { probe.close(resolve); });
}

/** True when a port is free. */
export async function isFree(place: ListenAddress): Promise<boolean> {
  return requireFreePort(place).then(() => true, () => false);
}

/**
 * Finds an address beside the service: its place, which must be free when `isSet` by the user; any other when it is taken, or when
 * `anywhere` is as good.
 * @throws CommandFailed when the configured port is taken.
 */
export async function usualPlace(place: ListenAddress, isSet: boolean, anywhere: boolean): Promise<ListenAddress> {
  if (isSet) {
    await requireFreePort(place);
    return place;
  }
  return anywhere || !(await isFree(place)) ? { ...place, port: 0 } : place;
}

/** Returns a failure to listen as an error that its user can act on; other errors unchanged. */
export function portFailure(error: unknown, { port, host, setting }: ListenAddress): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new CommandFailed(`port ${port} on ${host} is in use: set ${setting} to another, or to 0 for a free one`);
  }
  if (code === 'EACCES') {
    return new CommandFailed(`port ${port} may not be used by this account: set ${setting} to 1024 or more`);
  }
  if (code === 'EADDRNOTAVAIL') return new CommandFailed(`HOST ${host} is not an address of this machine`);
  return error;
}

/** Returns the URL to show to people: a server that listens on all addresses is reached at this machine's own. */
export function shownUrl(url: string): string {
  const shown = new URL(url);
  if (['0.0.0.0', '[::]'].includes(shown.hostname)) shown.hostname = '127.0.0.1';
  return shown.origin;
}
