import { refusal, type Refusal } from '../../platform/errors.ts';
import type { Squad } from './squad.ts';

/** @returns CURRENCY_MISMATCH when an amount is not in the squad's currency. */
export function refuseCurrency(squad: Squad, currency: string): Refusal | undefined {
  if (squad.currency === currency) return undefined;
  return refusal('CURRENCY_MISMATCH', { account_id: squad.accountId, account_currency: squad.currency, currency });
}
