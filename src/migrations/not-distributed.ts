/** Citus is missing, or has no nodes among which to divide the rows. */
export class NotDistributed extends Error {
  override readonly name = 'NotDistributed';
}
