import type { GateResult, ProductBundleFile } from '../../../../generated/models.ts';
import type { CompiledScript, Constants, Sources } from '../../chain/index.ts';
import type { ArtifactDocument } from '../artifact.ts';
import { problem } from '../gates/finding.ts';
import { looked } from '../gates/gates.ts';
import { type GateRun, type JudgingGate, gateRunOf } from '../gates/gate-run.ts';
import type { BatteryJob, ReportOfBattery } from '../../battery/index.ts';
import type { ChildJob, ChildMessage, CompileProblem } from './messages.ts';
import { type Death, runInChild } from './run-in-child.ts';

/** A compile takes 40 to 500 ms; one that takes this long is not meant to end. */
const COMPILE_MS = 15_000;
const GATE_MS: Readonly<Record<JudgingGate, number>> = {
  manifest: 5_000, compile: COMPILE_MS, datum_layout: 5_000, unit_tests: 120_000, value_conservation: 120_000, script_budget: 60_000,
};
/** Time for a process to start and load the compiler on a busy machine. */
const START_MS = 20_000;
/** Processor time does not exceed wall-clock time, plus that of the child's start. */
const COMPILE_CPU_SECONDS = 40;
const LONG_CPU_SECONDS = 620;
const ATTACKS_MS = 600_000;

export interface Patience {
  /** Milliseconds for a compile; fifteen seconds unless given. */
  readonly compileMs?: number;
  /** Ends it: the job is no longer wanted. */
  readonly signal?: AbortSignal;
}

/** A fault of the child's code: the job failed, and the bundle is not judged. */
export class ChildFailure extends Error {}

/**
 * Runs all gates but `signature`, in processes of their own; a second one compiles the bundle again.
 * @throws ChildFailure
 */
export async function runGatesInChild(
  files: readonly ProductBundleFile[], { compileMs = COMPILE_MS, signal }: Patience = {},
): Promise<GateRun> {
  const patience = { ...GATE_MS, compile: compileMs };
  const results: GateResult[] = [];
  let current: JudgingGate = 'manifest';
  const end = await runInChild({ kind: 'judge', files }, {
    cpuSeconds: LONG_CPU_SECONDS,
    patience: (message) => (message?.tells === 'begins' ? patience[message.gate] : START_MS),
    onMessage: (message: ChildMessage) => {
      if (message.tells === 'begins') current = message.gate;
      if (message.tells === 'said') results.push(message.result);
    },
    ...(signal && { signal }),
  });
  if ('failure' in end) throw new ChildFailure(end.failure);
  if ('death' in end) return gateRunOf([...results, died(current, end.death)], null);
  return reproduced(end.result as GateRun);
}

/** Compiles for one tenant. @throws ChildFailure */
export async function compileInChild(sources: Sources, constants: Constants | null): Promise<CompiledScript | CompileProblem> {
  return compiling<CompiledScript>({ kind: 'compile', sources, constants });
}

/** Builds the artifact of a bundle that is known to pass the gates: a template's. @throws ChildFailure */
export async function artifactInChild(files: readonly ProductBundleFile[]): Promise<ArtifactDocument | CompileProblem> {
  return compiling<ArtifactDocument>({ kind: 'artifact', files });
}

async function compiling<T>(job: ChildJob): Promise<T | CompileProblem> {
  const end = await compiles.within(() => runInChild(job, { cpuSeconds: COMPILE_CPU_SECONDS, patience: () => START_MS + COMPILE_MS }));
  if ('failure' in end) throw new ChildFailure(end.failure);
  if ('death' in end) return { problem: end.death === 'TOO_LARGE' ? 'COMPILE_TOO_LARGE' : 'COMPILE_TOO_SLOW', message: DEATHS[end.death] };
  return end.result as T | CompileProblem;
}

const DEATHS: Readonly<Record<Death, string>> = {
  TOO_SLOW: 'It took too long and was stopped.', TOO_LARGE: 'It took too much memory and was stopped.',
  DIED: 'The process that looked at it ended.',
};

/** A dead child leaves a finding with the gate that it died in. */
function died(gate: JudgingGate, death: Death): GateResult {
  const prefix = gate === 'compile' ? 'COMPILE' : 'GATE';
  return { ...looked(gate, [problem(`${prefix}_${death}`, DEATHS[death], { path: null })]), severity: 'BLOCKING' };
}

/** Compiles the same sources in another process: the script must be equal to the byte. @throws ChildFailure when they do not compile. */
async function reproduced(judgement: GateRun): Promise<GateRun> {
  const { artifact } = judgement;
  if (artifact === null) return judgement;
  const again = await compileInChild(artifact.sources, null);
  if ('problem' in again) throw new ChildFailure(`what compiled did not compile again: ${again.message}`);
  const same = again.script === artifact.script && again.scriptHash === artifact.script_hash;
  const result = looked('reproducibility', same ? [] : [
    problem('NOT_REPRODUCIBLE', 'Another process made another script of the same sources.', { path: null }),
  ]);
  return gateRunOf([...judgement.gates.filter(({ gate }) => gate !== result.gate), result], artifact);
}

/**
 * Runs a battery. An end that does not concern the product, a fault of the code or the death of the process, is a problem.
 * @param signal ends it: nobody waits for the report any more.
 */
export async function runAttacksInChild(job: BatteryJob, signal?: AbortSignal): Promise<ReportOfBattery | { readonly problem: string }> {
  const end = await runInChild({ kind: 'attacks', job }, {
    cpuSeconds: LONG_CPU_SECONDS, patience: () => ATTACKS_MS, ...(signal && { signal }),
  });
  if ('failure' in end) return { problem: end.failure };
  return 'death' in end ? { problem: DEATHS[end.death] } : end.result as ReportOfBattery;
}

/** A semaphore: admits a number of callers at once, the others in the order in which they came. */
class Places {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async within<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => { this.#waiting.push(resolve); });
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}

/** Compiles of requests take a core and much memory each: further ones wait. A worker has one long job at a time anyway. */
const compiles = new Places(2);
