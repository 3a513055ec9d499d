import { actFunctions } from './db/acts.sql.ts';
import { clockFunctions } from './db/clock.sql.ts';
import { commandFunctions } from './db/commands.sql.ts';
import { ANALYSE_NEW_TABLES } from './worker/new-tables.ts';
import { STORE_BY_NAME } from './db/sql.ts';
import { leaseFunctions } from './worker/lease.sql.ts';
import { outboxFunctions } from './db/outbox.sql.ts';
import { quotaFunctions } from './quotas/quotas.sql.ts';
import { deliveryFunctions } from './receiver/deliveries.sql.ts';
import { waitingFunctions } from './receiver/waiting-facts.sql.ts';

/** The functions of the platform's tables. */
export const platformFunctions = [
  ...STORE_BY_NAME, ANALYSE_NEW_TABLES, ...clockFunctions, ...quotaFunctions, ...commandFunctions, ...outboxFunctions, ...leaseFunctions,
  ...deliveryFunctions, ...waitingFunctions, ...actFunctions,
];
