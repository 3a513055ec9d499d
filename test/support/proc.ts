/** Parents of processes, as Linux reports them. */
import { readdirSync } from 'node:fs';
import { statOf } from '../../src/platform/local/process.ts';

/** All processes of the machine, each with its parent (0 once that has ended). @throws where there is no `/proc`. */
export function parents(): ReadonlyMap<number, number> {
  const pids = readdirSync('/proc').map(Number).filter((pid) => pid > 0);
  return new Map(pids.map((pid) => [pid, Number(statOf(pid)[1] ?? 0)]));
}

export function childrenOf(pid: number): number[] {
  return [...parents()].filter(([, parent]) => parent === pid).map(([child]) => child);
}
