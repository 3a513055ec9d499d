import { ServerResponse } from 'node:http';
import type { Express, Response } from 'express';

type Head = Readonly<Record<string, string | number>>;

/** Head as Node writes it unchecked: names and values in turn. */
export type HeadList = readonly (string | number)[];

/**
 * Gives every answer of an application these headers and its request's id, unless it has them. They are added when its head is written,
 * which costs half of setting them one by one before; Node takes a list of headers as it is. Express answers a target that is not an
 * address before the request gets an id.
 */
export function standingHeaders(app: Express, standing: Head): void {
  const { writeHead } = ServerResponse.prototype;
  const standingList: HeadList = Object.entries(standing).flat();
  app.response.writeHead = function (this: Response, status: number, given: Head | HeadList = NONE): Response {
    const { requestId } = this.req as { requestId?: string };
    const isBare = this.getHeaderNames().length === 0;
    if (isBare && Array.isArray(given) && requestId !== undefined) {
      return writeHead.call(this, status, [...standingList, 'X-Request-Id', requestId, ...given] as never) as Response;
    }
    const head = Array.isArray(given) ? headOf(given) : given as Head;
    const added: Head = requestId === undefined ? standing : { ...standing, 'X-Request-Id': requestId };
    if (isBare) return writeHead.call(this, status, { ...added, ...head }) as Response;
    for (const [name, value] of Object.entries(added)) if (!this.hasHeader(name)) this.setHeader(name, value);
    return writeHead.call(this, status, head) as Response;
  } as Response['writeHead'];
}

const NONE: Head = {};

function headOf(list: HeadList): Head {
  return Object.fromEntries(list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? '']] : [])));
}
