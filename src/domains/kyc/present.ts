import type {
  KycFlagOut, KycScreeningOut, KycStateHistoryEntry, PartyKycResponseOut, PermittedWithdrawal,
} from '../../../generated/models.ts';
import { screeningState } from './kyc.ts';
import type { KycMove, KycRecord, KycScreening, OwnWithdrawal, RiskFlag } from './kyc.entity.ts';
import { kycOf } from './record.ts';

/** A value that may be missing, as fields that are left out where it is. */
function given<K extends string, V>(name: K, value: V | null | undefined): { [Name in K]?: V } {
  return value === null || value === undefined ? {} : { [name]: value } as { [Name in K]?: V };
}

export function presentFlag(flag: RiskFlag, permit?: OwnWithdrawal): KycFlagOut {
  return {
    flag_id: flag.flagId, ...given('kind', flag.kind), ...given('withdrawal', permit && presentPermit(permit)),
    severity: flag.severity, source: flag.source,
    ...given('source_ref', flag.sourceRef), reason: flag.reason,
    added_at: flag.addedAt.toISOString(), added_by: flag.addedBy,
    ...given('resolved_at', flag.resolvedAt?.toISOString()), ...given('resolved_by', flag.resolvedBy),
  };
}

function presentPermit({ accountId, cents, obligationId }: OwnWithdrawal): PermittedWithdrawal {
  return { account_id: accountId, amount_cents: Number(cents), ...given('obligation_id', obligationId) };
}

function presentScreening(screening: KycScreening): KycScreeningOut {
  return {
    screening_id: screening.screeningId, result: screening.result, trigger: screening.trigger, checked_lists: screening.checkedLists,
    hits: screening.hits, provider_id: screening.providerId, provider_report_ref: screening.reportRef,
    verdict_digest: screening.verdictDigest,
    created_at: screening.createdAt.toISOString(),
  };
}

function presentMove(move: KycMove): KycStateHistoryEntry {
  return {
    at: move.at.toISOString(), from_state: move.fromState, to_state: move.toState, actor: move.actor, actor_type: move.actorType,
    ...given('reason', move.reason), ...given('provider_ref', move.providerRef),
  };
}

/** Everything that is known about the identity of a party; `record` is undefined for one that was never submitted. */
export function presentKyc(
  partyId: string, record: KycRecord | undefined,
  lists: { flags: RiskFlag[]; permits: OwnWithdrawal[]; screenings: KycScreening[]; moves: KycMove[] },
): PartyKycResponseOut {
  const permits = new Map(lists.permits.map((permit) => [permit.flagId, permit]));
  const rows = {
    flags: lists.flags.map((flag) => presentFlag(flag, permits.get(flag.flagId))), screenings: lists.screenings.map(presentScreening),
    state_history: lists.moves.map(presentMove),
  };
  if (!record) return {
    party_id: partyId, kyc_state: 'NOT_SUBMITTED', screening_state: 'NOT_SCREENED', kyc_level: 0, document_refs: [], ...rows,
  };
  return {
    party_id: partyId, kyc_state: record.state, screening_state: screeningState(kycOf(record)), kyc_level: record.level,
    document_refs: record.documentRefs, ...rows,
    ...given('last_screened_at', record.lastScreenedAt?.toISOString()),
    ...given('provider_id', record.providerId), ...given('provider_session_ref', record.sessionRef),
    ...given('provider_report_ref', record.reportRef), ...given('verdict_digest', record.verdictDigest),
    ...given('rescreen_due_at', record.rescreenDueAt?.toISOString()), ...given('rescreen_reason', record.rescreenReason),
  };
}
