import { createHash } from 'node:crypto';
import { accountingDay } from '../../../platform/clock.ts';
import { ExpressionError, type Scope } from './expression.ts';

/** Names that every story has: its run's own word, its seed, and the tenant that it is played in. */
export const GIVEN_NAMES: readonly string[] = ['run', 'seed', 'tenant'];

const DAY_MS = 86_400_000;
/** São Paulo has no daylight saving (decision 20). */
const SAO_PAULO_MS = -3 * 3_600_000;

const FUNCTIONS = {
  /** `random(1, 6)`: a whole number between two, both included; the same for the same seed, step and repetition. */
  random: ({ draw }: Surroundings, least: unknown, most: unknown) => {
    const [from, to] = [numberOf(least), numberOf(most)];
    return from + Math.floor(draw() * (to - from + 1));
  },
  /** `time(1, '09:30')`: an instant of the day in so many days, by São Paulo's clock. */
  time: ({ now }: Surroundings, days: unknown, at: unknown) => instantAt(now(), numberOf(days), String(at)).toISOString(),
  /** `day(1)`: the day in so many days in São Paulo, such as `2026-03-10`. */
  day: ({ now }: Surroundings, days: unknown) => accountingDay(new Date(now().getTime() + numberOf(days) * DAY_MS)),
  /** `month(1, '12:00')`: an instant of the first day, or another, of the month in so many months. */
  month: ({ now }: Surroundings, months: unknown, at: unknown, day: unknown = 1) =>
    monthAt(now(), numberOf(months), numberOf(day), String(at)).toISOString(),
  /** `seconds(time(1, '09:30'))`: an instant in seconds since 1970. */
  seconds: (_: Surroundings, instant: unknown) => Math.floor(Date.parse(String(instant)) / 1000),
  sum: (_: Surroundings, list: unknown) => listOf(list).reduce<number>((total, it) => total + numberOf(it), 0),
  count: (_: Surroundings, list: unknown) => listOf(list).length,
  /** `slice(list, 0, 3)`: the items from one place up to another, which is not included. */
  slice: (_: Surroundings, list: unknown, from: unknown, to: unknown) => listOf(list).slice(numberOf(from), numberOf(to)),
  /** `where(list, 'provider.external_id', text)`: the items with this value in a field. */
  where: (_: Surroundings, list: unknown, field: unknown, value: unknown) =>
    listOf(list).filter((item) => fieldOf(item, String(field)) === value),
  /** `positive(list, 'plan.cents')`: the items whose field is above 0. */
  positive: (_: Surroundings, list: unknown, field: unknown) => listOf(list).filter((item) => numberOf(fieldOf(item, String(field))) > 0),
  /** First item of each list of a list. */
  first: (_: Surroundings, lists: unknown) => listOf(lists).map((list) => listOf(list)[0]),
  /** An end-to-end id of a payment of another bank, which no other step or run has. */
  end_to_end: ({ now, unique }: Surroundings) =>
    `E99999999${now().toISOString().replaceAll(/[-T:]/g, '').slice(0, 12)}${unique().slice(0, 11)}`,
  /** `list(a, b)` */
  list: (_: Surroundings, ...items: unknown[]) => items,
} as const;

/** Names of the functions of expressions. */
export const FUNCTION_NAMES: readonly string[] = Object.keys(FUNCTIONS);

interface Surroundings {
  now(): Date;
  /** Returns the next random number, from 0 up to 1. */
  draw(): number;
  /** Returns hexadecimal digits that no other step or run has. */
  unique(): string;
}

/**
 * Makes the scope of one step.
 * @param place where the step is, and in which repetition: with the same seed it has the same random numbers.
 */
export function scopeAt(place: string, names: Readonly<Record<string, unknown>>, now: () => Date): Scope {
  let draws = 0;
  const digest = (of: unknown): Buffer => createHash('sha256').update(`${String(of)}${place}/${draws++}`).digest();
  const surroundings = {
    now, draw: () => digest(names['seed']).readUInt32BE() / 0x1_0000_0000, unique: () => digest(names['run']).toString('hex'),
  };
  return {
    names, functions: Object.fromEntries(Object.entries(FUNCTIONS).map(([name, compute]) => [
      name, (...given: unknown[]) => (compute as (...all: unknown[]) => unknown)(surroundings, ...given),
    ])),
  };
}

function instantAt(now: Date, days: number, at: string): Date {
  return onDay(new Date(now.getTime() + SAO_PAULO_MS + days * DAY_MS), at);
}

function monthAt(now: Date, months: number, day: number, at: string): Date {
  const local = new Date(now.getTime() + SAO_PAULO_MS);
  return onDay(new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, day)), at);
}

/** @param local a day, by the UTC parts of an instant. */
function onDay(local: Date, at: string): Date {
  const instant = new Date(`${local.toISOString().slice(0, 10)}T${at.length === 5 ? `${at}:00` : at}-03:00`);
  if (Number.isNaN(instant.getTime())) throw new ExpressionError(`${at} is not a time of day such as 09:30`);
  return instant;
}

function fieldOf(item: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((of, name) => (of as Record<string, unknown> | null | undefined)?.[name], item);
}

function numberOf(value: unknown): number {
  if (typeof value !== 'number') throw new ExpressionError(`${JSON.stringify(value)} is not a number`);
  return value;
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new ExpressionError(`${JSON.stringify(value)} is not a list`);
  return value;
}
