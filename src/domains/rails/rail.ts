import type { RailCapability } from '../../../generated/models.ts';
import type { Cents } from '../../platform/money.ts';

/** The families of rails, as the contract names them. */
export type RailFamily = 'NATIVE' | 'PIX' | 'ACH' | 'WIRE' | 'SEPA' | 'EFT_CA' | 'MOCK' | 'CHAIN';

/** The rails that providers are bound to: NATIVE is the ledger itself. */
export type BoundRail = Exclude<RailFamily, 'NATIVE' | 'CHAIN'>;

/** All that a provider can be used for on a rail. */
export const CAPABILITIES: readonly RailCapability[] = ['OUTBOUND', 'INBOUND', 'RETURNS', 'KEYS', 'DYNAMIC_QR', 'MANDATES', 'MED'];
/** What an adapter does that says nothing else: payments, and what comes back of them. */
export const PAYMENTS: readonly RailCapability[] = ['OUTBOUND', 'INBOUND', 'RETURNS'];

/** What a provider is used for on a rail, as far as dispatch asks: to send payments, or to take them in. */
export type RailDirection = Extract<RailCapability, 'OUTBOUND' | 'INBOUND'>;

/** A side of a payment. An EXTERNAL account stands for an outside party: kind external, with its account id. */
export interface RailParty {
  readonly kind: 'account' | 'external';
  readonly accountId: string | null;
  /** As the client gave it, in clear: it goes to the provider and nowhere else. */
  readonly externalId: string | null;
}

/** What a rail is asked to carry. */
export interface RailPayment {
  readonly tenant: string;
  /** Which of the tenant's providers is to carry it. */
  readonly providerId: string;
  /** The obligation's own name with every provider, the same at each attempt: by it a repetition is recognised. */
  readonly reference: string;
  readonly obligationId: string;
  readonly rail: RailFamily;
  /** Minor units. */
  readonly amount: Cents;
  readonly currency: string;
  readonly debtor: RailParty;
  readonly creditor: RailParty;
  readonly matchKeys: Readonly<Record<string, string>>;
  /** What `nameOf` has it called; undefined where the provider gives the names. */
  readonly endToEndId?: string | undefined;
}

/**
 * What a rail says of a payment that it was handed. REFUSED is for good: it will never pay this reference. The reason
 * becomes the obligation's, so it holds no personal data. `amount`: minor units that moved, where the provider says it.
 */
export type PayAnswer =
  | { readonly status: 'ACCEPTED'; readonly providerReference?: string }
  | { readonly status: 'SETTLED'; readonly amount?: Cents; readonly endToEndId?: string }
  | { readonly status: 'REFUSED'; readonly code: string; readonly reason: string };

/** What became of a payment. UNKNOWN: the provider has never heard of the reference. */
export interface FoundPayment {
  readonly status: 'UNKNOWN' | 'ACCEPTED' | 'SETTLED' | 'FAILED';
  /** Why it failed, in the provider's words, without personal data. */
  readonly code?: string;
  /** Minor units that moved, where the provider says it: another amount than the obligation's settles nothing. */
  readonly amount?: Cents;
  /** Of the amount, where the provider says it: a payment in another currency is not the obligation's. */
  readonly currency?: string;
  readonly endToEndId?: string;
}

/** What is remembered of a payment that was handed over. */
export interface SentPayment {
  readonly providerId: string;
  /** What the provider calls it, where it was said. */
  readonly providerReference: string | null;
}

/** A line of a provider's statement. */
export interface StatementLine {
  /** Unique at the provider. */
  readonly line_id: string;
  readonly kind: string;
  /** Minor units, negative for what went out. */
  readonly amount: number;
  readonly currency: string;
  /** Our reference, where it was one of our payments. */
  readonly reference?: string;
  readonly end_to_end_id?: string;
  readonly occurred_at: string;
}

/** A payment or a return that a provider was given. */
export interface GivenPayment {
  /** Ours. */
  readonly reference: string;
  readonly rail: RailFamily;
  /** Minor units. */
  readonly amount: Cents;
  readonly currency: string;
  readonly status: 'ACCEPTED' | 'SETTLED' | 'FAILED';
  readonly endToEndId?: string | undefined;
}

/** A rail outside of the ledger. */
export interface RailAdapter {
  readonly family: RailFamily;
  /** What its providers can be bound for: payments and their returns when left out. */
  readonly capabilities?: readonly RailCapability[];
  /** How long after a payment was accepted it is first asked for, in milliseconds; a minute when left out. */
  readonly askAfterMs?: number;
  /**
   * What a payment is called on the rail, when it is first handed over at that time; it keeps the name for as long as the
   * rail may have heard of it. Left out where the provider gives the names.
   */
  nameOf?(payment: Pick<RailPayment, 'tenant' | 'reference'>, at: Date): string;
  /**
   * Hands a payment to the rail, which pays a reference once however often it is asked.
   * @throws RailUnreachable when it was surely not sent, ReferenceTaken, RailTimeout when that is unknown. So is any other error.
   */
  pay(payment: RailPayment): Promise<PayAnswer>;
  /**
   * Says that a payment is expected from outside. Left out where the rail has nothing to be told: then what comes in is
   * known by the provider's word alone.
   */
  expect?(payment: RailPayment): Promise<PayAnswer>;
  /**
   * What became of a payment.
   * @throws RailUnreachable or RailTimeout; so is any other error taken.
   */
  find(tenant: string, reference: string, sent: SentPayment): Promise<FoundPayment>;
  /** Lines of the provider's statement, of instants from `from` (inclusive) to `to` (exclusive). */
  statement(tenant: string, from: Date, to: Date, providerId: string): AsyncIterable<StatementLine>;
  /**
   * All payments out and returns over the rail that the provider was given from `from` (inclusive) to `to` (exclusive), whatever
   * became of them. Left out where the rail keeps nothing.
   * @throws RailUnreachable or RailTimeout; so is any other error taken.
   */
  given?(tenant: string, from: Date, to: Date, providerId: string): AsyncIterable<GivenPayment>;
  /**
   * What the provider holds for the tenant now, in minor units, whichever rail it came by. Left out where it does not say.
   * @throws RailUnreachable or RailTimeout; so is any other error taken.
   */
  balance?(tenant: string, providerId: string, currency: string): Promise<Cents>;
}

/** The payment was surely not sent: it may be tried again later. */
export class RailUnreachable extends Error {
  override readonly name = 'RailUnreachable';
}

/** Nobody knows whether the payment was sent: `find` will tell. It never goes out under another reference. */
export class RailTimeout extends Error {
  override readonly name = 'RailTimeout';
}

/** The provider has another payment under our reference: whatever becomes of that one is not what becomes of ours. */
export class ReferenceTaken extends Error {
  override readonly name = 'ReferenceTaken';
}
