import type { SplitSpec } from '../../../../generated/models.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findAccount, followPromotion } from '../../accounts/index.ts';
import { sharersAmong } from '../expenses/record-expense.ts';
import { divide, sharersOf } from '../rules/divide.ts';
import { memberOf, type RecurringExpense, type Squad } from '../squad.ts';

/** Who shares an amount, and how, as a request says it. */
export interface Sharing {
  readonly split: SplitSpec;
  /** Null for all who are active when it is posted. */
  readonly membersSnapshot: readonly string[] | null;
}

/** The same, each account by the id it has now. One that nobody has is left to be refused as no member. */
export async function resolveSharing(ctx: Pick<Context, 'tenant' | 'db'>, { split, membersSnapshot }: Sharing): Promise<Sharing> {
  const resolve = async (id: string): Promise<string> => {
    const account = await findAccount(ctx, id);
    return account ? (await followPromotion(ctx, account)).accountId : id;
  };
  return {
    split: await resolveParts(split, resolve),
    membersSnapshot: membersSnapshot && await Promise.all(membersSnapshot.map(resolve)),
  };
}

async function resolveParts(split: SplitSpec, resolve: (id: string) => Promise<string>): Promise<SplitSpec> {
  switch (split.method) {
    case 'EXACT': return { ...split, parts: await Promise.all(split.parts.map(async (part) => ({ ...part, account_id: await resolve(part.account_id) }))) };
    case 'PERCENT': return { ...split, parts: await Promise.all(split.parts.map(async (part) => ({ ...part, account_id: await resolve(part.account_id) }))) };
    default: return split;
  }
}

/** @returns PAYER_NOT_A_MEMBER, or undefined. */
export function refusePayer(squad: Squad, payerAccountId: string): Refusal | undefined {
  return memberOf(squad, payerAccountId) ? undefined : refusal('PAYER_NOT_A_MEMBER', { payer_account_id: payerAccountId });
}

/**
 * Whether an amount could not be so divided among the members of now.
 * @param amount in cents; null where it is not known yet, and any shows whether the parts divide it.
 * @returns SPLIT_MEMBER_NOT_ACTIVE, SPLIT_INVALID; or undefined.
 */
export function refuseSharing({ members }: Squad, { amount, split, membersSnapshot }: Pick<RecurringExpense, 'amount' | 'split' | 'membersSnapshot'>): Refusal | undefined {
  const sharers = sharersOf(split, membersSnapshot, sharersAmong(members));
  if ('code' in sharers) return sharers;
  const parts = divide(amount ?? 1, split, sharers);
  return 'code' in parts ? parts : undefined;
}
