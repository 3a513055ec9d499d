import type { Context } from '../context.ts';
import { withOrigin, type IdPrefix } from '../id.ts';

/**
 * Returns an id of a row that a command creates, with an end that identifies the command. A repetition that restored books take for new
 * makes an id with the same end: so the id that was given to the outside the first time can be found.
 * @param part which of the rows that the command creates.
 */
export function idOfCommand({ tenant, ids, db: { command } }: Context, prefix: IdPrefix, part = 0): string {
  const id = ids.next(prefix);
  return command ? withOrigin(id, `${tenant} ${command.id} ${command.digest} ${part}`) : id;
}
