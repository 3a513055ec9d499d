import type { Context } from '../../../platform/context.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { announcePaymentMethod } from './bind-payment-method.ts';
import { PaymentMethodEntity } from './payment-method.entity.ts';

/** Closes the payment methods of an account that is being closed, within the caller's transaction, which has locked the head. */
export async function closePaymentMethods(unit: WriteUnit, ctx: Context, accountId: string): Promise<void> {
  const methods = await unit.em.find(PaymentMethodEntity, { tenantId: ctx.tenant, accountId, status: { $ne: 'CLOSED' } });
  for (const method of methods) {
    Object.assign(method, { status: 'CLOSED', receives: false, updatedAt: ctx.clock.now(), version: method.version + 1n });
    announcePaymentMethod(unit, method);
  }
}
