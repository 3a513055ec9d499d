import { createHash } from 'node:crypto';

const OURS = /^([a-z]{2,8})_([0-9A-Z]{26})$/;
const WITHOUT_MARK = /^([a-z]{2,8})([0-9A-Z]{26})$/;
const HASHED = 'h';
const LONGEST = 35;

/**
 * The id of one of our references at the PSP: one to 35 letters and digits, always the same, so that a repetition is recognised there. The
 * reference of an obligation can be read back from it (`referenceOf`), of any other text it is a digest.
 */
export function bankIdOf(reference: string): string {
  const [, kind, rest] = OURS.exec(reference) ?? [];
  if (kind !== undefined && rest !== undefined) return kind + rest;
  return (HASHED + BigInt(`0x${createHash('sha256').update(reference).digest('hex')}`).toString(36)).slice(0, LONGEST);
}

/** The reference that an id at the PSP was made of; undefined where it is not one of ours, or a digest. */
export function referenceOf(bankId: string): string | undefined {
  const [, kind, rest] = WITHOUT_MARK.exec(bankId) ?? [];
  return kind === undefined ? undefined : `${kind}_${rest}`;
}
