import type { MedCaseCreateRequest, MedCaseResponse } from '../../../../generated/models.ts';
import { fail, refusal, refusalError, type Refusal } from '../../../platform/errors.ts';
import { withIntent } from '../../../platform/idempotency/intent.ts';
import { toCents, type Cents } from '../../../platform/money.ts';
import { present } from '../../../platform/assert.ts';
import type { Decision, Ledger } from '../../journal/index.ts';
import { isOutbound, OBLIGATION, type Obligation } from '../../obligations/index.ts';
import { RailTimeout, RailUnreachable } from '../../rails/index.ts';
import type { MedContext } from './context.ts';
import { findPayment, type ContestedPayment } from './find-payment.ts';
import { begun, isLive, operator, type MedCase } from './med-case.ts';
import { presentCase } from './present.ts';
import { findMedCase } from './queries.ts';
import { caseEvent, caseNamed, caseRow, nameKey, nameRow, paymentName } from './record.ts';
import { filingCommand } from './commands.ts';
import type { MedFact } from './facts.ts';

const DAY_MS = 86_400_000;

/**
 * Contests a payment of ours with the provider. The case is recorded before the provider is called, under an id that the
 * provider knows it by: a repetition of the request under its key continues the same case.
 * @throws RequestInvalid; ApiError MED_PAYMENT_NOT_FOUND, OBLIGATION_NOT_FOUND, MED_CASE_EXISTS,
 *   MED_PAYMENT_NOT_CONTESTABLE, MED_AMOUNT_EXCEEDS_PAYMENT, PROVIDER_UNAVAILABLE, OVERLOADED.
 */
export async function fileMedCase(ctx: MedContext, body: MedCaseCreateRequest): Promise<MedCaseResponse> {
  const payment = await findPayment(ctx, body);
  return withIntent(ctx, 'med', async ({ resourceId }) => {
    const medCase = await findMedCase(ctx, resourceId) ?? await begin(ctx, resourceId, payment, body);
    const fact = medCase.status === 'FILING' ? await askProvider(ctx, medCase) : undefined;
    return ctx.journal.submit(ctx, filingCommand(ctx, medCase, fact, (it) => presentCase(it, undefined, ctx.clock.now())));
  });
}

/** Records the case before the provider is called. */
async function begin(ctx: MedContext, caseId: string, payment: ContestedPayment, body: MedCaseCreateRequest): Promise<MedCase> {
  const { obligation } = payment;
  const { obligationId } = obligation;
  const refused = refusePayment(obligation, payment, ctx.clock.now(), ctx.med.contestDays);
  if (refused) throw refusalError(refused);
  const providerId = await providerFor(ctx, payment);
  await ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), {
    loads: { accounts: [], rows: [obligationId, nameKey(paymentName(obligationId))] },
    decide: (ledger) => decideBegin(ledger, { caseId, providerId, payment, body, contestDays: ctx.med.contestDays }),
  });
  return present(await findMedCase(ctx, caseId), 'the case just recorded');
}

interface Filing {
  readonly caseId: string;
  readonly providerId: string;
  readonly payment: ContestedPayment;
  readonly body: MedCaseCreateRequest;
  readonly contestDays: number;
}

/** Pure: one case at a time for a payment, and only one that settled, lately, and is not back already. */
export function decideBegin(ledger: Ledger, { caseId, providerId, payment, body, contestDays }: Filing): Decision<null> {
  const obligation = ledger.row(OBLIGATION, payment.obligation.obligationId) ?? payment.obligation;
  const name = paymentName(obligation.obligationId);
  const known = caseNamed(ledger, name);
  if (known && isLive(known)) {
    return { refused: refusal('MED_CASE_EXISTS', { case_id: known.caseId, status: known.status }) };
  }
  const left = obligation.amount - payment.returned;
  const refused = refusePayment(obligation, payment, ledger.now, contestDays) ?? refuseAmount(obligation, payment, body.amount?.value);
  if (refused) return { refused };
  const amount = body.amount === undefined ? left : toCents(body.amount.value);
  const reasonCode = body.reason_code ?? 'OTHER';
  const medCase = begun({
    caseId, direction: 'OUTBOUND', status: 'FILING', accountId: present(obligation.debtor.accountId, 'the payer of a payment of ours'),
    reasonCode, amount,
    currency: obligation.currency, originalEndToEndId: present(payment.endToEndId, 'the end-to-end id of a settled Pix'),
    originalObligationId: obligation.obligationId, providerId, filedBy: body.actor,
  }, { event: 'FILING_STARTED', by: operator(body.actor), cents: amount, reason: reasonCode }, ledger.now);
  return {
    entries: [], rows: [caseRow(medCase, true), nameRow(name, medCase)], events: [caseEvent('filing_started', medCase)], answer: null,
  };
}

function refusePayment(
  obligation: Obligation, { endToEndId, returned }: ContestedPayment, now: Date, contestDays: number,
): Refusal | undefined {
  const { rail, creditor, matchKeys, resolutionOutcome, resolvedAt, amount } = obligation;
  const isReturn = matchKeys['original_end_to_end_id'] !== undefined;
  const because = (reason: string, message: string, more: object = {}) => refusal(
    'MED_PAYMENT_NOT_CONTESTABLE', { reason, ...more }, message,
  );
  if (rail !== 'PIX' || !isOutbound(obligation) || creditor.kind !== 'external' || isReturn) return because(
    'NOT_PIX', 'This is not a Pix payment to the outside.',
  );
  if (resolutionOutcome !== 'SETTLED' || resolvedAt === null || endToEndId === null) return because(
    'NOT_SETTLED', 'The payment has not settled.',
  );
  if (returned >= amount) return because('RETURNED', 'The payment was returned.');
  if (now.getTime() - resolvedAt.getTime() > contestDays * DAY_MS) {
    return because('TOO_OLD', `A payment can be contested for ${contestDays} days.`, { settled_at: resolvedAt.toISOString() });
  }
  return undefined;
}

function refuseAmount(
  { amount: original }: Obligation, { returned }: { returned: Cents }, requested: number | undefined,
): Refusal | undefined {
  if (requested === undefined || toCents(requested) <= original - returned) return undefined;
  return refusal(
    'MED_AMOUNT_EXCEEDS_PAYMENT', { original: Number(original), returned: Number(returned), requested },
    `The payment was ${original} centavos.`,
  );
}

/**
 * Provider that files the case: the one that carried the payment, as long as it can; else one that files cases for the tenant.
 * @throws ApiError PROVIDER_UNAVAILABLE.
 */
async function providerFor(ctx: MedContext, { providerId }: ContestedPayment): Promise<string> {
  const able = (await ctx.rails.able(ctx.tenant, 'PIX', 'MED')).map((binding) => binding.providerId);
  return able.find((id) => id === providerId) ?? able[0] ?? fail('PROVIDER_UNAVAILABLE', undefined, 'No provider files MED cases for you.');
}

/** @throws ApiError PROVIDER_UNAVAILABLE when there was no answer: the case stays as it is. */
async function askProvider(ctx: MedContext, it: MedCase): Promise<MedFact> {
  try {
    const answer = await ctx.med.sponsor.fileMedCase(ctx.tenant, it.providerId, {
      reference: it.caseId, end_to_end_id: it.originalEndToEndId, amount: { currency: it.currency, value: Number(it.amount) },
      reason_code: it.reasonCode,
    });
    return answer.kind === 'REFUSED' ? { kind: 'FILING_FAILED', failureCode: answer.code } : answer;
  } catch (error) {
    return unavailable(error, it.providerId);
  }
}

/** @throws ApiError PROVIDER_UNAVAILABLE for a provider that did not answer; any other error as it is. */
export function unavailable(error: unknown, providerId: string): never {
  if (!(error instanceof RailTimeout || error instanceof RailUnreachable)) throw error;
  const message = error instanceof RailTimeout ? 'The provider did not answer in time.' : 'The provider cannot be reached.';
  return fail('PROVIDER_UNAVAILABLE', { provider_id: providerId }, message);
}
