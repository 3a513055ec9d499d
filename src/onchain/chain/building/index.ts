/** Builds transactions and reads the chain. Loaded by workers only, never by a process that answers requests. */
export { COLLATERAL, FEE, type SignedTransaction, assemble, depositOf } from '../assemble.ts';
export { decodeDatum } from '../datum.ts';
export type { Draft, UnspentOutput } from '../draft.ts';
export { type SigningKey, addressOfKey, addressOfScript, signingKey, treasuryPolicy } from '../keys.ts';
export {
  type ChainBlock, type ChainBlockTransaction, ChainError, ChainNode, type ChainNodeOptions, type ChainOutput, type ChainTip,
  type ChainTransaction,
} from '../node/index.ts';
export { type Instance, type Plan, type ProductContext, QBRL_NAME, VALIDITY_SECONDS, planMove } from '../plan.ts';
