/** Types for values of later versions of the service. */

/** One of the values this version knows, or a later one. A comparison with any other text does not compile: it would never hold. */
export type Open<Known extends string> = Known | Unlisted;

/**
 * A value this version does not list: a state, the code of an error, the type of an event, the kind of a shape. It is a text at run time;
 * the compiler keeps it apart from the listed ones, so that `switch` narrows, its `default` takes future values, and `state === 'SETTLED'`
 * of a state that is called FINAL is a mistake. `const text: string = payment.state` makes it a plain text.
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
