import { ServerResponse } from 'node:http';
import type { Express, Response } from 'express';

type Head = Readonly<Record<string, string | number>>;

/**
 * Gives every answer of an application these headers and its request's id, unless it has them. They are added when its
 * head is written, which costs half of setting them one by one before. Express answers a target that is no address
 * before the request gets an id.
 */
export function standingHeaders(app: Express, standing: Head): void {
  const { writeHead } = ServerResponse.prototype;
  app.response.writeHead = function (this: Response, status: number, given: Head = {}): Response {
    const { requestId } = this.req as { requestId?: string };
    const added: Head = requestId === undefined ? standing : { ...standing, 'X-Request-Id': requestId };
    if (this.getHeaderNames().length === 0) return writeHead.call(this, status, { ...added, ...given }) as Response;
    for (const [name, value] of Object.entries(added)) if (!this.hasHeader(name)) this.setHeader(name, value);
    return writeHead.call(this, status, given) as Response;
  } as Response['writeHead'];
}
