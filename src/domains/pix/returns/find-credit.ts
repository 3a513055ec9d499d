import { present } from '../../../platform/assert.ts';
import type { Context } from '../../../platform/context.ts';
import { findAccount } from '../../accounts/index.ts';
import { findEvidenceByName, findEvidenceOf, type Evidence } from '../../evidence/index.ts';
import { findObligation, isOutbound, type Obligation } from '../../obligations/index.ts';
import { isEndToEndId } from '../../rails/index.ts';
import type { PixCredit } from './pix-return.ts';

type Finder = Pick<Context, 'tenant' | 'db'>;

/**
 * The Pix credit that an end-to-end id names; undefined when no such payment was credited to an account of the tenant, or
 * when it is itself a return.
 */
export async function findCredit(ctx: Finder, endToEndId: string): Promise<PixCredit | undefined> {
  if (!isEndToEndId(endToEndId, 'E')) return undefined;
  for (const evidence of await findEvidenceByName(ctx, 'PIX', endToEndId)) {
    const obligation = evidence.obligationId === null ? undefined : await findObligation(ctx, evidence.obligationId);
    const credit = obligation && await creditOf(ctx, obligation, [evidence]);
    if (credit) return credit;
  }
  return undefined;
}

/** The Pix credit that settled an obligation; undefined when that is not how it ended, or it is a return. */
export async function findCreditOf(ctx: Finder, obligation: Obligation): Promise<PixCredit | undefined> {
  if (obligation.rail !== 'PIX' || isOutbound(obligation) || obligation.resolutionOutcome !== 'SETTLED') return undefined;
  return creditOf(ctx, obligation, await findEvidenceOf(ctx, obligation.obligationId));
}

/** Credit from its obligation, which has the account, and from the evidence, which has the rail's name and the provider. */
async function creditOf(ctx: Finder, obligation: Obligation, told: readonly Evidence[]): Promise<PixCredit | undefined> {
  const evidence = told.find(isPixCredit);
  const receivedBy = obligation.destinationAccountId ?? obligation.creditor.accountId;
  if (!evidence || receivedBy === null || obligation.rail !== 'PIX' || isOutbound(obligation) || obligation.resolutionOutcome !== 'SETTLED')
    return undefined;
  const account = await findAccount(ctx, receivedBy);
  const { occurredAt, providerId, matchKeys } = evidence;
  const bookedAt = obligation.resolvedAt ?? occurredAt;
  return account && {
    obligationId: obligation.obligationId, endToEndId: present(matchKeys['end_to_end_id'], 'the name of a credit that the rail has named'),
    accountId: account.promotedToAccountId ?? account.accountId,
    amount: obligation.amount, currency: obligation.currency, settledAt: occurredAt < bookedAt ? occurredAt : bookedAt, providerId,
    payer: obligation.debtor, counterparty: obligation.counterparty,
  };
}

/** A payment that the rail has named; what came back of one of ours is none. */
function isPixCredit({ kind, matchKeys }: Evidence): boolean {
  return kind !== 'FAILURE' && matchKeys['original_end_to_end_id'] === undefined && isEndToEndId(matchKeys['end_to_end_id'] ?? '', 'E');
}
