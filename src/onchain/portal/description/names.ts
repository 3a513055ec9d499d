import { present } from '../../../platform/assert.ts';
import { sha256 } from '../../../platform/canonical.ts';
import type { DescribedProduct } from './described-product.ts';

const DIGITS = 6;
/** Actions that would be named like what each product has. */
const TAKEN: ReadonlySet<string> = new Set(['create', 'get', 'list', 'close', 'wait_for']);

/** `caucao-aluguel` and `spend_all` as types are called: `CaucaoAluguel`, `SpendAll`. */
function inPascalCase(name: string): string {
  return name.split(/[-_]/).map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

/** `SpendAll` as methods are called: `spendAll`. */
function inCamelCase(name: string): string {
  const pascal = inPascalCase(name);
  return pascal.slice(0, 1).toLowerCase() + pascal.slice(1);
}

/** A move or a reading of a product: an action by its own name, all else by what it does. */
export type What = 'create' | 'list' | 'get' | 'close' | { readonly action: string };

/** Names of all that is in a description: no two are alike, be it in capital letters or small. */
export class Names {
  readonly #products: ReadonlyMap<string, string>;
  readonly #operations: ReadonlyMap<string, string>;
  readonly #schemas: ReadonlyMap<string, string>;

  /** @param reserved names of schemas that are used beside those of products. */
  constructor(products: readonly DescribedProduct[], reserved: readonly string[]) {
    this.#products = distinct(products.map(({ productId }) => [productId, inPascalCase(productId)]));
    const all = products.flatMap((product) => operationsOf(product).map((what) => ({ product, what })));
    this.#operations = distinct(all.map(({ product: { productId }, what }) => [
      keyOf(productId, what), `${methodOf(what)}${this.product(productId)}`,
    ]));
    const parts = products.flatMap(({ productId }) => PARTS.map((part): [string, string] => [
      `${productId}/${part}`, `${this.product(productId)}${part}`,
    ]));
    const bodies = all.flatMap(({ product: { productId }, what }) =>
      BODIES.map((part): [string, string] => [
        `${keyOf(productId, what)}/${part}`, `${this.product(productId)}${inPascalCase(methodOf(what))}${part}`,
      ]));
    this.#schemas = distinct([...parts, ...bodies], reserved);
  }

  /** A product in PascalCase. */
  product(productId: string): string {
    return present(this.#products.get(productId), 'a product that is described');
  }

  operation(productId: string, what: What): string {
    return present(this.#operations.get(keyOf(productId, what)), 'an operation that is described');
  }

  /** A schema of what a product answers. */
  part(productId: string, part: Part): string {
    return present(this.#schemas.get(`${productId}/${part}`), 'a product that is described');
  }

  /** A schema of what a move is sent with. */
  body(productId: string, what: What, part: (typeof BODIES)[number]): string {
    return present(this.#schemas.get(`${keyOf(productId, what)}/${part}`), 'a move that is described');
  }
}

/**
 * Words of the methods that a client has for the actions of a product: none meets another, nor one that waits (`claimAndWait`), in any case
 * of letters. What would meet gets digits of its name as one more word.
 */
export function methodWords(actions: readonly string[]): Map<string, string[]> {
  const wordsOf = (action: string) => (TAKEN.has(action) ? `drive_${action}` : action).split('_').filter(Boolean);
  const taken = new Map<string, number>();
  const bothOf = (words: readonly string[]) => [words.join(''), `${words.join('')}andwait`];
  const all = [...TAKEN].map((name) => name.split('_')).concat(actions.map(wordsOf));
  for (const name of all.flatMap(bothOf)) taken.set(name, (taken.get(name) ?? 0) + 1);
  return new Map(actions.map((action) => {
    const words = wordsOf(action);
    return [action, bothOf(words).every((name) => taken.get(name) === 1) ? words : [...words, sha256(action).slice(0, DIGITS)]];
  }));
}

const PARTS = ['State', 'Action', 'Datum', 'Party', 'Transition', 'Instance', 'InstanceSummary', 'InstanceList'] as const;
export type Part = (typeof PARTS)[number];
const BODIES = ['Parameters', 'Request'] as const;

/** Operations of a product, in the order of its description. */
function operationsOf({ manifest }: DescribedProduct): What[] {
  return [
    'create', 'list', 'get', ...manifest.actions.map(({ name }) => ({ action: name })), ...(manifest.closing ? ['close' as const] : []),
  ];
}

function keyOf(productId: string, what: What): string {
  return `${productId}/${typeof what === 'string' ? what : `actions/${what.action}`}`;
}

/** Name of a client's method; an action has another name where it would be that of something else. */
function methodOf(what: What): string {
  if (typeof what === 'string') return what;
  return inCamelCase(TAKEN.has(what.action) ? `drive_${what.action}` : what.action);
}

/** Those that meet get digits, which depend on nothing but what is named; what is reserved keeps its name. */
function distinct(named: readonly (readonly [what: string, name: string])[], reserved: readonly string[] = []): Map<string, string> {
  const count = new Map<string, number>();
  for (const name of [...reserved, ...named.map(([, its]) => its)]) count.set(name.toLowerCase(), (count.get(name.toLowerCase()) ?? 0) + 1);
  return new Map(named.map(([what, name]) => [what, count.get(name.toLowerCase()) === 1 ? name : name + sha256(what).slice(0, DIGITS)]));
}
