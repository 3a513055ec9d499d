/** Identifiers as the rails form them. */
import { randomBytes, randomUUID } from 'node:crypto';

/** ISPB of the simulated sponsor, and of the institution of everybody else. */
export const OWN_ISPB = '12345678';
export const OTHER_ISPB = '87654321';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LARGEST_FAIR_BYTE = 247;
const RANDOM_LENGTH = 11;

/** `E` (a payment) or `D` (a return), the institution that sends it, the minute in UTC, eleven letters or digits. */
export function endToEndId(kind: 'E' | 'D', ispb: string, at: Date): string {
  return `${kind}${ispb}${at.toISOString().slice(0, 16).replace(/\D/g, '')}${randomText()}`;
}

/** The name in a Pix key that is an e-mail address: `mandate` of `pix_key:mandate@example.com`. */
export function nameInKey(externalId: string): string | undefined {
  return /^pix_key:([a-z0-9-]+)@/.exec(externalId)?.[1];
}

export function uniqueId(prefix: string): string {
  return `${prefix}-${randomUUID()}`;
}

export function randomText(): string {
  let text = '';
  while (text.length < RANDOM_LENGTH) {
    for (const byte of randomBytes(RANDOM_LENGTH)) if (byte <= LARGEST_FAIR_BYTE) text += ALPHABET[byte % ALPHABET.length];
  }
  return text.slice(0, RANDOM_LENGTH);
}
