import type { AccountActionRequest, AccountResponse } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import type { Context } from '../../platform/context.ts';
import { lockHead } from '../../platform/db/lock-row.ts';
import { fail } from '../../platform/errors.ts';
import { lockedAccount } from './find-account.ts';
import { asAccount, presentAccount } from './present.ts';

/**
 * Stops debits, new holds and captures of an account; credits still arrive. Once this is answered no writer of the tenant's journal
 * accepts a debit. Freezing a frozen account changes nothing.
 * @throws ApiError ACCOUNT_CLOSED.
 */
export function freezeAccount(ctx: Context, accountId: string, body: AccountActionRequest = {}): Promise<AccountResponse> {
  return setFrozen(ctx, accountId, true, body);
}

/**
 * Allows debits, holds and captures of an account again. Nothing changes for an account that is not frozen.
 * @throws ApiError ACCOUNT_CLOSED.
 */
export function unfreezeAccount(ctx: Context, accountId: string, body: AccountActionRequest = {}): Promise<AccountResponse> {
  return setFrozen(ctx, accountId, false, body);
}

function setFrozen(ctx: Context, givenId: string, isFrozen: boolean, { reason }: AccountActionRequest): Promise<AccountResponse> {
  return ctx.db.write(async ({ em, announce, touch }) => {
    await lockHead(em, ctx.tenant);
    const account = present(await lockedAccount(em, ctx.tenant, givenId), 'the account that the path names');
    const { accountId } = account;
    if (account.status === 'CLOSED') fail('ACCOUNT_CLOSED', { account_id: accountId });
    if (account.isFrozen === isFrozen) return presentAccount(asAccount(account));
    account.isFrozen = isFrozen;
    account.version += 1n;
    account.updatedAt = ctx.clock.now();
    touch(accountId);
    announce({
      type: isFrozen ? 'account.frozen' : 'account.unfrozen',
      entityId: accountId,
      version: account.version,
      data: { account_id: accountId, is_frozen: isFrozen, reason: reason ?? null },
    });
    return presentAccount(asAccount(account));
  });
}
