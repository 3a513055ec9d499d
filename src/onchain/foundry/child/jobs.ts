import type { BatteryJob, ReportOfBattery } from '../../battery/index.ts';
import type { CompiledScript, Constants, Sources } from '../../chain/index.ts';
import type { ArtifactDocument } from '../artifact.ts';
import type { GateRun } from '../gates/gate-run.ts';
import type { ChildJob, ChildMessage, CompileProblem } from './messages.ts';

/**
 * Carries out the job of a child. Modules that the job does not need are not loaded: that takes longer than a compile.
 * @param tell receives each gate that begins and each result.
 */
export function runJob(job: ChildJob, tell: (message: ChildMessage) => void): Promise<unknown> {
  if (job.kind === 'judge') return judged(job.files, tell);
  if (job.kind === 'attacks') return attacked(job.job);
  return job.kind === 'artifact' ? artifactOfFiles(job.files) : compiled(job);
}

/** Builds the artifact of a bundle that is known to pass the gates: a template's. */
export async function artifactOfFiles(files: Extract<ChildJob, { kind: 'artifact' }>['files']): Promise<ArtifactDocument | CompileProblem> {
  const { readBundle } = await import('../gates/read-bundle.ts');
  const { artifactOf } = await import('../gates/artifact-of.ts');
  const { bundle, findings } = readBundle(files);
  if (bundle === null) return { problem: 'COMPILE_ERROR', message: findings[0]?.message ?? 'the bundle cannot be read' };
  const script = await compiled({ sources: bundle.sources, constants: null });
  return 'problem' in script ? script : artifactOf(bundle, script);
}

async function judged(files: Extract<ChildJob, { kind: 'judge' }>['files'], tell: (message: ChildMessage) => void): Promise<GateRun> {
  const { runGates } = await import('../gates/run-gates.ts');
  return runGates(files, {
    begins: (gate) => { tell({ tells: 'begins', gate }); },
    said: (result) => { tell({ tells: 'said', result }); },
  });
}

async function attacked(job: BatteryJob): Promise<ReportOfBattery> {
  const { runAttacks } = await import('../../battery/index.ts');
  return runAttacks(job);
}

/** Compiles sources, or returns the reason why they cannot be. @param constants of one tenant; null for none. */
export async function compiled({ sources, constants }: { sources: Sources; constants: Constants | null }): Promise<
  CompiledScript | CompileProblem
> {
  const { compileSources } = await import('../../chain/index.ts');
  const { compileFinding } = await import('../gates/compile-finding.ts');
  try {
    return compileSources(sources, constants);
  } catch (error) {
    const { code, message } = compileFinding(error);
    return { problem: code as CompileProblem['problem'], message };
  }
}
