/** The auth domain alone on a database of its own, under a clock that does not advance. */
import { randomBytes } from 'node:crypto';
import express, { type Express } from 'express';
import { authEntities, createTenant, openAuth, type Auth } from '../../src/domains/auth/index.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { Database } from '../../src/platform/db/database.ts';
import { answerErrors } from '../../src/platform/http/answers.ts';
import { idSource, type IdSource } from '../../src/platform/id.ts';
import { createLog } from '../../src/platform/log.ts';
import { Vault } from '../../src/platform/vault/secrets.ts';
import { followClock } from './database-clock.ts';
import { createDatabase } from './database.ts';

export interface AuthBench {
  readonly clock: FixedClock;
  readonly database: Database;
  readonly ids: IdSource;
  readonly vault: Vault;
  readonly auth: Auth;
  readonly app: Express;
  /** The URL of the database's owner. */
  readonly url: string;
  /** Auth as another process of the same installation has it. */
  another(): Promise<Auth>;
  close(): Promise<void>;
}

/** @param tokenTtlSeconds life of the tokens that are issued. */
export async function openAuthBench(tokenTtlSeconds = 3600, tokenRates = { client: 300, address: 1200 }): Promise<AuthBench> {
  const { url, drop } = await createDatabase();
  const clock = new FixedClock();
  followClock(url, clock);
  const database = await Database.connect({ url, entities: authEntities, clock, idempotencyDays: 7, poolSize: 4 });
  const vault = new Vault(randomBytes(32));
  const open = () => openAuth({ database, vault, tokenTtlSeconds, tokenRates });
  const auth = await open();
  await createTenant(database, 'demo');
  const app = express().use(auth.routes).use(answerErrors(createLog('silent')));
  const close = async () => {
    await database.close();
    await drop();
  };
  return { clock, database, ids: idSource(clock), vault, auth, app, url, another: open, close };
}
