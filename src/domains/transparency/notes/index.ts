export { checkpointText, readCheckpoint, requireLog, type Checkpoint, type ReadCheckpoint } from './checkpoint.ts';
export {
  isOfKey, isSigned, MalformedNote, readNote, readSignature, readVerifierKey, signersOf, verifierKey, type VerifierKey,
} from './note.ts';
export { entryHashOf, verifyProof, type ProvenFact, type Trust } from './proof.ts';
