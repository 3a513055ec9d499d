import { present } from '../../platform/assert.ts';
import { refusal, refusalError, type Refusal } from '../../platform/errors.ts';
import type { Context } from '../../platform/context.ts';
import { followPromotion, requireAccount, type Account } from '../accounts/index.ts';
import { paysNothing, type Ledger } from '../journal/index.ts';
import { mayDo, type SquadOperation } from './rules/access.ts';
import { callerOf, statusOf, type Squad } from './squad.ts';

/**
 * The account on whose behalf something is requested: for a promoted account, the account that it became.
 * @throws ApiError ACCOUNT_NOT_FOUND.
 */
export async function actorOf(ctx: Pick<Context, 'tenant' | 'db'>, accountId: string): Promise<Account> {
  return followPromotion(ctx, await requireAccount(ctx, accountId));
}

/**
 * Refuses an actor who may not pay for themselves. The check is on the acting member, not on the holder of the squad account.
 * @returns ACCOUNT_FROZEN, PARTY_BLOCKED, or undefined.
 */
export function refuseActor(ledger: Pick<Ledger, 'account'>, actor: string): Refusal | undefined {
  const { accountId, isFrozen, ownerStatus, ownerPartyId } = present(ledger.account(actor), 'the account of a member');
  if (isFrozen) return refusal('ACCOUNT_FROZEN', { account_id: accountId });
  return paysNothing({ ownerStatus }) ? refusal('PARTY_BLOCKED', { party_id: ownerPartyId }) : undefined;
}

/** @throws ApiError when the account may not read this of the squad: NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED. */
export function requireAccess(operation: SquadOperation, squad: Squad, accountId: string): void {
  const refused = mayDo(operation, statusOf(squad), callerOf(squad, accountId));
  if (refused) throw refusalError(refused);
}
