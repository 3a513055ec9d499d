import type { SplitSpec } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { findAccount, followPromotion } from '../../accounts/index.ts';

/** Sharers of an amount, and the method, as a request states them. */
export interface Sharing {
  readonly split: SplitSpec;
  /** Null for all active members. */
  readonly membersSnapshot: readonly string[] | null;
}

/** The same, each account by the id it has now; an unknown one is left to be refused as not a member. */
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
    case 'EXACT': return {
      ...split, parts: await Promise.all(split.parts.map(async (part) => ({ ...part, account_id: await resolve(part.account_id) }))),
    };
    case 'PERCENT': return {
      ...split, parts: await Promise.all(split.parts.map(async (part) => ({ ...part, account_id: await resolve(part.account_id) }))),
    };
    default: return split;
  }
}
