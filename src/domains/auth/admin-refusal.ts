/** A command of an administrator that cannot be carried out: one line, meant for the person at the terminal. */
export class AdminRefusal extends Error {
  override readonly name: string = 'AdminRefusal';
}

/** What a command was given is not of the form that it takes: a name, a list of scopes, an overlap. */
export class Malformed extends AdminRefusal {
  override readonly name = 'Malformed';
}
