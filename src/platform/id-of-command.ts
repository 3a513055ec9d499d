import type { Context } from './context.ts';
import { withOrigin, type IdPrefix } from './id.ts';

/**
 * An id of something that a command creates, which ends with what the command is. A repetition that books which were restored take
 * for new makes an id with the same end: so what the outside was given the first time can be found.
 * @param part which of the things that the command creates.
 */
export function idOfCommand({ tenant, ids, db: { command } }: Context, prefix: IdPrefix, part = 0): string {
  const id = ids.next(prefix);
  return command ? withOrigin(id, `${tenant} ${command.id} ${command.digest} ${part}`) : id;
}
