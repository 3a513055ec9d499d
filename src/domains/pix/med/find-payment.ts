import type { MedCaseCreateRequest } from '../../../../generated/models.ts';
import { fail } from '../../../platform/errors.ts';
import type { Cents } from '../../../platform/money.ts';
import { findObligation, isOutbound, type Obligation } from '../../obligations/index.ts';
import type { MedContext } from './context.ts';

/** A payment of ours that somebody wants to contest. */
export interface ContestedPayment {
  readonly obligation: Obligation;
  /** What the rail calls it; null until it settled. */
  readonly endToEndId: string | null;
  /** Who said that it settled. */
  readonly providerId: string | null;
  /** What of it came back before, in minor units. */
  readonly returned: Cents;
}

const FIND = { name: 'find-pix-payment', text: 'select * from razao.find_pix_payment($1, $2, $3)' };
const RETURNED = { name: 'returned-of-payment', text: 'select razao.returned_of_payment($1, $2) as cents' };

interface PaymentRow {
  obligation_id: string;
  end_to_end_id: string;
  provider_id: string;
}

/**
 * The payment that a request names, by the rail's name or by ours.
 * @throws ApiError MED_PAYMENT_NOT_FOUND, OBLIGATION_NOT_FOUND.
 */
export async function findPayment(ctx: MedContext, body: MedCaseCreateRequest): Promise<ContestedPayment> {
  const { database } = ctx.db;
  const { original_end_to_end_id: endToEndId, original_obligation_id: obligationId } = body;
  const [found] = await database.query<PaymentRow>(FIND, [ctx.tenant, endToEndId ?? null, obligationId ?? null]);
  const obligation = await findObligation(ctx, found?.obligation_id ?? obligationId ?? '');
  if (!obligation || (endToEndId !== undefined && !isOutbound(obligation))) {
    return fail(endToEndId === undefined ? 'OBLIGATION_NOT_FOUND' : 'MED_PAYMENT_NOT_FOUND');
  }
  const name = found?.end_to_end_id ?? null;
  const [returned] = name === null ? [] : await database.query<{ cents: string }>(RETURNED, [ctx.tenant, name]);
  return { obligation, endToEndId: name, providerId: found?.provider_id ?? null, returned: BigInt(returned?.cents ?? 0) };
}
