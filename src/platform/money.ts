import type { AmountDetail } from '../../generated/models.ts';
import { assert } from './assert.ts';
import { exponentOf } from './currencies.ts';

/** Amount in minor units (centavos). Never a float, never a `number` inside the service. */
export type Cents = bigint;

/** The largest amount on the wire, in minor units: 2^53 - 1, so that every JSON reader keeps it exact. */
export const MAX_CENTS: Cents = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * The most that one movement may be of, in minor units. What a tenant moves of an asset is at most `MAX_CENTS` altogether
 * (`razao.turnovers`): a movement of that much would be its last.
 */
export const MOST_MOVED: Cents = 10_000_000_000_000n;

/** Reads an amount (minor units) that validation has already found to be a safe integer. */
export function toCents(value: number): Cents {
  assert(Number.isSafeInteger(value), 'an amount passed validation that is not a safe integer');
  return BigInt(value);
}

/** Writes an amount for the wire. If the assertion fails, a balance outgrew what JSON numbers can carry. */
export function fromCents(value: Cents): number {
  assert(value <= MAX_CENTS && value >= -MAX_CENTS, 'an amount beyond 2^53 - 1 reached the wire');
  return Number(value);
}

/** Returns an amount in the contract's form, with the decimals of its currency. */
export function presentAmount(currency: string, cents: Cents): AmountDetail {
  return { currency, currency_exponent: exponentOf(currency), value: fromCents(cents) };
}
