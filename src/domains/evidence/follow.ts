import type { EventDraft } from '../../platform/outbox/event.ts';
import type { Ledger, Loads, RowWrite } from '../journal/index.ts';
import type { EvidenceContext } from './context.ts';
import type { Evidence, EvidenceDraft } from './evidence.ts';
import { returnedKeys, returnedRows } from './record.ts';

/** Money that arrived, as a provider told it. */
export type Credit = Pick<EvidenceDraft, 'providerId' | 'rail' | 'kind' | 'matchKeys' | 'amount' | 'currency' | 'occurredAt'>;

/** Where it was booked. */
export interface Booked {
  readonly accountId: string;
  readonly obligationId: string;
}

/** What is written and announced besides. */
export interface Following {
  readonly rows: readonly RowWrite[];
  readonly events: readonly EventDraft[];
}

/** What else a credit does that names something of another domain: it is decided and committed with the credit. */
export interface CreditFollower {
  /** Ids of the rows that `follow` reads. */
  rows(credit: Credit): readonly string[];
  /** The account that the credit is for, where its key leads to none. */
  accountOf(ctx: EvidenceContext, credit: Credit): Promise<string | undefined>;
  /** Pure: what follows from the credit, once it is booked. */
  follow(ledger: Ledger, credit: Credit, booked: Booked): Following;
}

/** What a command about evidence loads, and what follows from it reads. */
export function withFollowing({ evidence: { followers } }: EvidenceContext, credit: Credit, loads: Loads): Loads {
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
  for (const follower of ctx.evidence.followers) {
    const accountId = await follower.accountOf(ctx, credit);
    if (accountId !== undefined) return accountId;
  }
  return null;
}
