import type {
  PartyType, PixClaimRole, PixClaimState, PixClaimType, PixFraudMarker, PixKeyType, PixParticipant,
} from '../../../../generated/models.ts';
import { fail } from '../../../platform/errors.ts';
import { RailTimeout, RailUnreachable, type Rails, type SponsorAnswer, type SponsorClient } from '../../rails/index.ts';
import type { CancelReason, ConfirmReason, ExclusionReason } from './key.entity.ts';

/**
 * What is spoken with a sponsor about Pix keys, in calls signed as those of `sponsor-interface.ts`. Keys travel in bodies
 * only: addresses get into logs.
 *
 *     POST /v1/pix/keys                        KeyRegistration → 201 SponsorKey, 202 while the directory has not answered
 *     GET  /v1/pix/keys/{reference}            → 200 SponsorKey, 404 when it was never heard of
 *     POST /v1/pix/keys/{reference}/exclude    KeyExclusion → 200 SponsorKey, 404 when it was never heard of
 *     POST /v1/pix/keys/look-up                KeyLookUp → 200 DirectoryEntry, 404 when nobody has the key
 *     POST /v1/pix/claims                      ClaimOpening → 201 SponsorClaim
 *     POST /v1/pix/claims/{claim_id}/confirm   {reason} → 200 SponsorClaim, by the donor
 *     POST /v1/pix/claims/{claim_id}/complete  {} → 200 SponsorClaim, by the claimer
 *     POST /v1/pix/claims/{claim_id}/cancel    {reason} → 200 SponsorClaim
 *
 * A reference is ours and the same at each attempt: what was done under it is answered again. A refusal is 422
 * `{error: 'REFUSED', code, reason}`, with a code of the directory's; 503 says that surely nothing was done.
 */
export interface KeyRegistration {
  /** Our `key_id`. */
  readonly reference: string;
  readonly key_type: PixKeyType;
  /** Null for a random key, which the directory draws. */
  readonly key_value: string | null;
  readonly account_id: string;
  readonly owner: KeyOwner;
}

export interface KeyOwner {
  readonly type: PartyType;
  readonly name: string;
  /** Null where we do not know it. */
  readonly tax_id: string | null;
}

export interface SponsorKey {
  readonly reference: string;
  readonly key_type: PixKeyType;
  readonly key_value: string | null;
  readonly status: 'ACCEPTED' | 'REGISTERED' | 'EXCLUDED';
  readonly participant: PixParticipant;
}

export interface KeyExclusion {
  readonly key_type: PixKeyType;
  readonly key_value: string;
  readonly reason: ExclusionReason;
}

export interface KeyLookUp {
  readonly key_type: PixKeyType;
  readonly key_value: string;
  /** Whoever wants to pay, by our own name: the directory counts look-ups by it. */
  readonly payer: string;
}

export interface DirectoryEntry {
  readonly key_type: PixKeyType;
  readonly key_value: string;
  readonly owner: KeyOwner & { readonly trade_name: string | null; readonly tax_id: string };
  readonly participant: PixParticipant;
  readonly owned_since: string;
  readonly fraud_markers: readonly PixFraudMarker[];
  readonly open_fraud_reports: number;
}

export interface ClaimOpening {
  /** Our `claim_id`. */
  readonly reference: string;
  readonly key_reference: string;
  readonly type: PixClaimType;
  readonly key_type: PixKeyType;
  readonly key_value: string;
  readonly account_id: string;
  readonly owner: KeyOwner;
}

export interface SponsorClaim {
  /** The directory's name for it. */
  readonly claim_id: string;
  readonly type: PixClaimType;
  readonly state: PixClaimState;
  readonly claimer: PixParticipant;
  readonly donor: PixParticipant;
  readonly resolution_due_at: string;
  readonly completion_due_at: string;
  readonly confirm_reason: ConfirmReason | null;
  readonly cancel_reason: CancelReason | null;
  readonly cancelled_by: PixClaimRole | null;
}

/** What a provider refused, for good. */
export interface Refused {
  readonly refused: true;
  /** The directory's, or what the provider made of it. */
  readonly code: string;
}

export type Told<T> = T | Refused;

/** What every call is made for. */
interface Caller {
  readonly tenant: string;
  readonly providerId: string;
}

/** The capability of a rail binding that says that a provider keeps Pix keys. */
const CAPABILITY = 'KEYS';

/** The directory, as sponsors give access to it. Each call throws ApiError PROVIDER_UNAVAILABLE when there is no answer. */
export class SponsorKeys {
  constructor(private readonly client: SponsorClient, private readonly rails: Rails) {}

  /** The provider that new keys of the tenant are registered through; undefined when none is bound. */
  async findProvider(tenant: string): Promise<string | undefined> {
    return (await this.rails.able(tenant, 'PIX', CAPABILITY))[0]?.providerId;
  }

  registerKey(caller: Caller, wanted: KeyRegistration): Promise<Told<SponsorKey>> {
    return this.#post(caller, '/v1/pix/keys', wanted);
  }

  /** Undefined when the provider has never heard of the key. */
  async excludeKey(caller: Caller, reference: string, wanted: KeyExclusion): Promise<Told<SponsorKey> | undefined> {
    return this.#postOrMissing(caller, `/v1/pix/keys/${reference}/exclude`, wanted);
  }

  /** Undefined when nobody has the key. */
  async lookUpKey(caller: Caller, wanted: KeyLookUp): Promise<Told<DirectoryEntry> | undefined> {
    return this.#postOrMissing(caller, '/v1/pix/keys/look-up', wanted);
  }

  /** Undefined when the provider has never heard of the reference. */
  async findKey(caller: Caller, reference: string): Promise<SponsorKey | undefined> {
    const { status, body } = await this.#call(caller, 'GET', `/v1/pix/keys/${reference}`);
    return status === 404 ? undefined : read<SponsorKey>(caller, { status, body }) as SponsorKey;
  }

  openClaim(caller: Caller, wanted: ClaimOpening): Promise<Told<SponsorClaim>> {
    return this.#post(caller, '/v1/pix/claims', wanted);
  }

  /** As the donor, gives the key up. */
  confirmClaim(caller: Caller, claimId: string, reason: ConfirmReason): Promise<Told<SponsorClaim>> {
    return this.#post(caller, `/v1/pix/claims/${encodeURIComponent(claimId)}/confirm`, { reason });
  }

  /** As the claimer, takes the key that the donor gave up. */
  completeClaim(caller: Caller, claimId: string): Promise<Told<SponsorClaim>> {
    return this.#post(caller, `/v1/pix/claims/${encodeURIComponent(claimId)}/complete`, {});
  }

  cancelClaim(caller: Caller, claimId: string, reason: CancelReason): Promise<Told<SponsorClaim>> {
    return this.#post(caller, `/v1/pix/claims/${encodeURIComponent(claimId)}/cancel`, { reason });
  }

  async #post<T>(caller: Caller, path: string, body: object): Promise<Told<T>> {
    return read(caller, await this.#call(caller, 'POST', path, body));
  }

  async #postOrMissing<T>(caller: Caller, path: string, body: object): Promise<Told<T> | undefined> {
    const answer = await this.#call(caller, 'POST', path, body);
    return answer.status === 404 ? undefined : read(caller, answer);
  }

  async #call({ tenant, providerId }: Caller, method: 'GET' | 'POST', path: string, body?: object): Promise<SponsorAnswer> {
    try {
      return await this.client.call(tenant, providerId, method, path, body);
    } catch (error) {
      if (error instanceof RailUnreachable) fail('PROVIDER_UNAVAILABLE', { provider_id: providerId }, 'The provider cannot be reached.');
      if (error instanceof RailTimeout) fail('PROVIDER_UNAVAILABLE', { provider_id: providerId }, 'The provider did not answer in time.');
      throw error;
    }
  }
}

/** @throws ApiError PROVIDER_UNAVAILABLE: the tenant has no way to the directory. */
export function failUnbound(): never {
  return fail('PROVIDER_UNAVAILABLE', { rail: 'PIX', capability: CAPABILITY }, 'No provider is bound that keeps Pix keys.');
}

export function isRefused<T extends object>(told: Told<T>): told is Refused {
  return 'refused' in told;
}

/** An answer, or what it refuses. What is neither is an answer that the provider did not give. */
function read<T>({ providerId }: Caller, { status, body }: SponsorAnswer): Told<T> {
  if (status === 422) return { refused: true, code: typeof body['code'] === 'string' ? body['code'] : '' };
  if (status >= 300) fail('PROVIDER_UNAVAILABLE', { provider_id: providerId }, 'The provider did not understand the request.');
  return body as T;
}
