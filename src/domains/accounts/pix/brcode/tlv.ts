import { BrcodeFault } from './fault.ts';

/** A field: two digits of identifier, two of length, and so many characters of value. */
export interface Field {
  readonly id: string;
  readonly value: string;
  /** Position of the value in the whole code. */
  readonly at: number;
}

export type Fields = ReadonlyMap<string, Field>;

/** The checksum is the last of all fields. */
export const CHECKSUM = '63';

const HEADER = 4;
const LONGEST = 99;
/** Control characters, and halves of characters that do not fit into one: a length could not count them. */
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff\ufffe\uffff]/;

/**
 * The fields of a code up to its checksum, or those inside the template `parent`. Lengths count characters.
 * @throws BrcodeFault MALFORMED, TRUNCATED, DUPLICATE_FIELD, INVALID_FIELD for an empty or unprintable value.
 */
export function readFields(text: string, at: number, parent?: string): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (let start = 0; start < text.length;) {
    const field = readField(text, start, at, parent);
    if (fields.has(field.id)) throw new BrcodeFault('DUPLICATE_FIELD', path(parent, field.id), at + start);
    fields.set(field.id, field);
    start = field.at - at + field.value.length;
    if (parent === undefined && field.id === CHECKSUM) {
      if (start < text.length) throw new BrcodeFault('TRAILING_DATA', undefined, start);
      break;
    }
  }
  return fields;
}

function readField(text: string, start: number, at: number, parent: string | undefined): Field {
  const digits = /^\d{0,4}/.exec(text.slice(start, start + HEADER))?.[0].length ?? 0;
  const begins = start + HEADER;
  if (digits < HEADER) throw new BrcodeFault(
    begins > text.length && digits === text.length - start ? 'TRUNCATED' : 'MALFORMED', parent, at + start + digits,
  );
  const id = text.slice(start, start + 2);
  const length = Number(text.slice(start + 2, begins));
  if (begins + length > text.length) throw new BrcodeFault('TRUNCATED', path(parent, id), at + text.length);
  const value = text.slice(begins, begins + length);
  if (length === 0 || UNPRINTABLE.test(value)) throw new BrcodeFault('INVALID_FIELD', path(parent, id), at + begins);
  return { id, value, at: at + begins };
}

/** The name of a field inside another. */
export function path(parent: string | undefined, id: string): string {
  return parent === undefined ? id : `${parent}.${id}`;
}

/** Writes a field as text. @throws RangeError when the value fits into no field. */
export function writeField(id: string, value: string): string {
  if (value.length === 0 || value.length > LONGEST || UNPRINTABLE.test(value)) throw new RangeError(
    `field ${id} cannot hold ${value.length} characters`,
  );
  return id + String(value.length).padStart(2, '0') + value;
}
