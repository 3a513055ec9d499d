import { hash } from 'node:crypto';
import { configure } from 'safe-stable-stringify';
import { assert } from './assert.ts';

const stringify = configure({ deterministic: true, strict: true });

/** The canonical text of a JSON value: members in the order of their names, no spaces. Source: RFC 8785. */
export function canonicalJson(value: unknown): string {
  const text = stringify(value);
  assert(text !== undefined, 'only JSON values have a canonical form');
  return text;
}

/** Lowercase hex SHA-256 of UTF-8 `text`. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}
