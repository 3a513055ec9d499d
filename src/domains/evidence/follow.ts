import type { Ledger, Loads } from '../journal/index.ts';
import type { Credit, CreditFollower, EvidenceContext, Following } from './context.ts';
import type { Evidence } from './evidence.entity.ts';
import { returnedKeys, returnedRows } from './record.ts';

/** What a command about evidence loads, and what follows from it reads. */
export function withFollowing({ followers }: EvidenceContext, credit: Credit, loads: Loads): Loads {
  if (credit.kind !== 'INBOUND_CREDIT') return loads;
  return { ...loads, rows: [...loads.rows ?? [], ...returnedKeys(credit), ...followers.flatMap((follower) => follower.rows(credit))] };
}

/** What follows from evidence that was just booked on `accountId`; nothing when it was not, or brought no money. */
export function following(followers: readonly CreditFollower[], ledger: Ledger, evidence: Evidence, accountId: string | null): Following {
  const { kind, obligationId } = evidence;
  if (kind !== 'INBOUND_CREDIT' || obligationId === null || accountId === null) return { rows: [], events: [] };
  const all = followers.map((follower) => follower.follow(ledger, evidence, { accountId, obligationId }));
  return { rows: [...returnedRows(ledger, evidence), ...all.flatMap(({ rows }) => rows)], events: all.flatMap(({ events }) => events) };
}

/** The account that a credit is for by what it names besides a key. */
export async function followedAccount(ctx: EvidenceContext, credit: Credit): Promise<string | null> {
  for (const follower of ctx.followers) {
    const accountId = await follower.accountOf(ctx, credit);
    if (accountId !== undefined) return accountId;
  }
  return null;
}
