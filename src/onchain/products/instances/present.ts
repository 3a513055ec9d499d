import type { ProductInstanceResponse, ProductInstanceSummary, ProductInstanceTransition } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import { presentAmount } from '../../../platform/money.ts';
import { datumOf, type ProductInstance, type ProductMove } from './instance.ts';

/** An instance in short. */
export function presentSummary(it: ProductInstance, currency: string): ProductInstanceSummary {
  return {
    instance_id: it.instanceId, product_id: it.productId, product_version: it.productVersion, status: it.status, state: it.state,
    awaiting_index: it.awaitingIndex || it.mismatch !== null, account_id: it.accountId,
    locked_value: presentAmount(currency, it.held + it.pending),
    created_at: instantText(it.createdAt), updated_at: instantText(it.updatedAt), closed_at: it.closedAt && instantText(it.closedAt),
  };
}

/** An instance with its timeline. @param moves in their order. */
export function presentInstance(it: ProductInstance, moves: readonly ProductMove[], currency: string): ProductInstanceResponse {
  return {
    ...presentSummary(it, currency), parties: [...it.parties], datum: datumOf(it.status === 'OPEN' ? it.fields : {}),
    timeline: moves.map((move) => presentMove(move, currency)), metadata: { ...it.metadata }, created_by: it.createdBy,
  };
}

function presentMove(it: ProductMove, currency: string): ProductInstanceTransition {
  return {
    sequence: it.sequence, kind: it.kind, action: it.action, signed_by_account_id: it.signedBy, parameters: { ...it.parameters },
    from_state: it.fromState, to_state: it.toState, outcome: it.outcome,
    awaiting_index: it.outcome === 'SUBMITTED' || (it.outcome === 'ACCEPTED' && it.indexedAt === null),
    refusal: it.refusal && { ...it.refusal, trace: [...it.refusal.trace] },
    obligation_ids: it.payments.map(({ obligation_id }) => obligation_id),
    chain_tx_id: it.chainTxId, locked_value: presentAmount(currency, it.held), submitted_at: instantText(it.submittedAt),
    resolved_at: it.resolvedAt && instantText(it.resolvedAt), indexed_at: it.indexedAt && instantText(it.indexedAt),
  };
}
