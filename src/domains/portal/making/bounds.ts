/** Priority and time limit of a step of a build. */
export interface Priority {
  /** 0 is what everything else has, 19 gives way to all. A generator above 0 also pauses while others want the machine. */
  readonly niceness: number;
  readonly milliseconds: number;
}

/** Limits of a step of a build: one run of the generator, or putting the archive together. */
export interface BuildBounds {
  /** Of the generator's process, in bytes that it keeps in memory. */
  readonly memoryBytes: number;
  /** Of all files that the generator writes. */
  readonly outputBytes: number;
  /** From the first that is tried to the last. */
  readonly paces: readonly Priority[];
}
const MEGABYTE = 1024 * 1024;

/**
 * The niceness of what gives way to all else: beside programs that never wait there is a tenth of a core for it, in an eighth of the time.
 */
export const GIVES_WAY = 10;

/**
 * A build first gives way. A machine that is always busy would never come to it, so a late one is done again at normal priority.
 */
export const BOUNDS: BuildBounds = {
  memoryBytes: 384 * MEGABYTE, outputBytes: 20 * MEGABYTE,
  paces: [{ niceness: GIVES_WAY, milliseconds: 60_000 }, { niceness: 0, milliseconds: 60_000 }],
};

/** Of the thread that puts an archive together: it never pauses, so it is late sooner. */
export const THREAD_PACES: readonly Priority[] = [{ niceness: GIVES_WAY, milliseconds: 30_000 }, { niceness: 0, milliseconds: 60_000 }];

/** A step of a build did not end well: our mistake, or a bound of ours. */
export class BuildError extends Error {
  readonly reason: keyof typeof WORDS;
  /** The generator's own words, cut. */
  readonly said: string;

  constructor(reason: keyof typeof WORDS, said: string) {
    super(`the build ${WORDS[reason]}`);
    this.name = 'BuildError';
    this.reason = reason;
    this.said = said;
  }
}
const WORDS = { FAILED: 'failed', TOO_SLOW: 'took too long', TOO_LARGE: 'took too much memory', TOO_MUCH: 'wrote too much' };

/** Tries a step at each pace until it is done. @throws BuildError TOO_SLOW when it was late at the last pace; what the step throws. */
export async function tryAtPriorities<T>(paces: readonly Priority[], step: (pace: Priority) => Promise<T>): Promise<T> {
  for (const pace of paces) {
    try {
      return await step(pace);
    } catch (error) {
      if (!(error instanceof BuildError && error.reason === 'TOO_SLOW') || pace === paces.at(-1)) throw error;
    }
  }
  throw new Error('there is no pace');
}
