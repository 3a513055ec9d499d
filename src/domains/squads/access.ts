import { fail, refusalError } from '../../platform/errors.ts';
import type { Context } from '../../platform/context.ts';
import { findAccount, followPromotion, type Account } from '../accounts/index.ts';
import { mayDo, type SquadOperation } from './rules/access.ts';
import { callerOf, statusOf, type Squad } from './squad.ts';

/**
 * The account on whose behalf something is asked: of a promoted one, that which it became.
 * @throws ApiError ACCOUNT_NOT_FOUND.
 */
export async function actorOf(ctx: Pick<Context, 'tenant' | 'db'>, accountId: string): Promise<Account> {
  return followPromotion(ctx, (await findAccount(ctx, accountId)) ?? fail('ACCOUNT_NOT_FOUND'));
}

/** @throws ApiError when the account may not read this of the squad: NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED. */
export function requireAccess(operation: SquadOperation, squad: Squad, accountId: string): void {
  const refused = mayDo(operation, statusOf(squad), callerOf(squad, accountId));
  if (refused) throw refusalError(refused);
}
