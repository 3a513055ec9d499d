const WIDTH = 40;
const COUNTED_EVERY_MS = 100;

/** A line on a terminal's standard error that says how far long work is; nothing where there is no terminal. */
export class ProgressBar {
  readonly #isShown: boolean;
  readonly #startedAt = performance.now();
  #firstCount: number | undefined;
  #countedAt = -Infinity;

  /** @param isWanted false for output that a program reads. */
  constructor(isWanted = true, private readonly out: NodeJS.WriteStream = process.stderr) {
    this.#isShown = isWanted && out.isTTY;
  }

  /** @param part of the way that is done, from 0 to 1. @param says where the work is. */
  show(part: number, says: string): void {
    if (this.#isShown) this.out.write(`\r\x1b[K${bar(part)}  ${says} `);
  }

  /** Shows a count, how fast it grows, and how long the rest takes. @param unit of what is counted, such as `entries`. */
  count(done: number, of: number, unit: string): void {
    const now = performance.now();
    this.#firstCount ??= done;
    if (now - this.#countedAt < COUNTED_EVERY_MS) return;
    this.#countedAt = now;
    const rate = (done - this.#firstCount) / Math.max((now - this.#startedAt) / 1000, 0.001);
    const rest = rate > 0 ? `, ${Math.ceil((of - done) / rate)} s left` : '';
    this.show(done / Math.max(of, 1), `${done} of ${of} ${unit}, ${Math.round(rate)}/s${rest}`);
  }

  /** Removes the line. */
  end(): void {
    if (this.#isShown) this.out.write('\r\x1b[K');
  }
}

function bar(part: number): string {
  const done = Math.min(part, 1);
  const filled = Math.round(done * WIDTH);
  return `[${'='.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${Math.floor(done * 100)} %`;
}
