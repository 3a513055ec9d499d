import type { MovementDirection } from '../../../generated/models.ts';
import type { PolicyBook } from './policies/policy-book.ts';
import type { LimitValues } from './pix/pix-limits.ts';
import type { Usage } from './counters/usage.ts';
import type { Initiation } from './pix/payment-limits.ts';

/** Policies of a tenant as a whole, and the usage of its accounts together, by scope. */
export interface SharedLimits {
  readonly book: PolicyBook;
  readonly used: ReadonlyMap<string, Usage>;
}

/** Owner of the counters of an account's movements in a direction. */
export function ownSubject(accountId: string, direction: MovementDirection): string {
  return direction === 'DEBIT' ? accountId : `${accountId}:CREDIT`;
}

/** Policies and usage of one account, in addition to the shared ones. */
export interface OwnLimits {
  /** The KYC level of its owner; 0 while a risk flag is open. */
  readonly level: number;
  readonly book: PolicyBook;
  /** Usage of its debits. */
  readonly used: Usage;
  /** Usage of its credits, stored apart so that a movement writes only its own direction. */
  readonly credited: Usage;
  /** Its Pix limits, pending ones included; null while they are the default. */
  readonly pix: LimitValues | null;
}

/** True when policies may cover a movement of an account. */
export function hasPolicies({ book }: SharedLimits, own: OwnLimits | undefined): boolean {
  return !book.isEmpty || own?.book.isEmpty === false;
}

/** Limit usage of an obligation. Its row keeps it, so that it can be given back and recounted. */
export interface LimitUse {
  /** How its payer started it, as whoever made it wrote; left out where no limit asks. */
  readonly initiation?: Initiation;
  /** The KYC levels of the owners, where a policy depends on them. */
  readonly levels?: { readonly DEBIT?: number; readonly CREDIT?: number };
  /** Counters of its debit, while it can still fail. An empty subject is the debtor's account. */
  readonly taken?: readonly (readonly [subject: string, counter: string, start: number])[];
}

/** The institution's own accounts: limits restrain customers, not the ledger. */
const EXEMPT_TYPES: ReadonlySet<string> = new Set(['ASSET', 'TRANSIT', 'REVENUE', 'EXCEPTION']);

export function isExemptType(accountType: string): boolean {
  return EXEMPT_TYPES.has(accountType);
}

/** Entries that return, correct or forward money that was counted before, or that begin an account. */
const EXEMPT_ENTRIES: ReadonlySet<string> = new Set([
  'OBLIGATION_FAILED', 'OBLIGATION_CANCELED', 'PROMOTION', 'BLOCK_CAPTURED', 'CORRECTION', 'EXCEPTION', 'OPENING_BALANCE',
]);

/** Money of evidence that an operator credits by hand has only just arrived: that counts, other corrections do not. */
export function isExemptEntry(entryType: string, correlation: Readonly<Record<string, string>> | undefined): boolean {
  return EXEMPT_ENTRIES.has(entryType) && !(entryType === 'CORRECTION' && correlation?.['evidence_id'] !== undefined);
}

/** True for entries that end a debit's wait: its usage is free again. */
export function givesBack(entryType: string): boolean {
  return entryType === 'OBLIGATION_FAILED' || entryType === 'OBLIGATION_CANCELED';
}
