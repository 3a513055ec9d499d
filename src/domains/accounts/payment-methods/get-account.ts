import type { AccountWithPaymentMethodsResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { Account } from '../account.ts';
import { listPaymentMethods } from './present.ts';
import { presentAccount } from '../present.ts';

/** Returns an account with the payment methods bound to it; a promoted one names its successor. */
export async function getAccount(ctx: Pick<Context, 'tenant' | 'db'>, account: Account): Promise<AccountWithPaymentMethodsResponse> {
  return {
    ...presentAccount(account),
    external_payment_methods: await listPaymentMethods(ctx, account.accountId),
    ...(account.promotedToAccountId !== null && { promoted_to_account_id: account.promotedToAccountId }),
  };
}
