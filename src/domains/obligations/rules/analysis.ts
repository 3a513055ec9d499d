import type { AnalysisRule, HeldForAnalysis } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import { rowLoader } from '../../../platform/db/row-loader.ts';
import type { RowOf } from '../../../platform/db/row.ts';
import { rowKind, type RowWrite } from '../../journal/index.ts';
import { analysisCodec, type PaymentAnalysisEntity } from './rules.entity.ts';

/** How long a payment out may be held, in minutes: from 06:00 to 20:00 in São Paulo, and at night. */
export interface AnalysisLaw {
  readonly dayMinutes: number;
  readonly nightMinutes: number;
}

/** Why a payment is held, and what becomes of it when nobody decides. */
export interface AnalysisCause {
  readonly cause: 'AMOUNT' | 'FLAG';
  readonly onEnd: AnalysisRule['on_end'];
  readonly law: AnalysisLaw;
}

export type PaymentAnalysis = RowOf<typeof PaymentAnalysisEntity>;

export const ANALYSIS = rowKind<PaymentAnalysis>('ana');

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** São Paulo, fixed at -03:00 (decision 20). */
const OFFSET_MINUTES = 3 * 60;
const [DAY_FROM, DAY_TO] = [6 * 60, 20 * 60];

/** The id by which the ledger finds the analysis of a payment. */
export function analysisId(obligationId: string): string {
  return `${ANALYSIS.prefix}_${obligationId}`;
}

/** The instant at which an analysis that begins now is over; the hour of its beginning decides how long it may last. */
export function analysisEnd(now: Date, { dayMinutes, nightMinutes }: AnalysisLaw): Date {
  const minute = (Math.floor(now.getTime() / MINUTE_MS) - OFFSET_MINUTES) % DAY_MINUTES;
  const isDay = minute >= DAY_FROM && minute < DAY_TO;
  return new Date(now.getTime() + (isDay ? dayMinutes : nightMinutes) * MINUTE_MS);
}

export function analysisRow(it: PaymentAnalysis, isNew = false): RowWrite<PaymentAnalysis> {
  return { codec: analysisCodec, id: analysisId(it.obligationId), isNew, value: it };
}

/** The analysis of a payment as the answer to its creation shows it. */
export function presentAnalysis({ cause, onEnd, until }: PaymentAnalysis): HeldForAnalysis {
  return { cause, on_end: onEnd, until: instantText(until) };
}

export const loadAnalyses = rowLoader(
  'payment_analyses', analysisCodec, ({ obligationId }) => analysisId(obligationId), (id) => id.slice(ANALYSIS.prefix.length + 1),
);
