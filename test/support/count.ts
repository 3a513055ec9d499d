/** The fields of jest's report that are counted. */
import { relative } from 'node:path';

export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Test files that could not be loaded: their tests are in no other number. */
  readonly numRuntimeErrorTestSuites: number;
  /** Tests that were skipped, as where this machine has no toolchain for them. */
  readonly numPendingTests?: number;
  readonly success: boolean;
  /** One for each test file: its path, and when it began and ended, in milliseconds since 1970. */
  readonly testResults?: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** End of the tests' process. */
export interface Ending {
  readonly exitCode: number | null;
  readonly interrupted: boolean;
}

/**
 * A run that ended without a report, without any test, or badly for a reason of its own (an interrupt, a crash between
 * the tests) counts as one failure more: it never looks like success.
 */
export function countTests(report: JestReport | undefined, { exitCode, interrupted }: Ending): { passed: number; failed: number } {
  if (report === undefined) return { passed: 0, failed: 1 };
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const badEnd = exitCode !== 0 || !report.success || interrupted || passed === 0;
  return { passed, failed: failed === 0 && badEnd ? 1 : failed };
}

/** Reports the number of skipped tests; empty where there are none. */
export function skippedLine(report: JestReport | undefined): string {
  const { numPendingTests: skipped = 0 } = report ?? {};
  return skipped === 0
    ? ''
    : `\n${skipped} skipped: clients that make sdks has tried as they are, and what this machine has no tools for, which is named above\n`;
}

/** The files that took longest, longest first: path below `root`, and seconds. */
export function slowestFiles(report: JestReport | undefined, root: string, most = 10): { file: string; seconds: number }[] {
  return (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: Math.max(0, endTime - startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most);
}
