import { RailTimeout, RailUnreachable, type SponsorAnswer, type SponsorClient } from '../../rails/index.ts';
import { ApiError, fail } from '../../../platform/errors.ts';

/**
 * Interface to a sponsor for mandates of Pix Automático: the answers of the payer. Each call names its
 * recurrence as Pix does, and repeated it is answered as before.
 *
 *     POST /v1/mandates/{recurrence_id}/authorize              AnswerRequest → 200 {recurrence_id}
 *     POST /v1/mandates/{recurrence_id}/reject                 AnswerRequest → 200 {recurrence_id}
 *     POST /v1/mandates/{recurrence_id}/revoke                 AnswerRequest → 200 {recurrence_id}
 *     POST /v1/mandates/{recurrence_id}/charges/{txid}/cancel  AnswerRequest → 200 {txid}
 *
 * A refusal is 422 `{error: 'REFUSED', code, reason}` and for good; 404 `{error: 'NOT_FOUND'}` is one as well. Other answers as in
 * `sponsor-interface.ts`. A debit is a payment (`POST /v1/payments`) over PIX whose `match_keys` hold `recurrence_id`,
 * `txid` and `attempt`; besides PAYMENT_SETTLED or PAYMENT_FAILED, CHARGE_DEBITED or CHARGE_FAILED reports the outcome of
 * it. An attempt for which none came by 21:00 in São Paulo has failed.
 */
export interface AnswerRequest {
  /** The account that pays, as we name it. */
  readonly account_id: string;
}

/** A mandate as its provider knows it. */
export interface MandateAddress {
  readonly providerId: string;
  readonly recurrenceId: string;
  readonly accountId: string;
}

/**
 * Sends the payer's answers to a sponsor. Each throws RailUnreachable when it was certainly not done, RailTimeout when the outcome is
 * unknown.
 * @returns undefined when it is done; the provider's code when it refuses, for good.
 */
export interface SponsorMandates {
  authorizeMandate(tenant: string, mandate: MandateAddress): Promise<string | undefined>;
  rejectMandate(tenant: string, mandate: MandateAddress): Promise<string | undefined>;
  revokeMandate(tenant: string, mandate: MandateAddress): Promise<string | undefined>;
  cancelCharge(tenant: string, mandate: MandateAddress, txid: string): Promise<string | undefined>;
}

export function sponsorMandates(client: SponsorClient): SponsorMandates {
  const post = async (
    tenant: string, { providerId, recurrenceId, accountId }: MandateAddress, deed: string,
    done: Readonly<Record<string, string>> = { recurrence_id: recurrenceId },
  ): Promise<string | undefined> => {
    const body: AnswerRequest = { account_id: accountId };
    return refusalOf(await client.call(tenant, providerId, 'POST', `/v1/mandates/${encodeURIComponent(recurrenceId)}/${deed}`, body), done);
  };
  return {
    authorizeMandate: (tenant, mandate) => post(tenant, mandate, 'authorize'),
    rejectMandate: (tenant, mandate) => post(tenant, mandate, 'reject'),
    revokeMandate: (tenant, mandate) => post(tenant, mandate, 'revoke'),
    cancelCharge: (tenant, mandate, txid) => post(tenant, mandate, `charges/${encodeURIComponent(txid)}/cancel`, { txid }),
  };
}

const CODE_FORM = /^[A-Z0-9_]{1,64}$/;

/** @param done what an answer says that it is done to. */
function refusalOf({ status, body }: SponsorAnswer, done: Readonly<Record<string, string>>): string | undefined {
  if (status < 300 && Object.entries(done).every(([name, value]) => body[name] === value)) return undefined;
  const code = body['code'] ?? body['error'];
  if (status === 422 || status === 404) return typeof code === 'string' && CODE_FORM.test(code) ? code : 'REFUSED';
  throw new RailTimeout(`the sponsor answered ${status} to what the payer says`);
}

/**
 * Tells the sponsor, and holds that it is done.
 * @throws ApiError PIX_MANDATE_REFUSED, PROVIDER_UNAVAILABLE.
 */
export async function relay(call: Promise<string | undefined>): Promise<void> {
  let code: string | undefined;
  try {
    code = await call;
  } catch (error) {
    const isSilent = error instanceof RailUnreachable || error instanceof RailTimeout;
    throw isSilent ? new ApiError('PROVIDER_UNAVAILABLE', 'The provider does not answer.') : error;
  }
  if (code !== undefined) fail('PIX_MANDATE_REFUSED', { provider_code: code });
}
