import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from '../platform/config.ts';

/**
 * Asserts that the settings name a database, where none is to be started.
 * @param mayStart true where an embedded database may be used in its place.
 * @throws ConfigError that names the setting.
 */
export function requireDatabaseUrl({ DATABASE_URL, DATABASE_APP_URL }: Config, mayStart: boolean): void {
  if (DATABASE_URL !== undefined) return;
  if (DATABASE_APP_URL !== undefined) {
    throw new ConfigError(
      'DATABASE_APP_URL is set without DATABASE_URL: a process that does not migrate needs the login of the service as DATABASE_URL',
    );
  }
  if (!mayStart) throw new ConfigError(
    'DATABASE_URL is missing: set it to the address of a Postgres; only "razao serve --local" starts one',
  );
}

/** True when the data folder has the embedded Postgres, which `serve --local` made. */
export function hasEmbedded({ RAZAO_DATA_DIR }: Config): boolean {
  return existsSync(join(RAZAO_DATA_DIR, 'postgres', 'data'));
}
