/** Public interface of holds and blocks for other domains. Changes are pure: commands of other domains may contain them. */
export { blockCodec, BlockEntity } from './blocks/block.entity.ts';
export { BLOCK, type Block } from './blocks/block.ts';
export {
  capturedBlock, placedBlock, releasedBlock, type BlockCapture, type BlockChange, type BlockDecision, type BlockDraft,
} from './blocks/changes.ts';
export { movedBlocks } from './blocks/move-blocks.ts';
export { findBlock } from './blocks/queries.ts';
export { loadBlocks } from './blocks/record.ts';
export {
  adjustedHold, capturedForPayment, capturedHold, placedHold, releasedHold,
  type Adjustment, type Capture, type HoldChange, type HoldDecision, type HoldDraft,
} from './changes.ts';
export { reservationRules } from './reservations/encumbrances.ts';
export { expireBeforeRead } from './expire-holds.ts';
export { HoldEntity } from './hold.entity.ts';
export { HOLD, isDue, remaining, type Hold } from './hold.ts';
export { holdJobs } from './jobs.ts';
export { findHold } from './queries.ts';
