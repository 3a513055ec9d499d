import type { PixQrDueInterest, PixQrDueShare, PixQrDueTerms } from '../../../../generated/models.ts';
import { toBusinessDay } from '../../../platform/business-days.ts';
import { addDays, dayEnd } from '../../../platform/clock.ts';
import { toCents, type Cents } from '../../../platform/money.ts';

const DAY_MS = 86_400_000;
/** Values of shares are hundredths of a percent. */
const WHOLE = 10_000n;
/** The largest amount of a Pix, in minor units. */
const MOST = 999_999_999_999n;

/** The day until which a charge is paid without fine: the due day, or the next one on which banks are open. `yyyy-mm-dd`. */
export function lastDayWithoutFine({ due_on }: Pick<PixQrDueTerms, 'due_on'>): string {
  return new Date(toBusinessDay(Date.parse(`${due_on}T00:00:00Z`), 'FOLLOWING')).toISOString().slice(0, 10);
}

/** The last instant at which a charge can be paid. */
export function payableUntil(terms: PixQrDueTerms): Date {
  return dayEnd(addDays(lastDayWithoutFine(terms), terms.days_after_due));
}

/**
 * Amount to be paid on a day, in minor units; each part is rounded half up.
 *
 * | part | of |
 * |---|---|
 * | rebate | the amount |
 * | discount, until its day | the amount |
 * | fine and interest, after the due day | the amount less the rebate |
 */
export function amountOn(amount: Cents, terms: PixQrDueTerms, day: string): Cents {
  const base = amount - (terms.rebate ? shareOf(amount, terms.rebate) : 0n);
  const due = lastDayWithoutFine(terms);
  if (day <= due) return bounded(base - discountOn(amount, terms, day));
  const fine = terms.fine ? shareOf(base, terms.fine) : 0n;
  return bounded(base + fine + (terms.interest ? interestOf(base, terms.interest, daysBetween(due, day)) : 0n));
}

/** The least amount that is ever to be paid, a centavo below it for each part that may be rounded otherwise. */
export function leastAmount(amount: Cents, { rebate, discount }: PixQrDueTerms): Cents {
  const parts = [rebate ? shareOf(amount, rebate) : 0n, ...discount ? [largestStep(amount, discount)] : []];
  return bounded(parts.reduce((left, part) => left - (part === 0n ? 0n : part + 1n), amount));
}

function discountOn(amount: Cents, { discount }: PixQrDueTerms, day: string): Cents {
  const [step] = (discount?.steps ?? []).filter(({ until }) => day <= until).toSorted((a, b) => (a.until < b.until ? -1 : 1));
  return discount && step ? shareOf(amount, { kind: discount.kind, value: step.value }) : 0n;
}

function largestStep(amount: Cents, { kind, steps }: NonNullable<PixQrDueTerms['discount']>): Cents {
  return steps.map(({ value }) => shareOf(amount, { kind, value })).reduce((most, it) => (it > most ? it : most), 0n);
}

function shareOf(amount: Cents, { kind, value }: PixQrDueShare): Cents {
  return kind === 'FIXED' ? toCents(value) : divided(amount * BigInt(value), WHOLE);
}

const DAYS_IN = { PERCENT_PER_DAY: 1n, PERCENT_PER_MONTH: 30n, PERCENT_PER_YEAR: 365n };

function interestOf(base: Cents, { kind, value }: PixQrDueInterest, days: bigint): Cents {
  return kind === 'FIXED_PER_DAY' ? toCents(value) * days : divided(base * BigInt(value) * days, WHOLE * DAYS_IN[kind]);
}

function divided(value: bigint, by: bigint): Cents {
  return (2n * value + by) / (2n * by);
}

function daysBetween(from: string, to: string): bigint {
  return BigInt(Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));
}

/** Within what a Pix can be. */
function bounded(amount: Cents): Cents {
  return amount < 1n ? 1n : amount > MOST ? MOST : amount;
}
