import type { MedCaseCreateRequest } from '../../../../generated/models.ts';
import { fail } from '../../../platform/errors.ts';
import type { Cents } from '../../../platform/money.ts';
import { findEvidenceByName, findEvidenceOf } from '../../evidence/index.ts';
import { findObligation, findSentPayment, isOutbound, type Obligation } from '../../obligations/index.ts';
import { isEndToEndId } from '../../rails/index.ts';
import type { MedContext } from './context.ts';

/** A payment of ours that is to be contested. */
export interface ContestedPayment {
  readonly obligation: Obligation;
  /** End-to-end id in Pix; null until it has one. */
  readonly endToEndId: string | null;
  /** Provider that reported the settlement; null when none did, or it answered a request. */
  readonly providerId: string | null;
  /** Amount that came back before, in minor units. */
  readonly returned: Cents;
}

const RETURNED = { name: 'returned-of-payment', text: 'select razao.returned_of_payment($1, $2) as cents' };

/**
 * The payment that a request names, by the rail's name or by ours.
 * @throws ApiError MED_PAYMENT_NOT_FOUND, OBLIGATION_NOT_FOUND.
 */
export async function findPayment(ctx: MedContext, body: MedCaseCreateRequest): Promise<ContestedPayment> {
  const { original_end_to_end_id: named, original_obligation_id: obligationId = '' } = body;
  const obligation = named === undefined
    ? (await findObligation(ctx, obligationId)) ?? fail('OBLIGATION_NOT_FOUND')
    : (await findNamed(ctx, named)) ?? fail('MED_PAYMENT_NOT_FOUND');
  const settled = (await findEvidenceOf(ctx, obligation.obligationId)).find(({ kind }) => kind === 'SETTLEMENT');
  const endToEndId = [settled?.matchKeys['end_to_end_id'], obligation.matchKeys['end_to_end_id']].find(isName) ?? null;
  const [row] = endToEndId === null ? [] : await ctx.db.database.query<{ cents: string }>(RETURNED, [ctx.tenant, endToEndId]);
  return { obligation, endToEndId, providerId: settled?.providerId ?? null, returned: BigInt(row?.cents ?? 0) };
}

const isName = (name: string | undefined): boolean => name !== undefined && isEndToEndId(name, 'E');

/** Finds a payment by its end-to-end id. Where the provider gives the ids, only its evidence knows them. */
async function findNamed(ctx: MedContext, endToEndId: string): Promise<Obligation | undefined> {
  const sent = await findSentPayment(ctx, 'PIX', endToEndId);
  if (sent) return sent;
  for (const { kind, obligationId } of await findEvidenceByName(ctx, 'PIX', endToEndId)) {
    const obligation = kind === 'SETTLEMENT' && obligationId !== null ? await findObligation(ctx, obligationId) : undefined;
    if (obligation && isOutbound(obligation)) return obligation;
  }
  return undefined;
}
