/** There is no Citus, or nothing to divide the rows among. */
export class NotDistributed extends Error {
  override readonly name = 'NotDistributed';
}
