import { type CompiledScript, PRELUDE_SHA256 } from '../../chain/index.ts';
import type { ArtifactDocument } from '../artifact.ts';
import { TOOLCHAIN } from '../toolchain.ts';
import { scenarioPath } from './manifest/scenarios.ts';
import type { Bundle } from './read-bundle.ts';

/** Returns the scenarios that the manifest names, in its order. */
export function scenariosOf({ manifest, scenarios }: Bundle): ArtifactDocument['scenarios'] {
  return manifest.scenarios.flatMap((name) => scenarios.get(scenarioPath(name)) ?? []);
}

/** Builds the artifact of a bundle. @param script compiled without a tenant's constants. */
export function artifactOf(bundle: Bundle, { script, scriptHash, schema }: CompiledScript): ArtifactDocument {
  return {
    artifact_version: 1, toolchain: TOOLCHAIN, prelude_sha256: PRELUDE_SHA256, manifest: bundle.manifest, scenarios: scenariosOf(bundle),
    sources: bundle.sources, schema, script_hash: scriptHash, script,
  };
}
