/** A command that cannot be carried out, in one line meant for the person at the terminal. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}
