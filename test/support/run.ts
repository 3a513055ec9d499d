/**
 * `make test`: the checks; all tests, from when no check waits any more; then the files that took longest. The very last line is
 * `N passed, N failed`, where each check counts as one test, and the coverage of the contracts by all tests as one that failed
 * if something is missing. The exit code is 0 only when something ran and nothing failed. `RAZAO_TEST_NOW=2028-02-29T15:00:00Z` has the
 * tests' clock begin there, as `make dates` does.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { coverageFindings, coverageLine, coverageOf } from '../conformance/coverage.ts';
import { unreached } from '../conformance/unreached.ts';
import { runChecks } from './checks.ts';
import { movedTo } from './moved-clock.ts';
import { countTests, skippedLine, slowestFiles, type JestReport } from './count.ts';

const root = join(import.meta.dirname, '../..');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Most of a test's memory is soon garbage: with more room for it the workers, which inherit this, take a thirtieth less. */
const YOUNG = '--max-semi-space-size=64';
let jest: ChildProcess | undefined;
const interrupt = new AbortController();

for (const signal of SIGNALS) {
  process.on(signal, () => {
    interrupt.abort();
    endJest(signal);
  });
}

const checks = runChecks(({ name, passed, output, seconds }) => {
  print(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)\n`);
  if (!passed) print(`${output}\n\n`);
}, interrupt.signal);
await checks.allBegun;
const tests = interrupt.signal.aborted ? { passed: 0, failed: 1 } : await runJest();
const count = await checks.count;
const passed = count.passed + tests.passed;
const failed = count.failed + tests.failed;
print(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

async function runJest(): Promise<{ passed: number; failed: number }> {
  mkdirSync(join(root, '.razao'), { recursive: true });
  const folder = mkdtempSync(join(root, '.razao/report-'));
  const file = join(folder, 'jest.json');
  try {
    const exitCode = await exitOfJest(join(folder, 'reached'), ['--ci', '--json', '--outputFile', file, ...process.argv.slice(2)]);
    const report = parse(file);
    const slowest = slowestFiles(report, root);
    if (slowest.length > 1) print(
      `\nslowest files\n${slowest.map((it) => `  ${it.seconds.toFixed(1).padStart(6)} s  ${it.file}\n`).join('')}`,
    );
    print(skippedLine(report));
    const tests = countTests(report, { exitCode, interrupted: interrupt.signal.aborted });
    return { ...tests, failed: tests.failed + judgeCoverage(join(folder, 'reached')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Prints the coverage of the tests; of a run of some files it means nothing. @returns the number of failures: one if something is missing.
 */
function judgeCoverage(reached: string): number {
  const isWhole = process.argv.length === 2;
  if (!isWhole) return 0;
  const coverages = coverageOf(reached);
  for (const it of coverages) print(`${coverageLine(it)}\n`);
  const findings = coverageFindings(coverages, unreached);
  if (findings.length > 0) print(`FAILED  coverage of the contracts\n${findings.join('\n')}\n`);
  return Math.min(1, findings.length);
}

/** @param reached the folder where tests note the operations they reached. */
async function exitOfJest(reached: string, args: string[]): Promise<number | null> {
  const { RAZAO_TEST_NOW: now } = process.env;
  const environment = { ...now ? await movedTo(now) : process.env, RAZAO_COVERAGE: reached };
  jest = spawn(process.execPath, [YOUNG, join(root, 'node_modules/jest/bin/jest.js'), ...args], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  return new Promise((resolve) => jest?.once('exit', (code) => {
    endJest('SIGKILL');
    resolve(code);
  }));
}

/** With its workers, which outlive it where it is killed: they are of its group. */
function endJest(signal: NodeJS.Signals): void {
  try {
    if (jest?.pid !== undefined) process.kill(-jest.pid, signal);
  } catch {
    // It has ended, and they with it.
  }
}

function parse(file: string): JestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return undefined;
  }
}

function print(text: string): void {
  process.stdout.write(text);
}
