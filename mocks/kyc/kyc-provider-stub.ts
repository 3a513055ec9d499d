import type { KycScreeningHit, ProviderEventData } from '../../generated/models.ts';
import type { ScreeningRequest, VerificationRequest } from '../../src/domains/kyc/index.ts';
import type { TurnedClock } from '../../src/platform/control/turned-clock.ts';
import type { Script, Scripts } from '../../src/platform/control/scripts.ts';
import type { Callback, Callbacks, Destination } from '../sponsor/callbacks.ts';
import { uniqueId } from '../sponsor/identifiers.ts';
import { CHECKED_LISTS, expiringDocument, outcomeOfDocuments, hitsOf, outcomeOfName } from './rules.ts';

/**
 * Operations that a script can control: the adapter's calls by the names of its methods, and two of the provider's own:
 * `decide`, the end of a verification or screening, and `callback`, one attempt to deliver an event.
 */
export const operations = ['verify', 'screen', 'decide', 'callback'] as const;
export type Operation = (typeof operations)[number];

/** A request that was taken, and how it ended. */
export interface Case {
  readonly kind: 'VERIFICATION' | 'SCREENING';
  readonly request_ref: string;
  readonly reference: string;
  readonly session_ref: string | null;
  readonly level: number | null;
  readonly trigger: string;
  /** Number of times that a script sends its event. */
  readonly tellings: number;
  readonly hits: readonly KycScreeningHit[];
  readonly fate: ScriptedVerdict;
  /** The document that expires after the verdict. */
  readonly expires?: string | undefined;
  report_ref: string | null;
  outcome: string | null;
}

type ScriptedVerdict = 'approve' | 'review' | 'reject' | 'silent';

/** A customer: the destination of its events, and its requests. */
export interface Customer extends Destination {
  readonly cases: Map<string, Case>;
}

export interface KycProviderStubOptions {
  readonly clock: TurnedClock;
  readonly scripts: Scripts<Operation>;
  readonly callbacks: Callbacks;
  /** The time from a request to its end, in milliseconds. */
  readonly decideAfterMs: number;
}

/** Options of a delivery; `times` is how often it is sent. */
export interface EventDelivery {
  readonly deliveryId?: string;
  readonly times?: number;
  readonly occurredAt?: string;
}

const VERDICTS: Readonly<Record<Exclude<ScriptedVerdict, 'silent'>, readonly [string, string]>> = {
  approve: ['APPROVED', 'DOCUMENT_AND_FACE_MATCH'], review: ['REVIEW', 'DOCUMENT_UNCLEAR'], reject: ['REJECTED', 'DOCUMENT_FORGED'],
};

/** Serves the provider's customers. It stores no name and no tax identifier: it derives the outcome from them at once. */
export class KycProviderStub {

  constructor(private readonly options: KycProviderStubOptions) {}

  /** Takes a verification; a request that it has is not taken again. */
  verify(customer: Customer, request: VerificationRequest, script?: Script<Operation>): { isNew: boolean } {
    const { request_ref, reference, session_ref, level, person, document_refs } = request;
    const fate = outcomeOfDocuments(document_refs) ?? outcomeOfName(person.name) ?? 'approve';
    return this.#take(customer, {
      kind: 'VERIFICATION', request_ref, reference, session_ref, level, trigger: 'submission', hits: hitsOf(person.name), fate,
      expires: expiringDocument(document_refs),
    }, script);
  }

  /** Takes a screening; a request that it has is not taken again. */
  screen(
    customer: Customer, { request_ref, reference, trigger, person }: ScreeningRequest, script?: Script<Operation>,
  ): { isNew: boolean } {
    const fate = outcomeOfName(person.name) === 'silent' ? 'silent' : 'approve';
    return this.#take(customer, {
      kind: 'SCREENING', request_ref, reference, session_ref: null, level: null, trigger, hits: hitsOf(person.name), fate,
    }, script);
  }

  #take(
    customer: Customer, wanted: Omit<Case, 'report_ref' | 'outcome' | 'tellings'>, script: Script<Operation> | undefined,
  ): { isNew: boolean } {
    if (customer.cases.has(wanted.request_ref)) return { isNew: false };
    const taken: Case = { ...wanted, tellings: script?.outcome === 'duplicate' ? 2 : 1, report_ref: null, outcome: null };
    customer.cases.set(taken.request_ref, taken);
    const scripted = this.options.scripts.take('decide', customer.providerId);
    this.options.clock.after(this.options.decideAfterMs + (scripted?.delayMs ?? 0), () => this.#decide(customer, taken, scripted));
    return { isNew: true };
  }

  /** Ends a case as a script demands, else as names and documents determine. */
  #decide(customer: Customer, taken: Case, script: Script<Operation> | undefined): void {
    const isSilent = taken.fate === 'silent' || script?.outcome === 'timeout' || script?.outcome === 'unreachable';
    if (isSilent || taken.outcome !== null) return;
    const fate = script?.outcome === 'refuse' ? 'reject' : taken.fate as Exclude<ScriptedVerdict, 'silent'>;
    const times = script?.outcome === 'duplicate' ? 2 : taken.tellings;
    if (taken.kind === 'SCREENING') void this.tellScreening(
      customer, { reference: taken.reference, trigger: taken.trigger, screening: screeningOf(taken.hits) }, { times }, taken,
    );
    else void this.tellVerdict(customer, verdictOf(taken, fate, script?.code), { times }, taken);
    if (fate === 'approve' && taken.expires !== undefined) this.#expireLater(customer, taken, taken.expires);
  }

  #expireLater(customer: Customer, { reference }: Case, document_ref: string): void {
    this.options.clock.after(this.options.decideAfterMs, () => void this.tellExpiry(customer, { reference, document_ref }));
  }

  /** Reports a verdict; missing data is made up, from the last request about the party if there is one. */
  tellVerdict(
    customer: Customer, data: ProviderEventData, how: EventDelivery = {}, about = lastCase(customer, data, 'VERIFICATION'),
  ): Promise<Callback> {
    const whole: ProviderEventData = {
      screening: screeningOf([]), ...verdictOf(about, 'approve'), report_ref: uniqueId('kyc-report'), ...data,
    };
    if (about) Object.assign(about, { report_ref: whole['report_ref'], outcome: String(whole['verdict']) });
    return this.tell(customer, 'KYC_VERDICT_REACHED', whole, how);
  }

  /** Reports a screening; one of the provider's own monitoring unless a trigger is given. */
  tellScreening(customer: Customer, data: ProviderEventData, how: EventDelivery = {}, about?: Case): Promise<Callback> {
    const whole = { report_ref: uniqueId('kyc-report'), trigger: 'monitoring', screening: screeningOf([]), ...data };
    if (about) Object.assign(about, { report_ref: whole.report_ref, outcome: about.hits.length > 0 ? 'HIT' : 'CLEAR' });
    return this.tell(customer, 'KYC_SCREENING_COMPLETED', whole, how);
  }

  /** Reports that a document is no longer valid. */
  tellExpiry(customer: Customer, data: ProviderEventData, how: EventDelivery = {}): Promise<Callback> {
    const yesterday = new Date(this.options.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
    const about = lastCase(customer, data, 'VERIFICATION');
    return this.tell(customer, 'KYC_DOCUMENT_EXPIRED', {
      report_ref: about?.report_ref ?? uniqueId('kyc-report'), expired_on: yesterday, ...data,
    }, how);
  }

  /** Sends the customer any event. */
  tell(customer: Customer, event: string, data: ProviderEventData, { occurredAt, ...how }: EventDelivery = {}): Promise<Callback> {
    return this.options.callbacks.send(customer, { event, occurred_at: occurredAt ?? this.options.clock.now().toISOString(), data }, how);
  }
}

function lastCase({ cases }: Customer, { reference }: ProviderEventData, kind: Case['kind']): Case | undefined {
  return [...cases.values()].filter((it) => it.kind === kind && it.reference === reference).at(-1);
}

function verdictOf(about: Case | undefined, fate: Exclude<ScriptedVerdict, 'silent'>, code?: string): ProviderEventData {
  const [verdict, reason] = VERDICTS[fate];
  const known = about && {
    reference: about.reference, kyc_level: about.level, screening: screeningOf(about.hits),
    ...(about.session_ref !== null && { session_ref: about.session_ref }),
  };
  return { verdict, kyc_level: 1, reason_code: code ?? reason, ...known };
}

function screeningOf(hits: readonly KycScreeningHit[]): object {
  return { result: hits.length > 0 ? 'HIT' : 'CLEAR', checked_lists: CHECKED_LISTS, hits };
}
