/** Entries that count before they are written, and reservations: as evidence and holds make them, by the journal's own hand. */
import type { Service } from '../../src/service.ts';
import { decideResolution } from '../../src/domains/obligations/resolve-obligation.ts';
import { findObligation } from '../../src/domains/obligations/index.ts';

/** Settles an obligation as of `effectiveAt`. */
export async function settleAt(service: Service, tenant: string, obligationId: string, effectiveAt: Date): Promise<void> {
  const ctx = service.contextFor(tenant);
  const obligation = await findObligation(ctx, obligationId);
  if (!obligation) throw new Error(`no obligation ${obligationId}`);
  const wanted = { outcome: 'SETTLED', reason: null, destinationAccountId: null, mayDoAll: true } as const;
  await ctx.journal.submit(ctx, {
    loads: {
      accounts: [obligation.debtor.accountId, obligation.creditor.accountId].filter((id) => id !== null),
      systems: (['faucet', 'transit', 'exception'] as const).map((role) => [role, obligation.currency] as const), rows: [obligationId],
    },
    decide: (ledger) => {
      const decided = decideResolution(ledger, obligationId, wanted);
      return 'refused' in decided ? decided : { ...decided, entries: decided.entries.map((entry) => ({ ...entry, effectiveAt })) };
    },
  });
}

/** Reserves cents of an account under the name of a hold; a negative amount gives back. */
export async function reserve(service: Service, tenant: string, accountId: string, reservationId: string, amount: number): Promise<void> {
  const ctx = service.contextFor(tenant);
  await ctx.journal.submit(ctx, {
    loads: { accounts: [accountId] },
    decide: () => ({
      entries: [{
        entryType: amount > 0 ? 'HOLD_PLACED' : 'HOLD_RELEASED', txId: ctx.ids.next('txn'), postings: [], obligationIds: [],
        reservations: [{ accountId, asset: 'BRL', amount: BigInt(amount), reservationId, kind: 'held' }],
      }],
      rows: [], events: [], answer: null,
    }),
  });
}
