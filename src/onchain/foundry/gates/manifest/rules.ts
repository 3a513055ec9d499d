import type { GateFinding, ProductAction, ProductDatumField, ProductManifest, ProductParameter } from '../../../../../generated/models.ts';
import { problem } from '../finding.ts';
import { MANIFEST } from '../read-bundle.ts';

/** A rule of the manifest: returns its violations. */
export type ManifestRule = (manifest: ProductManifest) => GateFinding[];

/** A move in the form of the rules: the creation or an action. */
export interface DeclaredMove {
  /** As messages name it. */
  readonly title: string;
  readonly parameters: readonly ProductParameter[];
  readonly sets: ProductAction['sets'];
}

export function broken(code: string, message: string): GateFinding {
  return problem(code, message, { path: MANIFEST });
}

/** Returns the finding where a condition is false. */
export function findingUnless(holds: boolean, code: string, message: string): GateFinding[] {
  return holds ? [] : [broken(code, message)];
}

export function movesOf({ creation, actions }: ProductManifest): DeclaredMove[] {
  return [{ title: 'The creation', ...creation }, ...actions.map((action) => ({ title: `Action ${action.name}`, ...action }))];
}

export function fieldNamed({ datum_fields }: ProductManifest, name: string | null): ProductDatumField | undefined {
  return datum_fields.find((field) => field.name === name);
}

export function isFinal({ states }: ProductManifest, name: string): boolean {
  return states.some((state) => state.name === name && state.is_final);
}

/** Names that occur more than once. @param alike when two names are the same. */
export function repeated(names: readonly string[], alike: (name: string) => string = (name) => name): string[] {
  return names.filter((name, index) => names.findIndex((other) => alike(other) === alike(name)) !== index);
}
