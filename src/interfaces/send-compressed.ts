import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip, type InputType, type ZlibOptions } from 'node:zlib';

/** A body in the form in which it is sent. */
export interface Compressed {
  readonly body: Buffer;
  readonly etag: string;
}

/** Compresses a body and names it by its content. */
export async function compress(text: Buffer): Promise<Compressed> {
  const body = await promisify<InputType, ZlibOptions, Buffer>(gzip)(text, { level: constants.Z_BEST_COMPRESSION });
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
