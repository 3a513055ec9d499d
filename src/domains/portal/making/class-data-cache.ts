import { createHash, randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** File that the first run leaves in its own folder. */
const MADE = 'classes.jsa';
const ENDING = '.jsa';
/** `openapi-generator-7.23.0-0123abcd` */
const KEY_DIGITS = 8;

/**
 * The generator's classes as a Java has them in memory, kept beside the generator by the first run: with them a run takes two thirds of the
 * processor time. They are of one Java and one generator; Java leaves them be where they do not fit, and one before 13 knows none.
 */
export class ClassDataCache {
  /** Undefined where nothing can be kept. */
  readonly #file: string | undefined;

  constructor(java: string, jar: string) {
    this.#file = fileOf(java, jar);
  }

  /** Options for Java. @param folder of the run, which is removed with it. */
  options(folder: string): readonly string[] {
    if (this.#file === undefined) return [];
    return existsSync(this.#file) ? [`-XX:SharedArchiveFile=${this.#file}`] : [
      '-XX:+IgnoreUnrecognizedVMOptions', `-XX:ArchiveClassesAtExit=${join(folder, MADE)}`,
    ];
  }

  /** Keeps what a run that went well has left, in the place of what another Java left, or one that was killed at this. */
  async keep(folder: string): Promise<void> {
    const made = join(folder, MADE);
    if (this.#file === undefined || !existsSync(made)) return;
    const [parent, own] = [dirname(this.#file), basename(this.#file)];
    const copy = `${this.#file}.${randomUUID()}`;
    try {
      await copyFile(made, copy);
      await rename(copy, this.#file);
      const beginning = own.slice(0, -KEY_DIGITS - ENDING.length);
      const others = (await readdir(parent)).filter((name) => name.startsWith(beginning) && name.includes(ENDING) && name !== own);
      for (const name of others) await rm(join(parent, name), { force: true });
    } catch {
      await rm(copy, { force: true }); // The next run leaves them again.
    }
  }
}

function fileOf(java: string, jar: string): string | undefined {
  try {
    accessSync(dirname(jar), constants.W_OK);
    const key = createHash('sha256');
    for (const path of [realpathSync(java), jar]) {
      const { size, mtimeMs } = statSync(path);
      key.update(`${path} ${size} ${mtimeMs}\n`);
    }
    return `${jar.replace(/\.jar$/, '')}-${key.digest('hex').slice(0, KEY_DIGITS)}${ENDING}`;
  } catch {
    return undefined;
  }
}
