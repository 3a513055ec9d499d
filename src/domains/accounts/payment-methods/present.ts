import type { PaymentMethodResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { rowCodec, type PostgresRow } from '../../../platform/db/row.ts';
import { PaymentMethodEntity } from './payment-method.entity.ts';

const shownCodec = rowCodec(PaymentMethodEntity, {
  only: [
    'paymentMethodId', 'accountId', 'rail', 'scheme', 'mode', 'status', 'provider', 'capabilities', 'directionality',
    'verification', 'masked',
    'metadata', 'version', 'createdAt', 'updatedAt',
  ],
});

type Shown = ReturnType<typeof shownCodec.read>;

/** Presents a payment method to its tenant: its coordinates are masked. */
export function presentPaymentMethod(method: Shown): PaymentMethodResponse {
  return {
    payment_method_id: method.paymentMethodId,
    account_id: method.accountId,
    rail: method.rail,
    scheme: method.scheme,
    mode: method.mode,
    status: method.status,
    provider: method.provider,
    capabilities: method.capabilities,
    directionality: method.directionality,
    verification: method.verification,
    coordinates: method.masked,
    metadata: method.metadata ?? {},
    created_at: method.createdAt.toISOString(),
    updated_at: method.updatedAt.toISOString(),
  };
}

const FIND = { name: 'find-payment-methods', text: 'select * from razao.find_payment_methods($1, $2)' };

/** Returns the payment methods of an account, oldest first, at most the newest 200. */
export async function listPaymentMethods(ctx: Pick<Context, 'tenant' | 'db'>, accountId: string): Promise<PaymentMethodResponse[]> {
  const { tenant } = ctx;
  const rows = await ctx.db.lookUp('payment-methods', accountId, async (query, ids) =>
    Map.groupBy((await query<PostgresRow>(FIND, [tenant, ids])).map(shownCodec.read), (method) => method.accountId));
  return (rows ?? []).map(presentPaymentMethod);
}
