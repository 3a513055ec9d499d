import { Readable, type Writable } from 'node:stream';

/**
 * An answer that is written while it is read: a controller returns it in place of its body. When the source fails half-way the connection
 * is cut, so that nobody takes a part for the whole; when the caller goes away, the source ends.
 */
export class StreamedAnswer extends Readable {
  readonly #source: AsyncIterator<string>;
  readonly #failed: (error: unknown) => void;

  /** @param failed called when the source fails after the answer has begun. */
  constructor(source: AsyncIterable<string>, failed: (error: unknown) => void) {
    super({ encoding: 'utf8' });
    this.#source = source[Symbol.asyncIterator]();
    this.#failed = failed;
  }

  override _read(): void {
    this.#source.next().then(
      ({ done, value }) => this.push(done ? null : value),
      (error: unknown) => {
        this.#failed(error);
        this.destroy(error instanceof Error ? error : new Error(String(error)));
      });
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    void Promise.resolve(this.#source.return?.()).then(() => callback(error), () => callback(error));
  }

  override pipe<T extends NodeJS.WritableStream>(destination: T): T {
    this.once('error', () => (destination as unknown as Writable).destroy());
    destination.once('close', () => this.destroy());
    return super.pipe(destination);
  }
}
