import type { BatteryJob, ReportOfBattery } from '../../battery/index.ts';
import type { CompiledScript, Constants, Sources } from '../../chain/index.ts';
import type { ArtifactDocument } from '../artifact.ts';
import type { Judgement } from '../gates/judgement.ts';
import type { ChildJob, ChildMessage, CompileProblem } from './messages.ts';

/**
 * The process in which everything hostile runs: it has no environment, may read only the program, and may start nothing.
 * It does one job and ends; whoever started it kills it when it takes too long or too much.
 * What a job does not need is not loaded: that takes longer than a compile.
 */
process.once('message', (job) => {
  void answer(job as ChildJob).then((message) => { tell(message, () => { process.disconnect(); }); });
});

async function answer(job: ChildJob): Promise<ChildMessage> {
  try {
    return { tells: 'done', result: await carriedOut(job) };
  } catch (error) {
    return { tells: 'failed', message: error instanceof Error ? error.stack ?? error.message : String(error) };
  }
}

function carriedOut(job: ChildJob): Promise<unknown> {
  if (job.kind === 'judge') return judged(job.files);
  if (job.kind === 'fight') return fought(job.job);
  return job.kind === 'artifact' ? artifactOfFiles(job.files) : compiled(job);
}

async function artifactOfFiles(files: Extract<ChildJob, { kind: 'artifact' }>['files']): Promise<ArtifactDocument | CompileProblem> {
  const { readBundle } = await import('../gates/read-bundle.ts');
  const { artifactOf } = await import('../gates/artifact-of.ts');
  const { bundle, findings } = readBundle(files);
  if (bundle === null) return { problem: 'COMPILE_ERROR', message: findings[0]?.message ?? 'the bundle cannot be read' };
  const script = await compiled({ sources: bundle.sources, constants: null });
  return 'problem' in script ? script : artifactOf(bundle, script);
}

async function judged(files: Extract<ChildJob, { kind: 'judge' }>['files']): Promise<Judgement> {
  const { judge } = await import('../gates/judge.ts');
  return judge(files, {
    begins: (gate) => { tell({ tells: 'begins', gate }); },
    said: (result) => { tell({ tells: 'said', result }); },
  });
}

async function fought(job: BatteryJob): Promise<ReportOfBattery> {
  const { fight } = await import('../../battery/index.ts');
  return fight(job);
}

async function compiled({ sources, constants }: { sources: Sources; constants: Constants | null }): Promise<CompiledScript | CompileProblem> {
  const { compileSources } = await import('../../chain/index.ts');
  const { compileFinding } = await import('../gates/compile-finding.ts');
  try {
    return compileSources(sources, constants);
  } catch (error) {
    const { code, message } = compileFinding(error);
    return { problem: code as CompileProblem['problem'], message };
  }
}

function tell(message: ChildMessage, told?: () => void): void {
  process.send?.(message, undefined, undefined, told);
}
