import type { GateReportVerdict, GateResult } from '../../../../generated/models.ts';
import type { ArtifactDocument } from '../artifact.ts';
import { GATE_NAMES, type GateName, inOrder, stops } from './gates.ts';

/** Gates that check the bundle itself; `signature` ran before, `reproducibility` compares two processes. */
export type JudgingGate = Exclude<GateName, 'signature' | 'reproducibility'>;
const AFTER_SIGNATURE = GATE_NAMES.filter((name) => name !== 'signature');

/** Results of the gates for a bundle, and its artifact. */
export interface GateRun {
  /** In the order of the report, but for `signature`. */
  readonly gates: readonly GateResult[];
  readonly verdict: GateReportVerdict;
  /** Null where a gate stopped the bundle. */
  readonly artifact: ArtifactDocument | null;
}

/** @param results of the gates that looked. */
export function gateRunOf(results: readonly GateResult[], artifact: ArtifactDocument | null): GateRun {
  const stopped = results.some(stops);
  return { gates: inOrder(results, AFTER_SIGNATURE), verdict: stopped ? 'FAILED' : 'PASSED', artifact: stopped ? null : artifact };
}
