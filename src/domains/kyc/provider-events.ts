/** What a KYC provider tells, read and taken. Source: the contract of `receiveKycWebhook`. */
import type { KycScreeningHit, KycScreeningResult, KycScreeningTrigger } from '../../../generated/models.ts';
import type { Fields } from '../../platform/fields.ts';
import { list, malformed, object, oneOf, optional, text, whole } from '../../platform/receiver/fields.ts';
import type { ReceivedEvent } from '../../platform/receiver/receiver.ts';
import type { KycVerdict } from './kyc.ts';

/** The events of the receiver. */
export const kycEventNames = ['KYC_VERDICT_REACHED', 'KYC_SCREENING_COMPLETED', 'KYC_DOCUMENT_EXPIRED'] as const;

const MOST = 200;
const VERDICTS = ['APPROVED', 'REVIEW', 'REJECTED'] as const;
const RESULTS = ['CLEAR', 'HIT'] as const;
const TRIGGERS = ['submission', 'cadence', 'risk_flag', 'party_changed', 'monitoring'] as const;
const CATEGORIES = ['SANCTIONS', 'PEP', 'ADVERSE_MEDIA', 'WATCHLIST'] as const;
const REASON = /^[A-Z][A-Z0-9_]{0,63}$/;

export interface ReportedScreening {
  readonly result: KycScreeningResult;
  readonly checkedLists: readonly string[];
  readonly hits: readonly KycScreeningHit[];
}

/** An event about a party, which `reference` names, in the provider's report `reportRef`. */
export type KycEvent = { readonly reference: string; readonly reportRef: string } & (
  | {
    readonly kind: 'verdict'; readonly sessionRef: string | undefined; readonly verdict: Omit<KycVerdict, 'result'>;
    readonly screening: ReportedScreening;
  }
  | { readonly kind: 'screening'; readonly trigger: KycScreeningTrigger; readonly screening: ReportedScreening }
  | { readonly kind: 'document'; readonly documentRef: string }
);

/**
 * Reads an event; what its contract does not have is left unread.
 * @throws EventMalformed, also for an event of another name.
 */
export function readEvent({ event, data }: ReceivedEvent): KycEvent {
  const about = (): { reference: string; reportRef: string } => ({
    reference: text(data, 'reference'), reportRef: text(data, 'report_ref'),
  });
  switch (event) {
    case 'KYC_VERDICT_REACHED':
      return { kind: 'verdict', ...about(), sessionRef: optional(data, 'session_ref', text), verdict: verdictOf(data), screening:
        screeningOf(data) };
    case 'KYC_SCREENING_COMPLETED':
      return { kind: 'screening', ...about(), trigger: oneOf(data, 'trigger', TRIGGERS), screening: screeningOf(data) };
    case 'KYC_DOCUMENT_EXPIRED':
      text(data, 'expired_on');
      return { kind: 'document', ...about(), documentRef: text(data, 'document_ref') };
    default:
      return malformed('event');
  }
}

function verdictOf(data: Fields): Omit<KycVerdict, 'result'> {
  return {
    verdict: oneOf(data, 'verdict', VERDICTS), level: whole(data, 'kyc_level', 1, 3), reason: optional(data, 'reason_code', text, REASON),
  };
}

function screeningOf(data: Fields): ReportedScreening {
  const screening = object(data, 'screening');
  return {
    result: oneOf(screening, 'result', RESULTS), checkedLists: list(screening, 'checked_lists', MOST, text),
    hits: list(screening, 'hits', MOST, hitOf),
  };
}

function hitOf(hits: Fields, index: string): KycScreeningHit {
  const hit = object(hits, index);
  return {
    list: text(hit, 'list'), category: oneOf(hit, 'category', CATEGORIES), match_ref: text(hit, 'match_ref'),
    score: whole(hit, 'score', 0, 100),
  };
}
