import { createPublicKey } from 'node:crypto';
import { listPublicKeys, type SigningKeys } from '../../auth/index.ts';
import type { Database } from '../../../platform/db/database.ts';
import { checkpointText, type Checkpoint } from '../notes/checkpoint.ts';
import { signNote, verifierKey, type VerifierKey } from '../notes/note.ts';

/** A key of a log, with whether it still signs. */
export interface LogKey {
  readonly key: VerifierKey;
  readonly isRetired: boolean;
}

/** Returns the keys of a log, the newest first. Retired ones verify what they signed before. */
export async function keysOfLog(database: Database, origin: string): Promise<LogKey[]> {
  return (await listPublicKeys(database, 'LOG')).map(({ jwk, isRetired }) => (
    { key: verifierKey(origin, 'LOG', Buffer.from(jwk.x ?? '', 'base64url')), isRetired }));
}

/**
 * Signs a checkpoint with every key that is not retired: who knows the key before verifies it as well as who knows the new one.
 * @returns the signed note.
 */
export function signCheckpointNote(checkpoint: Checkpoint, keys: SigningKeys): string {
  const text = checkpointText(checkpoint);
  const lines = keys.signers.map(({ key }) => {
    const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
    return `${signNote(text, verifierKey(checkpoint.origin, 'LOG', Buffer.from(x, 'base64url')), key)}\n`;
  });
  return `${text}\n${lines.join('')}`;
}
