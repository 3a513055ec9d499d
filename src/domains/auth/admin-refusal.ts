/** A command of an administrator that cannot be carried out: one line, meant for the person at the terminal. */
export class AdminRefusal extends Error {
  override readonly name = 'AdminRefusal';
}
