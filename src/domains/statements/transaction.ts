import type { TransactionItem, TransactionStatus } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { fromCents } from '../../platform/money.ts';
import type { EntryRow } from '../journal/index.ts';
import { openPersonal, presentSaid, type Obligation, type Personal, type Side } from '../obligations/index.ts';

const ENTRIES_OF = { name: 'entries-of', text: 'select * from razao.read_entries_of($1, $2)' };
const DISPLAY_NAMES = { name: 'display-names', text: 'select * from razao.read_display_names($1, $2)' };

/** Presents obligations to an account that shares its history with others of `accountIds`. */
export async function presentTransactions(
  ctx: Context, accountIds: readonly string[], obligations: readonly Obligation[],
): Promise<TransactionItem[]> {
  const [effects, names] = await Promise.all([effectsOf(ctx, accountIds, obligations), namesOf(ctx, accountIds, obligations)]);
  return obligations.map((it) => presentTransaction(
    it, accountIds, effects.get(it.obligationId) ?? it.createdAt, names, openPersonal(ctx, it),
  ));
}

function presentTransaction(
  it: Obligation, accountIds: readonly string[], effectiveAt: Date, names: ReadonlyMap<string, string>, personal: Personal,
): TransactionItem {
  const other = otherSide(it, accountIds);
  const name = (other.accountId === null ? undefined : names.get(other.accountId)) ?? personal.name;
  return {
    id: it.obligationId,
    type: typeOf(it, accountIds),
    ref_kind: 'obligation',
    amount: fromCents(it.amount),
    currency: it.currency,
    direction: isPayer(it, accountIds) ? 'DEBIT' : 'CREDIT',
    status: statusOf(it, accountIds),
    ...(other.kind === 'account' && other.accountId !== null && { counterparty_account_id: other.accountId }),
    ...(name !== undefined && { counterparty_display_name: name }),
    ...presentSaid(it, personal),
    rail: it.rail,
    tx_id: it.txId,
    created_at: it.createdAt.toISOString(),
    effective_at: effectiveAt.toISOString(),
  };
}

/** Money from outside is a DEPOSIT; what leaves, and what moves between accounts, is a TRANSFER. */
function typeOf(it: Obligation, accountIds: readonly string[]): TransactionItem['type'] {
  const isFromOutside = it.debtor.kind !== it.creditor.kind && !isPayer(it, accountIds);
  return isFromOutside ? 'DEPOSIT' : 'TRANSFER';
}

function includes(accountIds: readonly string[], side: Side): boolean {
  return side.accountId !== null && accountIds.includes(side.accountId);
}

function isPayer({ debtor }: Obligation, accountIds: readonly string[]): boolean {
  return includes(accountIds, debtor);
}

/** Returns the other side; for an account that received the money in the creditor's or debtor's place, the payer. */
function otherSide(it: Obligation, accountIds: readonly string[]): Side {
  return isPayer(it, accountIds) ? it.creditor : it.debtor;
}

/** Status for this account: CANCELED where the obligation was settled with another account in its place. */
function statusOf(it: Obligation, accountIds: readonly string[]): TransactionStatus {
  if (it.resolutionOutcome === null) return 'PENDING';
  const wasRedirected = it.destinationAccountId !== null && !accountIds.includes(it.destinationAccountId);
  if (it.resolutionOutcome === 'SETTLED' && wasRedirected && !isPayer(it, accountIds)) return 'CANCELED';
  const receivesReturn = !isPayer(it, accountIds) && !includes(accountIds, it.creditor);
  return receivesReturn ? 'SETTLED' : it.resolutionOutcome;
}

/** Times at which obligations count for the account: those of the entries that moved it. Obligations without an entry are left out. */
async function effectsOf(ctx: Context, accountIds: readonly string[], obligations: readonly Obligation[]): Promise<Map<string, Date>> {
  const slow = obligations.filter(({ rail, state }) => rail !== 'NATIVE' && state === 'FINAL');
  const rows = slow.length === 0 ? [] : await ctx.db.database.query<EntryRow>(ENTRIES_OF, [ctx.tenant, slow.map(({ txId }) => txId)]);
  const byTx = Map.groupBy(rows, (row) => row.tx_id);
  return new Map(slow.flatMap((it): [string, Date][] => {
    const entries = (byTx.get(it.txId) ?? []).filter(({ obligation_id }) => obligation_id === it.obligationId);
    const isOutside = includes(accountIds, it.debtor) ? it.debtor.kind === 'external' : it.creditor.kind === 'external'
      && includes(accountIds, it.creditor);
    const moving = isOutside
      ? (it.resolutionOutcome === 'SETTLED' ? entries.at(-1) : undefined)
      : entries.find((entry) => (netOf(entry, accountIds) < 0) === isPayer(it, accountIds) && netOf(entry, accountIds) !== 0);
    return moving ? [[it.obligationId, new Date(moving.effective_at)]] : [];
  }));
}

function netOf({ debtor_account_id, creditor_account_id, amount }: EntryRow, accountIds: readonly string[]): number {
  const isOneOf = (accountId: string | null): number => Number(accountId !== null && accountIds.includes(accountId));
  return Number(amount) * (isOneOf(creditor_account_id) - isOneOf(debtor_account_id));
}

async function namesOf(ctx: Context, accountIds: readonly string[], obligations: readonly Obligation[]): Promise<Map<string, string>> {
  const others = new Set(obligations.flatMap((it) => otherSide(it, accountIds).accountId ?? []));
  const rows = others.size === 0 ? [] : await ctx.db.database.query<{ account_id: string; display_name: string }>(
    DISPLAY_NAMES, [ctx.tenant, [...others]],
  );
  return new Map(rows.map((row) => [row.account_id, row.display_name]));
}
