const WIDTH = 40;
const MOST_OFTEN_MS = 100;

/** A line on a terminal that says how far long work is, how fast, and how long it takes yet; nothing where there is no terminal. */
export class ProgressBar {
  readonly #startedAt = performance.now();
  #from: number | undefined;
  #shownAt = -Infinity;

  /** @param unit of what is counted, such as `entries`. */
  constructor(private readonly unit: string, private readonly out: NodeJS.WriteStream = process.stderr) {}

  show(done: number, of: number): void {
    const now = performance.now();
    this.#from ??= done;
    if (!this.out.isTTY || now - this.#shownAt < MOST_OFTEN_MS) return;
    this.#shownAt = now;
    const rate = (done - this.#from) / Math.max((now - this.#startedAt) / 1000, 0.001);
    const rest = rate > 0 ? `, ${Math.ceil((of - done) / rate)} s left` : '';
    this.out.write(`\r\x1b[K${bar(done / Math.max(of, 1))} ${done} of ${of} ${this.unit}, ${Math.round(rate)}/s${rest}`);
  }

  /** Removes the line. */
  end(): void {
    if (this.out.isTTY && this.#from !== undefined) this.out.write('\r\x1b[K');
  }
}

function bar(part: number): string {
  const filled = Math.round(Math.min(part, 1) * WIDTH);
  return `[${'='.repeat(filled)}${' '.repeat(WIDTH - filled)}]`;
}
