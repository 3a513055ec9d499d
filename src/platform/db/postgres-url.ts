import pg, { type ClientConfig } from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';
import { ConfigError } from '../config.ts';
import { hostUrls } from '../postgres-hosts.ts';

/** Server, by the name that its certificate is compared with. */
export interface PostgresHost {
  readonly host: string;
  readonly port: number;
}

/** Hosts and login of a Postgres URL. */
export interface PostgresAddress {
  /** In the order in which they are tried. */
  readonly hosts: readonly PostgresHost[];
  /** Login, TLS and all other parts of the URL than hosts. */
  readonly login: ClientConfig;
  /** Time limit of connecting to each host, in milliseconds, where the URL sets it (`connect_timeout`). */
  readonly connectMs: number | undefined;
}

/**
 * Reads a URL as libpq reads it, so that one URL means the same to us, to psql and to pg_dump: several hosts are tried in order, `require`
 * encrypts, `verify-full` also checks the server's name.
 * @throws ConfigError when it is wrong, or a certificate or key that it names cannot be read.
 */
export function readPostgresUrl(url: string): PostgresAddress {
  try {
    const urls = hostUrls(url);
    const configs = urls.map((it) => toClientConfig(parse(it, { useLibpqCompat: true })));
    const [login = {}] = configs;
    const seconds = Number(new URL(urls[0] ?? url).searchParams.get('connect_timeout') ?? 0);
    return { hosts: configs.map(hostOf), login, connectMs: seconds > 0 ? seconds * 1000 : undefined };
  } catch (error) {
    throw new ConfigError(`the URL of Postgres cannot be used: ${(error as Error).message}`);
  }
}

/** Returns the driver's default where the URL names no host or port. */
function hostOf(config: ClientConfig): PostgresHost {
  const { host, port } = new pg.Client(config);
  return { host, port };
}

/** Returns hosts as messages show them. */
export function shownHosts(hosts: readonly PostgresHost[]): string {
  return hosts.map(({ host, port }) => `${host}:${port}`).join(', ');
}
