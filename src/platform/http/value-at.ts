/** An object or a list of a body, by its names or numbers. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for an object, and for a list. */
export function isObject(value: unknown): value is Fields {
  return value !== null && typeof value === 'object';
}

/** The value at the end of a way through a body; undefined where there is none. */
export function valueAt(body: unknown, way: readonly (string | number)[]): unknown {
  return way.reduce((within, step) => (isObject(within) && Object.hasOwn(within, step) ? within[step] : undefined), body);
}
