import { accountFunctions } from '../domains/accounts/accounts.sql.ts';
import { eventFunctions } from '../domains/events/events.sql.ts';
import { evidenceFunctions } from '../domains/evidence/evidence.sql.ts';
import { glFunctions } from '../domains/gl/gl.sql.ts';
import { healthFunctions } from '../domains/health/health.sql.ts';
import { holdFunctions } from '../domains/holds/holds.sql.ts';
import { journalFunctions } from '../domains/journal/journal.sql.ts';
import { kycFunctions } from '../domains/kyc/kyc.sql.ts';
import { lifecycleFunctions } from '../domains/lifecycle/lifecycle.sql.ts';
import { limitFunctions } from '../domains/limits/limits.sql.ts';
import { obligationFunctions } from '../domains/obligations/obligations.sql.ts';
import { pixFunctions } from '../domains/pix/pix.sql.ts';
import { railFunctions } from '../domains/rails/rails.sql.ts';
import { reconciliationFunctions } from '../domains/reconciliation/reconciliation.sql.ts';
import { scheduleFunctions } from '../domains/schedules/schedules.sql.ts';
import { squadFunctions } from '../domains/squads/squads.sql.ts';
import { statementFunctions } from '../domains/statements/statements.sql.ts';
import { sqlFunction, type SqlFunction } from '../platform/db/functions.ts';
import { rowsWriter } from '../platform/db/sql.ts';
import { platformFunctions } from '../platform/functions.sql.ts';

/** The functions that each domain declares, from the ground up. */
export const functionsByDomain: ReadonlyMap<string, readonly SqlFunction[]> = new Map(Object.entries({
  platform: platformFunctions,
  accounts: accountFunctions,
  journal: journalFunctions,
  gl: glFunctions,
  rails: railFunctions,
  kyc: kycFunctions,
  limits: limitFunctions,
  obligations: obligationFunctions,
  evidence: evidenceFunctions,
  holds: holdFunctions,
  statements: statementFunctions,
  lifecycle: lifecycleFunctions,
  reconciliation: reconciliationFunctions,
  pix: pixFunctions,
  squads: squadFunctions,
  schedules: scheduleFunctions,
  events: eventFunctions,
  health: healthFunctions,
}).map(([domain, texts]) => [domain, texts.map(sqlFunction)]));

const declared = [...functionsByDomain.values()].flat();
const writers = declared.map(({ name }) => name).filter((name) => name.startsWith('write_')).toSorted();

/** Every function of the schema: those of the domains, and the one by which the journal's writer calls their row writers. */
export const functions: readonly SqlFunction[] = [...declared, sqlFunction(rowsWriter(writers))];
