import type { PaymentMethodResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { PaymentMethodRecord } from './payment-method.entity.ts';

type Shown = Omit<PaymentMethodRecord, 'coordinates' | 'kekId' | 'coordinatesDigest' | 'banking' | 'receives' | 'createdBy' | 'tenantId'>;

/** A payment method as its tenant reads it: its coordinates masked. */
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

interface PaymentMethodRow {
  payment_method_id: string;
  account_id: string;
  rail: Shown['rail'];
  scheme: Shown['scheme'];
  mode: Shown['mode'];
  status: Shown['status'];
  provider: Shown['provider'];
  capabilities: Shown['capabilities'];
  directionality: Shown['directionality'];
  verification: Shown['verification'];
  masked: Shown['masked'];
  metadata: Shown['metadata'];
  version: string;
  created_at: string | Date;
  updated_at: string | Date;
}

const FIND = { name: 'find-payment-methods', text: 'select * from razao.find_payment_methods($1, $2)' };

/** The payment methods of an account, oldest first, at most the newest 200. */
export async function listPaymentMethods(ctx: Pick<Context, 'tenant' | 'db'>, accountId: string): Promise<PaymentMethodResponse[]> {
  const { tenant } = ctx;
  const rows = await ctx.db.lookUp('payment-methods', accountId, async (query, ids) =>
    Map.groupBy(await query<PaymentMethodRow>(FIND, [tenant, ids]), (row) => row.account_id));
  return (rows ?? []).map((row) => presentPaymentMethod(fromRow(row)));
}

function fromRow(row: PaymentMethodRow): Shown {
  return {
    paymentMethodId: row.payment_method_id, accountId: row.account_id, rail: row.rail, scheme: row.scheme, mode: row.mode,
    status: row.status, provider: row.provider, capabilities: row.capabilities, directionality: row.directionality,
    verification: row.verification, masked: row.masked, metadata: row.metadata, version: BigInt(row.version),
    createdAt: new Date(row.created_at), updatedAt: new Date(row.updated_at),
  };
}
