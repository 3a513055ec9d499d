import type { Query } from '../../platform/db/query.ts';
import type { RowOf } from '../../platform/db/row.ts';
import type { Head } from './batch-members.ts';
import type { BalanceEntity } from './books.entity.ts';
import { NO_ENCUMBRANCES, type AccountState, type Balance, type SystemRole } from './ledger.ts';
import { systemKey } from './state.ts';

const READ_HEAD = { name: 'find-head', text: 'select * from razao.find_head($1, $2)' };
const READ_TOUCHED = {
  name: 'read-touched-since',
  text: 'select commit_id, touched from razao.commits where tenant_id = $1 and commit_no >= $2 order by commit_no',
};
const READ_ACCOUNTS = { name: 'read-accounts', text: 'select * from razao.read_accounts($1, $2, $3, $4)' };

interface HeadRow {
  seq_no: string;
  entry_hash: string;
  commit_no: string;
  commit_id: string | null;
  committed_at: string | Date;
}

/** The tenant's head; with `lock` it cannot move until the transaction ends. Undefined for an unknown tenant. */
export async function readHead(query: Query, tenant: string, lock: boolean): Promise<Head | undefined> {
  const [row] = await query<HeadRow>(READ_HEAD, [tenant, lock]);
  return row && {
    seqNo: BigInt(row.seq_no), entryHash: row.entry_hash, commitNo: BigInt(row.commit_no), commitId: row.commit_id,
    committedAt: new Date(row.committed_at),
  };
}

/** True when both are the same place in the same history. */
export function isSameHead(one: Head, other: Head): boolean {
  return one.commitNo === other.commitNo && one.commitId === other.commitId && one.entryHash === other.entryHash;
}

/**
 * Reads the ids that commits after `since` touched. Returns undefined when their record is incomplete, or `since` is not in the history of
 * this Postgres. The transaction must be bound to the tenant already.
 */
export async function readTouched(query: Query, tenant: string, since: Head, now: Head): Promise<string[] | undefined> {
  if (isSameHead(since, now)) return [];
  const [first, ...later] = await query<{ commit_id: string | null; touched: string[] }>(READ_TOUCHED, [tenant, since.commitNo]);
  const isContinued = first !== undefined && since.commitId !== null && first.commit_id === since.commitId;
  return isContinued && BigInt(later.length) === now.commitNo - since.commitNo ? later.flatMap((row) => row.touched) : undefined;
}

/** Balance as Postgres returns it: the columns of `BalanceEntity` that decisions read, as text. */
export type BalanceColumns = Readonly<Record<Exclude<keyof RowOf<typeof BalanceEntity>, 'accountId' | 'asset' | 'mayOverdraw'>, string>>;

/** Account joined with one of its balances: `read_accounts` joins accounts, owners and balances, so no entity describes it. */
interface AccountRow extends BalanceColumns {
  readonly account_id: string;
  readonly currency: string;
  readonly type: string;
  readonly gathered_as: AccountState['gatheredAs'] | null;
  readonly status: AccountState['status'];
  readonly is_frozen: boolean;
  readonly system_role: SystemRole | null;
  readonly owner_party_id: string | null;
  readonly owner_status: string | null;
  readonly promoted_to_account_id: string | null;
  /** Null for an account that has no balance yet. */
  readonly asset: string | null;
}

/**
 * Reads accounts with their balances, by id and by system role, and those that accounts among `ids` were promoted to, without their
 * encumbrances. Accounts that the tenant does not have are absent.
 */
export async function readAccounts(
  query: Query, tenant: string, ids: readonly string[], systems: readonly (readonly [SystemRole, string])[],
): Promise<AccountState[]> {
  const rows = await query<AccountRow>(READ_ACCOUNTS, [
    tenant, ids, systems.map(([role]) => role), systems.map(([, asset]) => asset),
  ]);
  const accounts = new Map<string, AccountState & { balances: Map<string, Balance> }>();
  for (const row of rows) {
    let account = accounts.get(row.account_id);
    if (!account) accounts.set(row.account_id, (account = accountState(row)));
    if (row.asset !== null) account.balances.set(row.asset, balanceOf(row));
  }
  return [...accounts.values()];
}

function accountState(row: AccountRow): AccountState & { balances: Map<string, Balance> } {
  return {
    accountId: row.account_id, currency: row.currency, type: row.type, status: row.status, isFrozen: row.is_frozen,
    systemRole: row.system_role, ownerPartyId: row.owner_party_id, ownerStatus: row.owner_status,
    promotedTo: row.promoted_to_account_id, ...(row.gathered_as && { gatheredAs: row.gathered_as }),
    balances: new Map(), encumbrances: NO_ENCUMBRANCES,
  };
}

export function balanceOf(row: BalanceColumns): Balance {
  return {
    posted: BigInt(row.posted), outgoing: BigInt(row.outgoing), incoming: BigInt(row.incoming),
    held: BigInt(row.held), blocked: BigInt(row.blocked),
  };
}

/** The lookup key of a system account, or undefined for any other. */
export function systemKeyOf(account: AccountState): string | undefined {
  return account.systemRole ? systemKey(account.systemRole, account.currency) : undefined;
}
