import type { Changeable, Credentials, RazaoOptions, WriteOptions } from './options.ts';

/** Requirement on an option, in words and as a test. */
type Rule = readonly [must: string, holds: (value: unknown) => boolean];
type Rules<Name extends string> = Readonly<Record<Name, Rule>>;
type NameOf<Options> = Options extends unknown ? keyof Options : never;

/** Timers count in 32 bits: one that is longer ends at once. */
const LONGEST_MS = 2 ** 31 - 1;
/** Secrets, and options that can hold one. */
const UNSHOWN: readonly string[] = ['clientSecret', 'token', 'headers'];

/** HTTP cuts spaces at the ends of headers off. */
const KEY = /^(?=.{1,255}$)[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/;

const TEXT: Rule = ['a string', isText];
const HEADER_TEXT: Rule = ['a text that HTTP allows in headers', isHeaderText];
const FUNCTION: Rule = ['a function', isFunction];

const SENDING = {
  timeoutMs: [`milliseconds above 0, at most ${LONGEST_MS}`, (value) => typeof value === 'number' && value > 0 && value <= LONGEST_MS],
  maxRetries: ['a whole number from 0, or Infinity', (value) => value === Infinity || (Number.isInteger(value) && Number(value) >= 0)],
  headers: ['a plain object of strings that HTTP allows in headers', isHeaders],
} as const satisfies Partial<Rules<string>>;

/** Requirements on the options of a call. */
export const OF_CALL: Rules<NameOf<WriteOptions>> = {
  ...SENDING, signal: ['an AbortSignal', (value) => hasMethods(value, 'throwIfAborted', 'addEventListener')], accept: HEADER_TEXT,
  idempotencyKey: ['1 to 255 printable ASCII characters, without spaces around them', (value) => isText(value) && KEY.test(value)],
};

/** Requirements on the options of `withOptions`. */
export const OF_CHANGE: Rules<NameOf<Changeable>> = {
  ...SENDING, onRequest: FUNCTION, onResponse: FUNCTION, fetch: FUNCTION,
  logger: ['an object', (value) => Object(value) === value],
};

/** Requirements on the options of a client. */
export const OF_CLIENT: Rules<NameOf<RazaoOptions | Credentials>> = {
  ...OF_CHANGE, baseUrl: TEXT, clientId: TEXT, clientSecret: TEXT,
  scopes: ['an array of strings', (value) => Array.isArray(value) && value.every(isText)],
  token: ['a function, or a string that HTTP allows in headers', (value) => isHeaderText(value) || isFunction(value)],
  storage: ['an object with the methods load and write', (value) => hasMethods(value, 'load', 'write')],
};

/**
 * Checks options against their rules. One that is undefined counts as left out.
 * @throws TypeError that names an option which cannot work, or unknown options.
 */
export function check(options: object, rules: Rules<string>): void {
  if (Object(options) !== options) throw new TypeError(`options must be an object, not ${kindOf(options)}`);
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const unknown = given.map(([name]) => name).filter((name) => !Object.hasOwn(rules, name));
  if (unknown.length > 0) throw new TypeError(`unknown options: ${unknown.join(', ')}; there are ${Object.keys(rules).join(', ')}`);
  for (const [name, value] of given) {
    const [must, holds] = rules[name] as Rule;
    if (!holds(value)) throw new TypeError(`${name} must be ${must}, not ${UNSHOWN.includes(name) ? kindOf(value) : shown(value)}`);
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** True when HTTP sends the text unchanged. */
export function isHeaderText(value: unknown): value is string {
  return isText(value) && /^[\x20-\x7e]*$/.test(value);
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

function hasMethods(value: unknown, ...names: string[]): boolean {
  return names.every((name) => isFunction((value as Record<string, unknown> | null)?.[name]));
}

/** Not a `Headers` or a list of pairs: options are merged by their own properties. */
function isHeaders(value: unknown): boolean {
  try {
    new Headers(value as Record<string, string>);
  } catch {
    return false;
  }
  return value !== null && !(Symbol.iterator in (value as object)) && Object.values(value as object).every(isText);
}

function shown(value: unknown): string {
  return isText(value) ? JSON.stringify(value) : typeof value === 'number' ? String(value) : kindOf(value);
}

/** With the types of its properties, but never a value. */
function kindOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return value === null ? 'null' : `a ${typeof value}`;
  return `an object (${Object.entries(value).map(([name, its]) => `${name}: ${typeof its}`).join(', ')})`;
}
