/** Shortens a history that found a difference. */
import { playTurns, type Difference } from './history.ts';
import type { Turn } from './world-steps.ts';

/**
 * Leaves out every turn that it can, as long as the same fails; a step refers by number to the things that exist then, so any part of a
 * history is one.
 * @param seconds the time limit.
 */
export async function shrink(seed: number, turns: readonly Turn[], { at, error }: Difference, seconds: number): Promise<readonly Turn[]> {
  const deadline = performance.now() + seconds * 1000;
  const wanted = sortOf(error);
  let left = turns.slice(0, at + 1);
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < left.length && performance.now() < deadline;) {
      const fewer = [...left.slice(0, from), ...left.slice(from + size)];
      const played = await playTurns(seed, fewer);
      const isSame = 'error' in played && sortOf(played.error) === wanted;
      if (isSame) left = fewer.slice(0, played.at + 1);
      else from += size;
    }
  }
  return left;
}

/** The kind of a difference, without its numbers and names. */
function sortOf({ message }: Error): string {
  return (message.split('\n')[0] ?? '').replaceAll(/"[^"]*"/g, '"').replaceAll(/\{.*\}/g, '').replaceAll(/\d+/g, '').slice(0, 60);
}
