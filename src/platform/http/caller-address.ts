import { isIP } from 'node:net';
import type { Request } from 'express';

/** The address that a request came from, behind the trusted proxies. Undefined where a proxy names something that is not an address. */
export function callerAddress({ ip = '' }: Request): string | undefined {
  return isIP(ip) === 0 ? undefined : ip;
}
