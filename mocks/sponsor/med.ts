import { randomUUID } from 'node:crypto';
import type { Router } from 'express';
import type { ProviderEventData } from '../../generated/models.ts';
import { testOutcomes } from '../../generated/test-values.ts';
import type { FiledMedCase, MedFiling } from '../../src/domains/pix/index.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { ReferenceReused, type Bank, type Customer, type EventDelivery } from './bank.ts';
import type { Books } from './books.ts';
import type { Callback } from './callbacks.ts';
import { BadCall, parseBody } from '../../src/platform/control/calls.ts';
import { nameInKey } from './identifiers.ts';
import type { Serve } from './serve.ts';

/** A case that the customer filed. */
interface KeptCase extends FiledMedCase {
  readonly filing: MedFiling;
  readonly request: string;
}

/** A report against the customer. */
interface KeptReport {
  status: 'OPEN' | 'CLOSED' | 'CANCELLED';
}

interface MedRegistry {
  readonly cases: Map<string, KeptCase>;
  readonly reports: Map<string, KeptReport>;
}

const DAY_MS = 86_400_000;
const ANALYSIS_MS = 7 * DAY_MS;
const RETURN_MS = 4 * DAY_MS;

/** Courses of a case that the customer filed, as sequences of events. */
const STORIES = {
  accepted: ['MED_INFRACTION_ACKNOWLEDGED', 'MED_INFRACTION_CLOSED', 'MED_CASE_REFUND_CLOSED', 'RETURN_RECEIVED'],
  disagreed: ['MED_INFRACTION_ACKNOWLEDGED', 'MED_INFRACTION_CLOSED'],
  refused: ['MED_INFRACTION_ACKNOWLEDGED', 'MED_INFRACTION_CLOSED', 'MED_CASE_REFUND_CLOSED'],
  cancelled: ['MED_INFRACTION_ACKNOWLEDGED', 'MED_INFRACTION_CANCELLED'],
  recovered: [
    'MED_RECOVERY_CREATED', 'MED_INFRACTION_ACKNOWLEDGED', 'MED_RECOVERY_TRACKED', 'MED_RECOVERY_AWAITING_ANALYSIS',
    'MED_INFRACTION_CLOSED', 'MED_RECOVERY_ANALYSED', 'MED_RECOVERY_REFUNDING', 'MED_CASE_REFUND_CLOSED', 'RETURN_RECEIVED',
    'MED_RECOVERY_COMPLETED',
  ],
} as const;

export type MedScenario = keyof typeof STORIES;
export const medStories = Object.keys(STORIES) as readonly MedScenario[];

const OUTCOMES = new Map<string | undefined, MedScenario | 'UNFILED'>(Object.entries(testOutcomes.med_payee));

/** Files cases for the sponsor's customers, and notifies them of reports against them. */
export class MedStub {
  readonly #registries = new WeakMap<Books, MedRegistry>();

  constructor(private readonly options: { bank: Bank; clock: Clock }) {}

  #registry({ books }: Customer): MedRegistry {
    let registry = this.#registries.get(books);
    if (!registry) this.#registries.set(books, (registry = { cases: new Map(), reports: new Map() }));
    return registry;
  }

  /**
   * Files a case, once a reference. A payment that the sponsor did not make, or that did not settle, cannot be contested. The key of the
   * payee may ask for an outcome, which follows a moment later.
   * @throws ReferenceReused.
   */
  file(customer: Customer, filing: MedFiling): { filed: FiledMedCase; isNew: boolean } | undefined {
    const { cases } = this.#registry(customer);
    const request = JSON.stringify(filing);
    const known = cases.get(filing.reference);
    if (known && known.request !== request) throw new ReferenceReused();
    if (known) return { filed: shown(known), isNew: false };
    const paid = [...customer.books.payments.values()].find(
      ({ end_to_end_id, status }) => end_to_end_id === filing.end_to_end_id && status === 'SETTLED',
    );
    const outcome = paid && OUTCOMES.get(nameInKey(paid.outside));
    if (!paid || outcome === 'UNFILED') return undefined;
    const kept: KeptCase = {
      reference: filing.reference, report_id: randomUUID(), recovery_id: randomUUID(), analysis_due_at: this.#in(ANALYSIS_MS),
      filing, request,
    };
    cases.set(filing.reference, kept);
    if (outcome) this.options.bank.after(0, () => void this.tell(customer, outcome, filing.reference));
    return { filed: shown(kept), isNew: true };
  }

  /** The customer does not accept a report. @returns false when there is none to close. */
  close(customer: Customer, reportId: string): boolean {
    const report = this.#registry(customer).reports.get(reportId);
    if (!report || report.status === 'CANCELLED') return false;
    report.status = 'CLOSED';
    return true;
  }

  /** Emits an event about MED. Missing data is made up from the records. */
  story(event: string, customer: Customer, data: ProviderEventData, how: EventDelivery): Promise<Callback> | undefined {
    if (!event.startsWith('MED_')) return undefined;
    const whole = event === 'MED_INFRACTION_OPENED' ? this.#opened(customer, data) : { ...this.#known(event, customer, data), ...data };
    const report = this.#registry(customer).reports.get(String((whole as ProviderEventData)['report_id']));
    if (report && event === 'MED_INFRACTION_CANCELLED') report.status = 'CANCELLED';
    return this.options.bank.tell(customer, event, whole, how);
  }

  /** Somebody contests the credit that came last, or another one. */
  #opened(customer: Customer, data: ProviderEventData): ProviderEventData {
    const last = [...customer.books.credits.values()].at(-1);
    const whole = {
      report_id: randomUUID(), hop: 0, end_to_end_id: last?.['end_to_end_id'], amount: last?.['amount'], reason_code: 'SCAM',
      analysis_due_at: this.#in(ANALYSIS_MS), ...data,
    };
    this.#registry(customer).reports.set(whole.report_id, { status: 'OPEN' });
    return whole;
  }

  #known(event: string, customer: Customer, { reference, result }: ProviderEventData): ProviderEventData {
    const filed = this.#filed(customer, reference);
    switch (event) {
      case 'MED_CASE_FILED': return filed ? { ...shown(filed) } : {};
      case 'MED_CASE_FILING_FAILED': return { failure_code: 'INVALID_REQUEST' };
      case 'MED_INFRACTION_CLOSED': return {
        report_id: filed?.report_id, result: 'AGREED', ...(result !== 'DISAGREED' && {
          fraud_type: 'SCAMMER_ACCOUNT', return_due_at: this.#in(RETURN_MS),
        }),
      };
      case 'MED_CASE_REFUND_CLOSED': return {
        report_id: filed?.report_id, result: 'TOTALLY_ACCEPTED',
        ...(result === 'REJECTED' ? { failure_code: 'NO_BALANCE' } : { amount: filed?.filing.amount }),
      };
      case 'MED_RECOVERY_CREATED': return {
        recovery_id: filed?.recovery_id, root_end_to_end_id: filed?.filing.end_to_end_id, amount: filed?.filing.amount,
      };
      case 'MED_RECOVERY_TRACKED': return { recovery_id: filed?.recovery_id, ...(filed && { hops: [this.#rootHop(filed)] }) };
      default: return event.startsWith('MED_RECOVERY_') ? { recovery_id: filed?.recovery_id } : { report_id: filed?.report_id };
    }
  }

  /** The payment that a case is about, as the directory tells it: all of it is secured. */
  #rootHop({ filing: { end_to_end_id, amount } }: KeptCase): object {
    return {
      hop: 0, end_to_end_id, amount, secured_cents: amount.value, from_ispb: end_to_end_id.slice(1, 9), occurred_at: this.#in(0),
    };
  }

  /** The case of this reference; the last one where none is given. */
  #filed(customer: Customer, reference: unknown): KeptCase | undefined {
    const { cases } = this.#registry(customer);
    return reference === undefined ? [...cases.values()].at(-1) : cases.get(String(reference));
  }

  /**
   * Plays the course of a case that the customer filed, to its end.
   * @param order the order of its events, by their positions from 0; unless given, all of them in theirs.
   * @returns the deliveries; undefined when no such case was filed.
   */
  async tell(customer: Customer, story: MedScenario, reference: string | undefined, order?: readonly number[], times =
    1): Promise<Callback[] | undefined> {
    const filed = this.#filed(customer, reference);
    if (!filed) return undefined;
    const { amount, end_to_end_id: original_end_to_end_id } = filed.filing;
    const result = story === 'disagreed' ? { result: 'DISAGREED' } : {};
    const told: Callback[] = [];
    for (const place of order ?? STORIES[story].keys()) {
      const event = STORIES[story][place] as string;
      const more = event === 'MED_INFRACTION_CLOSED' ? result : event === 'MED_CASE_REFUND_CLOSED'
        && story === 'refused' ? { result: 'REJECTED' } : {};
      const isPaid = event === 'MED_CASE_REFUND_CLOSED' && (story === 'accepted' || story === 'recovered');
      const about = event.startsWith('MED_RECOVERY_') ? { reference } : { report_id: filed.report_id };
      const callback = event === 'RETURN_RECEIVED'
        ? this.options.bank.returnPayment(customer, { original_end_to_end_id, amount, reason_code: 'FR01' }, { times })
        : this.story(event, customer, {
          ...about, ...more, ...(isPaid && { amount }),
        }, { times });
      if (callback) told.push(await callback);
    }
    return told;
  }

  #in(milliseconds: number): string {
    return new Date(this.options.clock.now().getTime() + milliseconds).toISOString();
  }
}

/** The adapter's calls about MED, see `sponsor-med.ts`. */
export function medApi(router: Router, serve: Serve, med: MedStub): void {
  router.post('/med/cases', serve('fileMedCase', (customer, { body }) => {
    const filed = med.file(customer, readFiling(String(body)));
    return filed ? { status: filed.isNew ? 201 : 200, body: filed.filed } : REFUSED;
  }));
  router.post('/med/reports/:report_id/close', serve('closeMedReport', (customer, { params }) => {
    const reportId = String(params['report_id']);
    return med.close(customer, reportId) ? { status: 200, body: { report_id: reportId, status: 'CLOSED', result: 'DISAGREED' } } : REFUSED;
  }));
}

const REFUSED = { status: 422, body: { error: 'REFUSED', code: 'INVALID_REQUEST', reason: 'Not a payment or report of yours' } };

function readFiling(text: string): MedFiling {
  const wanted = parseBody(text) as Partial<MedFiling> | null;
  const texts = [wanted?.reference, wanted?.end_to_end_id, wanted?.reason_code, wanted?.amount?.currency];
  const isWhole = texts.every((it) =>
    typeof it === 'string' && it !== '') && Number.isSafeInteger(wanted?.amount?.value) && Number(wanted?.amount?.value) > 0;
  if (!isWhole) throw new BadCall(400, 'INVALID', 'a case has reference, end_to_end_id, amount {currency, value} and reason_code');
  return wanted as MedFiling;
}

function shown({ filing: _, request: __, ...filed }: KeptCase): FiledMedCase {
  return filed;
}
