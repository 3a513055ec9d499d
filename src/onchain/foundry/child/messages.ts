import type { GateResult, ProductBundleFile } from '../../../../generated/models.ts';
import type { BatteryJob } from '../../battery/index.ts';
import type { Constants, Sources } from '../../chain/index.ts';
import type { JudgingGate } from '../gates/gate-run.ts';

/** The one job of a child process. */
export type ChildJob =
  | { readonly kind: 'judge'; readonly files: readonly ProductBundleFile[] }
  | { readonly kind: 'artifact'; readonly files: readonly ProductBundleFile[] }
  | { readonly kind: 'attacks'; readonly job: BatteryJob }
  | { readonly kind: 'compile'; readonly sources: Sources; readonly constants: Constants | null };

/** Problem of source that did not compile. */
export interface CompileProblem {
  readonly problem: 'COMPILE_ERROR' | 'COMPILE_TOO_LARGE' | 'COMPILE_TOO_SLOW';
  readonly message: string;
}

/** Messages of the child: progress and result. */
export type ChildMessage =
  | { readonly tells: 'begins'; readonly gate: JudgingGate }
  | { readonly tells: 'said'; readonly result: GateResult }
  | { readonly tells: 'done'; readonly result: unknown }
  /** A fault of the code: the message of the error. */
  | { readonly tells: 'failed'; readonly message: string };
