import {
  readFoundPayment, readPayAnswer, type FoundPayment, type PayAnswer, type PaymentStatus, type SponsorAmount, type SponsorClient,
} from '../../rails/index.ts';

/**
 * Interface to a sponsor for returns, beside `rails/sponsor-interface.ts`, whose signatures and refusals hold:
 *
 *     POST /v1/returns               ReturnRequest → 202 SponsorReturn; the same reference again → 200, as it is now
 *     GET  /v1/returns/{reference}   → 200 SponsorReturn, 404 when it is not known
 */
export interface ReturnRequest {
  /** Ours, the same at each attempt: the sponsor sends it once. */
  readonly reference: string;
  readonly return_end_to_end_id: string;
  readonly original_end_to_end_id: string;
  readonly amount: SponsorAmount;
  readonly reason_code: string;
}

export interface SponsorReturn extends ReturnRequest {
  readonly provider_reference: string;
  readonly status: PaymentStatus;
  /** A code of the rail; null unless it failed. */
  readonly failure_code: string | null;
  readonly failure_reason: string | null;
  readonly created_at: string;
  /** Time at which it settled or failed; null until then. */
  readonly final_at: string | null;
}

/** A sponsor, as far as it sends back what it brought. All throw RailUnreachable, RailTimeout, ReferenceTaken. */
export interface SponsorReturns {
  sendReturn(tenant: string, providerId: string, request: ReturnRequest): Promise<PayAnswer>;
  findReturn(tenant: string, providerId: string, reference: string): Promise<FoundPayment>;
}

export function sponsorReturns(client: SponsorClient): SponsorReturns {
  return {
    sendReturn: async (tenant, providerId, request) =>
      readPayAnswer(await client.call(tenant, providerId, 'POST', '/v1/returns', request), request.reference, request.amount.currency),
    findReturn: async (tenant, providerId, reference) =>
      readFoundPayment(await client.call(tenant, providerId, 'GET', `/v1/returns/${encodeURIComponent(reference)}`), reference),
  };
}
