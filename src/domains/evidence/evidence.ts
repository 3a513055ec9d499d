import { accountingDay } from '../../platform/clock.ts';
import type { Cents } from '../../platform/money.ts';
import { END_TO_END_ID, namedByProvider, namedByRail, type CounterpartyFacts } from '../obligations/index.ts';
import type { RailFamily } from '../rails/index.ts';
import type { Evidence, EvidenceKind } from './evidence.entity.ts';

/** A provider's report, before the ledger has seen it. */
export interface EvidenceDraft {
  readonly providerId: string;
  readonly rail: Exclude<RailFamily, 'NATIVE' | 'CHAIN'>;
  readonly kind: EvidenceKind;
  /** The provider's name for it, unique with `providerId`. */
  readonly externalId: string;
  readonly matchKeys: Readonly<Record<string, string>>;
  /** Minor units that moved, or for FAILURE should have. */
  readonly amount: Cents;
  readonly currency: string;
  readonly occurredAt: Date;
  /** The provider's own text, kept encrypted; null where nothing came with it, or a delivery keeps it. */
  readonly payload: object | null;
  /** The payer, in the grammar of external ids; for money that nobody had announced. */
  readonly payer?: string | undefined;
  /** The reason of a failed payment, in the rail's words. */
  readonly failure?: string | undefined;
  /** The other side, in clear. */
  readonly counterparty?: CounterpartyFacts | undefined;
  /** What the payer says to the payee, in clear. */
  readonly description?: string | undefined;
  /** The receiver that the provider names for a credit: a guest, where the key is no account's. */
  readonly receiver?: { readonly name: string; readonly taxId?: string | undefined } | undefined;
}

/** The part of evidence by which its candidates are found. */
export type EvidenceKey = Pick<Evidence, PaymentField | 'kind' | 'amount' | 'currency' | 'occurredAt'>;

type PaymentField = 'providerId' | 'externalId' | 'rail' | 'matchKeys';

const DAY_MS = 86_400_000;

/** MATCHED and RESOLVED never change, except that money which was left where it is may be claimed. */
export function isFinal({ state }: Pick<Evidence, 'state'>): boolean {
  return state === 'MATCHED' || state === 'RESOLVED';
}

/** Milliseconds that news of the same day may be on its way without being late. */
const PROMPT_MS = 60_000;

/**
 * The time from which its money counts: when it happened, but at most `days` back and never in the future. Prompt news
 * counts from its booking: it is not late, and the books need not remember it as such.
 */
export function effectiveAt({ occurredAt }: Pick<Evidence, 'occurredAt'>, now: Date, days: number): Date {
  const isPrompt = now.getTime() - occurredAt.getTime() <= PROMPT_MS && accountingDay(occurredAt) === accountingDay(now);
  if (isPrompt || occurredAt > now) return now;
  return new Date(Math.max(now.getTime() - days * DAY_MS, occurredAt.getTime()));
}

/** The name of the payment that evidence reports: the rail's, else the provider's. Its money comes in once. */
export function paymentName({ rail, providerId, externalId, matchKeys }: Pick<Evidence, PaymentField>): string {
  const endToEndId = matchKeys[END_TO_END_ID];
  return endToEndId === undefined ? namedByProvider(rail, providerId, externalId) : namedByRail(rail, endToEndId);
}

/** The subject of evidence, by its match keys. A RETURN sends a payment of ours back, or a part of it. */
export type News =
  | { readonly is: 'SETTLEMENT' | 'FAILURE' | 'CREDIT' }
  | { readonly is: 'CREDIT_TO_ACCOUNT'; readonly accountId: string }
  | { readonly is: 'CREDIT_TO_KEY'; readonly pixKey: string }
  | { readonly is: 'RETURN'; readonly original: string };

export function newsOf({ kind, matchKeys }: Pick<Evidence, 'kind' | 'matchKeys'>): News {
  if (kind !== 'INBOUND_CREDIT') return { is: kind };
  const { original_end_to_end_id: original, account_id: accountId, pix_key: pixKey } = matchKeys;
  if (original !== undefined) return { is: 'RETURN', original };
  if (accountId !== undefined) return { is: 'CREDIT_TO_ACCOUNT', accountId };
  return pixKey === undefined ? { is: 'CREDIT' } : { is: 'CREDIT_TO_KEY', pixKey };
}

/** The report key of the payment of ours that a credit sends back; null when it is no return. */
export function originalReportKey(evidence: Pick<Evidence, 'rail' | 'kind' | 'matchKeys'>): string | null {
  const news = newsOf(evidence);
  return news.is === 'RETURN' ? `${evidence.rail}:SETTLEMENT:${news.original}` : null;
}
