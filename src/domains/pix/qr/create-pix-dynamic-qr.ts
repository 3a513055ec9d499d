import type { PixQrChargeResponse, PixQrDueRequest, PixQrDueTerms, PixQrDynamicCreateRequest } from '../../../../generated/models.ts';
import { fail } from '../../../platform/errors.ts';
import { withIntent } from '../../../platform/idempotency/intent.ts';
import { toCents } from '../../../platform/money.ts';
import { BrcodeFault, decodeBrcode, encodeBrcode, type Account, type Brcode } from '../../accounts/index.ts';
import type { Party } from '../../parties/index.ts';
import { openKeyValue } from '../keys/queries.ts';
import { txidOf, type Charge } from './charge.ts';
import { PixChargeEntity } from './charge.entity.ts';
import { codeSource, type CodeSource } from './choose-key.ts';
import type { QrContext } from './context.ts';
import { presentCharge } from './present.ts';
import { chargeEvent, chargeKey } from './record.ts';
import type { SponsorCharge } from './sponsor-charges.ts';

const AN_HOUR_SECONDS = 3600;
const USUAL_DAYS = 30;
const MOST_SECONDS = 2_147_483_647;

/**
 * Makes a charge at the provider, and the code that leads to it. The intent comes first: a retry requests from the provider the
 * charge of the same txid.
 * @throws ApiError PIX_KEY_NOT_FOUND, ACCOUNT_CLOSED, PARTY_BLOCKED, KEY_REQUIRED, KEY_AMBIGUOUS, PIX_KEY_NOT_USABLE,
 *   PIX_CHARGE_REFUSED, PROVIDER_UNAVAILABLE, IDEMPOTENCY_IN_PROGRESS.
 */
export async function createPixDynamicQr(ctx: QrContext, account: Account, body: PixQrDynamicCreateRequest): Promise<PixQrChargeResponse> {
  return withIntent(ctx, 'pxq', async ({ resourceId }) => {
    const source = await codeSource(ctx, account, body.key_id, refuseBlocked);
    const minted = await mint(ctx, txidOf(ctx.tenant, resourceId), source, body);
    const charge = newCharge(ctx, source, body, minted);
    return ctx.db.write(async ({ em, announce, touch }) => {
      await em.insert(PixChargeEntity, { tenantId: ctx.tenant, ...charge });
      touch(chargeKey(charge.txid));
      announce(chargeEvent(charge));
      return presentCharge(charge, charge.createdAt);
    });
  });
}

function refuseBlocked({ partyId, status, isFraudMarked }: Party): void {
  if (isFraudMarked) fail('PARTY_BLOCKED', { party_id: partyId, flag: 'FRAUD_MARK' });
  if (status === 'BLOCKED') fail('PARTY_BLOCKED', { party_id: partyId });
}

/** The charge at the provider. One that ended before its answer reached us, during a retry, is not handed out. */
async function mint(ctx: QrContext, txid: string, { key }: CodeSource, body: PixQrDynamicCreateRequest): Promise<SponsorCharge> {
  const answer = await ctx.charges.mintCharge(ctx.tenant, key.providerId, {
    txid, key: openKeyValue(ctx, key), amount: { currency: 'BRL', value: body.amount_cents }, payer_request: body.payer_request ?? null,
    ...(body.due ? { due: { ...termsOf(body.due), payer: body.due.payer } }
      : { expires_in_seconds: body.expires_in_seconds ?? AN_HOUR_SECONDS }),
  });
  if ('refusedWith' in answer) return fail('PIX_CHARGE_REFUSED', { provider_code: answer.refusedWith });
  const { charge } = answer;
  return charge.status === 'ACTIVE' ? charge : fail('PIX_CHARGE_REFUSED', { provider_code: charge.status });
}

function newCharge(
  { clock, actor }: QrContext, { account: { accountId }, key, merchant }: CodeSource, body: PixQrDynamicCreateRequest,
  minted: SponsorCharge,
): Charge {
  const [now, expiresAt] = [clock.now(), new Date(minted.expires_at)];
  const code = codeOf(minted, merchant);
  return {
    txid: minted.txid, accountId, keyId: key.keyId, state: 'ACTIVE', amount: toCents(body.amount_cents),
    description: body.description ?? null,
    payerRequest: body.payer_request ?? null, due: body.due ? termsOf(body.due) : null, expiresAt,
    expiresInSeconds: body.due ? secondsUntil(expiresAt, now) : body.expires_in_seconds ?? AN_HOUR_SECONDS,
    merchantName: code.merchant.name, merchantCity: code.merchant.city, brcode: code.brcode, location: minted.location,
    providerId: key.providerId,
    paidAt: null, obligationId: null, endToEndId: null, cancelledAt: null, version: 1n, createdAt: now, createdBy: actor, updatedAt: now,
  };
}

/** Terms as they are kept: without the payer, whom only the provider is told. */
function termsOf({ due_on, days_after_due = USUAL_DAYS, fine, interest, rebate, discount }: PixQrDueRequest): PixQrDueTerms {
  return { due_on, days_after_due, fine: fine ?? null, interest: interest ?? null, rebate: rebate ?? null, discount: discount ?? null };
}

/** At most what the contract's number holds: 68 years. */
function secondsUntil(end: Date, now: Date): number {
  return Math.min(Math.max(1, Math.floor((end.getTime() - now.getTime()) / 1000)), MOST_SECONDS);
}

/** The provider's code, where it gave one that leads to the charge; else ours. */
function codeOf({ brcode, location }: SponsorCharge, merchant: CodeSource['merchant']): Pick<CodeSource, 'merchant'> & { brcode: string } {
  const given = brcode === undefined ? undefined : readCode(brcode);
  if (brcode !== undefined && given?.location === location) return {
    brcode, merchant: { name: given.merchantName, city: given.merchantCity },
  };
  return {
    merchant, brcode: encodeBrcode({
      initiation: '12', key: null, location, additionalInfo: null, facilitatorIspb: null, categoryCode: null, amount: null,
      merchantName: merchant.name, merchantCity: merchant.city, postalCode: null, txid: null, recurrence: null,
    }),
  };
}

function readCode(text: string): Brcode | undefined {
  try {
    return decodeBrcode(text);
  } catch (error) {
    if (error instanceof BrcodeFault) return undefined;
    throw error;
  }
}
