import { assert } from '../assert.ts';
import { fail } from '../errors.ts';

/** A write by its identity: what makes its repetition recognisable. */
export interface WriteKey {
  /** Unique in the tenant: derived from the client's Idempotency-Key, or from what a job is about. */
  readonly id: string;
  /** Digest of method, path and canonical body; null where the id alone says what the command is. */
  readonly digest: string | null;
  /** The status that a success is answered with. */
  readonly status: number;
}

/** The stored answer to a command. */
export interface CommandRecord {
  readonly digest: string | null;
  readonly status: number;
  /** JSON text, byte for byte as it was answered. */
  readonly body: string;
}

/** Not an error: the command has been carried out before, and this is what was answered then. */
export class Replay extends Error {
  override readonly name = 'Replay';

  constructor(readonly record: CommandRecord) {
    super('answered before');
  }
}

/** What stands under a command's id: an answer, or the intent of an outside call that has none yet. */
export interface Recorded {
  readonly digest: string | null;
  readonly status: number | null;
  readonly body: string | null;
}

/** Whether a command cannot be carried out for what is recorded under its id: an answer, or the intent of another request. */
export function isTaken(record: Recorded, command: WriteKey | undefined): boolean {
  return record.status !== null || record.digest !== (command?.digest ?? null);
}

/**
 * Answers a command whose id is taken.
 * @throws Replay, or ApiError IDEMPOTENCY_KEY_REUSED when the key stands for another request.
 */
export function replay({ digest, status, body }: Recorded, command: WriteKey | undefined): never {
  if (digest !== (command?.digest ?? null)) fail('IDEMPOTENCY_KEY_REUSED');
  assert(status !== null && body !== null, 'an intent of the same request is resumed, not replayed');
  throw new Replay({ digest, status: Number(status), body });
}
