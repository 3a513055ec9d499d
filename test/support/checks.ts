/** The checks that need no running service. `make check` runs them alone, `make test` before the tests. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface CheckResult {
  readonly name: string;
  readonly passed: boolean;
  /** Output of the check. */
  readonly output: string;
  readonly seconds: number;
}

interface Check {
  readonly name: string;
  readonly args: readonly string[];
  /** Set in its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '../..');

/** Longest first, because as many run at once as there are cores to use. On several threads the compiler does a third of its work twice. */
const checks: readonly Check[] = [
  {
    name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--report-unused-disable-directives'], env: { GOMAXPROCS: '1' },
  },
  { name: 'generated files are fresh, controllers do what the contracts say', args: [
    '--import', 'tsx', 'contracts/codegen/generate.ts', '--check',
  ] },
  { name: 'examples and the guide to the settings are fresh', args: ['--import', 'tsx', 'test/support/emit.ts', '--check'] },
  { name: 'import ladder', args: [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--output-type', 'err-long', 'src', 'contracts/codegen', 'mocks', 'test',
  ] },
  { name: 'SQL ladder and migrations', args: ['--import', 'tsx', 'test/support/schema.ts'] },
  { name: 'what operations, events, tables and domains lack', args: ['--import', 'tsx', 'test/conformance/check-capabilities.ts'] },
  { name: 'rules and examples of the contracts', args: ['--import', 'tsx', 'test/conformance/check-contracts.ts'] },
  { name: 'types', args: ['node_modules/typescript7/bin/tsc', '--noEmit', '--singleThreaded'] },
  { name: 'types of the SDK', args: ['node_modules/typescript7/bin/tsc', '--noEmit', '--singleThreaded', '-p', 'sdk'] },
  { name: 'types of the console', args: [
    'node_modules/typescript7/bin/tsc', '--noEmit', '--singleThreaded', '-p', 'src/interfaces/console',
  ] },
  { name: 'names of operations', args: ['--import', 'tsx', 'test/support/operation-names.ts'] },
  { name: 'names, comments and length of lines', args: ['--import', 'tsx', 'test/support/style.ts'] },
  { name: 'guides in Portuguese follow the English ones', args: ['--import', 'tsx', 'test/support/portuguese.ts'] },
  { name: 'tidy', args: ['--import', 'tsx', 'test/support/tidy.ts'] },
];
const AT_ONCE = 2;

export interface Checks {
  /** Resolves when no check waits any more: a core is free. */
  readonly allBegun: Promise<unknown>;
  /** All have ended. */
  readonly count: Promise<{ passed: number; failed: number }>;
}

/** Runs all checks, some side by side, and reports each result as it comes. */
export function runChecks(onResult: (result: CheckResult) => void, stop?: AbortSignal): Checks {
  const waiting = [...checks];
  const count = { passed: 0, failed: 0 };
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const result = await runOne(check, stop);
      if (stop?.aborted) return;
      count[result.passed ? 'passed' : 'failed'] += 1;
      onResult(result);
    }
  };
  const workers = Array.from({ length: AT_ONCE }, work);
  return { allBegun: Promise.race(workers), count: Promise.all(workers).then(() => count) };
}

function runOne({ name, args, env }: Check, stop?: AbortSignal): Promise<CheckResult> {
  const start = performance.now();
  return new Promise((resolve) => {
    execFile(process.execPath, args, {
      cwd: root, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024, signal: stop,
    }, (error, stdout, stderr) => {
      const seconds = (performance.now() - start) / 1000;
      resolve({ name, passed: error === null, output: `${stdout}${stderr}`.trim(), seconds });
    });
  });
}
