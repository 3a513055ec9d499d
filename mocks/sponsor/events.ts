import { InvalidControlRequest } from '../../src/platform/control/control-api.ts';
import { nearestOf } from '../../src/platform/http/nearest.ts';

/** Events that the bank can be made to send: those that the service knows, and payment of one of its codes. */
export const SPONSOR_EVENTS = [
  'PAYMENT_SETTLED', 'PAYMENT_FAILED', 'CREDIT_RECEIVED', 'RETURN_SETTLED', 'RETURN_FAILED', 'RETURN_RECEIVED', 'RETURN_SENT',
  'QR_CHARGE_PAID', 'QR_CHARGE_CANCELLED',
  'KEY_REGISTERED', 'KEY_REGISTRATION_FAILED', 'KEY_EXCLUDED',
  'CLAIM_OPENED', 'CLAIM_WAITING_RESOLUTION', 'CLAIM_CONFIRMED', 'CLAIM_COMPLETED', 'CLAIM_CANCELLED',
  'MANDATE_REQUESTED', 'MANDATE_AUTHORIZED', 'MANDATE_REJECTED', 'MANDATE_EXPIRED', 'MANDATE_CANCELLED', 'MANDATE_COMPLETED',
  'CHARGE_SCHEDULED', 'CHARGE_RETRY_SCHEDULED', 'CHARGE_FAILED', 'CHARGE_CANCELLED', 'CHARGE_DEBITED',
  'MED_INFRACTION_OPENED', 'MED_INFRACTION_ACKNOWLEDGED', 'MED_INFRACTION_CLOSED', 'MED_INFRACTION_CANCELLED', 'MED_CASE_REFUND_CLOSED',
  'MED_CASE_FILED', 'MED_CASE_FILING_FAILED',
  'MED_RECOVERY_CREATED', 'MED_RECOVERY_TRACKED', 'MED_RECOVERY_AWAITING_ANALYSIS', 'MED_RECOVERY_ANALYSED', 'MED_RECOVERY_REFUNDING',
  'MED_RECOVERY_UPDATED', 'MED_RECOVERY_COMPLETED', 'MED_RECOVERY_CANCELLED', 'MED_FRAUD_MARKED', 'MED_FRAUD_MARK_CANCELLED',
] as const;

export const KYC_EVENTS = ['KYC_VERDICT_REACHED', 'KYC_SCREENING_COMPLETED', 'KYC_DOCUMENT_EXPIRED'] as const;

/**
 * Requires that a party has such an event: the service would take one that it does not know, and do nothing.
 * @throws InvalidControlRequest, with the nearest name.
 */
export function requireEvent(event: string, known: readonly string[]): void {
  if (known.includes(event)) return;
  const nearest = nearestOf(event, known);
  const hint = nearest === undefined ? `there are ${known.join(', ')}` : `did you mean ${nearest}?`;
  throw new InvalidControlRequest(`there is no such event; ${hint}`);
}
