import type { RowSource } from '../../journal/index.ts';
import { rowLoader } from '../instances/record.ts';
import { stepCodec } from './conformance.entity.ts';
import { STEP } from './conformance.ts';

/** How the journal finds the moves of steps. */
export const conformanceRows: readonly RowSource[] = [{ kind: STEP, load: rowLoader('conformance_steps', stepCodec, ({ stepId }) => stepId) }];
