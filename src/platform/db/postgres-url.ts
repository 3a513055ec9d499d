import type { ClientConfig } from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';
import { ConfigError } from '../config.ts';

/**
 * What the driver is told of a URL: address, login, and TLS, which the ORM alone would leave out. `sslmode` is read as libpq reads it, so
 * that one URL means the same to us, to psql and to pg_dump: `require` encrypts, `verify-full` also asks who is there.
 * @throws ConfigError when a certificate or key that it names cannot be read.
 */
export function clientConfig(url: string): ClientConfig {
  try {
    return toClientConfig(parse(url, { useLibpqCompat: true }));
  } catch (error) {
    throw new ConfigError(`the URL of Postgres cannot be used: ${(error as Error).message}`);
  }
}
