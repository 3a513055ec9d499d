import type { MedReasonCode } from '../../../../generated/models.ts';
import { EventMalformed } from '../../../platform/receiver/receiver.ts';
import { RailTimeout, type SponsorAmount, type SponsorClient } from '../../rails/index.ts';
import type { FiledFact } from './facts.ts';
import { readFiled } from './read-event.ts';

/**
 * Requests to a sponsor about MED cases; its own reports come as events (`receivePixMedEvent`). Of the sponsor
 * adapter's interface, see `sponsor-interface.ts` for signatures and refusals:
 *
 *     POST /v1/med/cases                       MedFiling → 201 FiledMedCase; the same reference again → 200 the same
 *     POST /v1/med/reports/{report_id}/close   {result: 'DISAGREED'} → 200 {report_id}; closed so before → 200
 */
export interface MedFiling {
  /** The case: filed once, however often it is requested. */
  readonly reference: string;
  readonly end_to_end_id: string;
  readonly amount: SponsorAmount;
  readonly reason_code: MedReasonCode;
}

export interface FiledMedCase {
  readonly reference: string;
  readonly report_id: string;
  readonly recovery_id: string | null;
  readonly analysis_due_at: string;
}

/** The sponsor's no, for good. */
export interface MedRefusal {
  readonly kind: 'REFUSED';
  /** Capital letters; OTHER where the sponsor gives none. */
  readonly code: string;
}

/**
 * Requests to a sponsor about MED. Every method throws RailUnreachable when certainly nothing was done, RailTimeout when that is unknown.
 */
export interface SponsorMed {
  /** Contests a payment of ours. */
  fileMedCase(tenant: string, providerId: string, filing: MedFiling): Promise<FiledFact | MedRefusal>;
  /** Says that a report against us is not accepted. */
  closeMedReport(tenant: string, providerId: string, reportId: string): Promise<MedRefusal | undefined>;
}

export function sponsorMed(client: SponsorClient): SponsorMed {
  return {
    async fileMedCase(tenant, providerId, filing) {
      const { status, body } = await client.call(tenant, providerId, 'POST', '/v1/med/cases', filing);
      if (isRefusal(status)) return refusalOf(body);
      if (status >= 300) throw new RailTimeout(`the sponsor answered ${status} to a MED case`);
      return filedOf(body);
    },
    async closeMedReport(tenant, providerId, reportId) {
      const path = `/v1/med/reports/${encodeURIComponent(reportId)}/close`;
      const { status, body } = await client.call(tenant, providerId, 'POST', path, { result: 'DISAGREED' });
      if (isRefusal(status)) return refusalOf(body);
      if (status >= 300 || body['report_id'] !== reportId) throw new RailTimeout(
        `the sponsor answered ${status}, and not of the report that was to be closed`,
      );
      return undefined;
    },
  };
}

function isRefusal(status: number): boolean {
  return status === 422 || status === 400;
}

function refusalOf({ code }: Readonly<Record<string, unknown>>): MedRefusal {
  return { kind: 'REFUSED', code: typeof code === 'string' && /^[A-Z][A-Z0-9_]{0,63}$/.test(code) ? code : 'OTHER' };
}

/** An answer that cannot be read leaves open what was done. */
function filedOf(body: Readonly<Record<string, unknown>>): FiledFact {
  try {
    return readFiled(body);
  } catch (error) {
    if (error instanceof EventMalformed) throw new RailTimeout(`the sponsor's answer to a MED case has no ${error.message}`);
    throw error;
  }
}
