/** The records of the model ledger. */
export type Outcome = 'SETTLED' | 'FAILED' | 'CANCELED';
export type Rail = 'NATIVE' | 'MOCK' | 'PIX' | 'ACH';
export type Currency = 'BRL' | 'USD';

export const CURRENCIES: readonly Currency[] = ['BRL', 'USD'];

export interface Account {
  readonly currency: Currency;
  posted: number;
  isFrozen: boolean;
  isClosed: boolean;
  readonly isGuest: boolean;
  /** The account of a squad. */
  readonly isPot: boolean;
  promotedTo: number | null;
}

/** Terms of an obligation; null means the outside world. */
export interface Wanted {
  readonly rail: Rail;
  readonly from: number | null;
  readonly to: number | null;
  readonly amount: number;
  readonly currency: Currency;
  /** A match key. */
  readonly story?: string | undefined;
  /** The instant from which it is stuck, in milliseconds. */
  readonly stuckFrom?: number | undefined;
}

export interface Obligation extends Wanted {
  state: 'PENDING' | 'DISPATCHED' | 'DISPATCH_FAILED' | 'FINAL';
  outcome: Outcome | null;
  /** Its money is on the exception account. */
  isExcepted: boolean;
  /** Its rail is not queried any more: the payment that it reports came in for another. */
  isParked: boolean;
  /** Account that received its money, if a report has named one. */
  destination: number | null;
  isStuck: boolean;
  readonly madeAt: number;
  /** Since when it is tried to send it. */
  since: number;
  /** True when the rail has answered that it does not know the payment. */
  isUnheardOf: boolean;
}

export interface Hold {
  readonly account: number;
  amount: number;
  /** In milliseconds. */
  until: number | null;
  state: 'ACTIVE' | 'CAPTURED' | 'RELEASED' | 'EXPIRED';
}

export interface Block {
  account: number;
  readonly amount: number;
  secured: number;
  state: 'ACTIVE' | 'RELEASED';
}

/** Limit on an account's movements; in minor units of the policy's currency, and only of that. */
export interface Policy {
  /** Null: all accounts. */
  account: number | null;
  readonly currency: Currency;
  readonly direction: 'DEBIT' | 'CREDIT';
  /** The most of one movement. */
  readonly most: number;
  isLifted: boolean;
}

/** Report of an outside party; obligations and accounts by number, undefined where it does not name one. */
export interface Said {
  readonly source: string;
  readonly rail: Rail;
  readonly kind: 'SETTLEMENT' | 'FAILURE' | 'INBOUND_CREDIT';
  readonly amount: number;
  readonly currency: Currency;
  /** Null names one that is not there. */
  readonly obligation?: number | null | undefined;
  readonly story?: string | undefined;
  readonly endToEnd?: string | undefined;
  /** The name of the payment that is sent back. */
  readonly original?: string | undefined;
  /** The payment that was sent under that name, on a rail where the service gives the names. */
  readonly originalSent?: number | undefined;
  readonly account?: number | null | undefined;
  /** The number of a Pix key. */
  readonly key?: number | null | undefined;
}

export interface Evidence extends Said {
  state: 'MATCHED' | 'UNMATCHED' | 'DEFERRED' | 'RESOLVED';
  reason: string | null;
  matched: number | null;
  /** Amount of it that waits on the exception account. */
  money: number;
  waitsFor: string | null;
}

/** Money that came in from outside under a name. */
export interface MoneyIn {
  readonly amount: number;
  readonly currency: Currency;
  /** The obligation whose it is; null while it waits because of evidence. */
  readonly owner: number | null;
  /** The evidence that brought it. */
  readonly kind: Said['kind'] | null;
}

/** Decision of an operator about evidence. */
export type Verdict =
  | { readonly action: 'MATCH'; readonly obligation: number }
  | { readonly action: 'CREDIT'; readonly account: number }
  | { readonly action: 'DISMISS' };

/** Outcome of a call to a rail. */
export type RailAnswer = 'ACCEPTED' | 'SETTLED' | 'REFUSED' | 'unreachable' | 'timeout';

/** A step was carried out, did not apply to anything, or was refused with a code. */
export type Fate = 'done' | 'nothing' | string;

export const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** The day of Pix begins at 06:00 in São Paulo, its night at 20:00; limits in centavos. Histories begin at 09:00 there. */
export function pixPeriod(at: number): { name: string; limit: number } {
  const hours = Math.floor(at / HOUR_MS) + 3;
  const isNight = hours % 24 >= 14;
  return { name: `${Math.floor(hours / 24)} ${isNight ? 'night' : 'day'}`, limit: isNight ? 100_000 : 500_000 };
}

export function isDecided({ state }: Evidence): boolean {
  return state === 'MATCHED' || state === 'RESOLVED';
}

/** The name of the reported payment: the rail's, else the reporter's. */
export function nameOf({ rail, endToEnd, source }: Said): string {
  return endToEnd === undefined ? `${rail}/${source}` : `${rail}:${endToEnd}`;
}

export function reportKeyOf({ rail, kind, endToEnd }: Said): string | null {
  return endToEnd === undefined ? null : `${rail}:${kind}:${endToEnd}`;
}

/** The outcome that a report proves. A failure of a canceled payment is not a contradiction. */
export function provenOutcome({ kind }: Said, { outcome }: Obligation): Outcome {
  if (kind !== 'FAILURE') return 'SETTLED';
  return outcome === 'CANCELED' ? 'CANCELED' : 'FAILED';
}

export function toMs(minutes: number | null | undefined): number | null | undefined {
  return typeof minutes === 'number' ? minutes * MINUTE_MS : minutes;
}

/** The one of that number, modulo those there are. */
export function pick<T>(all: readonly T[], which: number): T | undefined {
  return all[which % all.length];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, it) => total + it, 0);

export function there<T>(it: T | undefined, name: string): T {
  if (it !== undefined) return it;
  throw new Error(`there is no ${name}`);
}
