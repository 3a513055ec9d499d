import type { Logger } from 'pino';
import { codeOf } from './error-code.ts';

/** Servers that the service depends on and that can be unreachable. */
export type Server = 'Postgres' | 'MongoDB' | 'chain';

/** Interval at which a lasting outage is logged again, in milliseconds. */
const AGAIN_MS = 60_000;

const WAITS: Readonly<Record<Server, string>> = {
  Postgres: 'requests are answered 503', MongoDB: 'schedules, webhooks and housekeeping wait', chain: 'moves of products wait',
};

interface Outage {
  readonly since: number;
  saidAt: number;
  failures: number;
}

/**
 * Logs an outage in one line when it begins, one a minute while it lasts, and one when it ends,
 * however much fails by it. Each log has its own.
 */
export class Outages {
  readonly #outages = new Map<Server, Outage>();

  /** @param now milliseconds of a clock that only goes forward. */
  constructor(private readonly log: Pick<Logger, 'warn' | 'info'>, private readonly now: () => number = () => performance.now()) {}

  isOut(server: Server): boolean {
    return this.#outages.has(server);
  }

  /** Records that a server did not answer. */
  failed(server: Server, reason: string): void {
    const now = this.now();
    const known = this.#outages.get(server);
    if (!known) {
      this.#outages.set(server, { since: now, saidAt: now, failures: 1 });
      this.log.warn({ server, reason }, `${server} does not answer: ${WAITS[server]}`);
      return;
    }
    known.failures += 1;
    if (now - known.saidAt < AGAIN_MS) return;
    known.saidAt = now;
    this.log.warn(
      { server, reason, seconds: secondsOf(now - known.since), failures: known.failures },
      `${server} still does not answer: ${WAITS[server]}`,
    );
  }

  /** Records that a server answered. */
  answered(server: Server): void {
    const known = this.#outages.get(server);
    if (!known) return;
    this.#outages.delete(server);
    this.log.info({ server, seconds: secondsOf(this.now() - known.since), failures: known.failures }, `${server} answers again`);
  }
}

function secondsOf(milliseconds: number): number {
  return Math.round(milliseconds / 1000);
}

const outages = new WeakMap<object, Outages>();

/** Returns the outages that a log reports. */
export function outagesOf(log: Pick<Logger, 'warn' | 'info'>): Outages {
  const known = outages.get(log);
  if (known) return known;
  const made = new Outages(log);
  outages.set(log, made);
  return made;
}

/** Origins of errors: MongoDB's driver and Postgres name themselves; an error of the network does not name its server. */
const SAYS: readonly (readonly [RegExp, Server | 'NETWORK'])[] = [
  [/^Mongo(Network|ServerSelection|NotConnected|Topology|PoolCleared|WaitQueueTimeout|OperationTimeout)/, 'MongoDB'],
  [/^Authentication failed|requires authentication$|^not authorized on /, 'MongoDB'],
  [/^(57P0\d|53300|25P03|08\w{3})$|^Connection terminated|^UnusableServer$/, 'Postgres'],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH)$|^timeout exceeded/, 'NETWORK'],
];

/**
 * Returns the server whose outage caused an error; undefined for every other error.
 * @param isOut whether a server is known to be unreachable: then errors of the network are taken for its.
 */
export function serverAway(error: unknown, isOut: (server: Server) => boolean): Server | undefined {
  if (!(error instanceof Error)) return undefined;
  const words = [error.name, codeOf(error), error.message];
  const found = SAYS.find(([form]) => words.some((word) => form.test(word)))?.[1];
  if (found !== 'NETWORK') return found;
  return isOut('Postgres') && !error.name.startsWith('Rail') ? 'Postgres' : undefined;
}
