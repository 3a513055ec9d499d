/**
 * `make dates`: the suite on days that are not today, each a run of jest whose clock begins there. `FILES="squads journeys" make dates`
 * takes the test files whose paths have these words, `DATES="2028-02-29T15:00:00Z"` other dates,
 * `2027-03-14T06:59:30Z@America/New_York` with another zone of the machine. The last line is `N passed, N failed`,
 * counting dates.
 */
import { jestAt, MOVED_DATES } from './moved-clock.ts';

const words = (variable: string): string[] => (process.env[variable] ?? '').split(/[\s,]+/).filter(Boolean);
const dates = words('DATES').length > 0 ? words('DATES') : MOVED_DATES;
/** The sample that `make test` takes of this. */
const SAMPLE = 'test/operations/dates';
/** At a signal, jest is ended first. */
const end = new AbortController();
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => end.abort());

let passed = 0;
for (const date of dates) {
  if (end.signal.aborted) break;
  const start = performance.now();
  const { code, output } = await jestAt(date, ['--testPathIgnorePatterns', SAMPLE, '--', ...words('FILES')], end.signal);
  if (code === 0) passed += 1;
  else process.stdout.write(output);
  process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}  ${date} (${((performance.now() - start) / 1000).toFixed(0)} s)\n`);
}
process.stdout.write(`\n${passed} passed, ${dates.length - passed} failed\n`);
process.exitCode = passed === dates.length ? 0 : 1;
