/** Refusal of an administrator's command: one line, meant for the person at the terminal. */
export class AdminRefusal extends Error {
  override readonly name: string = 'AdminRefusal';
}

/** An argument of a command has the wrong form: a name, a list of scopes, an overlap. */
export class Malformed extends AdminRefusal {
  override readonly name = 'Malformed';
}
