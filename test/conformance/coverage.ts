import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractOperation } from '../../contracts/codegen/contract.ts';
import { allOperations } from './contracts.ts';

/** Names the folder in which test processes record their coverage; without it nothing is recorded. */
export const coverageVariable = 'RAZAO_COVERAGE';

const noted = new Set<string>();

/**
 * Notes that a test called an operation and its answer was compared with the contract.
 * @param code the error code of the answer; null where it had none
 */
export function recordAnswer(operationId: string, code: string | null): void {
  note(operationId);
  if (code !== null) note(`${operationId} ${code}`);
}

function note(line: string): void {
  const folder = process.env[coverageVariable];
  if (!folder || noted.has(line)) return;
  noted.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`);
}

/** The records of all processes of a run: operations, and operations with a code. */
export function recorded(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  return new Set(readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')).filter(Boolean));
}

export interface Coverage {
  /** The things counted, as the run prints them. */
  readonly noun: string;
  readonly all: number;
  readonly missing: readonly string[];
}

/**
 * Coverage of the contracts' built operations by tests: the operations, and the error codes that each lists as its
 * own. Codes that every operation has are held by the gateway's tests.
 * @param folder the value that RAZAO_COVERAGE had for the run
 */
export function coverageOf(folder: string): Coverage[] {
  const reached = recorded(folder);
  const built = allOperations().map(({ operation }) => operation).filter((operation) => !operation['x-status']);
  return [
    coverage('operations', built.map(({ operationId }) => String(operationId)), reached),
    coverage('listed error codes', built.flatMap(codesOf), reached),
  ];
}

function codesOf({ operationId, 'x-errors': codes = [] }: ContractOperation): string[] {
  return codes.map((code) => `${operationId} ${code}`);
}

function coverage(noun: string, all: readonly string[], reached: ReadonlySet<string>): Coverage {
  return { noun, all: all.length, missing: all.filter((it) => !reached.has(it)) };
}

/**
 * The findings of a whole run's coverage.
 * @param exceptions operations and codes that no test can reach yet, each with the reason.
 * @returns a line for each that is missing and not an exception, and for each exception that is not missing.
 */
export function coverageFindings(coverages: readonly Coverage[], exceptions: Readonly<Record<string, string>>): string[] {
  const missing = new Set(coverages.flatMap((it) => it.missing));
  return [
    ...[...missing].filter((it) => !(it in exceptions)).map((it) => `${it}: no test reaches it`),
    ...Object.keys(exceptions).filter((it) => !missing.has(it)).map(
      (it) => `${it}: no exception any more; take it off test/conformance/unreached.ts`,
    ),
  ];
}

/** One line of the run's end. */
export function coverageLine({ noun, all, missing }: Coverage): string {
  const line = `${noun} reached by tests: ${all - missing.length} of ${all} built`;
  return missing.length > 0 ? `${line} (not: ${missing.join(', ')})` : line;
}
