import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { assert } from './assert.ts';

/** RFC 8785 canonical JSON text of `value`. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  assert(text !== undefined, 'only JSON values have a canonical form');
  return text;
}

/** Lowercase hex SHA-256 of UTF-8 `text`. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}
