import { decimalOf as decimal } from '../../platform/currencies.ts';

const DECIMAL = /^(\d{1,10})\.(\d{2})$/;

/** Minor units of an amount of API Pix, exactly; undefined unless it has one to ten digits, a point and two digits. */
export function centsOf(text: unknown): number | undefined {
  const [, whole, cents] = typeof text === 'string' ? DECIMAL.exec(text) ?? [] : [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents);
}

/** The same of an amount that may be below zero, such as a balance. */
export function signedCentsOf(text: unknown): number | undefined {
  const [, below = '', rest] = typeof text === 'string' ? /^(-?)(.*)$/.exec(text) ?? [] : [];
  const cents = centsOf(rest);
  return cents !== undefined && below === '-' ? 0 - cents : cents;
}

/** Amount as API Pix writes it: `0.10` for 10 minor units. */
export function decimalOf(cents: number): string {
  return decimal(BigInt(cents), 'BRL');
}

/** The largest amount that API Pix can write, in minor units. */
export const MOST_CENTS = 999_999_999_999;
