/** Porcupine's judgement of a history: could one bank that does one operation at a time have answered so? */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toolchain } from '../portal/harness.ts';
import type { History } from './history.ts';

const SOURCE = join(import.meta.dirname, 'judge');

/** Of one group of accounts. `Unknown` where the judge's minute was not enough. */
export interface Verdict {
  readonly group: number;
  readonly operations: number;
  readonly result: 'Ok' | 'Illegal' | 'Unknown';
  /** File of the picture of a violation. */
  readonly picture?: string;
}

/** @returns the judge, built; undefined where Go or its module cannot be had. */
export function builtJudge(): string | undefined {
  if (toolchain('Go', ['go']) === undefined) return undefined;
  const program = join(mkdtempSync(join(tmpdir(), 'razao-judge-')), 'judge');
  const { status } = spawnSync('go', ['build', '-mod=readonly', '-o', program, '.'], { cwd: SOURCE, timeout: 240_000 });
  if (status === 0) return program;
  process.stderr.write('skipped: the judge in Go cannot be built here (go, github.com/anishathalye/porcupine)\n');
  return undefined;
}

/** @param folder gets the history, and a picture of each group that is not linearizable. */
export function judge(program: string, history: History, folder: string): readonly Verdict[] {
  mkdirSync(folder, { recursive: true });
  const input = JSON.stringify(history);
  writeFileSync(join(folder, 'history.json'), input);
  return JSON.parse(execFileSync(program, [folder], { input, encoding: 'utf8', maxBuffer: 1e8 })) as Verdict[];
}
