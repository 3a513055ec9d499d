import type { ProductLifecycle, ProductManifest } from '../../../../generated/models.ts';
import { canonicalJson, sha256 } from '../../../platform/canonical.ts';

/** Fields of a binding on which the description depends. */
export interface Binding {
  readonly productId: string;
  readonly productVersion: number;
  readonly artifactHash: string;
  readonly lifecycle: ProductLifecycle;
}

/** A product as its description needs it. */
export interface DescribedProduct extends Binding {
  /** Manifest of the version that is bound: the requests that it takes. */
  readonly manifest: ProductManifest;
  /** Of all versions that were bound, this one among them: what can be read, since instances keep their version. */
  readonly manifests: readonly ProductManifest[];
}

/** Sorted as everywhere in a description: by name, code unit by code unit. */
export function inOrder<T extends Binding>(products: readonly T[]): T[] {
  return [...products].sort((a, b) => (a.productId < b.productId ? -1 : 1));
}

/** Version of the described bindings: changes when one of them does, and with nothing else (interface.md 8). */
export function versionOf(bindings: readonly Binding[]): string {
  return sha256(canonicalJson(inOrder(bindings).map(({ productId, productVersion, artifactHash, lifecycle }) => [
    productId, productVersion, artifactHash, lifecycle,
  ])));
}
