import { shownHosts, type PostgresHost } from './postgres-url.ts';

/** A server that is silent or takes no writes. The codes are those by which failures of Postgres are distinguished. */
export class UnusableServer extends Error {
  override readonly name = 'UnusableServer';
  readonly code: '57P03' | 'ETIMEDOUT';
  /** Reason, without the names of servers. */
  readonly brief: string;

  constructor(code: '57P03' | 'ETIMEDOUT', brief: string, message: string) {
    super(message);
    this.code = code;
    this.brief = brief;
  }
}

const IN_RECOVERY = 'is in recovery: a standby accepts no writes';
const NO_PRIMARY = 'no server accepts writes';

export function inRecovery(host: PostgresHost): UnusableServer {
  return new UnusableServer(
    '57P03', `Postgres ${IN_RECOVERY}`, `${shownHosts([host])} ${IN_RECOVERY}. Name the primary, or all servers with commas between`,
  );
}

/** @param hosts those that were tried. @param reasons why each cannot be used. */
export function noPrimary(hosts: readonly PostgresHost[], reasons: readonly Error[]): UnusableServer {
  return new UnusableServer(
    '57P03', NO_PRIMARY, `${NO_PRIMARY}: ${hosts.map((host, index) => `${shownHosts([host])}: ${reasons[index]?.message}`).join('; ')}`,
  );
}

/** @param ms how long was waited. */
export function silent(host: PostgresHost, ms: number): UnusableServer {
  const since = `has not answered for ${ms / 1000} s`;
  return new UnusableServer('ETIMEDOUT', `Postgres ${since}`, `Postgres at ${shownHosts([host])} ${since}: the connection is closed`);
}
