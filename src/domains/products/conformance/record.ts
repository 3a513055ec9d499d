import type { RowSource } from '../../journal/index.ts';
import { rowLoader } from '../../../platform/db/row-loader.ts';
import { stepCodec } from './conformance.entity.ts';
import { STEP } from './conformance.ts';

/** Row source by which the journal finds the moves of steps. */
export const conformanceRows: readonly RowSource[] = [
  { kind: STEP, load: rowLoader('conformance_steps', stepCodec, ({ stepId }) => stepId) },
];
