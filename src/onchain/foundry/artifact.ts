import type { ProductManifest, ProductScenario } from '../../../generated/models.ts';
import type { ScriptSchema, Sources } from '../chain/index.ts';

/** The compiled bundle as the document that is hashed. It does not contain when or for whom it was made. */
export interface ArtifactDocument {
  readonly artifact_version: 1;
  /** Compiler and version. */
  readonly toolchain: string;
  /** SHA-256 of the module that comes with the foundry. */
  readonly prelude_sha256: string;
  readonly manifest: ProductManifest;
  /** In the order of the manifest. */
  readonly scenarios: readonly ProductScenario[];
  readonly sources: Sources;
  /** Types of `Datum` and `Move` as the validator reads them. */
  readonly schema: ScriptSchema;
  /** Hash before the constants of a tenant are inserted. */
  readonly script_hash: string;
  /** CBOR, lowercase hex. */
  readonly script: string;
}
