import type { PixQrChargeState, PixQrDecodeResponse, PixQrResolvedCharge } from '../../../../generated/models.ts';
import { fail } from '../../../platform/errors.ts';
import { withIntent } from '../../../platform/idempotency/intent.ts';
import { fromCents } from '../../../platform/money.ts';
import { maskTaxId } from '../../../platform/tax-id.ts';
import { BrcodeFault, decodeBrcode, hostOf, maskPixKey, type Brcode, type BrcodeReason } from '../../accounts/index.ts';
import type { CounterpartyFacts } from '../../obligations/index.ts';
import { findKeyHolder } from '../keys/find-key-holder.ts';
import { rememberPayee } from '../payees/known-payees.ts';
import { amountAt, type Charge } from './charge.ts';
import type { QrContext } from './context.ts';
import { findCharge } from './queries.ts';
import type { SponsorResolution } from './sponsor-charges.ts';

/**
 * Decodes a code. The charge behind a dynamic one is read through the provider: an address in a code is
 * never fetched. The answer is kept only under a key, for a repetition.
 * @throws ApiError INVALID_BRCODE, BRCODE_NOT_RESOLVED, PROVIDER_UNAVAILABLE, IDEMPOTENCY_IN_PROGRESS.
 */
export async function decodePixQr(ctx: QrContext, text: string): Promise<PixQrDecodeResponse> {
  if (!ctx.db.command) return whatItSays(ctx, text);
  return withIntent(ctx, 'pxq', async () => {
    const answer = await whatItSays(ctx, text);
    return ctx.db.write(async () => answer);
  });
}

async function whatItSays(ctx: QrContext, text: string): Promise<PixQrDecodeResponse> {
  const code = requireBrcode(text);
  const charge = code.location === null ? null : await resolve(ctx, code.location);
  const own = charge && await ownCharge(ctx, code, charge);
  if (charge && !own && code.location !== null) await rememberPayee(ctx, { location: code.location }, factsOfCharge(charge));
  return {
    kind: code.key ? 'STATIC' : charge ? 'DYNAMIC' : 'RECURRENCE',
    single_use: code.initiation === '12',
    merchant: { name: code.merchantName, city: code.merchantCity, postal_code: code.postalCode, category_code: code.categoryCode },
    amount_cents: code.amount === null ? null : fromCents(code.amount),
    currency: 'BRL',
    txid: code.txid,
    key_type: code.key?.type ?? null,
    key_value: code.key ? maskPixKey(code.key.type, code.key.value) : null,
    additional_info: code.additionalInfo,
    withdrawal_facilitator_ispb: code.facilitatorIspb,
    location_host: code.location === null ? null : hostOf(code.location),
    recurrence_host: code.recurrence === null ? null : hostOf(code.recurrence),
    account_id: own?.accountId ?? (code.key ? (await findKeyHolder(ctx, code.key.value)) ?? null : null),
    charge: charge && presentResolved(charge, own, ctx.clock.now()),
  };
}

const MESSAGES: Readonly<Record<BrcodeReason, string>> = {
  MALFORMED: 'This is not a payment code.',
  TRUNCATED: 'The end of the code is missing.',
  TRAILING_DATA: 'Something follows the end of the code.',
  CRC_MISMATCH: 'The checksum of the code is wrong.',
  UNSUPPORTED_FORMAT: 'The code has another format.',
  NOT_PIX: 'This is a payment code, but not of Pix.',
  MISSING_FIELD: 'A field of the code is missing.',
  DUPLICATE_FIELD: 'A field of the code is repeated.',
  INVALID_FIELD: 'A field of the code has a wrong value.',
  UNSUPPORTED_CURRENCY: 'The code asks for a currency other than BRL.',
  UNSUPPORTED_COUNTRY: 'The code is of a country other than Brazil.',
  KEY_AND_URL: 'The code carries a key and an address.',
};

/** @throws ApiError INVALID_BRCODE. */
export function requireBrcode(text: string): Brcode {
  try {
    return decodeBrcode(text);
  } catch (error) {
    if (!(error instanceof BrcodeFault)) throw error;
    const { reason, field, position } = error;
    return fail(
      'INVALID_BRCODE', { reason, ...(field !== undefined && { field }), ...(position !== undefined && { position }) }, MESSAGES[reason],
    );
  }
}

const UNRESOLVED = {
  NOT_FOUND: 'The charge behind the code is unknown.',
  GONE: 'The charge behind the code was removed.',
  INVALID_SIGNATURE: 'The signature of the charge behind the code is wrong.',
};

async function resolve(ctx: QrContext, location: string): Promise<SponsorResolution> {
  const answer = await ctx.charges.resolveCharge(ctx.tenant, location);
  if ('charge' in answer) return answer.charge;
  return fail('BRCODE_NOT_RESOLVED', { reason: answer.unresolved }, UNRESOLVED[answer.unresolved]);
}

/** The tenant's own charge behind a code: its state is known here, because its provider does not learn of our own payers. */
async function ownCharge(ctx: QrContext, { location }: Brcode, { txid }: SponsorResolution): Promise<Charge | undefined> {
  const own = await findCharge(ctx, txid);
  return own?.location === location ? own : undefined;
}

function factsOfCharge({ recipient: { name, tax_id: taxId }, participant: bank }: SponsorResolution): CounterpartyFacts {
  return { name, taxId, bank: { ispb: bank.ispb, name: bank.name } };
}

/** @param own the charge as the tenant has it, which counts where it is the tenant's: state, and what its payer owes today. */
function presentResolved(it: SponsorResolution, own: Charge | null | undefined, now: Date): PixQrResolvedCharge {
  const { recipient, participant } = it;
  const state: PixQrChargeState = own?.state ?? it.status;
  const expiresAt = new Date(it.expires_at);
  return {
    txid: it.txid,
    state,
    expired: state === 'ACTIVE' && expiresAt <= now,
    due_kind: it.due_kind,
    amount_cents: own ? fromCents(amountAt(own, now)) : it.amount.value,
    original_amount_cents: it.original_amount.value,
    due_on: it.due_on,
    expires_at: expiresAt.toISOString(),
    payer_request: it.payer_request,
    recipient: {
      type: recipient.type, display_name: recipient.name, trade_name: recipient.trade_name, tax_id: maskTaxId(recipient.tax_id),
    },
    participant: { ispb: participant.ispb, name: participant.name },
  };
}
