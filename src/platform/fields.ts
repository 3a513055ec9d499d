/** Fields of parsed JSON, by their names; a list has its items by their numbers. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for an object, and for a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** True for an object that is no list. */
export function isObject(value: unknown): value is Fields {
  return isFields(value) && !Array.isArray(value);
}
