import type { Query } from '../../../platform/db/query.ts';

/** How far contested money is followed inside the tenant. */
export interface TraceTerms {
  readonly hops: number;
  readonly windowMs: number;
  /** Centavos. */
  readonly leastCents: number;
  /** Payments in all. */
  readonly most: number;
}

/** Money that reached an account and is contested. */
export interface TraceStart {
  readonly accountId: string;
  /** When it was there. */
  readonly at: Date;
  readonly cents: number;
  /** Which hop brought it. */
  readonly hop: number;
}

/** A payment that took money on, out of the tenant or to another account of it. */
export interface Passed {
  readonly obligationId: string;
  readonly endToEndId: string | null;
  /** Null for one out. */
  readonly toAccountId: string | null;
  readonly cents: number;
  readonly at: Date;
}

export interface TracedHop extends Passed {
  readonly hop: number;
  readonly fromAccountId: string;
}

/** Payments from an account in a time, in their order: at most so many, none below the least. */
export type FindPassed = (accountId: string, from: Date, until: Date, most: number) => Promise<readonly Passed[]>;

const FIND = { name: 'med-passed-on', text: 'select * from razao.med_passed_on($1, $2, $3, $4, $5, $6)' };

interface PassedRow {
  readonly obligation_id: string;
  readonly end_to_end_id: string | null;
  readonly to_account_id: string | null;
  readonly cents: string;
  readonly at: string | Date;
}

/** Finds payments in the books of the tenant, and of no other. */
export function passedIn(query: Query, tenant: string, { leastCents }: Pick<TraceTerms, 'leastCents'>): FindPassed {
  return async (accountId, from, until, most) => {
    const rows = await query<PassedRow>(FIND, [tenant, accountId, from, until, leastCents, most]);
    return rows.map((row) => ({
      obligationId: row.obligation_id, endToEndId: row.end_to_end_id, toAccountId: row.to_account_id, cents: Number(row.cents),
      at: new Date(row.at),
    }));
  };
}

/**
 * Follows contested money from account to account: at each account the payments within the window of its arrival take it on, in order of
 * time, each as much as it moved, until nothing is left of it.
 */
export async function traceMoney(start: TraceStart, find: FindPassed, terms: TraceTerms): Promise<TracedHop[]> {
  const found: TracedHop[] = [];
  let arrived: readonly TraceStart[] = [start];
  for (let level = 0; level < terms.hops && arrived.length > 0; level += 1) {
    const next: TraceStart[] = [];
    for (const from of arrived) {
      const left = terms.most - found.length;
      if (left <= 0 || from.cents < terms.leastCents) continue;
      const until = new Date(from.at.getTime() + terms.windowMs);
      for (const hop of takenOn(from, await find(from.accountId, from.at, until, left), terms)) {
        found.push(hop);
        if (hop.toAccountId !== null) next.push({ accountId: hop.toAccountId, at: hop.at, cents: hop.cents, hop: hop.hop });
      }
    }
    arrived = next.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  }
  return found;
}

function takenOn({ accountId, cents, hop }: TraceStart, passed: readonly Passed[], { leastCents }: TraceTerms): TracedHop[] {
  let left = cents;
  return passed.flatMap((it) => {
    const taken = Math.min(left, it.cents);
    if (taken < leastCents) return [];
    left -= taken;
    return [{ ...it, cents: taken, hop: hop + 1, fromAccountId: accountId }];
  });
}
