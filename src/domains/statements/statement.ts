import type { JournalEntryType, StatementCorrelation, StatementLine } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { fromCents } from '../../platform/money.ts';
import { findJoinedAccounts, type Account } from '../accounts/index.ts';
import { compareMovements, mergeStreams, readMovements, type AccountMovement } from '../journal/index.ts';
import { externalMovements } from './external-balance.ts';
import type { DetailedMovement } from './line-details.ts';

/** Accounting days with the instants at which they begin and end, all included. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly begin: Date;
  readonly end: Date;
}

/** A statement before its lines are read, in one state of the books. */
export interface OpenStatement {
  readonly openingBalance: bigint;
  /** Balance of the account in that state. */
  readonly liveBalance: bigint;
  /** Accounts of one history, whose movements the lines are. */
  readonly accountIds: readonly string[];
  /** Oldest first; read once. */
  readonly lines: AsyncGenerator<AccountMovement>;
}

interface OpeningRow {
  head: string;
  seq_before: string;
  seq_last: string;
  opening: string;
  live: string;
}

const READ_OPENING = { name: 'read-opening', text: 'select * from razao.read_opening($1, $2, $3, $4, $5, $6)' };
/** Movements read at a time, of each stream. */
const PAGE = 2_000;

/** Opens the statement of an account. Its lines are read on demand, a page in memory at a time. */
export async function openStatement(ctx: Context, account: Account, period: Period): Promise<OpenStatement> {
  if (account.type === 'EXTERNAL' && account.promotedToAccountId === null) return openExternal(ctx, account, period);
  const accountIds = await findJoinedAccounts(ctx, account.accountId);
  const { currency: asset } = account;
  const [row] = await ctx.db.database.query<OpeningRow>(
    READ_OPENING, [ctx.tenant, accountIds, asset, period.from, period.begin, period.end]);
  if (!row) return { openingBalance: 0n, liveBalance: 0n, accountIds, lines: none() };
  const streams = accountIds.map((accountId) => readMovements(ctx, {
    accountId, asset, firstSeq: BigInt(row.seq_before) + 1n, lastSeq: BigInt(row.seq_last),
    from: period.begin, to: period.end, head: BigInt(row.head),
  }, 'forward', PAGE));
  return {
    openingBalance: BigInt(row.opening), liveBalance: BigInt(row.live), accountIds,
    lines: netByEntry(mergeStreams(streams, compareMovements)),
  };
}

/** An EXTERNAL account has no postings: its lines are the obligations that were settled with the outside party. */
async function openExternal(ctx: Context, account: Account, { from, to }: Period): Promise<OpenStatement> {
  const settled = (await externalMovements(ctx, account.accountId)).filter(({ isSettled }) => isSettled);
  const sum = (movements: readonly AccountMovement[]) => movements.reduce((total, { amount }) => total + amount, 0n);
  return {
    openingBalance: sum(settled.filter(({ accountingDay }) => accountingDay < from)),
    liveBalance: sum(settled),
    accountIds: [account.accountId],
    lines: listed(settled.filter(({ accountingDay }) => accountingDay >= from && accountingDay <= to).sort(compareMovements)),
  };
}

async function* listed<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

async function* none(): AsyncGenerator<never> {
  // nothing
}

/** An entry that moves several accounts of one history is one line, or none: a promotion moves nothing out of it. */
async function* netByEntry(movements: AsyncGenerator<AccountMovement>): AsyncGenerator<AccountMovement> {
  let held: AccountMovement | undefined;
  for await (const movement of movements) {
    if (held && held.seqNo === movement.seqNo) {
      held = { ...held, amount: held.amount + movement.amount };
      continue;
    }
    if (held && held.amount !== 0n) yield held;
    held = movement;
  }
  if (held && held.amount !== 0n) yield held;
}

/** Presents a movement in the contract's form. @param balance of the account after it, in minor units. */
export function presentLine({ movement, detail }: DetailedMovement, asset: string, balance: bigint): StatementLine {
  const { amount, payload } = movement;
  return {
    tx_id: movement.txId,
    accounting_day: movement.accountingDay,
    effective_at: movement.effectiveAt.toISOString(),
    event_kind: movement.entryType as JournalEntryType,
    direction: amount > 0n ? 'CREDIT' : 'DEBIT',
    amount_cents: fromCents(amount < 0n ? -amount : amount),
    asset,
    obligation_ids: payload.obligation_ids,
    correlation: presentCorrelation(payload.correlation),
    balance_cents: fromCents(balance),
    ...detail,
  };
}

function presentCorrelation({ sqd_id, swp_id, evidence_id }: Record<string, string>): StatementCorrelation {
  return {
    ...(sqd_id !== undefined && { sqd_id }), ...(swp_id !== undefined && { swp_id }), ...(evidence_id !== undefined && { evidence_id }),
  };
}
