import { accountFunctions } from '../domains/accounts/index.ts';
import { eventFunctions } from '../domains/events/index.ts';
import { evidenceFunctions } from '../domains/evidence/index.ts';
import { glFunctions } from '../domains/gl/index.ts';
import { healthFunctions } from '../domains/health/index.ts';
import { holdFunctions } from '../domains/holds/index.ts';
import { journalFunctions } from '../domains/journal/index.ts';
import { kycFunctions } from '../domains/kyc/index.ts';
import { lifecycleFunctions } from '../domains/lifecycle/index.ts';
import { limitFunctions } from '../domains/limits/index.ts';
import { obligationFunctions } from '../domains/obligations/index.ts';
import { pixFunctions } from '../domains/pix/index.ts';
import { railFunctions } from '../domains/rails/index.ts';
import { reconciliationFunctions } from '../domains/reconciliation/index.ts';
import { scheduleFunctions } from '../domains/schedules/index.ts';
import { statementFunctions } from '../domains/statements/index.ts';
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
  schedules: scheduleFunctions,
  events: eventFunctions,
  health: healthFunctions,
}).map(([domain, texts]) => [domain, texts.map(sqlFunction)]));

const declared = [...functionsByDomain.values()].flat();
const writers = declared.map(({ name }) => name).filter((name) => name.startsWith('write_')).toSorted();

/** Every function of the schema: those of the domains, and the one by which the journal's writer calls their row writers. */
export const functions: readonly SqlFunction[] = [...declared, sqlFunction(rowsWriter(writers))];
