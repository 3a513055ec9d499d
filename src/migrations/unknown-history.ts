/** A database whose tables this release does not know. The message states what to do. */
export class UnknownHistory extends Error {
  override readonly name = 'UnknownHistory';
}

/** A database whose schema is older than this release. The message states what to do. */
export class OldSchema extends Error {
  override readonly name = 'OldSchema';
}
