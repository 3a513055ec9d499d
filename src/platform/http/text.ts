/** Matches JSON escapes of characters that no database text can hold: a quick check, before the slow one. */
const SUSPECT_ESCAPE = /\\u(?:0000|[dD][89a-fA-F])/;

const NUL = '\u0000';

/** True for text that Postgres can keep: Unicode without U+0000 and without half surrogate pairs. */
export function isStorable(text: string): boolean {
  return !text.includes(NUL) && text.isWellFormed();
}

/**
 * Returns the path of the first text in a parsed body that no database can hold; undefined when there is none.
 * @param json the body as received, in which such a character can occur only as an escape.
 */
export function unstorableText(json: string, value: unknown): (string | number)[] | undefined {
  return SUSPECT_ESCAPE.test(json) ? firstUnstorable(value, ['body']) : undefined;
}

function firstUnstorable(value: unknown, loc: (string | number)[]): (string | number)[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : loc;
  if (value === null || typeof value !== 'object') return undefined;
  if (Object.keys(value).some((key) => !isStorable(key))) return loc;
  for (const [key, member] of Object.entries(value)) {
    const found = firstUnstorable(member, [...loc, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}
