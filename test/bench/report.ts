/** What a bench run found, as a table and as JSON. */
import { median, type Sample } from './sample.ts';
import type { Profile } from './profile.ts';
import type { ChainFigures } from './chain.ts';
import type { ClientFigures } from './clients.ts';
import type { TemplateFigures } from './foundry.ts';
import type { MoveFigures } from './moves.ts';
import type { SquadFigures } from './squads.ts';
import type { WebhookFigures } from './webhooks.ts';

export type CaseGroup = 'transfer' | 'balance' | 'raw' | 'bare' | 'schedule' | 'decode';

/** Processor time per answer in microseconds; NaN where it cannot be told. */
export interface Cost {
  readonly service: number;
  readonly postgres: number;
  readonly generator: number;
}

export interface Measured extends Sample {
  readonly cost?: Cost;
  /** Seconds that the outbox's consumers needed afterwards to catch up. */
  readonly catchUp?: number;
}

export interface CaseResult extends Measured {
  readonly name: string;
  readonly group: CaseGroup;
  readonly connections: number;
  /** The rates of all rounds. */
  readonly rates: readonly number[];
}

export interface Target {
  readonly name: string;
  readonly wanted: string;
  readonly value: number;
  readonly met: boolean;
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

/** The medians of a case's rounds. */
export function summarizeCase(name: string, group: CaseGroup, connections: number, rounds: readonly Measured[]): CaseResult {
  const middle = (pick: (round: Measured) => number | undefined) => median(rounds.map(pick).filter((value) => value !== undefined));
  const costs = rounds.some((round) => round.cost);
  return {
    name, group, connections,
    rate: middle(({ rate }) => rate), p50: middle(({ p50 }) => p50), p99: middle(({ p99 }) => p99),
    rates: rounds.map(({ rate }) => rate),
    ...(costs && {
      cost: {
        service: middle(({ cost }) => cost?.service), postgres: middle(({ cost }) => cost?.postgres),
        generator: middle(({ cost }) => cost?.generator),
      },
    }),
    ...(group === 'transfer' && { catchUp: middle(({ catchUp }) => catchUp) }),
  };
}

/**
 * The rate of a case, of the best rate of others: compared round by round, for neighbours meet the same moods of the
 * machine, and of the rounds the median. NaN where one of them was not measured.
 */
export function ratioTo(it: CaseResult | undefined, others: readonly CaseResult[]): number {
  if (!it || others.length === 0) return Number.NaN;
  return median(it.rates.map((rate, round) => rate / Math.max(...others.map(({ rates }) => rates[round] ?? 0))));
}

/** What the ratios of a run are to: a hot account or bulk is not what is compared with. */
export interface Base {
  readonly raw: readonly CaseResult[];
  readonly express: readonly CaseResult[];
}

export function showTable(cases: readonly CaseResult[], base: Base): string {
  const header = ['case', 'rate /s', 'lowest-highest', 'p50 ms', 'p99 ms', 'of raw', 'of Express', 'cpu µs: service', 'postgres', 'load', 'outbox s'];
  const rows = cases.map((it) => [
    it.name, whole(it.rate), `${whole(Math.min(...it.rates))}-${whole(Math.max(...it.rates))}`, it.p50.toFixed(2), it.p99.toFixed(2),
    it.group === 'transfer' || it.group === 'raw' ? ratio(it, base.raw) : '',
    it.group === 'balance' || it.group === 'bare' ? ratio(it, base.express) : '',
    cpu(it.cost?.service), cpu(it.cost?.postgres), cpu(it.cost?.generator), it.catchUp === undefined ? '' : it.catchUp.toFixed(1),
  ]);
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export function atLeast(name: string, bound: number, value: number): Target {
  return { name, wanted: `at least ${bound}`, value, met: value >= bound };
}

export function atMost(name: string, bound: number, value: number): Target {
  return { name, wanted: `at most ${bound}`, value, met: value <= bound };
}

export function showTargets(targets: readonly Target[]): string {
  return targets.map(({ name, wanted, value, met }) => `${met ? 'met     ' : 'not met '} ${name}: ${value.toFixed(2)} (${wanted})`).join('\n');
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
