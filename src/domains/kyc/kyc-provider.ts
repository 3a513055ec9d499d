import type { KycDocumentRef, KycRescreenReason, PartyType, TaxId } from '../../../generated/models.ts';
import { RailTimeout, SponsorClient, type SponsorClientOptions } from '../rails/index.ts';

/**
 * What is spoken between us and a KYC provider: the one interface of the adapter `sim_kyc_v1`, which the simulated
 * provider serves. Each call is signed as those to a sponsor are (`signRequest`), and answered at once; what comes of it
 * arrives at the receiver.
 *
 *     POST /v1/verifications   VerificationRequest → 202 {request_ref}; the same request again → 200
 *     POST /v1/screenings      ScreeningRequest    → 202 {request_ref}; the same request again → 200
 *
 * A refusal is 422 `{error: 'REFUSED', code}` or 400 `{error: 'INVALID'}`, and for good. 503: surely nothing was done. Any
 * other answer, or none, is tried again, which is safe.
 */
export interface VerificationRequest {
  /** The party; comes back with every event about it. */
  readonly reference: string;
  /** Ours, the same at each attempt. */
  readonly request_ref: string;
  /** The session in which the documents were shown; one that we name where there was none. */
  readonly session_ref: string;
  readonly level: number;
  readonly person: KycPerson;
  readonly document_refs: readonly KycDocumentRef[];
}

export interface ScreeningRequest {
  readonly reference: string;
  /** Ours, the same at each attempt. */
  readonly request_ref: string;
  readonly trigger: KycRescreenReason;
  readonly person: KycPerson;
}

/** Whom to look for: the one place where a name and a tax identifier leave the service for the provider. */
export interface KycPerson {
  readonly type: PartyType;
  readonly name: string;
  readonly country: string;
  readonly tax_id: TaxId | null;
}

/** What a provider says of a request: it has it, or will never take it. */
export type Taken = { readonly taken: true } | { readonly taken: false; readonly code: string };

/** Name of the adapter, as provider accounts bear it. */
export const KYC_ADAPTER = 'sim_kyc_v1';

/** Calls KYC providers. */
export class KycProvider {
  readonly #client: SponsorClient;

  constructor(options: SponsorClientOptions) {
    this.#client = new SponsorClient(options);
  }

  /** @throws RailUnreachable, RailTimeout: it may be sent again. */
  verify(tenant: string, providerId: string, request: VerificationRequest): Promise<Taken> {
    return this.#post(tenant, providerId, '/v1/verifications', request);
  }

  /** @throws RailUnreachable, RailTimeout: it may be sent again. */
  screen(tenant: string, providerId: string, request: ScreeningRequest): Promise<Taken> {
    return this.#post(tenant, providerId, '/v1/screenings', request);
  }

  async #post(tenant: string, providerId: string, path: string, request: VerificationRequest | ScreeningRequest): Promise<Taken> {
    const { status, body } = await this.#client.call(tenant, providerId, 'POST', path, request);
    if (status < 300 && body['request_ref'] === request.request_ref) return { taken: true };
    if (status !== 422 && status !== 400) throw new RailTimeout(`the provider answered ${status} to a request`);
    const code = typeof body['code'] === 'string' && /^[A-Z][A-Z0-9_]{0,63}$/.test(body['code']) ? body['code'] : 'REQUEST_REFUSED';
    return { taken: false, code };
  }
}
