import type { IncomingMessage } from 'node:http';

const LARGEST_BYTES = 1024 * 1024;

/** Reads the body of a request; undefined for one of over 1 MiB, of which no more is kept. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= LARGEST_BYTES) chunks.push(chunk as Buffer);
    else chunks.length = 0;
  }
  return size > LARGEST_BYTES ? undefined : Buffer.concat(chunks);
}
