import { randomUUID } from 'node:crypto';
import { assert } from '../../platform/assert.ts';
import { announced, type EventDraft } from '../../platform/outbox/event.ts';
import { traceOf } from '../../platform/tracing/index.ts';
import { isRetry } from '../../platform/retry-decision.ts';
import { daySums, type DaySum } from './day-sums.ts';
import { sealEntry, type SealedEntry } from './entry.ts';
import { mayOverdraw, type Balance, type LedgerChange, type Gate, type CommandOutcome, type RowWrite } from './ledger.ts';
import { latePostings } from './late-postings.ts';
import type { AnsweredBy, Head, Member, MemberVerdict } from './batch-members.ts';
import { balanceCheckpoints } from './balance-checkpoints.ts';
import { withBalances, type WrittenEntry } from './moves.ts';
import { paymentOf } from './payment.ts';
import { tryFastPath } from './fast-transfers.ts';
import { restatements } from './restated.ts';
import type { SourceRows } from './derived-rows.ts';
import { BatchState } from './state.ts';
import { traced } from './traced.ts';

export interface BalanceWrite {
  readonly accountId: string;
  readonly asset: string;
  readonly balance: Balance;
  readonly mayOverdraw: boolean;
  readonly isNew: boolean;
}

/** Plan of a commit: all that it writes. */
export interface Plan {
  readonly tenant: string;
  /** Head on which the plan was decided; the plan is committed only while that is still the head. */
  readonly expected: Head;
  /** Head after the commit. */
  readonly head: Head;
  /** Verdicts of the members, in their order; a member that must see these committed begins the next batch, and has none. */
  readonly verdicts: readonly MemberVerdict[];
  /** True when nothing was applied and no hold has expired: there is nothing to write. */
  readonly isEmpty: boolean;
  readonly entries: readonly WrittenEntry[];
  readonly balances: readonly BalanceWrite[];
  readonly rows: ReadonlyMap<string, readonly RowWrite[]>;
  /** Amounts added to the days of the general ledger; their credits are added to the turnover of each asset. */
  readonly days: readonly DaySum[];
  /** Events; those of a payment that its entry keeps are read from it, and may be left out. */
  readonly events: readonly EventDraft[];
  /** Topics that the commit announces for all its events. */
  readonly announced: readonly string[];
  /** Payments from which answers are rebuilt, by outcome. */
  readonly answeredBy: ReadonlyMap<LedgerChange, AnsweredBy>;
  readonly touched: readonly string[];
  readonly sources: SourceRows;
}

/**
 * Decides a batch in its order, in memory; pure except for the state that it is given. Holds past their deadline end first. A batch does
 * what its commands would do one after another: where a command reads what is known only after the commands before it are committed, the
 * batch ends before it.
 * @param commitId of the commit that the batch becomes.
 */
export function planBatch(
  tenant: string, head: Head, members: readonly Member[], state: BatchState, gates: readonly Gate[], commitId: string = randomUUID(),
): Plan {
  assert(state.now >= head.committedAt, 'a batch is committed after the one before it');
  state.continueFrom(head.seqNo);
  const next = { commitNo: head.commitNo + 1n, commitId, committedAt: state.now };
  const plan = planPlain(tenant, head, next, members, state, gates) ?? planAny(tenant, head, next, members, state, gates);
  assertContinues(plan, members);
  return plan;
}

/** Holds a plan to the chain, which Postgres holds again (`commit_batch`). */
function assertContinues({ expected, head, verdicts, entries }: Plan, members: readonly Member[]): void {
  assert(verdicts.length <= members.length, 'a batch decides no more than its members');
  assert(head.seqNo === expected.seqNo + BigInt(entries.length), 'the head counts every entry');
  const [first, last] = [entries[0], entries.at(-1)];
  assert(!first || first.prevHash === expected.entryHash, 'the first entry meets the hash of the one before (commit_batch)');
  assert(!last || last.entryHash === head.entryHash, 'the head has the hash of the last entry');
}

/** Place of a commit after another. */
type Next = Pick<Head, 'commitNo' | 'commitId' | 'committedAt'>;

/** Plans a batch of plain transfers by the fast path; undefined for any other. */
function planPlain(
  tenant: string, head: Head, next: Next, members: readonly Member[], state: BatchState, gates: readonly Gate[],
): Plan | undefined {
  const pass = tryFastPath(tenant, head, members, state, gates);
  return pass && {
    tenant,
    expected: head,
    head: { ...pass.head, ...next },
    verdicts: pass.verdicts,
    isEmpty: false,
    entries: pass.entries,
    balances: balanceWrites(state),
    rows: Map.groupBy(pass.rows, ({ codec }) => codec.table),
    days: pass.days,
    events: [],
    announced: pass.announced,
    answeredBy: pass.answeredBy,
    touched: touchedBy(state, pass.rows),
    sources: state.sources,
  };
}

function planAny(tenant: string, head: Head, next: Next, members: readonly Member[], state: BatchState, gates: readonly Gate[]): Plan {
  const expired = state.expireDueHolds();
  const verdicts = decideInOrder(members, state, gates);
  const carried: (LedgerChange | CommandOutcome<unknown>)[] = [
    ...expired, ...verdicts.flatMap((verdict) => ('outcome' in verdict ? [verdict.outcome] : [])),
  ];
  const isEmpty = carried.length === 0;
  const entries: SealedEntry[] = [];
  let prevHash = head.entryHash;
  const events: EventDraft[] = [];
  const places = new Map<string, number>();
  const answeredBy = new Map<LedgerChange, AnsweredBy>();
  for (const outcome of carried) {
    const first = entries.length;
    if ('answersPayments' in outcome && outcome.answersPayments) {
      answeredBy.set(outcome, {
        form: outcome.answersPayments, entrySeq: head.seqNo + BigInt(first) + 1n, entries: outcome.entries.length,
      });
    }
    for (const draft of outcome.entries) {
      const sealed = sealEntry(draft, { tenant, seqNo: head.seqNo + BigInt(entries.length) + 1n, prevHash, committedAt: state.now });
      entries.push(sealed);
      prevHash = sealed.entryHash;
    }
    outcome.events.forEach(
      ({ inEntry, entityId }, index) => { if (inEntry && !places.has(entityId)) places.set(entityId, events.length + index); },
    );
    events.push(...outcome.events, ...restatements(entries.slice(first), state));
  }
  const rows = [...lastRows(carried.flatMap((outcome) => outcome.rows)), ...state.usageRows()];
  assert(!isEmpty || (rows.length === 0 && state.changedAccounts.size === 0), 'a batch that carries nothing out changes nothing');
  const byId = new Map(rows.flatMap((row): [string, RowWrite][] => (row.inEntry ? [[row.id, row]] : [])));
  const books = [...balanceCheckpoints(entries, state), ...latePostings(entries, state.now)];
  return {
    tenant,
    expected: head,
    head: isEmpty ? head : { seqNo: head.seqNo + BigInt(entries.length), entryHash: prevHash, ...next },
    verdicts,
    isEmpty,
    entries: withBalances(entries, state, (entry) => paymentOf(entry, byId, events, places)),
    balances: balanceWrites(state),
    rows: Map.groupBy([...rows, ...books], ({ codec }) => codec.table),
    days: daySums(entries, state),
    events,
    announced: announced(events),
    answeredBy,
    touched: touchedBy(state, rows),
    sources: state.sources,
  };
}

/** Accounts and other rows that were there before and are changed. */
function touchedBy(state: BatchState, rows: readonly RowWrite[]): string[] {
  return [...state.changedAccounts.keys(), ...rows.filter((row) => !row.isNew && !row.isOfAccount).map((row) => row.id)];
}

function decideInOrder(members: readonly Member[], state: BatchState, gates: readonly Gate[]): MemberVerdict[] {
  const verdicts: MemberVerdict[] = [];
  for (const member of members) {
    const verdict = state.sources.outdate(member.command.loads.rows ?? []) ? undefined : decideOne(member, state, gates);
    if (!verdict) break;
    verdicts.push(verdict);
  }
  return verdicts;
}

/**
 * Decides one command. Returns undefined for one that belongs to the next batch.
 * @throws the error of a command that threw after it was applied, wholly or in part: nothing may be decided on top of that, so the batch
 *   fails, and is isolated by halving.
 */
function decideOne(member: Member, state: BatchState, gates: readonly Gate[]): MemberVerdict | undefined {
  let isApplied = false;
  try {
    const decided = member.command.decide(state, () => state.dryRun(gates));
    if ('refused' in decided) return { member, refused: decided.refused };
    const decision = traced(decided, traceOf(member.span));
    const body = JSON.stringify(decision.answer); // before anything is applied: it may throw
    const applied = state.apply(decision, gates);
    if ('refused' in applied) return { member, refused: applied.refused };
    isApplied = true;
    if (!applied.warnings || !applied.warn) return { member, outcome: applied, body };
    const answer = applied.warn(applied.warnings);
    return { member, outcome: { ...applied, answer }, body: JSON.stringify(answer) };
  } catch (failed) {
    if (isApplied || state.isTorn) throw failed;
    return isRetry(failed, 'COMMIT_FIRST') ? undefined : { member, failed };
  }
}

/** Returns the rows to store: a row written twice in a batch is stored once, in its last form; it is new if its first write was. */
function lastRows(rows: readonly RowWrite[]): RowWrite[] {
  const byId = new Map<string, RowWrite>();
  for (const row of rows) {
    const before = byId.get(row.id);
    assert(!before || before.codec.table === row.codec.table, 'an id names a row of one table (its primary key)');
    assert(!before?.inEntry, 'what an entry keeps is not changed');
    byId.set(row.id, before ? { ...row, isNew: before.isNew } : row);
  }
  return [...byId.values()];
}

function balanceWrites(state: BatchState): BalanceWrite[] {
  return [...state.changedAccounts.values()].flatMap((account) => {
    const before = state.loadedAccount(account.accountId)?.balances;
    return [...account.balances].filter(([asset, balance]) => before?.get(asset) !== balance).map(([asset, balance]) => ({
      accountId: account.accountId, asset, balance, mayOverdraw: mayOverdraw(account), isNew: !before?.has(asset),
    }));
  });
}
