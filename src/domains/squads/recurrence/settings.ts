import { refusal, type Refusal } from '../../../platform/errors.ts';
import { sharersAmong } from '../changes/record-expense.ts';
import { divide, sharersOf } from '../rules/divide.ts';
import { memberOf, type RecurringExpense, type Squad } from '../squad.ts';

/** @returns PAYER_NOT_A_MEMBER, or undefined. */
export function refusePayer(squad: Squad, payerAccountId: string): Refusal | undefined {
  return memberOf(squad, payerAccountId) ? undefined : refusal('PAYER_NOT_A_MEMBER', { payer_account_id: payerAccountId });
}

/**
 * Refuses an amount that could not be divided so among the members of now.
 * @param amount in cents; null where it is not known yet, and any shows whether the parts divide it.
 * @returns SPLIT_MEMBER_NOT_ACTIVE, SPLIT_INVALID; or undefined.
 */
export function refuseSharing(
  { members }: Squad, { amount, split, membersSnapshot }: Pick<RecurringExpense, 'amount' | 'split' | 'membersSnapshot'>,
): Refusal | undefined {
  const sharers = sharersOf(split, membersSnapshot, sharersAmong(members));
  if ('code' in sharers) return sharers;
  const parts = divide(amount ?? 1, split, sharers);
  return 'code' in parts ? parts : undefined;
}
