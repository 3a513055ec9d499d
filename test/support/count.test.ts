import { countTests, type JestReport } from './count.ts';

const report = (passed: number, failed: number, unloaded: number): JestReport => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: unloaded,
  success: failed + unloaded === 0,
});

test.each([
  // report, exit code, interrupted, expected passed and failed
  [report(7, 0, 0), 0, false, 7, 0],
  [report(6, 1, 0), 1, false, 6, 1],
  [report(7, 0, 2), 1, false, 7, 2],
  [report(0, 0, 0), 0, false, 0, 1],
  [report(7, 0, 0), 1, false, 7, 1],
  [report(7, 0, 0), null, false, 7, 1],
  [report(7, 0, 0), 0, true, 7, 1],
  [undefined, 0, false, 0, 1],
] as const)('%j, exit %p, interrupted %p: %p passed, %p failed', (given, exitCode, interrupted, passed, failed) => {
  expect(countTests(given, { exitCode, interrupted })).toEqual({ passed, failed });
});
