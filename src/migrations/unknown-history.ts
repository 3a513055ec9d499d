/** A database whose tables this release does not know. The message says what to do. */
export class UnknownHistory extends Error {}
