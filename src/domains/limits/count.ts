import type { RailFamily } from '../../../generated/models.ts';
import { assert, present } from '../../platform/assert.ts';
import type { Refusal } from '../../platform/errors.ts';
import type { BehindMovement, LedgerChange, Counted, EntryDraft, LimitedLedger, Posting, RowsBehind, RowWrite } from '../journal/index.ts';
import type { Instant } from './instant.ts';
import { givesBack, isExemptEntry, type OwnLimits, type SharedLimits } from './limits.ts';
import { MovementCount } from './movement-count.ts';
import type { PixLimitSettings } from './pix/pix-limits.ts';

const NATIVE: RailFamily = 'NATIVE';

/** Checks and counts the movements of one change, in their order. */
export class ChangeCount {
  readonly #count: MovementCount;
  #obligations: ReadonlyMap<string, BehindMovement> | undefined;

  constructor(
    private readonly change: LedgerChange, private readonly ledger: LimitedLedger<SharedLimits>, private readonly behind: RowsBehind,
    settings: PixLimitSettings, instant: Instant,
  ) {
    this.#count = new MovementCount(ledger, settings, instant);
  }

  run(): Counted<SharedLimits, OwnLimits> | { readonly refused: Refusal } | undefined {
    for (const entry of this.change.entries) {
      if (givesBack(entry.entryType)) this.#giveBack(entry);
      if (isExemptEntry(entry.entryType, entry.correlation)) continue;
      for (const posting of whole(entry.postings)) {
        const refused = this.#countPosting(entry, posting);
        if (refused) return { refused };
      }
    }
    return this.#count.isEmpty ? undefined : this.#counted();
  }

  #countPosting(entry: EntryDraft, { accountId, amount }: Posting): Refusal | undefined {
    const account = this.ledger.account(accountId);
    if (!account) return undefined;
    const behind = this.#behind(entry, accountId);
    return this.#count.count({
      account, behind, direction: amount < 0n ? 'DEBIT' : 'CREDIT', rail: behind?.rail ?? NATIVE, amount: Math.abs(Number(amount)),
      obligationId: entry.obligationIds[0] ?? entry.txId, txId: entry.txId, productId: entry.correlation?.['product_id'] ?? null,
      isReturn: entry.correlation?.['return_of'] !== undefined,
    });
  }

  #giveBack(entry: EntryDraft): void {
    const behind = this.#behind(entry, '');
    this.#count.giveBack(behind, () => {
      const accountId = present(behind?.debtor.accountId, 'the account whose payment was counted');
      const account = this.ledger.account(accountId);
      assert(account, `${accountId} gets limits back and was not loaded`);
      return account;
    });
  }

  /** Returns the obligation of an entry that names the account, as the change leaves it. */
  #behind({ obligationIds }: EntryDraft, accountId: string): BehindMovement | undefined {
    this.#obligations ??= new Map(this.change.rows.flatMap((row): [string, BehindMovement][] => {
      const it = this.behind.read(row);
      return it ? [[row.id, it]] : [];
    }));
    const found = obligationIds.map((id) => this.#obligations?.get(id) ?? this.ledger.row(this.behind.kind, id)).filter((it) =>
      it !== undefined);
    return found.length > 1 ? (found.find(({ debtor }) => debtor.accountId === accountId) ?? found[0]) : found[0];
  }

  #counted(): Counted<SharedLimits, OwnLimits> {
    const { events, warnings, uses } = this.#count;
    return {
      ...this.#count.left(), events, warnings, rows: uses.size === 0 ? this.change.rows : this.change.rows.map((row) => this.#kept(row)),
    };
  }

  #kept(row: RowWrite): RowWrite {
    const use = this.#count.uses.get(row.id);
    return use && this.behind.read(row) ? this.behind.keep(row, use) : row;
  }
}

/** Returns the postings of an entry, those of one account as one. */
function whole(postings: readonly Posting[]): readonly Posting[] {
  if (postings.length <= 2) return postings;
  return [...Map.groupBy(postings, ({ accountId }) => accountId).values()]
    .map((mine) => ({ ...(mine[0] as Posting), amount: mine.reduce((sum, { amount }) => sum + amount, 0n) }))
    .filter(({ amount }) => amount !== 0n);
}
