/** All that other domains may import of holds and blocks. What is pure drafts changes for commands of their own. */
export {
  capturedBlock, placedBlock, releasedBlock, type Block, type BlockCapture, type BlockChange, type BlockDecision, type BlockDraft,
} from './blocks/block.ts';
export { BlockEntity } from './blocks/block.entity.ts';
export { blockResource, findBlock } from './blocks/queries.ts';
export { loadBlocks } from './blocks/record.ts';
export { reservationRules } from './claims.ts';
export { expireBeforeRead } from './expire-holds.ts';
export {
  adjustedHold, capturedHold, placedHold, releasedHold, remaining,
  type Adjustment, type Capture, type Hold, type HoldChange, type HoldDecision, type HoldDraft,
} from './hold.ts';
export { HoldEntity } from './hold.entity.ts';
export { holdJobs } from './jobs.ts';
export { findHold, holdResource } from './queries.ts';
export { loadHolds } from './record.ts';
