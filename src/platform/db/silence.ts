/**
 * Watches connections that wait for an answer of Postgres. One interval checks all connections of the process: a timer for each statement
 * would cost more than many statements do. It counts its own rounds and not the time, so that a process which was stopped for a while does
 * not treat a connection as silent whose answer is unread.
 */

/** Length of a round, in milliseconds. */
export const ROUND_MS = 500;

/** Watched connection. */
export interface Watched {
  /** Called each round. */
  look(): void;
}

const watched = new Set<Watched>();
let round = 0;
let timer: NodeJS.Timeout | undefined;

/** The number of the round that runs. */
export function currentRound(): number {
  return round;
}

/** True when at least so many milliseconds have passed since a round. */
export function hasPassed(ms: number, since: number): boolean {
  return (round - since - 1) * ROUND_MS >= ms;
}

export function watch(it: Watched): void {
  watched.add(it);
  timer ??= setInterval(() => {
    round += 1;
    for (const each of watched) each.look();
  }, ROUND_MS).unref();
}

export function unwatch(it: Watched): void {
  watched.delete(it);
  if (watched.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}
