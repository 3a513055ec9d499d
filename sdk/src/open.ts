/** Types for values of later versions of the service. */

/** One of the values this version knows, or any other text. */
export type Open<Known extends string> = Known | (string & {});

/**
 * A value this version does not list, where a value decides about the other fields: the code of an error, the type of an event, the kind of
 * a shape. It is a text at run time; the compiler keeps it apart from the listed ones, so that `switch` narrows and its `default` takes
 * future values. `const text: string = error.code` makes it a plain text.
 */
export declare enum Unlisted {
  Value = '(a value this version does not list)',
}

/** A shape this version does not list, of a union that `Field` decides; read its fields by `unlistedField`. */
export type UnlistedShape<Field extends string> = { [Key in Field]: Unlisted };

/** A field of an answer that this version does not list. @returns undefined where it is not there. */
export function unlistedField(answer: object, name: string): unknown {
  return (answer as Record<string, unknown>)[name];
}
