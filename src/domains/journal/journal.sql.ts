import { balanceCheckFunctions } from './balance-checks.sql.ts';
import { COMMIT_BATCH } from './commit-batch.sql.ts';
import { cutFunctions } from './as-of.sql.ts';
import { entryFunctions } from './entries.sql.ts';
import { guardFunctions } from './guards.sql.ts';
import { movementFunctions } from './movements.sql.ts';
import { writerFunctions } from './writer.sql.ts';

/** The functions of the journal: its guards, its writer, and how its past is read. */
export const journalFunctions = [
  ...guardFunctions, ...entryFunctions, ...writerFunctions, COMMIT_BATCH, ...cutFunctions, ...movementFunctions, ...balanceCheckFunctions,
];
