import type { PartyType, PixParticipant, PixQrChargeState, PixQrDueKind, PixQrDueTerms, PixQrPayer } from '../../../../generated/models.ts';
import { fail } from '../../../platform/errors.ts';
import { parseInstant } from '../../../platform/clock.ts';
import { LOCATION_FORM } from '../../accounts/index.ts';
import {
  RailTimeout, RailUnreachable, type RailBinding, type Rails, type SponsorAmount, type SponsorAnswer, type SponsorClient,
} from '../../rails/index.ts';

/**
 * Interface to a sponsor for charges, in calls signed as those of `sponsor-interface.ts`.
 *
 *     POST /v1/pix/charges            ChargeOrder → 201 SponsorCharge; the same txid again → 200 SponsorCharge as it is now
 *     POST /v1/pix/charges/resolve    {location} → 200 SponsorResolution, 404 `{error: 'NOT_FOUND'}` for a charge that nobody
 *                                     has, 410 `{error: 'GONE'}` for one that is gone, 422 `{error: 'REFUSED', code: 'INVALID_SIGNATURE'}`
 *
 * A refusal is 422 `{error: 'REFUSED', code, reason}`; 503 means that certainly nothing was done.
 */
export interface ChargeOrder {
  /** Ours, the same at each attempt: the sponsor makes one charge of it. */
  readonly txid: string;
  /** The Pix key that is paid. */
  readonly key: string;
  readonly amount: SponsorAmount;
  /** Counted by the sponsor, from when it makes the charge; left out where the charge is due on a day. */
  readonly expires_in_seconds?: number;
  /** Terms of a charge that is due on a day, with the party that owes it in clear. A sponsor without such charges refuses it. */
  readonly due?: PixQrDueTerms & { readonly payer: PixQrPayer };
  readonly payer_request: string | null;
}

export interface SponsorCharge {
  readonly txid: string;
  readonly status: PixQrChargeState;
  /** Address at which payers' institutions read it, without `https://`. */
  readonly location: string;
  readonly expires_at: string;
  /** Of a charge that is due on a day: that day, as it was asked for. */
  readonly due_on?: string;
  /** The provider's own code, which leads to the location; left out where the ledger writes the code. */
  readonly brcode?: string;
}

export interface SponsorResolution {
  readonly txid: string;
  readonly status: PixQrChargeState;
  readonly due_kind: PixQrDueKind;
  /** The amount to be paid today, and the one before fine, interest, rebate and discount. */
  readonly amount: SponsorAmount;
  readonly original_amount: SponsorAmount;
  readonly due_on: string | null;
  readonly expires_at: string;
  readonly payer_request: string | null;
  /** Its tax id is in clear. */
  readonly recipient: { readonly type: PartyType; readonly name: string; readonly trade_name: string | null; readonly tax_id: string };
  readonly participant: PixParticipant;
}

export type MintAnswer = { readonly charge: SponsorCharge } | { readonly refusedWith: string };
export type ResolveAnswer = { readonly charge: SponsorResolution } | { readonly unresolved: 'NOT_FOUND' | 'GONE' | 'INVALID_SIGNATURE' };

/** Capability of a rail binding whose provider makes and reads charges. */
const CAPABILITY = 'DYNAMIC_QR';

/** Charges, as sponsors make and read them. Each call throws ApiError PROVIDER_UNAVAILABLE when there is no answer. */
export class SponsorCharges {
  constructor(private readonly client: SponsorClient, private readonly rails: Rails) {}

  /** Makes a charge at the provider that has its key. A txid makes one, however often it is requested. */
  async mintCharge(tenant: string, providerId: string, order: ChargeOrder): Promise<MintAnswer> {
    await this.#binding(tenant, (binding) => binding.providerId === providerId);
    const answer = await this.#call(tenant, providerId, '/v1/pix/charges', order);
    if (answer.status === 422) return { refusedWith: text(answer.body['code']) };
    if (answer.status === 400 && answer.body['error'] === 'INVALID') return { refusedWith: 'INVALID' };
    const charge = answer.body as unknown as SponsorCharge;
    const isWhole =
      answer.status < 300 && charge.txid === order.txid && LOCATION_FORM.test(charge.location) && isInstant(charge.expires_at)
        && (order.due === undefined || charge.due_on === order.due.due_on);
    return isWhole ? { charge } : misunderstood(providerId);
  }

  /** Reads the charge behind the address in a code, whoever made it. */
  async resolveCharge(tenant: string, location: string): Promise<ResolveAnswer> {
    const { providerId } = await this.#binding(tenant, () => true);
    const { status, body } = await this.#call(tenant, providerId, '/v1/pix/charges/resolve', { location });
    if (status === 404) return { unresolved: 'NOT_FOUND' };
    if (status === 410) return { unresolved: 'GONE' };
    if (status === 422) return { unresolved: text(body['code']) === 'INVALID_SIGNATURE' ? 'INVALID_SIGNATURE' : 'NOT_FOUND' };
    const charge = body as unknown as SponsorResolution;
    return status < 300 && isWhole(charge) ? { charge } : misunderstood(providerId);
  }

  async #binding(tenant: string, isMeant: (binding: RailBinding) => boolean): Promise<RailBinding> {
    const found = (await this.rails.able(tenant, 'PIX', CAPABILITY)).find(isMeant);
    return found ?? fail(
      'PROVIDER_UNAVAILABLE', { rail: 'PIX', capability: CAPABILITY }, 'No provider is bound that makes and reads charges.',
    );
  }

  async #call(tenant: string, providerId: string, path: string, body: object): Promise<SponsorAnswer> {
    try {
      return await this.client.call(tenant, providerId, 'POST', path, body);
    } catch (error) {
      if (error instanceof RailUnreachable) fail('PROVIDER_UNAVAILABLE', { provider_id: providerId }, 'The provider cannot be reached.');
      if (error instanceof RailTimeout) fail('PROVIDER_UNAVAILABLE', { provider_id: providerId }, 'The provider did not answer in time.');
      throw error;
    }
  }
}

/** Treats an answer that cannot be shown as the contract requires as no answer. */
function misunderstood(providerId: string): never {
  return fail('PROVIDER_UNAVAILABLE', { provider_id: providerId }, 'The provider did not answer as it should.');
}

function isWhole({ txid, amount, original_amount, expires_at, due_on, recipient, participant }: SponsorResolution): boolean {
  const isAmount = [amount, original_amount].every((it) => Number.isSafeInteger(it?.value) && it.value > 0 && it.currency === 'BRL');
  const isDay = due_on === null || /^\d{4}-\d\d-\d\d$/.test(due_on);
  return text(txid) !== '' && isAmount && isInstant(expires_at) && isDay && text(recipient?.tax_id) !== ''
    && /^[0-9A-Z]{8}$/.test(text(participant?.ispb));
}

function isInstant(value: unknown): boolean {
  return parseInstant(text(value)) !== undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
