/** Porcupine's judgement of a history: could one bank that does one operation at a time have answered so? */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInGo } from '../portal/harness.ts';
import type { History } from './history.ts';

/** Of one group of accounts. `Unknown` where the judge's minute was not enough. */
export interface Verdict {
  readonly group: number;
  readonly operations: number;
  readonly result: 'Ok' | 'Illegal' | 'Unknown';
  /** File of the picture of a violation. */
  readonly picture?: string;
}

/** The judge, built; undefined where Go or its module cannot be had. */
export const judgeProgram = builtInGo(join(import.meta.dirname, 'judge'), 'github.com/anishathalye/porcupine');

/** @param folder gets the history, and a picture of each group that is not linearizable. */
export function judge(program: string, history: History, folder: string): readonly Verdict[] {
  mkdirSync(folder, { recursive: true });
  const input = JSON.stringify(history);
  writeFileSync(join(folder, 'history.json'), input);
  return JSON.parse(execFileSync(program, [folder], { input, encoding: 'utf8', maxBuffer: 1e8 })) as Verdict[];
}
