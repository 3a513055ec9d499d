import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allOperations } from './contracts.ts';

/** Names the folder in which test processes note the operations they reached; without it nothing is noted. */
export const coverageVariable = 'RAZAO_COVERAGE';

const noted = new Set<string>();

/** Notes that a test called an operation and its answer was compared with the contract. */
export function recordOperation(operationId: string): void {
  const folder = process.env[coverageVariable];
  if (!folder || noted.has(operationId)) return;
  noted.add(operationId);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${operationId}\n`);
}

/** Operations noted by all processes of a run. */
export function recordedOperations(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return [...new Set(lines.filter(Boolean))].sort();
}

/**
 * The line the test run ends with: how many built operations tests reached, and which they did not.
 * @param folder the value that RAZAO_COVERAGE had for the run
 */
export function coverageLine(folder: string): string {
  const built = allOperations()
    .filter(({ operation }) => !operation['x-status'])
    .map(({ operation }) => String(operation.operationId));
  const reached = new Set(recordedOperations(folder));
  const missing = built.filter((id) => !reached.has(id));
  const line = `operations reached by tests: ${built.length - missing.length} of ${built.length} built`;
  return missing.length > 0 ? `${line} (not: ${missing.join(', ')})` : line;
}
