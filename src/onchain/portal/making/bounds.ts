/** Limits of a step of a build: one run of the generator, or putting the archive together. */
export interface BuildBounds {
  /** Of each of the generator's processes, in bytes that it keeps in memory. */
  readonly memoryBytes: number;
  /** Of all files that the generator writes. */
  readonly outputBytes: number;
  readonly milliseconds: number;
  readonly niceness: number;
}
const MEGABYTE = 1024 * 1024;

/** Niceness of builds: beside programs that never wait they get a tenth of a core, and so still end. */
export const LOW_PRIORITY = 10;

export const BOUNDS: BuildBounds = {
  memoryBytes: 384 * MEGABYTE, outputBytes: 20 * MEGABYTE, milliseconds: 120_000, niceness: LOW_PRIORITY,
};

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
