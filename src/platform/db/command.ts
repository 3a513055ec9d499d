/** Identity of a write, by which its repetition is recognised. */
export interface WriteKey {
  /** Unique in the tenant: derived from the client's Idempotency-Key, or from a job's subject. */
  readonly id: string;
  /** Digest of method, path and canonical body; null where the id alone determines the command. */
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

/** Not an error: the command was applied before, and this is its answer. */
export class Replay extends Error {
  override readonly name = 'Replay';

  constructor(readonly record: CommandRecord) {
    super('answered before');
  }
}
