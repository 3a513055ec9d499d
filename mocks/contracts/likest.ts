/** An example of a contract, by its name. */
interface Named { readonly key: string; readonly value: unknown }

/**
 * The example that agrees with a request in most of its fields: a payment over PIX is answered as one. The first of equals, so that an
 * operation of which nothing decides is answered with its first example.
 */
export function likest(examples: readonly Named[], body: unknown): string | undefined {
  const ranked = examples.map(({ key, value }) => ({ key, score: agreement(body, value) }));
  return ranked.toSorted((one, other) => other.score - one.score)[0]?.key;
}

/** Number of fields with the same value less those with another, at any depth, of those that both have. */
function agreement(asked: unknown, shown: unknown): number {
  if (!isObject(asked) || !isObject(shown)) return 0;
  return Object.entries(asked).reduce((sum, [name, value]) => {
    if (!Object.hasOwn(shown, name)) return sum;
    if (isObject(value)) return sum + agreement(value, shown[name]);
    return isWord(value) ? sum + (value === shown[name] ? 1 : -1) : sum;
  }, 0);
}

/** True for what names a kind: `PIX`, `RECURRING`, `external`. An id, a text or an amount says nothing of it. */
function isWord(value: unknown): boolean {
  return typeof value === 'boolean' || (typeof value === 'string' && /^[A-Za-z]+(_[A-Za-z]+)*$/.test(value));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
