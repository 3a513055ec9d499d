/** Errors that the service finds in a request beside schemas and rules: the mocks do not, unless by the form. The list only shrinks. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const DOMAINS = join(import.meta.dirname, '../../src/domains');

/** A day that no calendar has; the mocks find it by the schema's format. */
const CALENDAR = 'calendar';
/** The form or the check digits of coordinates. */
const COORDINATES = 'coordinates';
/** The clock. */
const NOW = 'now';

const FOUND_ALONE: Readonly<Record<string, string>> = {
  'accounts/external-id.ts': COORDINATES,
  'accounts/payment-methods/bind-payment-method.ts': COORDINATES,
  'evidence/read-request.ts': CALENDAR,
  'gl/entries.ts': CALENDAR,
  'gl/trial-balance.ts': CALENDAR,
  'holds/read-deadline.ts': NOW,
  'obligations/create-obligation.ts': CALENDAR,
  'qbrl/operator-set-qbrl-policy.ts': CALENDAR,
  'reconciliation/start-reconciliation-run.ts': CALENDAR,
  'statements/balance-as-of.ts': CALENDAR,
  'statements/get-account-statement.ts': CALENDAR,
  'statements/list-account-transactions.ts': CALENDAR,
};

test('a domain refuses a request by itself only for what neither a schema nor a rule can say', () => {
  const refusing = globSync('**/*.ts', { cwd: DOMAINS }).filter((file) => !file.endsWith('.test.ts')).filter((file) => {
    const text = readFileSync(join(DOMAINS, file), 'utf8');
    return /import \{[^}]*\binvalid\b[^}]*\} from '[./]*platform\/errors\.ts'/.test(text);
  });
  expect(refusing.sort()).toEqual(Object.keys(FOUND_ALONE).sort());
});
