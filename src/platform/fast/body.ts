import type { IncomingMessage } from 'node:http';
import express, { type Express, type Request, type Response } from 'express';

const LARGEST_BODY_BYTES = 1_048_576;

/** Reads the body of a request. */
export interface BodyReader {
  /** Prepares the requests of an application, before its first one. */
  prepare(app: Express): void;
  /**
   * Returns the unpacked bytes; undefined for a body without any.
   * @throws the error of `express.raw`. Its `status` is 413 past 1 MB, 415 for an unknown encoding, and 400 for a body that does not
   *   unpack or is incomplete.
   */
  read(request: Request, response: Response): Promise<Buffer | undefined>;
}

const readRaw = express.raw({ type: () => true, limit: LARGEST_BODY_BYTES });

export const plainBody: BodyReader = {
  prepare: () => undefined,
  async read(request, response) {
    await new Promise<void>((resolve, reject) => {
      readRaw(request, response, (error: unknown) => (error === undefined ? resolve() : reject(error as Error)));
    });
    const raw: unknown = request.body;
    return Buffer.isBuffer(raw) && raw.length > 0 ? raw : undefined;
  },
};

/** Takes a body that arrived in one piece as Node's parser found it, past the stream and its listeners; others as the plain twin does. */
export const fastBody: BodyReader = {
  prepare: holdWholeBodies,
  read: async (request, response) => takeWhole(request) ?? plainBody.read(request, response),
};

type Holding = IncomingMessage & {
  held?: Buffer | undefined;
  /** True when the parser has reported the end of the body. */
  isEnded?: boolean;
  isTaken?: boolean;
  /** Node's own: somebody has begun to read. */
  _consuming: boolean;
};

/** Lets requests keep a whole body for `takeWhole`. A reader of the stream gets it all the same. */
function holdWholeBodies(app: Express): void {
  const { push, _read } = app.request as unknown as IncomingMessage;
  const holding = app.request as unknown as Holding;
  holding.push = function (this: Holding, chunk: Buffer | null): boolean {
    if (chunk !== null && this.held === undefined && !this._consuming && isWhole(this, chunk)) {
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

/** True when a chunk is all of a body that is not compressed. */
function isWhole({ headers }: IncomingMessage, { length }: Buffer): boolean {
  return headers['content-encoding'] === undefined && headers['content-length'] === String(length);
}

/** Returns a held body once. The parser reports the end of a body a moment later than its last byte. */
export function takeWhole(request: IncomingMessage): Buffer | undefined {
  const message = request as Holding;
  const { held } = message;
  if (held === undefined) return undefined;
  message.held = undefined;
  message.isTaken = true;
  message._consuming = true; // nothing of it is left that Node would have to drain
  return held;
}
