import { fail } from '../../../platform/errors.ts';
import { EventMalformed } from '../../../platform/receiver/receiver.ts';
import { RailTimeout, RailUnreachable, type Rails, type SponsorAnswer, type SponsorClient } from '../../rails/index.ts';
import type { CancelReason, ConfirmReason } from './key.entity.ts';
import type {
  ClaimOpening, DirectoryEntry, KeyExclusion, KeyLookUp, KeyRegistration, SponsorClaim, SponsorKey,
} from './sponsor-keys-interface.ts';
import { claimOf, entryOf, keyOf, stepOf, type BodyReader } from './read-answer.ts';

/** Final refusal of a provider. */
export interface Refused {
  readonly refused: true;
  /** The directory's, or what the provider made of it. */
  readonly code: string;
}

export type Told<T> = T | Refused;

/** Tenant and provider of a call. */
interface Caller {
  readonly tenant: string;
  readonly providerId: string;
}

/** Capability of a rail binding whose provider keeps Pix keys. */
const CAPABILITY = 'KEYS';

/**
 * The directory, as sponsors give access to it. Each call throws ApiError PROVIDER_UNAVAILABLE when there is no answer, or
 * one that does not follow the interface.
 */
export class SponsorKeys {
  constructor(private readonly client: SponsorClient, private readonly rails: Rails) {}

  /** The provider that new keys of the tenant are registered through; undefined when none is bound. */
  async findProvider(tenant: string): Promise<string | undefined> {
    return (await this.rails.able(tenant, 'PIX', CAPABILITY))[0]?.providerId;
  }

  registerKey(caller: Caller, wanted: KeyRegistration): Promise<Told<SponsorKey>> {
    return this.#post(caller, '/v1/pix/keys', wanted, keyOf(wanted.reference));
  }

  /** Undefined when the provider does not know the key. */
  async excludeKey(caller: Caller, reference: string, wanted: KeyExclusion): Promise<Told<SponsorKey> | undefined> {
    return this.#postOrMissing(caller, `/v1/pix/keys/${reference}/exclude`, wanted, keyOf(reference));
  }

  /** Undefined when nobody has the key. */
  async lookUpKey(caller: Caller, wanted: KeyLookUp): Promise<Told<DirectoryEntry> | undefined> {
    return this.#postOrMissing(caller, '/v1/pix/keys/look-up', wanted, entryOf);
  }

  /** Undefined when the provider does not know the reference. */
  async findKey(caller: Caller, reference: string): Promise<SponsorKey | undefined> {
    const answer = await this.#call(caller, 'GET', `/v1/pix/keys/${reference}`);
    if (answer.status === 404) return undefined;
    const told = read(caller, answer, keyOf(reference));
    return isRefused(told) ? misunderstood(caller) : told;
  }

  openClaim(caller: Caller, wanted: ClaimOpening): Promise<Told<SponsorClaim>> {
    return this.#post(caller, '/v1/pix/claims', wanted, claimOf);
  }

  /** As the donor, gives the key up. */
  confirmClaim(caller: Caller, claimId: string, reason: ConfirmReason): Promise<Told<SponsorClaim>> {
    return this.#post(caller, `/v1/pix/claims/${encodeURIComponent(claimId)}/confirm`, { reason }, stepOf(claimId));
  }

  /** As the claimer, takes the key that the donor gave up. */
  completeClaim(caller: Caller, claimId: string): Promise<Told<SponsorClaim>> {
    return this.#post(caller, `/v1/pix/claims/${encodeURIComponent(claimId)}/complete`, {}, stepOf(claimId));
  }

  cancelClaim(caller: Caller, claimId: string, reason: CancelReason): Promise<Told<SponsorClaim>> {
    return this.#post(caller, `/v1/pix/claims/${encodeURIComponent(claimId)}/cancel`, { reason }, stepOf(claimId));
  }

  async #post<T>(caller: Caller, path: string, body: object, readBody: BodyReader<T>): Promise<Told<T>> {
    return read(caller, await this.#call(caller, 'POST', path, body), readBody);
  }

  async #postOrMissing<T>(caller: Caller, path: string, body: object, readBody: BodyReader<T>): Promise<Told<T> | undefined> {
    const answer = await this.#call(caller, 'POST', path, body);
    return answer.status === 404 ? undefined : read(caller, answer, readBody);
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

/** An answer, or what it refuses. What is neither, or cannot be read, is an answer that the provider did not give. */
function read<T>(caller: Caller, { status, body }: SponsorAnswer, readBody: BodyReader<T>): Told<T> {
  if (status === 422) return { refused: true, code: typeof body['code'] === 'string' ? body['code'] : '' };
  if (status >= 300) fail('PROVIDER_UNAVAILABLE', { provider_id: caller.providerId }, 'The provider did not understand the request.');
  try {
    return readBody(body);
  } catch (error) {
    if (error instanceof EventMalformed) misunderstood(caller);
    throw error;
  }
}

function misunderstood({ providerId }: Caller): never {
  return fail('PROVIDER_UNAVAILABLE', { provider_id: providerId }, 'The provider did not answer as it should.');
}
