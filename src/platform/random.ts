import { randomInt } from 'node:crypto';

const FINE = 2 ** 32;

/** Draws a number from 0 (included) to 1. */
export function randomFraction(): number {
  return randomInt(FINE) / FINE;
}
