/** Stand-ins for languages and their generator, scripted by tests. */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientLanguage } from '../../src/onchain/portal/clients/client-input.ts';
import type { PortalSubstitutes } from '../../src/onchain/portal/making/context.ts';
import type { ToolsState } from '../../src/onchain/portal/making/tools.ts';

const MEGABYTE = 1024 * 1024;

/** Made in the process: the names of the products. */
const plain: ClientLanguage = {
  name: 'typescript', title: 'Plain', sources: [],
  assemble: ({ products }) => new Map([['products.txt', products.map(({ productId }) => productId).join()]]),
};
/** A language whose files are the generator's, unchanged. */
const generated: ClientLanguage = {
  name: 'python', title: 'Generated', sources: [], generator: { name: 'python', properties: () => ({ a: 'b' }) },
  assemble: (_input, files) => new Map([...files]),
};

/** A generator in a folder of a test. Its arguments are those of Java; it notes each start and its environment. */
export class StandInGenerator {
  readonly java: string;
  /** Its environment, as it last was. */
  readonly environment: string;
  readonly #starts: string;

  constructor(private readonly folder: string) {
    this.java = join(folder, 'java');
    this.environment = join(folder, 'environment');
    this.#starts = join(folder, 'starts');
  }

  /**
   * Sets the behaviour from now on, and clears the noted starts. @param script of `sh`; `$out` is the folder of its output, `$args` its
   * arguments.
   */
  does(script: string): void {
    writeFileSync(this.#starts, '');
    writeFileSync(
      this.java,
      `#!/bin/sh\nargs="$*"; while [ "$1" != -o ]; do shift; done; out="$PWD/$2"; env > ${this.environment}; echo "$$ $out" >> ${this.#starts}\n${script}\n`,
    );
    chmodSync(this.java, 0o755);
  }

  /** The process of each start, and the process that started it, from the name of its folder. */
  starts(): { readonly pid: number; readonly startedBy: number }[] {
    return readFileSync(this.#starts, 'utf8').trim().split('\n').filter(Boolean).map((line) => {
      const [pid = '', out = ''] = line.split(' ');
      return { pid: Number(pid), startedBy: Number(/razao-sdk-(\d+)-/.exec(out)?.[1]) };
    });
  }

  /** Two languages on it. @param state whether it is there, by default READY. */
  substitutes(state: () => ToolsState['state'] = () => 'READY'): PortalSubstitutes {
    const look = async (): Promise<ToolsState> => {
      const now = state();
      return now === 'READY' ? { state: now, generator: { java: this.java, jar: join(this.folder, 'jar') } } : { state: now };
    };
    return { languages: [plain, generated], patienceMs: 12_000, bounds: {
      memoryBytes: 200 * MEGABYTE, outputBytes: MEGABYTE, milliseconds: 15_000, niceness: 0,
    }, tools: { look } };
  }
}

/** Script of a generator that succeeds. */
export const GOOD = 'echo made > "$out/made.txt"';
