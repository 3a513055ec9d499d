import type { GateResult, ProductBundleFile } from '../../../../generated/models.ts';
import type { BatteryJob } from '../../battery/index.ts';
import type { Constants, Sources } from '../../chain/index.ts';
import type { JudgingGate } from '../gates/judgement.ts';

/** What the child process is asked, once in its life. */
export type ChildJob =
  | { readonly kind: 'judge'; readonly files: readonly ProductBundleFile[] }
  | { readonly kind: 'artifact'; readonly files: readonly ProductBundleFile[] }
  | { readonly kind: 'fight'; readonly job: BatteryJob }
  | { readonly kind: 'compile'; readonly sources: Sources; readonly constants: Constants | null };

/** Source that did not become a script. */
export interface CompileProblem {
  readonly problem: 'COMPILE_ERROR' | 'COMPILE_TOO_LARGE' | 'COMPILE_TOO_SLOW';
  readonly message: string;
}

/** What it tells on its way. */
export type ChildMessage =
  | { readonly tells: 'begins'; readonly gate: JudgingGate }
  | { readonly tells: 'said'; readonly result: GateResult }
  | { readonly tells: 'done'; readonly result: unknown }
  /** Our mistake: what was thrown. */
  | { readonly tells: 'failed'; readonly message: string };
