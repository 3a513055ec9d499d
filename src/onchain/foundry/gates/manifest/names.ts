import type { GateFinding, ProductManifest } from '../../../../../generated/models.ts';
import { type ManifestRule, broken, movesOf, repeated, findingUnless } from './rules.ts';

/** Every JavaScript object has these names, and the description of a product for its tenant consists of objects. */
const OF_OBJECTS: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));
/** Names with another meaning in formulas. */
const OF_FORMULAS: ReadonlySet<string> = new Set(['value', 'now', 'rest', 'min', 'max']);
/** The moves that every validator has. */
const OF_MOVES: ReadonlySet<string> = new Set(['create', 'close']);

/** Each name once, none reserved, no two actions alike in PascalCase, which is how the validator writes them. */
export const names: ManifestRule = (manifest) => [
  ...Object.entries(groups(manifest)).flatMap(([what, of]) => [...once(what, of), ...free(what, of, OF_OBJECTS)]),
  ...free('datum field', manifest.datum_fields.map(({ name }) => name), OF_FORMULAS),
  ...free('action', manifest.actions.map(({ name }) => name), OF_MOVES),
  ...repeated(manifest.actions.map(({ name }) => name), inPascalCase)
    .map((name) => broken('NAME_REPEATED', `Action ${name} and another are both ${inPascalCase(name)} in the validator.`)),
];

/** `spend_all` as the validator writes it: `SpendAll`. */
export function inPascalCase(name: string): string {
  return name.split('_').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

function groups(manifest: ProductManifest): Record<string, string[]> {
  const listed = { state: manifest.states, key: manifest.keys, 'datum field': manifest.datum_fields, action: manifest.actions };
  const named = Object.entries(listed).map(([what, of]) => [what, of.map(({ name }) => name)]);
  const parameters = movesOf(manifest).map((move) => [`parameter of ${move.title.toLowerCase()}`, move.parameters.map(({ name }) => name)]);
  return { ...Object.fromEntries(named), ...Object.fromEntries(parameters), scenario: manifest.scenarios } as Record<string, string[]>;
}

function once(what: string, of: readonly string[]): GateFinding[] {
  return repeated(of).map((name) => broken('NAME_REPEATED', `There are two of ${what} ${name}.`));
}

function free(what: string, of: readonly string[], reserved: ReadonlySet<string>): GateFinding[] {
  return of.flatMap((name) => findingUnless(!reserved.has(name), 'NAME_RESERVED', `No ${what} may be called ${name}.`));
}
