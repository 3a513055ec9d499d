import type { Dependencies } from '../../platform/dependencies.ts';
import { Database } from '../../platform/db/database.ts';
import { boundsOf } from '../../platform/db/postgres-client.ts';
import type { Module } from '../../platform/module.ts';
import { randomFraction } from '../../platform/random.ts';
import type { BooksCheck } from '../journal/index.ts';
import { BookCheckEntity } from './book-check.entity.ts';
import { BooksChecker } from './books-checker.ts';
import { checkerFunctions } from './checker.sql.ts';
import { checkerMetrics } from './metrics.ts';
import { booksState, type CheckerContext } from './read-state.ts';

type Given = Dependencies & { readonly checks: () => readonly BooksCheck[] };

/** The checker of books: it follows every tenant's entries, and compares what is derived from them. */
export const checkerModule: Module<Given, CheckerContext> = {
  domain: 'checker',
  entities: [BookCheckEntity],
  functions: checkerFunctions,
  metrics: checkerMetrics,
  open: async ({ config, database, log, clock, checks }) => {
    if (!config.RAZAO_ROLES.includes('checker')) return { context: { booksState } };
    const standby = await connectStandby({ config, log, clock });
    return {
      context: { booksState },
      checkers: [new BooksChecker({
        database, reader: standby ?? database, log, checks, random: randomFraction,
        mostEntries: standby ? Infinity : config.RAZAO_CHECKER_WHOLE_ENTRIES, isReadOnlyOnDifference: config.RAZAO_CHECKER_READ_ONLY,
      })],
      close: () => standby?.close(),
    };
  },
};

/** @returns undefined where no standby is set. */
async function connectStandby({ config, log, clock }: Pick<Dependencies, 'config' | 'log' | 'clock'>): Promise<Database | undefined> {
  const { RAZAO_CHECKER_DATABASE_URL: url } = config;
  if (url === undefined) return undefined;
  return Database.connect({
    url, isStandby: true, entities: [BookCheckEntity], clock, idempotencyDays: config.RAZAO_IDEMPOTENCY_DAYS, bounds: boundsOf(config),
    poolSize: 2, log,
  });
}
