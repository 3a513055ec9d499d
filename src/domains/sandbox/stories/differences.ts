/**
 * Compares a value with what is expected of it. Of objects, only expected fields are compared; of lists, all items in their order.
 * @returns each difference in words, beginning with the field.
 */
export function differences(actual: unknown, expected: unknown, field = 'the answer'): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${field} is ${textOf(actual)}, not a list`];
    if (actual.length !== expected.length) return [`${field} has ${actual.length} items, not ${expected.length}: ${textOf(actual)}`];
    return expected.flatMap((item, index) => differences(actual[index], item, `${field}[${index}]`));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null) return [`${field} is ${textOf(actual)}, not ${textOf(expected)}`];
    return Object.entries(expected).flatMap(([name, value]) =>
      differences((actual as Record<string, unknown>)[name], value, field === 'the answer' ? name : `${field}.${name}`));
  }
  return Object.is(actual, expected) ? [] : [`${field} is ${textOf(actual)}, not ${textOf(expected)}`];
}

const MOST_TEXT = 300;

function textOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text;
}
