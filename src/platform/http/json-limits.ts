import type { ValidationFinding } from '../errors.ts';

/** Greatest depth of nesting in a body: a stack is finite, and nobody's metadata needs more. */
const DEEPEST = 64;

/** Finding for the body as a whole, wherever in it the nesting is. */
const TOO_DEEP = finding([], `must not be nested deeper than ${DEEPEST}`, 'recursion_loop');

/** Type of the finding for a key that occurs twice in its object. */
const DUPLICATE_KEY = 'duplicate_key';

/** The type of the finding that a number would be another one after it was read. */
export const INEXACT_NUMBER = 'number_not_exact';

const TOO_LARGE = `must be within ±${Number.MAX_SAFE_INTEGER}, beyond which numbers are not exact; send a longer identifier as a string`;
const TOO_MANY_DIGITS = 'has more digits than a number keeps; send it as a string, or with fewer';

/**
 * Finds JSON that is not accepted: a number too large for a double (`1e400` is read as Infinity) or with more digits than one keeps (…993
 * is read as …992), a nesting that no recursion survives, a key that occurs twice in its object, of which a reader may take either.
 * Undefined when there is none. The text is scanned only where something in it may be wrong: where fewer members were parsed than it has,
 * where a number is long, or where it has escapes, since V8 reads some escaped keys as others (`"\\"" twice as `"` and `\\`, once it has
 * met a key `\\`), so that its count proves nothing.
 * @param json the text that `value` was parsed from.
 */
export function beyondJson(json: string, value: unknown): ValidationFinding | undefined {
  const walk: Walk = { members: 0, isSuspect: false };
  return find(value, 0, walk) ?? (walk.isSuspect || json.includes('\\') || isSuspect(json, walk.members) ? firstBeyond(json) : undefined);
}

interface Walk {
  /** Members of objects met. */
  members: number;
  /** True when a number was found that may have been more than nothing: 0, or one so small that it has few digits. */
  isSuspect: boolean;
}

/**
 * The first that is beyond; its path is put together on the way back, since hardly any value has one. Lists and objects are gone
 * through by loops of their own: one loop for both, by `for … in`, took 11 µs of a small body in a process that had met many kinds.
 */
function find(value: unknown, depth: number, walk: Walk): ValidationFinding | undefined {
  if (typeof value === 'number') return findInNumber(value, walk);
  if (value === null || typeof value !== 'object') return undefined;
  if (depth === DEEPEST) return TOO_DEEP;
  return Array.isArray(value) ? findInList(value, depth, walk) : findInObject(value as Readonly<Record<string, unknown>>, depth, walk);
}

function findInNumber(value: number, walk: Walk): ValidationFinding | undefined {
  const size = Math.abs(value);
  if (size < LEAST_NORMAL) walk.isSuspect = true;
  if (size <= Number.MAX_SAFE_INTEGER) return undefined;
  return Number.isFinite(value) ? finding([], TOO_LARGE, INEXACT_NUMBER) : finding([], 'not a finite number', 'finite_number');
}

function findInList(list: readonly unknown[], depth: number, walk: Walk): ValidationFinding | undefined {
  for (let place = 0; place < list.length; place += 1) {
    const found = find(list[place], depth + 1, walk);
    if (found) return within(place, found);
  }
  return undefined;
}

function findInObject(members: Readonly<Record<string, unknown>>, depth: number, walk: Walk): ValidationFinding | undefined {
  const keys = Object.keys(members);
  walk.members += keys.length;
  for (const key of keys) {
    const found = find(members[key], depth + 1, walk);
    if (found) return within(key, found);
  }
  return undefined;
}

/** Returns the finding of a member as one of its container. */
function within(at: string | number, found: ValidationFinding): ValidationFinding {
  return found === TOO_DEEP ? found : { ...found, loc: ['body', at, ...found.loc.slice(1)] };
}

/** The smallest double that has all of its digits. */
const LEAST_NORMAL = 2.2250738585072014e-308;
/** A double keeps any number of so many digits. */
const DIGITS_KEPT = 15;
const LONG_NUMBER = new RegExp(String.raw`\d[\d.]{${DIGITS_KEPT}}`);

/**
 * True when the objects of a valid text have more members than were parsed, or a number in it is long. Members are strings before a colon;
 * a number is between strings.
 */
function isSuspect(json: string, parsed: number): boolean {
  let members = 0;
  let end = 0;
  for (let start = json.indexOf('"'); start !== -1; start = json.indexOf('"', end)) {
    if (start - end > DIGITS_KEPT && LONG_NUMBER.test(json.slice(end, start))) return true;
    end = afterSpace(json, afterString(json, start));
    if (json.charCodeAt(end) === COLON) members += 1;
  }
  return members > parsed || (json.length - end > DIGITS_KEPT && LONG_NUMBER.test(json.slice(end)));
}

const COLON = 0x3a;
const BACKSLASH = 0x5c;
const SPACE = 0x20;

/** @param start where a string begins, in a valid text. @returns the place behind its closing quote. */
function afterString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); ; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
}

/** JSON's own spaces are its only characters up to U+0020. */
function afterSpace(json: string, start: number): number {
  let place = start;
  while (json.charCodeAt(place) <= SPACE) place += 1;
  return place;
}

interface Open {
  /** The keys seen so far; undefined for a list. */
  readonly keys: Set<string> | undefined;
  /** Key or index that is being read. */
  at: string | number;
}

/** Scans a valid text from its beginning for the first finding: keys are compared as what their escapes mean, numbers by their digits. */
function firstBeyond(json: string): ValidationFinding | undefined {
  const open: Open[] = [];
  for (let place = 0; place < json.length; place += 1) {
    const inner = open.at(-1);
    const character = json[place] ?? '';
    if (character === '{') open.push({ keys: new Set(), at: '' });
    else if (character === '[') open.push({ keys: undefined, at: 0 });
    else if (character === '}' || character === ']') open.pop();
    else if (character === ',' && typeof inner?.at === 'number') inner.at += 1;
    else if (character === '"') {
      const end = afterString(json, place);
      if (inner?.keys && json.charCodeAt(afterSpace(json, end)) === COLON) {
        inner.at = JSON.parse(json.slice(place, end)) as string;
        if (inner.keys.has(inner.at)) return finding(open.map(({ at }) => at), 'the key is repeated in its object', DUPLICATE_KEY);
        inner.keys.add(inner.at);
      }
      place = end - 1;
    } else if (character === '-' || (character >= '0' && character <= '9')) {
      const literal = numberAt(json, place);
      if (!isExact(literal)) return finding(open.map(({ at }) => at), TOO_MANY_DIGITS, INEXACT_NUMBER);
      place += literal.length - 1;
    }
  }
  return undefined;
}

const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

function numberAt(json: string, place: number): string {
  NUMBER.lastIndex = place;
  return NUMBER.exec(json)?.[0] ?? '';
}

const STRING_OR_NUMBER = new RegExp(String.raw`"(?:[^"\\]+|\\.)*"|${NUMBER.source}`, 'g');

/** Returns a valid text with a string of digits in place of each number that has more of them than a double keeps. */
export function quoteInexactNumbers(json: string): string {
  return json.replace(STRING_OR_NUMBER, (token) => (token.startsWith('"') || isExact(token) ? token : `"${token}"`));
}

/** True when a JSON number is the same after it was read as a double, and a whole one is among those that are all exact. */
function isExact(literal: string): boolean {
  const value = Number(literal);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return false;
  return literal.length <= DIGITS_KEPT && Math.abs(value) >= LEAST_NORMAL || decimalOf(literal) === decimalOf(String(value));
}

/** Returns a number as its digits and the power of ten of the last, `25e-1` for 2.50: equal numbers have equal texts. */
function decimalOf(literal: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(literal) ?? [];
  const digits = whole + fraction;
  let [begin, end] = [0, digits.length];
  while (digits[begin] === '0') begin += 1;
  while (end > begin && digits[end - 1] === '0') end -= 1;
  return begin === end ? '0' : `${sign}${digits.slice(begin, end)}e${Number(exponent) - fraction.length + digits.length - end}`;
}

function finding(path: readonly (string | number)[], msg: string, type: string): ValidationFinding {
  return { loc: ['body', ...path], msg, type };
}
