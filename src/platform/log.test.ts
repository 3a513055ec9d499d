import { expect, it } from '@jest/globals';
import { CLOCK_OFF } from './sqlstates.ts';
import { describeError } from './log.ts';

const failure = (code: string | undefined) => Object.assign(new Error('Ana Souza has it already'), { code, table: 'parties' });

it('what Postgres says of an error may quote a person: the log has its code, and what that means', () => {
  const described = describeError(failure(CLOCK_OFF));
  expect(described).toMatchObject({ code: CLOCK_OFF, table: 'parties', means: expect.stringMatching(/^the clock of this process/) });
  expect(JSON.stringify(described)).not.toContain('Ana');
  expect(JSON.stringify(describeError(failure('23505')))).not.toContain('Ana');
});

it('of any other error it has the message', () => {
  expect(describeError(failure(undefined))).toMatchObject({ type: 'Error', message: 'Ana Souza has it already' });
  expect(describeError('thrown')).toEqual({ type: 'string' });
});
