export {
  checkpointText, MalformedNote, readCheckpoint, readVerifierKey, verifierKey, verifyProof, type Checkpoint, type ProvenFact,
  type ReadCheckpoint, type Trust, type VerifierKey,
} from './notes/index.ts';
export { Witness } from './witness/witness.ts';
export { witnessServer } from './witness/witness-server.ts';
export { GENESIS, LogAuditor } from './audit.ts';
export { tilePath } from './merkle/tiles.ts';
export { originOfLog } from './log/queries.ts';
export { keysOfLog } from './log/log-keys.ts';
export { transparencyEntities } from './log/log.entity.ts';
