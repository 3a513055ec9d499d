/** Stories of a sandbox, for commands. */
import { CommandFailed, UsageError } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';
import { follow, read } from './sandbox.ts';

/** What a caller may wish of a story. */
export interface StoryWishes {
  readonly seed?: number | undefined;
  readonly parameters?: Readonly<Record<string, number>> | undefined;
  /** Address of a client to judge. */
  readonly judge?: string | undefined;
}

export interface StoryListed {
  readonly story: string;
  readonly title: string;
  readonly about: string;
  readonly parameters: Readonly<Record<string, { readonly about: string; readonly default: number }>>;
}

/** How a story ended. */
export interface PlayedStory {
  readonly story: string;
  readonly run: string;
  readonly seed: number;
  readonly passed: boolean;
  readonly held: number;
  readonly failed: readonly string[];
  readonly events: Readonly<Record<string, number>>;
  readonly doubled: number;
  readonly verdict: null | {
    readonly passed: boolean;
    readonly rules: readonly {
      readonly rule: string; readonly about: string; readonly state: keyof typeof STATES; readonly findings: readonly string[];
    }[];
  };
}

const STATES = { HELD: 'held      ', BROKEN: 'BROKEN    ', NOT_JUDGED: 'not judged' } as const;

/** Reads the options of `play`. @throws UsageError */
export function readWishes(
  { seed, set, judge }: { readonly seed: string; readonly set: readonly string[]; readonly judge?: string },
): StoryWishes {
  if (!/^\d{1,15}$/.test(seed)) throw new UsageError(`"${seed}" is not a whole number`);
  const parameters = set.map((text): [string, number] => {
    const [, name = '', value = ''] = /^([a-z_]+)=(\d{1,9})$/.exec(text) ?? [];
    if (name === '') throw new UsageError(`"${text}" is not a parameter and its number, such as customers=20`);
    return [name, Number(value)];
  });
  return { seed: Number(seed), parameters: Object.fromEntries(parameters), ...judge !== undefined && { judge } };
}

/** Lists the stories of a sandbox that runs. @throws CommandFailed when there is none. */
export async function listStories(url: string | undefined): Promise<readonly StoryListed[]> {
  return (await read(url, 'stories') as { stories: StoryListed[] }).stories;
}

/**
 * Plays a story in a sandbox that runs.
 * @param seen is told of each part of it that begins.
 * @throws CommandFailed when there is no sandbox or no such story, or the judged client takes no part.
 */
export async function playStory(
  name: string, wishes: StoryWishes, url: string | undefined, seen: (now: string, say: string | undefined) => void,
): Promise<PlayedStory> {
  const last = await follow(url, `stories/${encodeURIComponent(name)}`, wishes, ({ now = '', say }) => seen(now, say));
  if ('error' in last) throw new CommandFailed(String(last['message']), EXIT.REFUSED);
  if (!('passed' in last)) throw new CommandFailed('the service ended while the story was played', EXIT.UNREACHABLE);
  return last as unknown as PlayedStory;
}

/** Describes how a story ended, in lines: the verdict rule by rule, and what was not as the story says. */
export function describePlayed({ story, seed, run, held, failed, events, doubled, verdict }: PlayedStory): string {
  const total = Object.values(events).reduce((sum, n) => sum + n, 0);
  return [
    ...verdict?.rules.flatMap(({ rule, about, state, findings }) => [
      `${STATES[state]}  ${rule}: ${about}`, ...findings.map((it) => `            ${it}`),
    ]) ?? [],
    ...failed.map((it) => `not as the story says: ${it}`),
    `${story} (seed ${seed}, run ${run}): ${held} expectations held, ${failed.length} did not; ${total} events; ${doubled} doubled writes`,
    ...verdict ? [verdict.passed ? 'the client passed' : 'the client did not pass'] : [],
  ].join('\n');
}
