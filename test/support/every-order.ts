/**
 * Plays a provider's events in every order, with repetitions and contradictions, against a domain: its pure function or its service. A
 * domain's `permutations.test.ts` is the table: its facts, the play of one story, the required end.
 */
import { expect } from '@jest/globals';

/** Every sequence of at most `most` facts that has each of these at least once. Facts are distinguished by identity. */
export function everyOrder<Fact>(facts: readonly Fact[], most: number): Fact[][] {
  const all: Fact[][] = [];
  const grow = (story: Fact[]): void => {
    if (new Set(story).size === facts.length) all.push(story);
    if (story.length < most) for (const next of facts) grow([...story, next]);
  };
  grow([]);
  return all;
}

/** The same stories with a step of our own at every place. */
export function withStep<Fact, Step>(stories: readonly (readonly Fact[])[], step: Step): (Fact | Step)[][] {
  return stories.flatMap((story) => Array.from({ length: story.length + 1 }, (_, place) => [
    ...story.slice(0, place), step, ...story.slice(place),
  ]));
}

/** States that things had in the course of a story: a final one has to stay. */
export class Finals {
  readonly #ends = new Map<string, string>();
  readonly flips: string[] = [];

  note(thing: string, state: string, isFinal: boolean): void {
    const end = this.#ends.get(thing);
    if (end === undefined && isFinal) this.#ends.set(thing, state);
    if (end !== undefined && end !== state) this.flips.push(`${thing}: ${state} after ${end}`);
  }
}

/** Plays a story from its beginning, and records after each step what is final. @returns the state at its end. */
export type Play<Step, End> = (story: readonly Step[], finals: Finals) => End | Promise<End>;

export interface Played<Step, End> {
  readonly story: readonly Step[];
  readonly end: End;
}

/** Plays all stories, `together` of them at a time, and holds that nothing flips in any. */
export async function playAll<Step, End>(
  stories: readonly (readonly Step[])[], play: Play<Step, End>, together = 1,
): Promise<[Played<Step, End>, ...Played<Step, End>[]]> {
  const waiting = [...stories];
  const played: Played<Step, End>[] = [];
  const worker = async (): Promise<void> => {
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const finals = new Finals();
      played.push({ story, end: await play(story, finals) });
      expect([story, finals.flips]).toEqual([story, []]);
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
  const [first, ...others] = played;
  if (!first) throw new Error('no story was played');
  return [first, ...others];
}

/** Of more stories than these every eighth is played, all with FAULTS=all (`make faults`). */
const MANY = 30;

function sampleOf<Step>(stories: readonly (readonly Step[])[]): readonly (readonly Step[])[] {
  const isWhole = process.env['FAULTS'] === 'all' || stories.length <= MANY;
  return isWhole ? stories : stories.filter((_, place) => place % 8 === 0);
}

/** Plays `count` stories, and also requires the same end of all: with all that `end` has. @returns the number played. */
export async function playToOneEnd<Step, End extends object>(
  stories: readonly (readonly Step[])[], play: Play<Step, End>, { end, count, together }: { end: object; count: number; together?: number },
): Promise<number> {
  const [first, ...others] = await playAll(sampleOf(stories), play, together);
  expect([first.story, first.end]).toMatchObject([first.story, end]);
  for (const other of others) expect([other.story, other.end]).toEqual([other.story, first.end]);
  expect(stories).toHaveLength(count);
  return 1 + others.length;
}
