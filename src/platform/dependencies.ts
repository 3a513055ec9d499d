import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { MongoLink } from './db/mongodb.ts';
import type { IdSource } from './id.ts';
import type { Log } from './log.ts';
import type { Vault } from './vault/secrets.ts';

/** Context below all modules. */
export interface Dependencies {
  readonly config: Config;
  readonly database: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly log: Log;
  readonly mongo: MongoLink;
  readonly mongodbUrl: string | undefined;
}
