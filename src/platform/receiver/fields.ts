/**
 * Reads the fields of a provider's report. Each reader takes the object and the name of its field, and throws
 * EventMalformed, with that name, for a value that does not match the receiver's contract.
 */
import { isLonger } from '../characters.ts';
import { instantText, parseInstant } from '../clock.ts';
import { isFields, type Fields } from '../fields.ts';
import { MAX_CENTS } from '../money.ts';
import { EventMalformed } from './receiver.ts';

const LONGEST = 200;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ISPB = /^[0-9A-Z]{8}$/;

/** @throws EventMalformed always. */
export function malformed(name: string): never {
  throw new EventMalformed(name);
}

/**
 * Reads a field by its reader, with further arguments of the reader.
 * @returns undefined for one that is left out, or null.
 */
export function optional<T, More extends unknown[]>(
  fields: Fields, name: string, read: (fields: Fields, name: string, ...more: More) => T, ...more: More
): T | undefined {
  return fields[name] === undefined || fields[name] === null ? undefined : read(fields, name, ...more);
}

export function object(fields: Fields, name: string): Fields {
  const value = fields[name];
  return isFields(value) ? value : malformed(name);
}

/** @returns at most `most` items, each read by its reader. */
export function list<T>(fields: Fields, name: string, most: number, read: (items: Fields, index: string) => T): readonly T[] {
  const items = object(fields, name);
  if (!Array.isArray(items) || items.length > most) malformed(name);
  return items.map((_, index) => read(items, String(index)));
}

/** @returns a text of the form; without one, of 1 to 200 characters. */
export function text(fields: Fields, name: string, form?: RegExp): string {
  const value = fields[name];
  const isText = typeof value === 'string' && (form ? form.test(value) : value !== '' && !isLonger(value, LONGEST));
  return isText ? value : malformed(name);
}

export function oneOf<T extends string>(fields: Fields, name: string, allowed: readonly T[]): T {
  return allowed.find((value) => value === fields[name]) ?? malformed(name);
}

export function flag(fields: Fields, name: string): boolean {
  const value = fields[name];
  return typeof value === 'boolean' ? value : malformed(name);
}

/** @returns a whole number from `least` to `most`. */
export function whole(fields: Fields, name: string, least: number, most: number): number {
  const value = fields[name];
  const isWhole = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return isWhole ? value : malformed(name);
}

/** Money that moved, so that it is more than nothing. @returns minor units, and the currency as it is written. */
export function amount(fields: Fields, name: string): { readonly value: number; readonly currency: string } {
  const money = object(fields, name);
  return { value: whole(money, 'value', 1, Number(MAX_CENTS)), currency: text(money, 'currency') };
}

/** @returns an amount in centavos: Pix knows no other currency. */
export function centavos(fields: Fields, name: string): number {
  const { value, currency } = amount(fields, name);
  return currency === 'BRL' ? value : malformed(name);
}

/** @returns a day of the calendar, as `yyyy-mm-dd`. */
export function day(fields: Fields, name: string): string {
  const value = text(fields, name, DAY);
  return parseInstant(`${value}T00:00:00Z`) ? value : malformed(name);
}

export function instant(fields: Fields, name: string): Date {
  return parseInstant(text(fields, name)) ?? malformed(name);
}

/** @returns an instant as ISO text, for facts that can be kept as JSON. */
export function isoInstant(fields: Fields, name: string): string {
  return instantText(instant(fields, name));
}

/** @returns the Central Bank's code of an institution. */
export function ispb(fields: Fields, name: string): string {
  return text(fields, name, ISPB);
}
