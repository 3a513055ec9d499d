import { accountingDay } from '../../platform/clock.ts';
import type { Cents } from '../../platform/money.ts';
import { type Obligation, END_TO_END_ID, isBetweenBanks, isOutbound, namedByProvider, namedByRail, RECEIVED_BY } from '../obligations/index.ts';
import type { RailFamily } from '../rails/index.ts';
import type { Evidence, EvidenceKind } from './evidence.entity.ts';

/** What a provider said, before the ledger has seen it. */
export interface EvidenceDraft {
  readonly providerId: string;
  readonly rail: Exclude<RailFamily, 'NATIVE' | 'CHAIN'>;
  readonly kind: EvidenceKind;
  /** What the provider calls it, unique with `providerId`. */
  readonly externalId: string;
  readonly matchKeys: Readonly<Record<string, string>>;
  /** Minor units that moved, or for FAILURE should have. */
  readonly amount: Cents;
  readonly currency: string;
  readonly occurredAt: Date;
  /** What the provider sent, kept encrypted; null where nothing came with it, or a delivery keeps it. */
  readonly payload: object | null;
  /** Who paid, in the grammar of external ids; for what nobody had announced. */
  readonly payer?: string | undefined;
  /** Why a payment failed, in the rail's words. */
  readonly failure?: string | undefined;
  /** Whom the provider names as the receiver of a credit: a guest, where the key is no account's. */
  readonly receiver?: { readonly name: string; readonly taxId?: string | undefined } | undefined;
}

const DAY_MS = 86_400_000;

/** MATCHED and RESOLVED never change, but that money which was left where it is may be taken from there. */
export function isFinal({ state }: Pick<Evidence, 'state'>): boolean {
  return state === 'MATCHED' || state === 'RESOLVED';
}

/** How long news of the same day may be on its way and still not be late. */
const PROMPT_MS = 60_000;

/**
 * When what it moves counts: when it happened, but at most `days` back and never in the future. What is told promptly
 * counts from its booking: it is not late, and the books need not remember it as such.
 */
export function effectiveAt({ occurredAt }: Pick<Evidence, 'occurredAt'>, now: Date, days: number): Date {
  const isPrompt = now.getTime() - occurredAt.getTime() <= PROMPT_MS && accountingDay(occurredAt) === accountingDay(now);
  if (isPrompt || occurredAt > now) return now;
  return new Date(Math.max(now.getTime() - days * DAY_MS, occurredAt.getTime()));
}

/** What it proves of an obligation. That a payment failed which was canceled is no contradiction: its money is back. */
export function provenOutcome({ kind }: Pick<Evidence, 'kind'>, { resolutionOutcome }: Pick<Obligation, 'resolutionOutcome'>) {
  if (kind !== 'FAILURE') return 'SETTLED';
  return resolutionOutcome === 'CANCELED' ? 'CANCELED' : 'FAILED';
}

/** The field by which an obligation is another than the evidence speaks of; undefined when it could be the one. */
export interface Misfit {
  readonly field: 'rail' | 'direction' | 'amount' | 'currency';
  readonly evidence: string | number;
  readonly obligation: string | number;
}

/** Whether it speaks of another rail or direction. A payment between two banks of the tenant's comes in at the second. */
export function misfitOfWay(evidence: Pick<Evidence, 'kind' | 'rail' | 'providerId'>, obligation: Obligation): Misfit | undefined {
  if (evidence.rail !== obligation.rail) return { field: 'rail', evidence: evidence.rail, obligation: obligation.rail };
  const comesIn = !isOutbound(obligation) || (isBetweenBanks(obligation) && obligation.matchKeys[RECEIVED_BY] === evidence.providerId);
  if (evidence.kind === 'INBOUND_CREDIT' && !comesIn) {
    return { field: 'direction', evidence: 'INBOUND', obligation: 'OUTBOUND' };
  }
  return undefined;
}

/** Whether it speaks of another rail, direction, currency or amount. */
export function misfit(evidence: Evidence, obligation: Obligation): Misfit | undefined {
  const way = misfitOfWay(evidence, obligation);
  if (way) return way;
  if (evidence.currency !== obligation.currency) {
    return { field: 'currency', evidence: evidence.currency, obligation: obligation.currency };
  }
  if (evidence.amount !== obligation.amount) {
    return { field: 'amount', evidence: Number(evidence.amount), obligation: Number(obligation.amount) };
  }
  return undefined;
}

/** Whether some key has the same name and value on both sides, and none the same name and another value. */
export function keysFit(ours: Readonly<Record<string, string>>, theirs: Readonly<Record<string, string>>): boolean {
  const shared = Object.keys(ours).filter((name) => Object.hasOwn(theirs, name));
  return shared.length > 0 && shared.every((name) => ours[name] === theirs[name]);
}

/** What the payment is called that evidence tells of: by the rail, else by the provider. Its money comes in once. */
export function paymentName({ rail, providerId, externalId, matchKeys }: Pick<Evidence, 'rail' | 'providerId' | 'externalId' | 'matchKeys'>): string {
  const endToEndId = matchKeys[END_TO_END_ID];
  return endToEndId === undefined ? namedByProvider(rail, providerId, externalId) : namedByRail(rail, endToEndId);
}

/** What evidence is news of, by what it names: settled once, where it enters. A RETURN sends a payment of ours back, or a part of it. */
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
