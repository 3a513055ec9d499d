import type { PixReturnRequest, PixReturnResponse } from '../../../../generated/models.ts';
import { fail } from '../../../platform/errors.ts';
import { failScopes } from '../../../platform/gateway/gateway.ts';
import { toCents } from '../../../platform/money.ts';
import { requireAccount, type Account } from '../../accounts/index.ts';
import { findEvidenceByName } from '../../evidence/index.ts';
import { findObligation, findSentPayment } from '../../obligations/index.ts';
import { findCredit, findCreditOf } from './find-credit.ts';
import { isInstitutional, type PixCredit } from './pix-return.ts';
import { sendReturn, type ReturnsContext } from './send-return.ts';

const OPERATOR = 'service/operator';

/**
 * Sends a Pix credit back to its payer, or a part of it.
 * @throws ApiError INSUFFICIENT_SCOPE, ACCOUNT_NOT_FOUND, OBLIGATION_NOT_FOUND, PIX_CREDIT_NOT_FOUND,
 *   PIX_CREDIT_NOT_RETURNABLE, and what `sendReturn` refuses; RequestInvalid unless exactly one original is named.
 */
export async function createPixReturn(
  ctx: ReturnsContext & { readonly scopes: ReadonlySet<string> }, body: PixReturnRequest,
): Promise<PixReturnResponse> {
  const { reason_code: reasonCode = 'MD06', amount: { value } } = body;
  if (isInstitutional(reasonCode) && !ctx.scopes.has(OPERATOR)) failScopes([OPERATOR]);
  const account = await requireAccount(ctx, body.account_id);
  const credit = await requireCredit(ctx, body, account);
  return sendReturn(ctx, credit, { amount: toCents(value), reasonCode, payerAccountId: account.accountId });
}

async function requireCredit(ctx: ReturnsContext, body: PixReturnRequest, account: Account): Promise<PixCredit> {
  const { original_end_to_end_id: name, original_obligation_id: obligationId = '' } = body;
  if (name === undefined) return requireCreditOf(ctx, obligationId, account);
  const credit = await findCredit(ctx, name);
  if (credit && isOn(credit, account)) return credit;
  const isReturn = (await findEvidenceByName(ctx, 'PIX', name)).some(({ matchKeys }) => matchKeys['original_end_to_end_id'] !== undefined);
  if (isReturn) fail('PIX_CREDIT_NOT_RETURNABLE', undefined, 'Returns are not returned.');
  const isOurs = await findSentPayment(ctx, 'PIX', name);
  return fail('PIX_CREDIT_NOT_FOUND', undefined, isOurs && 'This is a payment out: only its receiver can return it.');
}

async function requireCreditOf(ctx: ReturnsContext, obligationId: string, account: Account): Promise<PixCredit> {
  const obligation = (await findObligation(ctx, obligationId)) ?? fail('OBLIGATION_NOT_FOUND');
  const credit = await findCreditOf(ctx, obligation);
  if (credit && isOn(credit, account)) return credit;
  const { rail, state, resolutionOutcome } = obligation;
  return fail('PIX_CREDIT_NOT_RETURNABLE', { rail, state, resolution_outcome: resolutionOutcome });
}

/** A credit of an account that was promoted is on the new one, whichever of the two is named. */
function isOn(credit: PixCredit, account: Account): boolean {
  return (account.promotedToAccountId ?? account.accountId) === credit.accountId;
}
