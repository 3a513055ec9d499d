import { countTests, skippedLine, slowestFiles, type JestReport } from './count.ts';

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

test('the slowest files are named, longest first', () => {
  const file = (name: string, seconds: number) => ({ name: `/repo/${name}`, startTime: 1_000, endTime: 1_000 + seconds * 1_000 });
  const testResults = [file('src/a.test.ts', 1), file('test/b.test.ts', 31.5), file('src/c.test.ts', 2)];
  expect(slowestFiles({ ...report(3, 0, 0), testResults }, '/repo', 2)).toEqual([
    { file: 'test/b.test.ts', seconds: 31.5 }, { file: 'src/c.test.ts', seconds: 2 },
  ]);
  expect(slowestFiles(undefined, '/repo')).toEqual([]);
});

test('skipped tests are counted', () => {
  expect(skippedLine({ ...report(3, 0, 0), numPendingTests: 2 })).toBe(
    '\n2 skipped: clients that make sdks has tried as they are, and what this machine has no tools for, which is named above\n',
  );
  expect([skippedLine({ ...report(3, 0, 0), numPendingTests: 0 }), skippedLine(undefined)]).toEqual(['', '']);
});
