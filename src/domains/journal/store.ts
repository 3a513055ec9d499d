import { present } from '../../platform/assert.ts';
import { instantText } from '../../platform/clock.ts';
import { isTaken, type CommandKey, type Recorded } from '../../platform/db/command.ts';
import type { Query } from '../../platform/db/database.ts';
import type { RowWrite } from '../../platform/db/row.ts';
import { findCommandRows } from '../../platform/idempotency/idempotency.ts';
import { announced, outboxRows } from '../../platform/outbox/event.ts';
import type { Head, Plan } from './batch.ts';
import { NO_CLAIMS, type AccountState, type Balance, type SystemRole } from './ledger.ts';
import { systemKey } from './state.ts';

const READ_HEAD = { name: 'read-head', text: 'select * from razao.read_head($1, $2)' };
const READ_TOUCHED = {
  name: 'read-touched',
  text: 'select touched from razao.commits where tenant_id = $1 and commit_no > $2',
};
const READ_ACCOUNTS = { name: 'read-accounts', text: 'select * from razao.read_accounts($1, $2, $3, $4)' };
const FORGET_COMMANDS = {
  name: 'forget-commands',
  text: 'delete from razao.commands where tenant_id = $1 and command_id = any ($2) and created_at < razao.clock() - $3::interval',
};
const COMMIT_BATCH = {
  name: 'commit-batch',
  text: `select razao.commit_batch(${Array.from({ length: 41 }, (_, index) => `$${index + 1}`).join(', ')}) as stands from razao.require_time($42)`,
};

interface HeadRow {
  seq_no: string;
  entry_hash: string;
  commit_no: string;
  committed_at: string | Date;
}

/** The tenant's head; with `lock` it cannot move until the transaction ends. Undefined for an unknown tenant. */
export async function readHead(query: Query, tenant: string, lock: boolean): Promise<Head | undefined> {
  const [row] = await query<HeadRow>(READ_HEAD, [tenant, lock]);
  return row && {
    seqNo: BigInt(row.seq_no), entryHash: row.entry_hash, commitNo: BigInt(row.commit_no), committedAt: new Date(row.committed_at),
  };
}

/**
 * The ids that commits after `since` touched; undefined when their record is no longer complete.
 * The transaction must be bound to the tenant already.
 */
export async function readTouched(query: Query, tenant: string, since: Head, now: Head): Promise<string[] | undefined> {
  const rows = await query<{ touched: string[] }>(READ_TOUCHED, [tenant, since.commitNo]);
  return BigInt(rows.length) === now.commitNo - since.commitNo ? rows.flatMap((row) => row.touched) : undefined;
}

/** A balance as Postgres gives it. */
export interface BalanceColumns {
  posted: string;
  outgoing: string;
  incoming: string;
  held: string;
  blocked: string;
}

interface AccountRow extends BalanceColumns {
  account_id: string;
  currency: string;
  type: string;
  status: AccountState['status'];
  is_frozen: boolean;
  system_role: SystemRole | null;
  owner_party_id: string | null;
  owner_status: string | null;
  promoted_to_account_id: string | null;
  asset: string | null;
}

/**
 * Accounts with their balances, by id and by system role, and those that accounts among `ids` were promoted to, without
 * what is claimed of them. What the tenant does not have is absent.
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
    promotedTo: row.promoted_to_account_id,
    balances: new Map(), claims: NO_CLAIMS,
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

/** What is recorded of those commands whose ids are taken: they were carried out before, or another request has the key. */
export async function findTaken(
  query: Query, tenant: string, keys: readonly CommandKey[], kept: string,
): Promise<Map<string, Recorded>> {
  const rows = new Map((await findCommandRows(query, tenant, keys.map(({ id }) => id), kept)).map((row) => [row.command_id, row]));
  return new Map(keys.flatMap((key) => {
    const row = rows.get(key.id);
    return row && isTaken(row, key) ? [[key.id, row]] : [];
  }));
}

/**
 * Makes room for commands whose key was used so long ago that it counts as new: the hourly tidying may be late.
 * The transaction must be bound to the tenant already.
 */
export async function forgetCommands(query: Query, tenant: string, ids: readonly string[], kept: string): Promise<void> {
  await query(FORGET_COMMANDS, [tenant, ids, kept]);
}

/**
 * A batch as it goes to Postgres.
 * @param decidedAt what the clock of this process showed when it was decided: held against Postgres' own.
 */
export function batchValues(plan: Plan, decidedAt: Date): unknown[] {
  const { entries, postings, balances } = plan;
  const commands = plan.verdicts.flatMap((verdict) => ('outcome' in verdict && !verdict.member.command.tellsItself ? [verdict] : []));
  const events = outboxRows(plan.tenant, plan.events);
  const rows = [...plan.rows].flatMap(([table, writes]) => newApart(writes).map((part) => [table, part] as const));
  return [
    plan.tenant, plan.expected, plan.head.seqNo, plan.head.entryHash, instantText(plan.head.committedAt), list(plan.touched),
    texts(announced(plan.events)),
    list(entries.map((entry) => entry.seqNo)), list(entries.map((entry) => entry.draft.entryType)),
    list(entries.map((entry) => entry.draft.txId)), list(entries.map((entry) => entry.effectiveAt)),
    list(entries.map((entry) => entry.accountingDay)), texts(entries.map((entry) => entry.payload)),
    list(entries.map((entry) => entry.payloadHash)), list(entries.map((entry) => entry.prevHash)),
    list(entries.map((entry) => entry.entryHash)),
    list(postings.map((posting) => posting.seqNo)), list(postings.map((posting) => posting.accountId)),
    list(postings.map((posting) => posting.asset)), list(postings.map((posting) => posting.amount)),
    list(postings.map((posting) => posting.postedAfter)),
    list(balances.map((write) => write.accountId)), list(balances.map((write) => write.asset)),
    list(balances.map((write) => write.balance.posted)), list(balances.map((write) => write.balance.outgoing)),
    list(balances.map((write) => write.balance.incoming)), list(balances.map((write) => write.balance.held)),
    list(balances.map((write) => write.balance.blocked)), list(balances.map((write) => write.mayOverdraw)),
    list(balances.map((write) => write.isNew)),
    texts(commands.map(({ member }) => member.key.id)), list(commands.map(({ member }) => member.key.digest)),
    list(commands.map(({ member }) => member.key.status)), texts(commands.map(({ body }) => body)),
    list(events.map((event) => event.event_id)), list(events.map((event) => event.type)),
    list(events.map((event) => event.entity)), list(events.map((event) => event.version)),
    texts(events.map((event) => event.body)),
    list(rows.map(([table]) => table)),
    texts(rows.map(([, writes]) => rowsText(writes))), instantText(decidedAt),
  ];
}

/**
 * Writes a batch: true when it stands, false when the fence had moved and nothing was written.
 * @throws what `isUntimely` knows when it was decided at another time than it is.
 */
export async function commitBatch(query: Query, values: unknown[]): Promise<boolean> {
  const [row] = await query<{ stands: boolean }>(COMMIT_BATCH, values);
  return row?.stands === true;
}

/** What is new apart from what is changed, where a table has both: a row that is there already must fail, not be overwritten. */
function newApart(writes: readonly RowWrite[]): readonly (readonly RowWrite[])[] {
  const fresh = writes.filter(({ isNew }) => isNew);
  return fresh.length === 0 || fresh.length === writes.length ? [writes] : [fresh, writes.filter(({ isNew }) => !isNew)];
}

/**
 * Rows of one table as its `rowWriter` takes them: the names of the columns once, and each row as a list.
 * @param writes all new, or all of rows that are there.
 */
function rowsText(writes: readonly RowWrite[]): string {
  const { codec: { columns }, isNew: areNew } = present(writes[0], 'the first row of a table');
  return JSON.stringify({ columns, areNew, rows: writes.map(({ codec, value }) => codec.values(value)) });
}

/** An array parameter of values that need no quotes: numbers, instants, hashes, our own ids and names. */
function list(values: readonly (string | number | bigint | boolean | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

const CUT = '\u001f';

/** Any texts without control characters as one parameter, see the migration of `razao.commit_batch`. */
function texts(values: readonly string[]): string {
  return values.join(CUT);
}
