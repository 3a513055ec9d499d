/** The value where it is one of those the contract knows. */
export function oneOf<T extends string>(value: string | undefined, values: readonly T[]): T | undefined {
  return values.find((it) => it === value);
}
