/** Reports of a bench run: a table, and JSON. */
import { median, type Sample } from './sample.ts';
import type { Profile } from './profile.ts';
import type { ChainFigures } from './chain.ts';
import type { ClientFigures } from './clients.ts';
import type { TemplateFigures } from './foundry.ts';
import type { MoveFigures } from './moves.ts';
import type { SquadFigures } from './squads.ts';
import type { WebhookFigures } from './webhooks.ts';

export type CaseGroup = 'transfer' | 'balance' | 'raw' | 'bare' | 'schedule' | 'decode';

/** Processor time per answer in microseconds; NaN where it is unknown. */
export interface Cost {
  readonly service: number;
  readonly postgres: number;
  readonly generator: number;
}

export interface Measured extends Sample {
  readonly cost?: Cost;
  /** Seconds that the outbox's consumers needed afterwards to catch up. */
  readonly catchUp?: number;
  /** Share of the machine that other processes used meanwhile, 0 to 1; left out where it is unknown. */
  readonly others?: number;
}

/** A round in which other processes used more of the machine than this is unreliable: they slow one thread more than sixteen processes. */
export const MOST_OTHERS = 0.05;

export interface CaseResult extends Measured {
  readonly name: string;
  readonly group: CaseGroup;
  readonly connections: number;
  /** The rates of all rounds. */
  readonly rates: readonly number[];
  /** Rounds that other processes disturbed. Medians leave them out, unless all were disturbed. */
  readonly disturbed: readonly boolean[];
}

export interface Target {
  readonly name: string;
  readonly wanted: string;
  readonly value: number;
  readonly met: boolean;
  /** Rates and processor time behind the value. */
  readonly beside?: string;
}

/** The numbers of a run; those of a part that was left out are missing. */
export interface Report {
  readonly at: string;
  readonly machine: Readonly<Record<string, unknown>>;
  readonly cases?: readonly CaseResult[];
  readonly targets?: readonly Target[];
  readonly books?: Readonly<Record<string, unknown>>;
  readonly profiles?: Readonly<Record<string, Profile>>;
  readonly webhooks?: WebhookFigures;
  readonly squads?: SquadFigures;
  readonly chain?: ChainFigures;
  readonly foundry?: readonly TemplateFigures[];
  readonly moves?: MoveFigures;
  readonly clients?: ClientFigures;
}

/** The medians of a case's rounds: of the undisturbed ones, or of all if there are none. */
export function summarizeCase(name: string, group: CaseGroup, connections: number, rounds: readonly Measured[]): CaseResult {
  const disturbed = rounds.map(({ others = 0 }) => others > MOST_OTHERS);
  const counted = keptRounds(disturbed).map((round) => rounds[round]).filter((it) => it !== undefined);
  const middle = (pick: (round: Measured) => number | undefined) => median(counted.map(pick).filter((value) => value !== undefined));
  const costs = rounds.some((round) => round.cost);
  return {
    name, group, connections,
    rate: middle(({ rate }) => rate), p50: middle(({ p50 }) => p50), p99: middle(({ p99 }) => p99), others: middle(({ others }) => others),
    rates: rounds.map(({ rate }) => rate), disturbed,
    ...(costs && {
      cost: {
        service: middle(({ cost }) => cost?.service), postgres: middle(({ cost }) => cost?.postgres),
        generator: middle(({ cost }) => cost?.generator),
      },
    }),
    ...(group === 'transfer' && { catchUp: middle(({ catchUp }) => catchUp) }),
  };
}

/** The rounds that count. */
function keptRounds(disturbed: readonly boolean[]): number[] {
  const all = disturbed.map((_, round) => round);
  const kept = all.filter((round) => !disturbed[round]);
  return kept.length > 0 ? kept : all;
}

/**
 * A case's rate relative to the best rate of others: compared round by round, because neighbours run under the same conditions of the
 * machine; the median of the rounds, without the disturbed ones. NaN where one of them was not measured.
 */
export function ratioTo(it: CaseResult | undefined, others: readonly CaseResult[]): number {
  if (!it || others.length === 0) return Number.NaN;
  const ratios = it.rates.map((rate, round) => rate / Math.max(...others.map(({ rates }) => rates[round] ?? 0)));
  const disturbed = it.disturbed.map((was, round) => was || others.some((other) => other.disturbed[round]));
  return median(keptRounds(disturbed).map((round) => ratios[round] ?? Number.NaN));
}

/** A ratio's case and its base, with their rates and the processor time of an answer, in microseconds. */
export function besides(it: CaseResult | undefined, others: readonly CaseResult[]): string | undefined {
  const best = others.toSorted((a, b) => b.rate - a.rate)[0];
  if (!it || !best) return undefined;
  const spent = showCost(it.cost);
  return `${whole(it.rate)} of ${whole(best.rate)} /s (${best.name})${spent === '' ? '' : `; ${spent}`}`;
}

/** Processor time of an answer by process, where it is known. */
export function showCost(cost: Cost | undefined): string {
  const budgets = [['service', cost?.service], ['Postgres', cost?.postgres], ['generator', cost?.generator]] as const;
  const spent = budgets.filter(([, us]) => us !== undefined && Number.isFinite(us)).map(([who, us]) => `${who} ${us?.toFixed(0)}`);
  return spent.length > 0 ? `µs: ${spent.join(', ')}` : '';
}

/** All rounds of each case; those that others disturbed with a star. */
export function showRounds(cases: readonly CaseResult[]): string {
  const lines = cases.map(({ name, rates, disturbed }) =>
    `  ${name.padEnd(36)} ${rates.map((rate, round) => `${whole(rate)}${disturbed[round] ? '*' : ''}`).join('  ')}`);
  const dropped = cases.reduce((sum, { disturbed }) => sum + (disturbed.every(Boolean) ? 0 : disturbed.filter(Boolean).length), 0);
  const all = cases.filter(({ disturbed }) => disturbed.length > 0 && disturbed.every(Boolean));
  const why = `other processes took more than ${MOST_OTHERS * 100} % of the machine`;
  return [
    'rates of all rounds, /s', ...lines,
    ...(dropped > 0 ? [`${dropped} rounds (*) do not count: ${why}`] : all.length === 0 ? ['every round counts'] : []),
    ...(all.length > 0 ? [
      `in every round of these ${why}, so all of them count, and say little: ${all.map(({ name }) => name).join('; ')}`,
    ] : []),
  ].join('\n');
}

/** Base of the ratios: a hot account and bulk are not part of it. */
export interface Base {
  readonly raw: readonly CaseResult[];
  readonly express: readonly CaseResult[];
}

export function showTable(cases: readonly CaseResult[], base: Base): string {
  const header = [
    'case', 'rate /s', 'lowest-highest', 'p50 ms', 'p99 ms', 'of raw', 'of Express', 'cpu µs: service', 'postgres', 'load', 'outbox s',
    'others %',
  ];
  const rows = cases.map((it) => [
    it.name, whole(it.rate), `${whole(Math.min(...it.rates))}-${whole(Math.max(...it.rates))}`, it.p50.toFixed(2), it.p99.toFixed(2),
    it.group === 'transfer' || it.group === 'raw' ? ratio(it, base.raw) : '',
    it.group === 'balance' || it.group === 'bare' ? ratio(it, base.express) : '',
    cpu(it.cost?.service), cpu(it.cost?.postgres), cpu(it.cost?.generator), it.catchUp === undefined ? '' : it.catchUp.toFixed(1),
    it.others === undefined || Number.isNaN(it.others) ? '' : (it.others * 100).toFixed(0),
  ]);
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export function atLeast(name: string, bound: number, value: number, beside?: string): Target {
  return { name, wanted: `at least ${bound}`, value, met: value >= bound, ...(beside !== undefined && { beside }) };
}

export function atMost(name: string, bound: number, value: number): Target {
  return { name, wanted: `at most ${bound}`, value, met: value <= bound };
}

export function showTargets(targets: readonly Target[]): string {
  return targets.map(({ name, wanted, value, met, beside }) =>
    `${met ? 'met     ' : 'not met '} ${name}: ${value.toFixed(2)} (${wanted})${beside === undefined ? '' : `; ${beside}`}`).join('\n');
}

function ratio(it: CaseResult, others: readonly CaseResult[]): string {
  const value = ratioTo(it, others);
  return Number.isNaN(value) ? '' : value.toFixed(2);
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function cpu(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '' : value.toFixed(0);
}
