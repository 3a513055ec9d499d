import type { SquadSpendRequestOut } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import { presentSide } from '../../obligations/index.ts';
import { effectiveState } from '../rules/approval.ts';
import type { SpendRequest, Squad } from '../squad.ts';
import { approversNow } from '../changes/requests.ts';

/** A spend request in the contract's form, as it is at an instant. */
export function presentRequest(request: SpendRequest, squad: Pick<Squad, 'currency' | 'members'>, now: Date): SquadSpendRequestOut {
  const isExecuted = request.state === 'EXECUTED';
  return {
    spend_request_id: request.spendRequestId,
    state: effectiveState(request.state, request.expiresAt, now),
    amount: { currency: squad.currency, value: request.amount },
    rail: request.rail,
    recipient: presentSide(request.recipient),
    recipient_account_id: request.recipient.accountId,
    description: request.description,
    requested_by: request.requestedBy,
    approvals_required: request.approvalsRequired,
    approvals: request.approvals.map(({ account, at }) => ({ approver_account_id: account, approved_at: at })),
    approvers: [...request.approvers ?? approversNow(squad, request)],
    created_at: instantText(request.createdAt),
    expires_at: instantText(request.expiresAt),
    executed_at: request.executedAt && instantText(request.executedAt),
    executed_obligation_id: isExecuted ? request.obligationId : null,
    executed_tx_id: isExecuted ? request.txId : null,
    rejected_by: request.rejectedBy,
    reject_reason: request.rejectReason,
    failed_reason: request.failedReason,
  };
}
