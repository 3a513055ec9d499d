import type { IncomingMessage } from 'node:http';
import type { Express } from 'express';

/** Body as Node's parser found it. */
interface Held {
  held?: Buffer | undefined;
  /** True when the parser has reported its end. */
  isEnded?: boolean;
  isTaken?: boolean;
  /** Node's own: somebody has begun to read. */
  _consuming: boolean;
}

export type Holding = IncomingMessage & Held;

/**
 * Lets an application's requests keep a body that came in one piece with its head, for `takeWhole`, past the stream and its listeners. A
 * reader of the stream gets it all the same.
 */
export function holdWholeBodies(app: Express): void {
  const { push, _read } = app.request as unknown as IncomingMessage;
  const holding = app.request as unknown as Holding;
  holding.push = function (this: Holding, chunk: Buffer | null): boolean {
    if (chunk !== null && this.held === undefined && !this._consuming && isAll(this, chunk)) {
      this.held = chunk;
      return true;
    }
    if (chunk === null && (this.held !== undefined || this.isTaken)) {
      this.isEnded = true;
      return true;
    }
    return push.call(this, chunk);
  };
  holding._read = function (this: Holding, size: number): void {
    const { held } = this;
    _read.call(this, size);
    if (held === undefined) return;
    this.held = undefined;
    push.call(this, held);
    if (this.isEnded) push.call(this, null);
  };
}

/**
 * Returns the body of a request that came whole and that nobody has read, once. The parser reports its
 * end a moment later than its last byte.
 */
export function takeWhole(request: IncomingMessage): Buffer | undefined {
  const message = request as Holding;
  const { held } = message;
  if (held === undefined) return undefined;
  message.held = undefined;
  message.isTaken = true;
  message._consuming = true; // nothing of it is left that Node would have to drain
  return held;
}

/** True when a chunk is the whole of a body that is not compressed. */
function isAll({ headers }: IncomingMessage, { length }: Buffer): boolean {
  return headers['content-encoding'] === undefined && headers['content-length'] === String(length);
}
