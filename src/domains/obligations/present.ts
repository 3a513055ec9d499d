import type { DebtorCreditor, ObligationResponse } from '../../../generated/models.ts';
import { instantText } from '../../platform/clock.ts';
import { fromCents, presentAmount } from '../../platform/money.ts';
import { maskExternalId } from '../accounts/index.ts';
import type { CommandOutcome } from '../journal/index.ts';
import { presentCounterparty, type Personal } from './counterparty.ts';
import { END_TO_END_ID } from './obligation.entity.ts';
import { isOutbound, type Obligation, type Side } from './obligation.ts';

/** An obligation in the contract's form. @param personal what is sealed in it, as far as it is shown. */
export function presentObligation(it: Obligation, personal: Personal = {}): ObligationResponse {
  return {
    obligation_id: it.obligationId,
    rail: it.rail,
    amount: presentAmount(it.currency, it.amount),
    debtor: presentSide(it.debtor),
    creditor: presentSide(it.creditor),
    state: it.state,
    resolution_outcome: it.resolutionOutcome,
    reason: it.reason,
    tx_id: it.txId,
    ...(it.expectedAt !== null || it.graceSeconds !== null ? { expected_settlement: presentExpected(it) } : {}),
    match_keys: { ...it.matchKeys },
    metadata: { ...it.metadata },
    ...presentSaid(it, personal),
    exception_cents: fromCents(it.state !== 'FINAL' && it.exceptedAt ? it.amount : 0n),
    ...(it.destinationAccountId !== null && { disposition: { destination_account_id: it.destinationAccountId } }),
    created_at: instantText(it.createdAt),
    created_by: it.createdBy,
    updated_at: instantText(it.updatedAt),
    resolved_at: it.resolvedAt && instantText(it.resolvedAt),
    version: Number(it.version),
  };
}

/**
 * An obligation as the answer to the write that made it so, with what limits say to that. Answers are kept for repetitions: they do not
 * name the other side.
 * @param description what the payer says to the payee, in clear.
 */
export function answered(it: Obligation, description?: string): Pick<CommandOutcome<ObligationResponse>, 'answer' | 'warn'> {
  const answer = presentObligation(it, { description });
  return { answer, warn: (limit_warnings) => ({ ...answer, limit_warnings: [...limit_warnings] }) };
}

/** What is known besides of a payment: nothing of most transfers. */
export function presentSaid(it: Obligation, { name, description }: Personal) {
  const counterparty = presentCounterparty(it.counterparty, name);
  const endToEndId = nameOnRail(it);
  return {
    ...(counterparty && { counterparty }),
    ...(description !== undefined && { description }),
    ...(endToEndId !== undefined && { end_to_end_id: endToEndId }),
    ...(it.externalReference && { external_reference: it.externalReference }),
  };
}

/** What its rail calls a payment: for one out, not before it was sent. */
export function nameOnRail(it: Pick<Obligation, 'rail' | 'debtor' | 'sentAt' | 'matchKeys'>): string | undefined {
  return it.rail === 'NATIVE' || (isOutbound(it) && it.sentAt === null) ? undefined : it.matchKeys[END_TO_END_ID];
}

function presentExpected({ expectedAt, graceSeconds }: Obligation) {
  return {
    ...(expectedAt !== null && { expected_at: expectedAt }),
    ...(graceSeconds !== null && { grace_seconds: graceSeconds }),
  };
}

/** A side of an obligation in the contract's form: an outside party is masked. */
export function presentSide(side: Side): DebtorCreditor {
  return {
    kind: side.kind,
    ...(side.accountId !== null && { account_id: side.accountId }),
    ...(side.externalId !== null && { external_id: maskExternalId(side.externalId) }),
  };
}
