import { ServerResponse } from 'node:http';
import type { Express, Response } from 'express';

type Head = Readonly<Record<string, string | number>>;

/**
 * Gives every answer of an application these headers and its request's id, unless it has them. They are added when its
 * head is written, which costs half of setting them one by one before.
 */
export function standingHeaders(app: Express, standing: Head): void {
  const { writeHead } = ServerResponse.prototype;
  app.response.writeHead = function (this: Response, status: number, given: Head = {}): Response {
    const head: Head = { ...standing, 'X-Request-Id': this.req.requestId, ...given };
    if (this.getHeaderNames().length === 0) return writeHead.call(this, status, head) as Response;
    for (const [name, value] of Object.entries(head)) if (!this.hasHeader(name)) this.setHeader(name, value);
    return writeHead.call(this, status) as Response;
  } as Response['writeHead'];
}
