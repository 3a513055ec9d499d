import type { PaymentMethodRequest, PaymentMethodStatus } from '../../../../generated/models.ts';
import { canonicalJson } from '../../../platform/canonical.ts';
import type { Context } from '../../../platform/context.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { Coordinates } from './coordinates.ts';

const FIRST: readonly PaymentMethodStatus[] = ['ACTIVE', 'PENDING_VERIFICATION'];

/** Allowed next statuses. Binding again in the same status changes the other facts. */
const NEXT: Readonly<Record<PaymentMethodStatus, readonly PaymentMethodStatus[]>> = {
  PENDING_VERIFICATION: ['PENDING_VERIFICATION', 'ACTIVE', 'CLOSED'],
  ACTIVE: ['ACTIVE', 'SUSPENDED', 'CLOSED'],
  SUSPENDED: ['SUSPENDED', 'ACTIVE', 'CLOSED'],
  CLOSED: [],
};

const VERIFIED: readonly string[] = ['VERIFIED', 'NOT_REQUIRED'];

/**
 * Refuses to bind a payment method with this status.
 * @param present the one that is bound to the account by these coordinates, unless there is none.
 */
export function refuseStatus(
  request: PaymentMethodRequest, present: { paymentMethodId: string; status: PaymentMethodStatus } | undefined,
): Refusal | undefined {
  const { status } = request;
  if (!(present ? NEXT[present.status] : FIRST).includes(status)) {
    return refusal('PAYMENT_METHOD_STATUS_REFUSED', present
      ? { payment_method_id: present.paymentMethodId, from: present.status, to: status }
      : { from: null, to: status });
  }
  return refuseUnverified(request);
}

/** @returns PAYMENT_METHOD_NOT_VERIFIED for one that shall be active and is not verified; or undefined. */
export function refuseUnverified({ status, verification }: PaymentMethodRequest): Refusal | undefined {
  if (status !== 'ACTIVE' || VERIFIED.includes(verification.status)) return undefined;
  return refusal('PAYMENT_METHOD_NOT_VERIFIED', { verification: verification.status });
}

/** True when money that names its coordinates arrives on the account. */
export function receivesCredits(
  { status, capabilities, directionality }: Pick<PaymentMethodRequest, 'status' | 'capabilities' | 'directionality'>,
): boolean {
  return status === 'ACTIVE' && capabilities.receive_credit && directionality.inbound;
}

/** Digest by which coordinates are found. It is keyed: a reader of the table cannot try account numbers or tax identifiers against it. */
export function coordinatesDigest({ tenant, vault }: Pick<Context, 'tenant' | 'vault'>, { scheme, identity }: Coordinates): Buffer {
  return vault.mac('payment method coordinates', canonicalJson([tenant, scheme, ...identity]));
}

/** Associated data under which coordinates are sealed, so that one row's value cannot pass as another's. */
export function coordinatesContext(tenant: string, paymentMethodId: string): string {
  return `payment-method ${tenant} ${paymentMethodId}`;
}
