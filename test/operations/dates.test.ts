/** A sample of `make dates`: code that depends on the calendar, on the clock of the machine, where that can be moved. */
import { expect, it } from '@jest/globals';
import { canMoveClock, jestAt } from '../support/moved-clock.ts';

const SAMPLE = [
  'test/conformance/examples.test.ts', '--testNamePattern', 'Recurring|Recurrence|SquadGoal|Schedule|placeHold|createPixDynamicQr',
];

if (!canMoveClock) process.stderr.write(
  'skipped: libfaketime is not for this machine, so no date is tried (FAKETIME_LIBRARY=path names one)\n',
);

/** Within a run whose own clock is moved (`RAZAO_TEST_NOW`) it cannot be moved again. */
const canMove = canMoveClock && !process.env['RAZAO_TEST_NOW'];
/** A day that most years lack; the turn of a year after every date in the future today; the end of daylight saving in a zone. */
const DATES = ['2028-02-29T15:00:00Z', '2034-12-31T23:59:30Z', '2027-11-07T05:59:30Z@America/New_York'];

(canMove ? it : it.skip).each(DATES)('passes on %s', async (date) => {
  const { code, output } = await jestAt(date, ['-w', '1', ...SAMPLE]);
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
}, 300_000);
