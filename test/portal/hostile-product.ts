/**
 * Products whose manifests have texts that would break a client: whatever is made of them compiles, has no side effects, and shows the
 * texts.
 */
import type { ProductAction, ProductManifest, ProductParameter } from '../../generated/models.ts';
import type { DescribedProduct } from '../../src/onchain/portal/description/described-product.ts';
import { shippedFiles } from '../support/bundles.ts';

/** Ends a comment or a string of some language, and then writes a file whose name is `HOSTILE_FILE`. */
export const HOSTILE_FILE = 'razao-was-here';
const RUN = `require('fs').writeFileSync('${HOSTILE_FILE}','');`;

/** Texts for the description of a move, a parameter, a state, a field or a key. */
export const HOSTILE_TEXTS = [
  `*/ ${RUN} /*`,
  `"""\nopen('${HOSTILE_FILE}','w')\n"""`,
  `'''\nopen('${HOSTILE_FILE}','w')\n'''`,
  'ends in a backslash \\',
  'a backslash before a quote \\" and another \\\\"',
  '${new java.io.File("razao-was-here").createNewFile()} $HOME $(touch razao-was-here) `touch razao-was-here`',
  `first line\nimport os; open('${HOSTILE_FILE}','w')\r\nfunc init() { os.Create("${HOSTILE_FILE}") }`,
  'right to left \u202e and back \u202c \u2066isolated\u2069, a separator \u2028 and another \u2029',
  '\\u002a\\u002f \\u000a System.exit(1); /* unicode escapes of Java */ \\uZZZZ',
  '{{#model}}{{{description}}}{{/model}} %s %d %(x)s {0} #{x} <%= x %>',
  '@param x {@link Foo} @deprecated `code` [link](javascript:alert(1)) <b>bold</b> &amp;',
  '// line comment # another -- another\n#!/bin/sh\n//go:generate touch razao-was-here\n//go:build ignore',
  '\t tab \u0000 zero \u0007 bell \u001b[31m red',
  'emoji 🏠 and ação, quotes \' " ` and $ref',
] as const;

/** Reserved words of the five languages, names of their roots, and names of a client's own methods. */
export const HOSTILE_ACTIONS = [
  'class', 'def', 'func', 'fun', 'package', 'import', 'return', 'type', 'object', 'when', 'interface', 'delete', 'new', 'default', 'async',
  'await', 'yield', 'lambda', 'none', 'self',
  'constructor', 'prototype', 'to_string', 'hash_code', 'get_class', 'notify', 'wait', 'finalize', 'equals', 'then', 'init', 'range', 'map',
  'chan', 'select', 'go', 'in', 'is', 'nil', 'val', 'var',
  'get', 'list', 'wait_for', 'drive_get', 'claim', 'claim_and_wait', 'create_and_wait', 'a_b', 'ab', 'a__b', 'with_options', 'request',
  'close_and_wait', 'parameters', 'send', 'client', 'transport',
] as const;

const PARAMETER: Omit<ProductParameter, 'name' | 'description'> = {
  type: 'int', required: true, datum_field: null, is_verification_key: false,
};
/** All six types, at their bounds, under names that are reserved somewhere. */
const PARAMETERS: readonly (Partial<ProductParameter> & Pick<ProductParameter, 'name' | 'type'>)[] = [
  { name: 'class', type: 'cents', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  { name: 'import', type: 'int', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
  { name: 'default', type: 'bool' }, { name: 'func', type: 'hex', length_bytes: 32, is_verification_key: true },
  { name: 'package', type: 'hex', length_bytes: 1 },
  { name: 'self', type: 'string', length_bytes: 1 }, { name: 'object', type: 'string', length_bytes: 300 },
  { name: 'fun', type: 'account_id' },
  { name: 'account_id', type: 'account_id', required: false }, { name: 'a_b', type: 'int', required: false },
  { name: 'ab', type: 'int', required: false },
  { name: 'additional_properties', type: 'int', required: false }, { name: 'model_config', type: 'int', required: false },
  { name: 'constructor', type: 'int', required: false },
];

/** Parameters at the ends of their bounds, with a text that would break out of a string. */
export const HOSTILE_VALUES = {
  class: Number.MAX_SAFE_INTEGER, import: Number.MIN_SAFE_INTEGER, default: true, func: 'ab'.repeat(32), package: '00', self: 'é',
  object: '"\\${x}*/\u202e', fun: 'acc_1',
  account_id: 'acc_2', a_b: 1, ab: 2, additional_properties: 3, model_config: 4, constructor: 5,
} as const;

/** Described as they are: two that meet in camel case, and those that are called as a client's own groups and types. */
export const HOSTILE_PRODUCTS = [
  'hostile-product', 'ho-stileproduct', 'accounts', 'product-accounts', 'class', 'wait-for', 'error', 'object', 'string', 'map',
] as const;

/** Bounds or not, a manifest of this form is one that the service describes. */
export function hostileManifest(): ProductManifest {
  const base = JSON.parse(shippedFiles('rental-deposit').find(({ path }) => path === 'manifest.json')?.content ?? '') as ProductManifest;
  const [action] = base.actions as [ProductAction];
  const textOf = (place: number) => HOSTILE_TEXTS[place % HOSTILE_TEXTS.length] ?? '';
  const parameters = PARAMETERS.map((it, place): ProductParameter => ({ ...PARAMETER, ...it, description: textOf(place) }));
  return {
    ...base, title: textOf(0), description: HOSTILE_TEXTS.join('\n\n'),
    states: base.states.map((it, place) => ({ ...it, description: textOf(place) })),
    keys: base.keys.map((it, place) => ({ ...it, description: textOf(place + 4) })),
    datum_fields: base.datum_fields.map((it, place) => ({ ...it, description: textOf(place + 6) })),
    actions: HOSTILE_ACTIONS.map((name, place) => ({
      ...action, name, description: textOf(place), parameters: place % 3 === 0 ? parameters : action.parameters,
    })),
  };
}

export function hostileProducts(): DescribedProduct[] {
  const manifest = hostileManifest();
  const small: ProductManifest = { ...manifest, actions: manifest.actions.slice(0, 2) };
  return HOSTILE_PRODUCTS.map((productId, place) => {
    const its = place === 0 ? manifest : small;
    return { productId, productVersion: 1, artifactHash: 'ab'.repeat(32), lifecycle: 'LIVE', manifest: its, manifests: [its] };
  });
}
