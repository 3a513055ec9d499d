import { createHash, randomBytes } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import type { Clock } from './clock.ts';

/** Prefixes of all kinds of identifiers. */
export type IdPrefix =
  | 'acc' | 'act' | 'bat' | 'blk' | 'cfr' | 'cli' | 'cmd' | 'cmp' | 'cns' | 'evd' | 'flg' | 'gla' | 'hld' | 'kyq' | 'lim' | 'med' | 'obl'
    | 'pin' | 'pmc' | 'pmt' | 'pty' | 'pxc' | 'pxk' | 'pxm'
  | 'ptx' | 'pxq' | 'rcb' | 'rcr' | 'req' | 'rex' | 'rlb' | 'sch' | 'scn' | 'scr' | 'spr' | 'sqd' | 'swp' | 'tpl' | 'txn' | 'whd' | 'whe';

/** The one source of identifiers: a prefix and a ULID that grows with time. */
export interface IdSource {
  next(prefix: IdPrefix): string;
}

const ID_FORM = /^[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}$/;

/** True when a value has the form of an identifier that the service made. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID_FORM.test(value);
}

const RANDOM_POOL_BYTES = 4096;

/** Fractions in [0, 1) from the operating system's generator, drawn in pools because a call each is slow. */
function pooledRandom(): () => number {
  let pool = randomBytes(RANDOM_POOL_BYTES);
  let used = 0;
  return () => {
    if (used === pool.length) {
      pool = randomBytes(RANDOM_POOL_BYTES);
      used = 0;
    }
    return (pool[used++] ?? 0) / 256;
  };
}

/** Identifiers whose time part follows `clock`. `random` yields fractions in [0, 1). */
export function idSource(clock: Clock, random: () => number = pooledRandom()): IdSource {
  const ulid = monotonicFactory(random);
  return { next: (prefix) => `${prefix}_${ulid(clock.now().getTime())}` };
}

/** Number of characters at the end of an id that `withOrigin` draws: 35 bits, and none of those that ids are ordered by. */
export const ORIGIN_LENGTH = 7;
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns the id with an end that follows from `origin` alone. So two rows that were created for one reason, by a ledger that was restored
 * in between, are recognised as the same, although their ids differ in time.
 */
export function withOrigin(id: string, origin: string): string {
  const digest = createHash('sha256').update(origin).digest();
  return id.slice(0, -ORIGIN_LENGTH) + Array.from(digest.subarray(0, ORIGIN_LENGTH), (byte) => DIGITS[byte % 32]).join('');
}

/** Returns the mark of its origin in an id that `withOrigin` made. */
export function originOf(id: string): string {
  return id.slice(-ORIGIN_LENGTH);
}

/** Returns an id made of texts that may hold anything, for lists without quotes. */
export function encodedId(prefix: string, parts: readonly string[]): string {
  return `${prefix}_${Buffer.from(JSON.stringify(parts)).toString('base64url')}`;
}

/** The texts that an id was made of by `encodedId`. */
export function partsOfId(id: string): string[] {
  return JSON.parse(Buffer.from(id.slice(id.indexOf('_') + 1), 'base64url').toString()) as string[];
}
