import type { LedgerChange, LimitedLedger, LimitRules, RowsBehind } from '../journal/index.ts';
import { ChangeCount } from './count.ts';
import { Instant } from './instant.ts';
import { hasPolicies, type OwnLimits, type SharedLimits } from './limits.ts';
import type { PixLimitSettings } from './pix/pix-limits.ts';
import { FastTransferCount } from './fast-count.ts';
import { isSharedId, loadOwn, loadShared, ownRows, sharedRows } from './record.ts';

/** Rules by which the journal applies limits to every movement. */
export function limitRules(settings: PixLimitSettings, behind: RowsBehind): LimitRules<SharedLimits, OwnLimits> {
  let instant = new Instant(Number.NaN);
  const instantOf = (at: number): Instant => (instant.at === at ? instant : (instant = new Instant(at)));
  return {
    mayCount: hasPolicies,
    countPlain: (ledger) => new FastTransferCount(ledger, settings, instantOf(ledger.now.getTime())),
    loadShared, loadOwn, isShared: isSharedId, ownRows, sharedRows,
    count: (change, ledger) => (isLimited(change, ledger, behind) ? new ChangeCount(
      change, ledger, behind, settings, instantOf(ledger.now.getTime()),
    ).run() : undefined),
  };
}

/**
 * True when limits apply to the change: without shared policies only to payments by Pix, money given back and accounts with own policies.
 */
function isLimited({ entries, rows }: LedgerChange, ledger: LimitedLedger<SharedLimits>, behind: RowsBehind): boolean {
  if (entries.length === 0) return false;
  if (!ledger.sharedLimits.book.isEmpty) return true;
  for (const row of rows) {
    const it = behind.read(row);
    if (it && (it.rail === 'PIX' || it.limitUse)) return true;
  }
  return entries.some(({ postings }) => postings.some(({ accountId }) => hasPolicies(
    ledger.sharedLimits, ledger.account(accountId)?.limits as OwnLimits | undefined,
  )));
}
