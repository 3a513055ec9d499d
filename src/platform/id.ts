import { randomBytes } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import type { Clock } from './clock.ts';

/** What every kind of identifier begins with. */
export type IdPrefix =
  | 'acc' | 'bat' | 'blk' | 'cfr' | 'cli' | 'cmd' | 'cmp' | 'cns' | 'evd' | 'flg' | 'gla' | 'hld' | 'kyq' | 'lim' | 'med' | 'obl' | 'pin' | 'pmc' | 'pmt' | 'pty' | 'pxc' | 'pxk' | 'pxm'
  | 'ptx' | 'pxq' | 'rcb' | 'rcr' | 'req' | 'rex' | 'rlb' | 'sch' | 'scn' | 'scr' | 'spr' | 'sqd' | 'swp' | 'tpl' | 'txn' | 'whd' | 'whe';

/** The one source of identifiers: a prefix and a ULID that grows with time. */
export interface IdSource {
  next(prefix: IdPrefix): string;
}

const ID_FORM = /^[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Whether a value has the form of an identifier that the service made. */
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

/** An id made of texts that may hold anything, for lists that know no quotes. */
export function encodedId(prefix: string, parts: readonly string[]): string {
  return `${prefix}_${Buffer.from(JSON.stringify(parts)).toString('base64url')}`;
}

/** The texts that an id was made of by `encodedId`. */
export function partsOfId(id: string): string[] {
  return JSON.parse(Buffer.from(id.slice(id.indexOf('_') + 1), 'base64url').toString()) as string[];
}
