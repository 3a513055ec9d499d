import type { Response } from 'express';
import { isObject, type Fields } from '../fields.ts';
import { nearestOf } from './nearest.ts';

/** Object of a body that takes fields which its model does not have, and ignores them. */
export interface OpenObject {
  /** Place in the body: names of fields, and `*` for every item of a list. */
  readonly at: readonly string[];
  readonly fields: readonly string[];
  /** Fields that tell it from the other forms of the value; absent where there is one form. */
  readonly required?: readonly string[];
}

/** A field of a body that is ignored. */
export interface IgnoredField {
  /** `tax_id.typ`, `contacts.0.valu`. */
  readonly path: string;
  readonly nearest: string | undefined;
}

/** The header that names ignored fields. */
export const IGNORED_FIELDS = 'Razao-Ignored-Fields';
/** Number of fields that an answer names. */
const MOST_NAMED = 20;
/** Number of characters shown of an unknown name. */
const LONGEST_NAME = 64;

type Place = readonly [path: readonly string[], value: Fields];

/** Returns the fields of a body that its operation ignores, in the order of its models. */
export function ignoredFields(objects: readonly OpenObject[], body: unknown): IgnoredField[] {
  const known = new Map<string, { place: Place; names: Set<string> }>();
  for (const { at, fields, required = [] } of objects) {
    for (const place of placesOf(at, body)) {
      if (!required.every((name) => Object.hasOwn(place[1], name))) continue;
      const path = place[0].join('.');
      const { names } = known.get(path) ?? { names: new Set<string>() };
      known.set(path, { place, names: new Set([...names, ...fields]) });
    }
  }
  return [...known.values()].flatMap(({ place, names }) => ignoredOf(place, [...names])).slice(0, MOST_NAMED);
}

function placesOf(at: readonly string[], body: unknown): Place[] {
  let places: [string[], unknown][] = [[[], body]];
  for (const step of at) {
    places = places.flatMap(([path, value]) => (step === '*' ? itemsOf(path, value) : [memberOf(path, value, step)]));
  }
  return places.filter((place): place is [string[], Fields] => isObject(place[1]));
}

function memberOf(path: readonly string[], value: unknown, name: string): [string[], unknown] {
  return [[...path, name], isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined];
}

function itemsOf(path: readonly string[], value: unknown): [string[], unknown][] {
  return Array.isArray(value) ? value.map((item: unknown, index) => [[...path, String(index)], item]) : [];
}

function ignoredOf([path, value]: Place, names: readonly string[]): IgnoredField[] {
  return Object.keys(value).filter((name) => !names.includes(name)).map((name) => {
    const shown = name.slice(0, LONGEST_NAME).toWellFormed();
    return { path: [...path, shown].join('.'), nearest: nearestOf(shown, names.filter((it) => !Object.hasOwn(value, it))) };
  });
}

/** Names ignored fields in the header of an answer, and in its body if it succeeds. */
export function nameIgnored(response: Response, ignored: readonly IgnoredField[]): void {
  response.setHeader(IGNORED_FIELDS, headerOf(ignored));
  const { json } = response;
  response.json = (body: unknown) => json.call(response, response.statusCode < 300 ? withIgnored(body, ignored) : body);
}

/** Text of the header. */
export function headerOf(ignored: readonly IgnoredField[]): string {
  return ignored.map(({ path, nearest }) => {
    return nearest === undefined ? encoded(path) : `${encoded(path)}; did-you-mean=${nearest}`;
  }).join(', ');
}

/** An answer that lists what was ignored. */
export function withIgnored(answer: unknown, ignored: readonly IgnoredField[]): unknown {
  return isObject(answer) ? { ...answer, ignored_fields: ignored.map(({ path }) => path) } : answer;
}

function encoded(path: string): string {
  return encodeURIComponent(path).replaceAll(/[!'()*~]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);
}
