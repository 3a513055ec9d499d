/** Errors that the service finds in a request beside schemas and rules: the mocks do not, unless by the form. The list only shrinks. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const SOURCE = join(import.meta.dirname, '../../src');

/** A day that no calendar has; the mocks find it by the schema's format. */
const CALENDAR = 'calendar';
/** The form or the check digits of coordinates. */
const COORDINATES = 'coordinates';
/** The clock. */
const NOW = 'now';
/** What another resource or the tenant's setting says. */
const STATE = 'state';
/** One parameter needs another of several. */
const COMPANIONS = 'companions';
/** The control API of a sandbox: it is in no contract. */
const CONTROL = 'control';

const FOUND_ALONE: Readonly<Record<string, string>> = {
  'domains/accounts/external-id.ts': COORDINATES,
  'domains/accounts/payment-methods/bind-payment-method.ts': COORDINATES,
  'domains/events/deliveries/resend-event.ts': STATE,
  'domains/evidence/read-request.ts': CALENDAR,
  'domains/gl/entries.ts': CALENDAR,
  'domains/gl/trial-balance.ts': CALENDAR,
  'domains/holds/blocks/block-clock.ts': NOW,
  'domains/holds/read-deadline.ts': NOW,
  'domains/obligations/create-obligation.ts': CALENDAR,
  'domains/obligations/list-obligations.ts': COMPANIONS,
  'onchain/qbrl/operator-set-qbrl-policy.ts': CALENDAR,
  'domains/sandbox/http-api.ts': CONTROL,
  'domains/sandbox/stories/http-api.ts': CONTROL,
  'domains/statements/balance-as-of.ts': CALENDAR,
};

test('a domain refuses a request by itself only for what neither a schema nor a rule can say', () => {
  const refusing = globSync('{domains,onchain}/**/*.ts', { cwd: SOURCE }).filter((file) => !file.endsWith('.test.ts')).filter((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8');
    return /import \{[^}]*\binvalid\b[^}]*\} from '[./]*platform\/errors\.ts'/.test(text);
  });
  expect(refusing.sort()).toEqual(Object.keys(FOUND_ALONE).sort());
});
