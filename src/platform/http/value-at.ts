import { isFields } from '../fields.ts';

/** The value at the end of a way through a body; undefined where there is none. */
export function valueAt(body: unknown, way: readonly (string | number)[]): unknown {
  return way.reduce((within, step) => (isFields(within) && Object.hasOwn(within, step) ? within[step] : undefined), body);
}
