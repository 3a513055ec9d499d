import { present } from '../../platform/assert.ts';
import { instantText } from '../../platform/clock.ts';
import type { Query } from '../../platform/db/query.ts';
import { outboxRows } from '../../platform/outbox/event.ts';
import type { Plan } from './batch.ts';
import type { AnsweredBy, Verdict } from './batch-members.ts';
import type { RowWrite } from './ledger.ts';

/** A plan as it goes to Postgres: all that becomes rows, listed once. */
type Batch = ReturnType<typeof batchOf>;

/** A parameter of `razao.commit_batch`. */
interface Parameter {
  readonly name: string;
  /** Its type in Postgres. */
  readonly type: string;
  readonly valueOf: (batch: Batch) => unknown;
}

type Value = string | number | bigint | boolean | null;

/** A column of rows of one kind: the type of its parameter, its value in a row, and whether the rows of a batch mostly share it. */
type Column<T> = readonly [type: string, of: (item: T) => Value, isShared?: typeof SHARED];

/** Rows of one kind: a parameter a column, named by the alias of the rows and the column. */
interface Rows {
  readonly parameters: readonly Parameter[];
  /** The rows in SQL, to be selected from. */
  readonly unnested: string;
  /** The names of their columns, in that order. */
  readonly columns: string;
}

/** Client keys and JSON come as one text, cut at U+001F, which neither can hold: in an array they would cost escapes. */
const TEXTS = 'text';
const CUT = '\u001f';
const SHARED = true;

function one(name: string, type: string, valueOf: Parameter['valueOf']): Parameter {
  return { name, type, valueOf };
}

/**
 * What the rows of a batch have in common is not sent once a row, since Postgres reads each value of a list by itself: a column
 * without any value is an empty list, which `unnest` fills up, and a shared value is a list of one.
 */
function rows<T>(alias: string, itemsOf: (batch: Batch) => readonly T[], columns: Readonly<Record<string, Column<T>>>): Rows {
  const described = Object.entries(columns).map(([name, [type, of, isShared]]) => {
    const parameter = `${alias}_${name}`;
    const textOf = type === TEXTS ? textsOf : isShared ? sharedOf : listOf;
    return {
      name, parameter: one(parameter, type, (batch) => textOf(itemsOf(batch).map(of))),
      list: type === TEXTS ? `string_to_array(${parameter}, chr(31))` : parameter,
      value: isShared ? `case when cardinality(${parameter}) = 1 then ${parameter}[1] else ${name} end` : name,
    };
  });
  const names = Object.keys(columns).join(', ');
  return {
    parameters: described.map(({ parameter }) => parameter),
    unnested: `(select ${described.map(({ value }) => value).join(', ')} from unnest(${described.map(({ list }) => list).join(', ')}) as lists(${names}))`,
    columns: names,
  };
}

function textsOf(values: readonly Value[]): string {
  return values.every((value) => value === null) ? '' : values.join(CUT);
}

function listOf(values: readonly Value[]): string {
  return values.every((value) => value === null) ? '{}' : `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

function sharedOf(values: readonly Value[]): string {
  const [first] = values;
  return listOf(values.every((value) => value === first) ? values.slice(0, 1) : values);
}

const COMMIT: readonly Parameter[] = [
  one('p_tenant', 'text', ({ plan }) => plan.tenant),
  one('p_expected', 'bigint', ({ plan }) => plan.expected),
  one('p_seq_no', 'bigint', ({ plan }) => plan.head.seqNo),
  one('p_entries', 'int', ({ plan }) => plan.entries.length),
  one('p_entry_hash', 'text', ({ plan }) => plan.head.entryHash),
  one('p_at', 'timestamptz', ({ plan }) => instantText(plan.head.committedAt)),
  one('p_touched', 'text[]', ({ plan }) => `{${plan.touched.join(',')}}`),
  one('p_announced', TEXTS, ({ plan }) => plan.announced.join(CUT)),
];

export const ENTRIES = rows('e', ({ entries }) => entries, {
  seq: ['bigint[]', (entry) => entry.seqNo],
  type: ['text[]', (entry) => entry.entryType, SHARED],
  tx: ['text[]', (entry) => entry.txId],
  effective: ['timestamptz[]', (entry) => entry.effectiveAt, SHARED],
  day: ['date[]', (entry) => entry.accountingDay, SHARED],
  debtor: ['text[]', (entry) => entry.move?.debtorAccountId ?? null],
  creditor: ['text[]', (entry) => entry.move?.creditorAccountId ?? null],
  asset: ['text[]', (entry) => entry.move?.asset ?? null, SHARED],
  amount: ['bigint[]', (entry) => entry.move?.amount ?? null],
  debtor_after: ['bigint[]', (entry) => entry.debtorAfter],
  creditor_after: ['bigint[]', (entry) => entry.creditorAfter],
  credit_first: ['boolean[]', (entry) => entry.move?.isCreditFirst ?? false, SHARED],
  obligation: ['text[]', (entry) => (entry.payment ? null : entry.obligationId)],
  correlation: [TEXTS, (entry) => entry.correlation && JSON.stringify(entry.correlation)],
  reservations: [TEXTS, (entry) => entry.reservations && JSON.stringify(entry.reservations)],
  hash: ['text[]', (entry) => entry.entryHash],
  place: ['int[]', ({ payment }) => payment && payment.place],
  created_event: ['uuid[]', ({ payment }) => payment && payment.createdEvent],
  settled_event: ['uuid[]', ({ payment }) => payment && payment.settledEvent],
  created_by: [TEXTS, ({ payment }) => payment && payment.createdBy],
  match_keys: [TEXTS, ({ payment }) => payment && jsonOrNone(payment.matchKeys)],
  metadata: [TEXTS, ({ payment }) => payment && jsonOrNone(payment.metadata)],
  expected: ['timestamptz[]', ({ payment }) => payment && payment.expectedAt],
  grace: ['int[]', ({ payment }) => payment && payment.graceSeconds],
  limit_use: [TEXTS, ({ payment }) => (payment?.limitUse === undefined ? null : JSON.stringify(payment.limitUse))],
  trace: [TEXTS, ({ payment }) => payment && payment.trace],
});

export const BALANCES = rows('b', ({ plan }) => plan.balances, {
  account: ['text[]', (write) => write.accountId],
  asset: ['text[]', (write) => write.asset, SHARED],
  posted: ['bigint[]', (write) => write.balance.posted],
  outgoing: ['bigint[]', (write) => write.balance.outgoing, SHARED],
  incoming: ['bigint[]', (write) => write.balance.incoming, SHARED],
  held: ['bigint[]', (write) => write.balance.held, SHARED],
  blocked: ['bigint[]', (write) => write.balance.blocked, SHARED],
  overdraw: ['boolean[]', (write) => write.mayOverdraw, SHARED],
  is_new: ['boolean[]', (write) => write.isNew],
});

export const COMMANDS = rows('c', ({ commands }) => commands, {
  id: [TEXTS, ({ member }) => member.key.id],
  digest: ['text[]', ({ member }) => member.key.digest],
  status: ['int[]', ({ member }) => member.key.status, SHARED],
  body: [TEXTS, ({ body, madeOf }) => (madeOf ? null : body)],
  entry_seq: ['bigint[]', ({ madeOf }) => madeOf?.entrySeq ?? null],
  entries: ['int[]', ({ madeOf }) => madeOf?.entries ?? null, SHARED],
  shape: ['int[]', ({ madeOf }) => (madeOf ? ANSWER_SHAPES[madeOf.form] : null), SHARED],
  warnings: [TEXTS, ({ warnings }) => warnings],
});

export const EVENTS = rows('o', ({ events }) => events, {
  n: ['int[]', (event) => event.n],
  event_id: ['text[]', (event) => event.event_id],
  type: ['text[]', (event) => event.type],
  entity: ['text[]', (event) => event.entity],
  version: ['bigint[]', (event) => event.version],
  body: [TEXTS, (event) => event.body],
});

/** Rows of domains' tables: each the rows of one table, all new or none of them. */
const WRITTEN = rows('r', ({ written }) => written, {
  table: ['text[]', ({ table }) => table],
  rows: [TEXTS, ({ writes }) => rowsText(writes)],
});

/** What `razao.commit_batch` takes, in its order: the function, its call and the values are made from this list. */
export const PARAMETERS: readonly Parameter[] = [
  ...COMMIT, ...[ENTRIES, BALANCES, COMMANDS, EVENTS, WRITTEN].flatMap(({ parameters }) => parameters),
];

const COMMIT_BATCH = {
  name: 'commit-batch',
  text: `select razao.commit_batch(${Array.from({ length: PARAMETERS.length + 3 }, (_, index) => `$${index + 1}`).join(', ')}) as stands`,
};

/** Its place in what a session commits. */
export interface Sequel {
  /** Names this batch within its session. */
  readonly mark: string;
  /** The mark of the batch that was sent before it and is not answered yet: it stands only if that one does. */
  readonly after?: string | undefined;
}

/**
 * A batch as it goes to Postgres.
 * @param decidedAt what the clock of this process showed when it was decided: held against Postgres' own.
 */
export function batchValues(plan: Plan, decidedAt: Date): unknown[] {
  const batch = batchOf(plan);
  const values = PARAMETERS.map(({ valueOf }) => valueOf(batch));
  values.push(instantText(decidedAt));
  return values;
}

/**
 * Writes a batch: true when it stands, false when the fence had moved, or the one before it did not stand, and nothing was
 * written.
 * @throws what `isUntimely` knows when it was decided at another time than it is.
 */
export async function commitBatch(query: Query, values: readonly unknown[], sequel?: Sequel): Promise<boolean> {
  const [row] = await query<{ stands: boolean }>(COMMIT_BATCH, [...values, sequel?.mark ?? null, sequel?.after ?? null]);
  return row?.stands === true;
}

function batchOf(plan: Plan) {
  return {
    plan,
    entries: plan.entries,
    commands: plan.verdicts.flatMap((verdict) => ('outcome' in verdict && !verdict.member.command.recordedByItsRows ? [{ ...verdict, ...answerOf(plan, verdict) }] : [])),
    events: outboxRows(plan.tenant, plan.events),
    written: [...plan.rows].flatMap(([table, writes]) => newApart(writes.filter(({ inEntry }) => !inEntry)).map((part) => ({ table, writes: part }))),
  };
}

/** The numbers of the forms in which `razao.payment_answer` makes answers of payments. Another form gets another number. */
export const ANSWER_SHAPES = { ONE: 1, BATCH: 2 } as const;

/** What is stored of an answer that is made of an entry again: which one, and what limits said. */
function answerOf(plan: Plan, { outcome }: Extract<Verdict, { outcome: unknown }>): { madeOf: AnsweredBy | undefined; warnings: string | null } {
  const madeOf = plan.answeredBy.get(outcome);
  const { warnings } = outcome as { warnings?: readonly unknown[] };
  return { madeOf, warnings: madeOf && warnings ? JSON.stringify(warnings) : null };
}

function jsonOrNone(value: object): string | null {
  const text = JSON.stringify(value);
  return text === '{}' ? null : text;
}

/** What is new apart from what is changed, where a table has both: a row that is there already must fail, not be overwritten. */
function newApart(writes: readonly RowWrite[]): readonly (readonly RowWrite[])[] {
  if (writes.length === 0) return [];
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
