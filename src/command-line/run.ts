/** Runs commands, and prints their results. */
import { Option } from 'commander';
import { EXIT } from './exit-codes.ts';

/** Options of every command. */
export interface Options {
  json?: boolean;
}

/** Options of each command that is recorded: the actor, and the reason. */
export interface ActOptions {
  actor?: string | undefined;
  reason?: string | undefined;
}

export const ACTOR = new Option('--actor <name>', 'who does this; the account of this machine unless given');
export const REASON = new Option('--reason <text>', 'why, for the record');

/**
 * Turns any error of an action into one line on standard error and an exit code, at once: resources left open must not keep the process.
 */
export function run<Arguments extends unknown[]>(action: (...given: Arguments) => Promise<void>) {
  return async (...given: Arguments): Promise<void> => {
    try {
      await action(...given);
    } catch (error) {
      const { describeFailure, exitCodeOf } = await import('./failures.ts');
      const stack = process.env['RAZAO_LOG_LEVEL'] === 'debug' && error instanceof Error ? `${error.stack}\n` : '';
      process.stderr.write(`razao: ${describeFailure(error)}\n${stack}`, () => process.exit(exitCodeOf(error)));
    }
  };
}

export function print(json: boolean | undefined, result: unknown, text: string): void {
  process.stdout.write(`${json ? JSON.stringify(result) : text}\n`);
}

/** Lines of cells with two spaces between, each column as wide as its widest; nothing for none. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (wide, row) => row.map((cell, place) => Math.max(wide[place] ?? 0, cell.length)).concat(wide.slice(row.length)), [],
  );
  return rows.map((row) => row.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join('  ').trimEnd()).join('\n');
}

/** Describes the time until which the previous secret is valid beside the new one; null where it ended at once. */
export function describeOverlap(until: string | null): string {
  return until === null ? 'the previous secret is no longer valid' : `the previous secret is valid until ${until}`;
}

/** Prints a verdict; one that finds a fault makes the command fail, also where it is printed as JSON. @throws CommandFailed */
export async function conclude(json: boolean | undefined, verdict: { readonly ok: boolean }, text: string): Promise<void> {
  if (verdict.ok || json) print(json, verdict, text);
  if (verdict.ok) return;
  const { CommandFailed } = await import('./command-failed.ts');
  throw new CommandFailed(text, EXIT.WRONG);
}
