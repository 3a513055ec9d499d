import type { models } from '@razao/sdk';

/** An account with what is bound to it. */
export type Account = models.AccountWithPaymentMethodsResponse;
