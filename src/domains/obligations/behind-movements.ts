import type { RowsBehind } from '../journal/index.ts';
import { obligationCodec } from './obligation.entity.ts';
import { OBLIGATION, type Obligation } from './obligation.ts';

/** Obligations stand behind movements: they keep what these used of limits, so that it can be given back. */
export const behindMovements: RowsBehind = {
  kind: OBLIGATION,
  read: ({ codec, value }) => (codec === obligationCodec ? value as Obligation : undefined),
  keep: (row, limitUse) => ({ ...row, value: { ...(row.value as Obligation), limitUse } }),
};
