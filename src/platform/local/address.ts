/** Address and password of an embedded server: chosen once, remembered in its folder, so that runs are alike. */
import { randomBytes, randomInt } from 'node:crypto';
import { chownSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { LocalServerError, readOrEmpty } from './process.ts';

export interface Address {
  readonly port: number;
  readonly password: string;
}

/** Below 32768, where systems start handing out ports of outgoing connections. */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 31_999;
const ATTEMPTS = 50;

export function readAddress(file: string): Address | undefined {
  try {
    const { port, password } = JSON.parse(readOrEmpty(file)) as Partial<Address>;
    return typeof port === 'number' && typeof password === 'string' ? { port, password } : undefined;
  } catch {
    return undefined;
  }
}

export function writeAddress(file: string, address: Address, owner?: { uid: number; gid: number }): void {
  writeFileSync(file, `${JSON.stringify(address)}\n`, { mode: 0o600 });
  if (owner !== undefined) chownSync(file, owner.uid, owner.gid);
}

export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** The wished port when it is free on 127.0.0.1, else a random free one. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) return preferred;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT + 1);
    if (await isFree(port)) return port;
  }
  throw new LocalServerError(`no free port between ${LOWEST_PORT} and ${HIGHEST_PORT}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
