import type { PixQrChargeResponse } from '../../../../generated/models.ts';
import { fromCents } from '../../../platform/money.ts';
import { isExpired, type Charge } from './charge.ts';

/** Who paid a charge, as far as it is known. */
export type Payer = Pick<PixQrChargeResponse, 'counterparty_account_id' | 'counterparty' | 'payer_message'>;

/** A charge in the contract's form, as it is at `now`. */
export function presentCharge(it: Charge, now: Date, payer: Payer = {}): PixQrChargeResponse {
  return {
    txid: it.txid,
    account_id: it.accountId,
    key_id: it.keyId,
    state: it.state,
    expired: isExpired(it, now),
    amount_cents: fromCents(it.amount),
    currency: 'BRL',
    description: it.description,
    payer_request: it.payerRequest,
    expires_in_seconds: it.expiresInSeconds,
    expires_at: it.expiresAt.toISOString(),
    due: it.due,
    merchant: { name: it.merchantName, city: it.merchantCity },
    brcode: it.brcode,
    location: it.location,
    provider_id: it.providerId,
    paid_at: it.paidAt?.toISOString() ?? null,
    ...payer,
    obligation_id: it.obligationId,
    end_to_end_id: it.endToEndId,
    cancelled_at: it.cancelledAt?.toISOString() ?? null,
    created_at: it.createdAt.toISOString(),
    created_by: it.createdBy,
    updated_at: it.updatedAt.toISOString(),
    version: Number(it.version),
  };
}
