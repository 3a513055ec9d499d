import { sha256 } from '../../../../platform/canonical.ts';
import type { Words } from '../client-input.ts';

const DIGITS = 6;

/** `claim_cents`: `['claim', 'cents']`. */
export function wordsOf(name: string): Words {
  return name.split('_').filter(Boolean);
}

/** A name that none of those taken is alike, be it in capital letters or small; it is taken then. */
export function distinct(name: string, taken: Set<string>): string {
  const own = taken.has(name.toLowerCase()) ? name + sha256(name).slice(0, DIGITS) : name;
  taken.add(own.toLowerCase());
  return own;
}

/** `aurora-bank` as a package is called: letters and digits alone. */
export function packageSegment(tenant: string, reserved: ReadonlySet<string>): string {
  const segment = tenant.toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^(?=\d)/, '_');
  return reserved.has(segment) ? `${segment}_` : segment;
}

/** Values of an enumeration as constants are called: one each, and no two alike. */
export function constantNames(values: readonly string[]): string[] {
  const taken = new Set<string>();
  return values.map((value) => {
    const name = value.toUpperCase().replace(/[^A-Z0-9]/g, '_').replace(/^(?=\d)/, '_');
    return distinct(/^_*$/.test(name) ? `${name}EMPTY` : name, taken);
  });
}
