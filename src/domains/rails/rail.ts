import type { RailCapability, RailFamily } from '../../../generated/models.ts';
import type { Cents } from '../../platform/money.ts';

export type { RailFamily };

/** The rails that providers are bound to: NATIVE is the ledger itself, and CHAIN that of tenants' products. */
export type BoundRail = Exclude<RailFamily, 'NATIVE' | 'CHAIN'>;

/** The rails that reach a bank: MOCK, the sandbox's, is in this process. */
export type BankRail = Exclude<BoundRail, 'MOCK'>;

/** The compiler misses a rail here that the contract has. */
const REACHES_A_BANK: Readonly<Record<BoundRail, boolean>> = { PIX: true, ACH: true, WIRE: true, SEPA: true, EFT_CA: true, MOCK: false };

/** All rails that providers are bound to. */
export const BOUND_RAILS = Object.keys(REACHES_A_BANK) as readonly BoundRail[];

/** All rails that reach a bank. */
export const BANK_RAILS = BOUND_RAILS.filter((rail): rail is BankRail => REACHES_A_BANK[rail]);

/** All capabilities of a provider on a rail. */
export const CAPABILITIES: readonly RailCapability[] = ['OUTBOUND', 'INBOUND', 'RETURNS', 'KEYS', 'DYNAMIC_QR', 'MANDATES', 'MED'];
/** Default capabilities of an adapter: payments, and their returns. */
export const PAYMENTS: readonly RailCapability[] = ['OUTBOUND', 'INBOUND', 'RETURNS'];

/** Use of a provider on a rail, as far as dispatch needs it: to send payments, or to receive them. */
export type RailDirection = Extract<RailCapability, 'OUTBOUND' | 'INBOUND'>;

/** A side of a payment. An EXTERNAL account represents an outside party: kind external, with its account id. */
export interface RailParty {
  readonly kind: 'account' | 'external';
  readonly accountId: string | null;
  /** As the client gave it, in clear: only the provider gets it. */
  readonly externalId: string | null;
}

/** A payment for a rail. */
export interface RailPayment {
  readonly tenant: string;
  /** Provider of the tenant that carries it. */
  readonly providerId: string;
  /** The obligation's name with every provider, the same at each attempt: a repetition is recognised by it. */
  readonly reference: string;
  readonly obligationId: string;
  readonly rail: RailFamily;
  /** Minor units. */
  readonly amount: Cents;
  readonly currency: string;
  readonly debtor: RailParty;
  readonly creditor: RailParty;
  readonly matchKeys: Readonly<Record<string, string>>;
  /** What the payer says to the payee, up to 140 characters; undefined where nothing is said. */
  readonly description?: string | undefined;
  /** Name that `nameOf` gives it; undefined where the provider gives the names. */
  readonly endToEndId?: string | undefined;
}

/**
 * Answer of a rail to a payment. REFUSED is final: the rail will never pay this reference. The reason becomes the obligation's, so it
 * holds no personal data. `amount`: minor units that moved, where the provider states it.
 */
export type PayAnswer =
  | { readonly status: 'ACCEPTED'; readonly providerReference?: string }
  | { readonly status: 'SETTLED'; readonly amount?: Cents; readonly endToEndId?: string; readonly payee?: unknown }
  | { readonly status: 'REFUSED'; readonly code: string; readonly reason: string };

/** State of a payment. UNKNOWN: the provider does not know the reference. */
export interface FoundPayment {
  readonly status: 'UNKNOWN' | 'ACCEPTED' | 'SETTLED' | 'FAILED';
  /** Reason of the failure, in the provider's words, without personal data. */
  readonly code?: string;
  /** Minor units that moved, where the provider states it: another amount than the obligation's settles nothing. */
  readonly amount?: Cents;
  /** Currency of the amount, where the provider states it: a payment in another currency is not the obligation's. */
  readonly currency?: string;
  readonly endToEndId?: string;
  /** The other side as the provider names it, unread; undefined where it says nothing of it. */
  readonly payee?: unknown;
}

/** Stored facts of a payment that was handed over. */
export interface SentPayment {
  readonly providerId: string;
  /** The provider's name for it, where it gave one. */
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

/** A payment or a return that a provider received. */
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
  /** Capabilities that its providers can be bound for; payments and their returns when left out. */
  readonly capabilities?: readonly RailCapability[];
  /** Time from the acceptance of a payment to the first query of its state, in milliseconds; a minute when left out. */
  readonly askAfterMs?: number;
  /**
   * Returns the payment's name on the rail, when it is first handed over at that time; it keeps the name for as long as the rail may know
   * it. Left out where the provider gives the names.
   */
  nameOf?(payment: Pick<RailPayment, 'tenant' | 'reference'>, at: Date): string;
  /**
   * Hands a payment to the rail, which pays a reference once, however often it is sent.
   * @throws RailUnreachable when it was surely not sent, ReferenceTaken, RailTimeout when that is unknown. Any other error leaves it
   * unknown too.
   */
  pay(payment: RailPayment): Promise<PayAnswer>;
  /**
   * Announces to the rail a payment that is expected from outside. Left out where the rail needs no announcement: then only the provider's
   * report makes incoming payments known.
   */
  expect?(payment: RailPayment): Promise<PayAnswer>;
  /**
   * Finds the state of a payment.
   * @throws RailUnreachable or RailTimeout; any other error is treated the same.
   */
  find(tenant: string, reference: string, sent: SentPayment): Promise<FoundPayment>;
  /** Lines of the provider's statement, of instants from `from` (inclusive) to `to` (exclusive). */
  statement(tenant: string, from: Date, to: Date, providerId: string): AsyncIterable<StatementLine>;
  /**
   * All payments out and returns over the rail that the provider received from `from` (inclusive) to `to` (exclusive), whatever their
   * outcome. Left out where the rail stores nothing.
   * @throws RailUnreachable or RailTimeout; any other error is treated the same.
   */
  given?(tenant: string, from: Date, to: Date, providerId: string): AsyncIterable<GivenPayment>;
  /**
   * Balance that the provider holds for the tenant now, in minor units, over all rails; undefined where it states none. Left out where no
   * provider does.
   * @throws RailUnreachable or RailTimeout; any other error is treated the same.
   */
  balance?(tenant: string, providerId: string, currency: string): Promise<Cents | undefined>;
}

/** The payment was surely not sent: it may be tried again later. */
export class RailUnreachable extends Error {
  override readonly name = 'RailUnreachable';
}

/** It is unknown if the payment was sent: `find` will report it. It never goes out under another reference. */
export class RailTimeout extends Error {
  override readonly name = 'RailTimeout';
}

/** The provider has another payment under our reference: the outcome of that one is not the outcome of ours. */
export class ReferenceTaken extends Error {
  override readonly name = 'ReferenceTaken';
}
