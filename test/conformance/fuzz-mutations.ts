import fc from 'fast-check';
import { nastyNumbers, nastyTexts } from './fuzz-values.ts';

/** A value with one thing changed, and a description of the change. */
export interface Mutated {
  label: string;
  value: unknown;
}

type Path = readonly (string | number)[];

/** Every place in a JSON value, the whole first. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, item]) => placesIn(item, [...path, key]))];
}

/** A copy with the value at a place replaced; `undefined` removes it. */
export function replaced(value: unknown, path: Path, replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaced(item, rest, replacement) : item));
  const entries = Object.entries((value ?? {}) as object).map(
    ([name, item]) => [name, name === String(key) ? replaced(item, rest, replacement) : item] as const
  );
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

/** Replacements of a value, by name: other types, nothing, too much, and values that only look valid. */
const replacements: fc.Arbitrary<Mutated> = fc.oneof(
  fc.constant({ label: 'missing', value: undefined }),
  fc.constant({ label: 'null', value: null }),
  fc.constantFrom<Mutated>(
    { label: 'a boolean', value: true },
    { label: 'a number', value: 7 },
    { label: 'digits as text', value: '7' },
    { label: 'an empty object', value: {} },
    { label: 'an empty list', value: [] },
    { label: 'a list of a list', value: [[]] },
    { label: 'deep nesting', value: nested(200) },
    { label: 'a value outside the enum', value: 'NOT_A_VALUE' },
    { label: 'an object too large', value: { filler: 'x'.repeat(9000) } },
    { label: 'a long list', value: Array.from({ length: 300 }, () => 'x') }
  ),
  fc.constantFrom(...nastyTexts).map((value) => ({ label: `the text ${JSON.stringify(value.slice(0, 20))}`, value })),
  fc.constantFrom(...nastyNumbers).map((value) => ({ label: `the number ${value}`, value }))
);

/** Field names that no schema has, some of which break programs. */
const strayNames = ['unknown_field', 'amount_cents', '__proto__', 'constructor', 'toString', '', 'a\u0000b', 'ação'];

function withStray(value: unknown, path: Path, name: string): unknown {
  const here = path.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], value);
  if (typeof here !== 'object' || here === null || Array.isArray(here))
    return replaced(value, path, { [name]: 'stray' });
  const copy = Object.fromEntries([...Object.entries(here), [name, 'stray']]) as unknown;
  return replaced(value, path, copy);
}

/** One change to a JSON value, at any place in it. */
export function mutationOf(value: unknown): fc.Arbitrary<Mutated> {
  const place = fc.constantFrom(...placesIn(value));
  const describe = (path: Path): string => (path.length > 0 ? path.join('.') : 'the body');
  const replacement = fc
    .tuple(place, replacements)
    .map(([path, { label, value: other }]) => ({
      label: `${describe(path)}: ${label}`,
      value: replaced(value, path, other),
    }));
  const stray = fc
    .tuple(place, fc.constantFrom(...strayNames))
    .map(([path, name]) => ({
      label: `${describe(path)}: unknown field ${JSON.stringify(name)}`,
      value: withStray(value, path, name),
    }));
  return fc.oneof({ arbitrary: replacement, weight: 4 }, { arbitrary: stray, weight: 1 });
}

/** Bodies that are not JSON, or do not match the header. */
export const brokenBodies: readonly { label: string; text: string; contentType: string }[] = [
  { label: 'no JSON', text: '{"a":', contentType: 'application/json' },
  { label: 'an empty body', text: '', contentType: 'application/json' },
  { label: 'bare text', text: '"text"', contentType: 'application/json' },
  { label: 'not a number', text: '{"amount":{"currency":"BRL","value":NaN}}', contentType: 'application/json' },
  {
    label: 'a number beyond all bounds',
    text: '{"amount":{"currency":"BRL","value":1e999}}',
    contentType: 'application/json',
  },
  { label: 'a key twice', text: '{"type":"individual","type":"company"}', contentType: 'application/json' },
  { label: 'a byte order mark', text: '\ufeff{}', contentType: 'application/json' },
  { label: 'half a surrogate pair', text: '{"display_name":"\\ud800"}', contentType: 'application/json' },
  { label: 'an unknown charset', text: '{}', contentType: 'application/json; charset=koi8-r' },
  { label: 'another type', text: '{}', contentType: 'text/plain' },
  { label: 'a form', text: 'a=b', contentType: 'application/x-www-form-urlencoded' },
  {
    label: 'more than a megabyte',
    text: JSON.stringify({ metadata: 'x'.repeat(1_100_000) }),
    contentType: 'application/json',
  },
];

/** Values of the header Idempotency-Key that are refused or odd. */
export const oddKeys: readonly (string | null)[] = [null, '', ' ', 'x'.repeat(256), 'tab\tinside', 'ç'];
