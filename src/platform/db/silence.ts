/**
 * Who waits for an answer of Postgres, and since when. One interval looks at all connections of the process: a timer for each
 * statement would cost more than many statements do. It counts its own rounds and not the time, so that a process which was
 * stopped for a while takes nobody for silent whose answer lies there unread.
 */

/** How long a round lasts, in milliseconds. */
export const ROUND_MS = 500;

/** What is looked at. */
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

/** Whether at least so many milliseconds have passed since a round. */
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
