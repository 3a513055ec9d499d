import type { PixQrChargeState } from '../../../../generated/models.ts';
import type { RowOf } from '../../../platform/db/row.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import { accountingDay } from '../../../platform/clock.ts';
import type { Cents } from '../../../platform/money.ts';
import { amountOn, leastAmount } from '../../accounts/index.ts';
import { PAYMENT_NAME } from '../../rails/index.ts';
import type { PixChargeEntity } from './charge.entity.ts';

export type Charge = RowOf<typeof PixChargeEntity>;

/** Transitions of a charge's states. Expiry is not a state: a payment that was begun in time may come after it. */
export const CHARGE_MOVES: Readonly<Record<PixQrChargeState, readonly PixQrChargeState[]>> = {
  ACTIVE: ['PAID', 'CANCELLED'],
  PAID: [],
  CANCELLED: [],
};

/** Money that arrived and names a charge. */
export interface ChargePayment {
  readonly accountId: string;
  readonly providerId: string;
  readonly amount: Cents;
  readonly currency: string;
  readonly obligationId: string;
  readonly endToEndId: string | undefined;
  readonly paidAt: Date;
}

/**
 * The charge, PAID; undefined when this money pays it not: it is another amount, on another account, from another
 * provider, or the charge is paid or cancelled already. The money is the account's all the same.
 */
export function payCharge(charge: Charge, payment: ChargePayment, now: Date): Charge | undefined {
  const { obligationId, paidAt } = payment;
  // a provider's report of a name without this form is accepted all the same
  const endToEndId = PAYMENT_NAME.test(payment.endToEndId ?? '') ? payment.endToEndId ?? null : null;
  const fits = payment.accountId === charge.accountId && payment.providerId === charge.providerId
    && isItsAmount(charge, payment.amount) && payment.currency === 'BRL';
  return fits ? move(charge, 'PAID', { obligationId, endToEndId, paidAt }, now) : undefined;
}

/** True for what its payer owes. What a provider takes on the day of a charge that is due is its own sum, within the terms. */
function isItsAmount({ amount, due }: Pick<Charge, 'amount' | 'due'>, paid: Cents): boolean {
  return due ? paid >= leastAmount(amount, due) : paid === amount;
}

/** Amount to be paid at an instant, in minor units. */
export function amountAt({ amount, due }: Pick<Charge, 'amount' | 'due'>, now: Date): Cents {
  return due ? amountOn(amount, due, accountingDay(now)) : amount;
}

/** The charge, CANCELLED; undefined when it is paid or cancelled already. */
export function cancelCharge(charge: Charge, cancelledAt: Date, now: Date): Charge | undefined {
  return move(charge, 'CANCELLED', { cancelledAt }, now);
}

function move(charge: Charge, state: PixQrChargeState, change: Partial<Charge>, now: Date): Charge | undefined {
  if (!CHARGE_MOVES[charge.state].includes(state)) return undefined;
  return { ...charge, ...change, state, version: charge.version + 1n, updatedAt: now };
}

/** True when it expired unpaid. */
export function isExpired({ state, expiresAt }: Pick<Charge, 'state' | 'expiresAt'>, now: Date): boolean {
  return state === 'ACTIVE' && expiresAt <= now;
}

const UNPAYABLE = { PAID: 'The charge is paid.', CANCELLED: 'The charge was cancelled.', EXPIRED: 'The charge has expired.' };

/**
 * Refuses a payment of the charge by its code inside the tenant, as a provider refuses it to payers outside. Payments from outside are not
 * checked: the money is there.
 */
export function refuseToPay(charge: Charge, now: Date): Refusal | undefined {
  const reason = charge.state !== 'ACTIVE' ? charge.state : isExpired(charge, now) ? 'EXPIRED' : undefined;
  return reason && refusal('PIX_CHARGE_NOT_PAYABLE', { txid: charge.txid, reason }, UNPAYABLE[reason]);
}

const TXID = /^[a-zA-Z0-9]{26,35}$/;
const LONGEST_PREFIX = 9;

/** True when a text can be the txid of a charge: those of static codes are shorter. */
export function isChargeTxid(text: string): boolean {
  return TXID.test(text);
}

/** The name of a charge on the rail: the tenant's, as far as there is room, and the part of our id that is unique. */
export function txidOf(tenant: string, id: string): string {
  return tenant.toUpperCase().replace(/[^A-Z0-9]/g, '').slice(0, LONGEST_PREFIX) + id.slice(id.indexOf('_') + 1);
}
