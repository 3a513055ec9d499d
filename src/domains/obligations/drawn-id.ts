import type { Context } from '../../platform/context.ts';
import { idOfCommand } from '../../platform/idempotency/id-of-command.ts';
import type { RailFamily } from '../rails/index.ts';

/**
 * The id of an obligation that a command creates. One that an outside rail is given says which command that was.
 * @param part which of the command's obligations it is.
 */
export function drawnId(ctx: Context, rail: RailFamily, part = 0): string {
  return rail === 'NATIVE' ? ctx.ids.next('obl') : idOfCommand(ctx, 'obl', part);
}
