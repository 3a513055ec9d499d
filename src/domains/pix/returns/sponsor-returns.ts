import { readStanding, type PaymentStatus, type SponsorAmount, type SponsorAnswer, type SponsorClient, type Standing } from '../../rails/index.ts';

/**
 * What is spoken with a sponsor about returns, beside `rails/sponsor-interface.ts`, whose signatures and refusals hold:
 *
 *     POST /v1/returns               ReturnRequest → 202 SponsorReturn; the same reference again → 200, as it is now
 *     GET  /v1/returns/{reference}   → 200 SponsorReturn, 404 when it was never heard of
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
  /** When it settled or failed; null until then. */
  readonly final_at: string | null;
}

/** What a sponsor answers to a return: it has it, as it is now; it refuses it for good. */
export type ReturnAnswer =
  | { readonly kind: 'TAKEN'; readonly taken: Standing }
  | { readonly kind: 'REFUSED'; readonly code: string; readonly reason: string };

/** A sponsor, as far as it sends back what it brought. All throw RailUnreachable, RailTimeout. */
export interface SponsorReturns {
  sendReturn(tenant: string, providerId: string, request: ReturnRequest): Promise<ReturnAnswer>;
  /** Undefined when it has never heard of the reference. */
  findReturn(tenant: string, providerId: string, reference: string): Promise<Standing | undefined>;
}

export function sponsorReturns(client: SponsorClient): SponsorReturns {
  return {
    sendReturn: async (tenant, providerId, request) => readTaken(await client.call(tenant, providerId, 'POST', '/v1/returns', request), request),
    findReturn: async (tenant, providerId, reference) => {
      const answer = await client.call(tenant, providerId, 'GET', `/v1/returns/${encodeURIComponent(reference)}`);
      return answer.status === 404 ? undefined : readStanding(answer, reference);
    },
  };
}

function readTaken(answer: SponsorAnswer, { reference }: ReturnRequest): ReturnAnswer {
  const { status, body } = answer;
  if (status === 422) return { kind: 'REFUSED', code: String(body['code'] ?? ''), reason: String(body['reason'] ?? '') };
  if (status === 400) return { kind: 'REFUSED', code: 'INVALID', reason: String(body['message'] ?? '') };
  return { kind: 'TAKEN', taken: readStanding(answer, reference) };
}
