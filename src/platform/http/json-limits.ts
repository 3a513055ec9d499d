import type { ValidationFinding } from '../errors.ts';

/** How deep the members of a body may be nested: a stack is finite, and nobody's metadata needs more. */
const DEEPEST = 64;

/** Of the body as a whole, wherever in it that is. */
const TOO_DEEP = finding([], `must not be nested deeper than ${DEEPEST}`, 'recursion_loop');

/** The type of the finding that a key stands twice in its object. */
const DUPLICATE_KEY = 'duplicate_key';

/**
 * What of a body's JSON is not taken: a number too large for a double (`1e400` is read as Infinity), a nesting that no
 * recursion survives, a key that stands twice in its object, of which a reader may take either. Undefined when there is
 * none. Members are counted, and their keys read one by one only where fewer were parsed than the text has, or where it has
 * escapes: V8 reads some escaped keys as others (`"\\"" twice as `"` and `\\`, once it has met a key `\\`), so its count is no proof.
 * @param json the text that `value` was parsed from.
 */
export function beyondJson(json: string, value: unknown): ValidationFinding | undefined {
  const walk: Walk = { members: 0 };
  return find(value, 0, walk) ?? (json.includes('\\') || walk.members < membersIn(json) ? duplicateKey(json) : undefined);
}

interface Walk {
  /** Members of objects met. */
  members: number;
}

/**
 * The first that is beyond; its path is put together on the way back, since hardly any value has one. Lists and objects are gone
 * through by loops of their own: one loop for both, by `for … in`, took 11 µs of a small body in a process that had met many kinds.
 */
function find(value: unknown, depth: number, walk: Walk): ValidationFinding | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : finding([], 'not a finite number', 'finite_number');
  if (value === null || typeof value !== 'object') return undefined;
  if (depth === DEEPEST) return TOO_DEEP;
  return Array.isArray(value) ? findInList(value, depth, walk) : findInObject(value as Readonly<Record<string, unknown>>, depth, walk);
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

/** A finding of a member, as one of what holds it. */
function within(at: string | number, found: ValidationFinding): ValidationFinding {
  return found === TOO_DEEP ? found : { ...found, loc: ['body', at, ...found.loc.slice(1)] };
}

/** How many members the objects of a valid text have, those that share a key each for itself: strings before a colon. */
function membersIn(json: string): number {
  let members = 0;
  for (let start = json.indexOf('"'); start !== -1; start = json.indexOf('"', start)) {
    start = afterSpace(json, afterString(json, start));
    if (json.charCodeAt(start) === COLON) members += 1;
  }
  return members;
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
  /** The key or the index of what is read now. */
  at: string | number;
}

/** The first key that stands twice in its object, in a valid text; keys are compared as what their escapes mean. */
function duplicateKey(json: string): ValidationFinding | undefined {
  const open: Open[] = [];
  for (let place = 0; place < json.length; place += 1) {
    const inner = open.at(-1);
    const character = json[place];
    if (character === '{') open.push({ keys: new Set(), at: '' });
    else if (character === '[') open.push({ keys: undefined, at: 0 });
    else if (character === '}' || character === ']') open.pop();
    else if (character === ',' && typeof inner?.at === 'number') inner.at += 1;
    else if (character === '"') {
      const end = afterString(json, place);
      if (inner?.keys && json.charCodeAt(afterSpace(json, end)) === COLON) {
        inner.at = JSON.parse(json.slice(place, end)) as string;
        if (inner.keys.has(inner.at)) return finding(open.map(({ at }) => at), 'the key stands twice in its object', DUPLICATE_KEY);
        inner.keys.add(inner.at);
      }
      place = end - 1;
    }
  }
  return undefined;
}

function finding(path: readonly (string | number)[], msg: string, type: string): ValidationFinding {
  return { loc: ['body', ...path], msg, type };
}
