import type { AmountDetail, MedCaseResponse } from '../../../../generated/models.ts';
import { presentAmount, type Cents } from '../../../platform/money.ts';
import type { Block } from '../../holds/index.ts';
import { isOverdue, type MedCase } from './med-case.ts';

/** A case in the contract's form, as it is now. */
export function presentCase(it: MedCase, block: Pick<Block, 'secured'> | undefined, now: Date): MedCaseResponse {
  const amountOf = (cents: Cents | null): AmountDetail | null => (cents === null ? null : presentAmount(it.currency, cents));
  return {
    case_id: it.caseId,
    direction: it.direction,
    status: it.status,
    account_id: it.accountId,
    reason_code: it.reasonCode,
    amount: presentAmount(it.currency, it.amount),
    original_end_to_end_id: it.originalEndToEndId,
    original_obligation_id: it.originalObligationId,
    report_id: it.reportId,
    recovery_id: it.recoveryId,
    hop: it.hop,
    block_id: it.blockId,
    secured_amount: it.blockId === null ? null : amountOf(block?.secured ?? it.secured),
    returned_amount: amountOf(it.returned),
    devolution_obligation_id: it.devolutionObligationId,
    return_end_to_end_id: it.returnEndToEndId,
    resolution: it.resolution,
    resolution_reason: it.resolutionReason,
    resolved_by: it.resolvedBy,
    resolved_at: textOf(it.resolvedAt),
    failure_code: it.failureCode,
    analysis_due_at: textOf(it.analysisDueAt),
    return_due_at: textOf(it.returnDueAt),
    overdue: isOverdue(it, now),
    provider_id: it.providerId,
    filed_by: it.filedBy,
    created_at: it.createdAt.toISOString(),
    updated_at: it.updatedAt.toISOString(),
    closed_at: textOf(it.closedAt),
    version: Number(it.version),
  };
}

function textOf(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
