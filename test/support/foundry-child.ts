/** Replacements of the foundry's child processes, for tests of the layers above them. */
import type { ProductBundleFile, ProductManifest, ProductScenario } from '../../generated/models.ts';
import type { CompiledScript, Constants, Sources } from '../../src/onchain/chain/index.ts';
import { artifactOfFiles, compiled } from '../../src/onchain/foundry/child/jobs.ts';
import type { CompileProblem } from '../../src/onchain/foundry/child/messages.ts';
import type { ArtifactDocument, BatteryJob, ReportOfBattery } from '../../src/onchain/foundry/index.ts';
import type { GateRun } from '../../src/onchain/foundry/gates/gate-run.ts';
import { canonicalJson, sha256 } from '../../src/platform/canonical.ts';

const HASH_DIGITS = 56;

/** A report of a run that passed. */
export const PASSED: ReportOfBattery = {
  verdict: 'PASSED', held: 1, breached: 0, not_applicable: 0, honest: { tried: 3, accepted: 3 },
  mutation: { mutants: 0, killed: 0, score_bps: 10_000, survivors: [] },
  attacks: [{ attack: 'wrong_signer', description: 'x', verdict: 'HELD', tried: 3, refused: 3, breaches: [] }],
};

/** A script that differs where its source or a constant does. */
export async function compileInChild(sources: Sources, constants: Constants | null): Promise<CompiledScript> {
  const script = sha256(canonicalJson([sources, constants]));
  return { script, scriptHash: script.slice(0, HASH_DIGITS), schema: { datum: null, move: null } };
}

export async function artifactInChild(files: readonly ProductBundleFile[]): Promise<ArtifactDocument> {
  const contentOf = (path: string): string => files.find((it) => it.path === path)?.content ?? '';
  const manifest = JSON.parse(contentOf('manifest.json')) as ProductManifest;
  const scenarios = manifest.scenarios.map((name) => JSON.parse(contentOf(`scenarios/${name}.json`)) as ProductScenario);
  const sources = Object.fromEntries(files.filter(({ path }) => path.endsWith('.hl')).map(({ path, content }) => [path, content]));
  const { script, scriptHash: script_hash, schema } = await compileInChild(sources, null);
  return {
    artifact_version: 1, toolchain: 'helios 0.17.32', prelude_sha256: sha256(''), manifest, scenarios, sources, schema, script_hash, script,
  };
}

/** Has every bundle pass that `artifactOf` makes an artifact of. */
function ungated(artifactOf: (files: readonly ProductBundleFile[]) => Promise<ArtifactDocument | CompileProblem>) {
  return async (files: readonly ProductBundleFile[]): Promise<GateRun> => {
    const artifact = await artifactOf(files);
    if ('problem' in artifact) throw new Error(artifact.message);
    return { gates: [], verdict: 'PASSED', artifact };
  };
}

/** Child processes of a service in tests that need no compile, judgement or battery. */
export const quickChild = {
  compileInChild, artifactInChild, runGatesInChild: ungated(artifactInChild),
  runAttacksInChild: async (_job: BatteryJob): Promise<ReportOfBattery> => PASSED,
};

const made = new Map<string, Promise<unknown>>();

function once<T>(given: readonly unknown[], make: () => Promise<T>): Promise<T> {
  const key = sha256(canonicalJson(given));
  const making = (made.get(key) ?? make()) as Promise<T>;
  made.set(key, making);
  return making;
}

/** Compiles here, where the compiler is warm: a process for each compile takes three times as long. Every test service uses it. */
export const warmChild = {
  compileInChild: (sources: Sources, constants: Constants | null) => once([sources, constants], () => compiled({ sources, constants })),
  artifactInChild: (files: readonly ProductBundleFile[]) => once([files], () => artifactOfFiles(files)),
};

/** Compiles, and passes bundles through no gate: for tests that need a product of their own, and do not judge it. */
export const ungatedChild = { runGatesInChild: ungated(warmChild.artifactInChild) };
