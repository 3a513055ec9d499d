/** What of jest's report is counted. */

export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Test files that could not be loaded: their tests are in no other number. */
  readonly numRuntimeErrorTestSuites: number;
  readonly success: boolean;
}

/** How the process of the tests ended. */
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
