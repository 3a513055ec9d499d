import { assert, present } from '../../platform/assert.ts';
import { instantText } from '../../platform/clock.ts';
import type { Query } from '../../platform/db/query.ts';
import { outboxRows } from '../../platform/outbox/event.ts';
import type { BalanceWrite, Plan } from './batch.ts';
import type { AnsweredBy, MemberVerdict } from './batch-members.ts';
import type { RowWrite } from './ledger.ts';

/** Plan in the form for Postgres: all that becomes rows, listed once. */
type Batch = ReturnType<typeof batchOf>;

/** Parameter of `razao.commit_batch`. */
interface Parameter {
  readonly name: string;
  /** Its type in Postgres. */
  readonly type: string;
}

/** Parameter with one value of the whole batch. */
interface CommitParameter extends Parameter {
  readonly valueOf: (batch: Batch) => unknown;
}

type Value = string | number | bigint | boolean | null;

/** Column of rows of one kind: its type, its value in a row, and what is common to most rows of a batch. */
type Column<T> = readonly [type: string, of: (item: T) => Value, mostly?: typeof SHARED | typeof ABSENT];

/** Rows of one kind: a parameter a column, named by the alias of the rows and the column, and one for their form. */
export interface Rows {
  readonly parameters: readonly Parameter[];
  /** Values of the parameters, in their order. */
  readonly valuesOf: (batch: Batch) => readonly unknown[];
  /** Name of the parameter that says which source holds the rows: one of `FORMS`. */
  readonly form: string;
  /** Expression in SQL, to be selected from. */
  readonly all: Source;
  /** Fast variant for common batches: without absent columns, and with shared values as one. */
  readonly plain: Source;
  /** Fast variant for a single row: no list is unnested. */
  readonly single: Source;
}

/** Numbers of the forms of rows: none at all, a single row, plain rows, any rows. */
export const FORMS = { NONE: 0, SINGLE: 1, PLAIN: 2, ANY: 3 } as const;

export interface Source {
  readonly rows: string;
  /** The names of their columns, in that order. */
  readonly columns: string;
}

/**
 * Ids, client keys and JSON come as one text, cut at U+001F, which none of them can hold: Postgres cuts it in less time than it reads
 * an array letter by letter, and they need no escapes. None of them is empty, so an empty one is null.
 */
const TEXTS = 'text';
const JSONS = 'json';
const CUT = '\u001f';
const SHARED = 'shared';
const ABSENT = 'absent';

function one(name: string, type: string, valueOf: CommitParameter['valueOf']): CommitParameter {
  return { name, type, valueOf };
}

/**
 * Describes the rows of a batch as lists. Shared values are not sent once a row, since Postgres reads each value of a list by itself: a
 * column without any value is null, which `unnest` fills up, and a shared value is a list of one. Lists are unnested in a
 * `select`: in a `from` Postgres first copies each.
 */
function rows<T>(alias: string, itemsOf: (batch: Batch) => readonly T[], columns: Readonly<Record<string, Column<T>>>): Rows {
  const described = Object.entries(columns).map(([name, column]) => describe(alias, name, column));
  const given = described.filter(({ mostly }) => mostly !== ABSENT);
  const nothing = [FORMS.NONE, ...described.map(() => null)];
  return {
    parameters: [{ name: `${alias}_form`, type: 'int' }, ...described.map(({ parameter }) => parameter)],
    valuesOf: (batch) => {
      const items = itemsOf(batch);
      return items.length === 0 ? nothing : rowValues(items, described);
    },
    form: `${alias}_form`,
    all: sourceOf(described),
    plain: sourceOf(given.map((column) => (column.mostly === SHARED ? { name: column.name, value: column.first } : column))),
    single: singleOf(described),
  };
}

type Described<T> = ReturnType<typeof describe<T>>;

function describe<T>(alias: string, name: string, [type, of, mostly]: Column<T>) {
  const parameter = `${alias}_${name}`;
  const isArray = type.endsWith('[]');
  const cast = isArray || type === TEXTS ? '' : `::${type}`;
  const value = isArray ? name : `nullif(${name}, '')${cast}`;
  const first = isArray ? `${parameter}[1]` : `${parameter}${cast}`;
  return {
    name, of, mostly, first,
    parameter: { name: parameter, type: isArray ? type : 'text' },
    textOf: !isArray ? textsOf : mostly === SHARED ? sharedOf : listOf,
    list: `unnest(${isArray ? parameter : `string_to_array(${parameter}, chr(31))`}) as ${name}`,
    value: mostly === SHARED ? `case when cardinality(${parameter}) = 1 then ${first} else ${value} end` : value,
  };
}

/** The form of rows, and a value for each of their columns. */
function rowValues<T>(items: readonly T[], columns: readonly Described<T>[]): unknown[] {
  const lists = columns.map(({ of, mostly, textOf }) => ({ values: items.map(of), mostly, textOf }));
  const form = items.length === 1 ? FORMS.SINGLE : lists.every(isPlain) ? FORMS.PLAIN : FORMS.ANY;
  return [form, ...lists.map(({ values, textOf }) => textOf(values))];
}

/** True when the plain source holds a column's values. */
function isPlain({ values, mostly }: { readonly values: readonly Value[]; readonly mostly: Column<never>[2] }): boolean {
  if (mostly === undefined) return true;
  const expected = mostly === SHARED ? values[0] : null;
  return values.every((value) => value === expected);
}

/** @param columns each with its value in SQL, and the list that this needs. */
function sourceOf(columns: readonly { readonly name: string; readonly value: string; readonly list?: string }[]): Source {
  const values = columns.map(({ name, value }) => `${value} as ${name}`);
  return {
    rows: `(select ${values.join(', ')} from (select ${columns.flatMap(({ list }) => list ?? []).join(', ')}) as lists)`,
    columns: columns.map(({ name }) => name).join(', '),
  };
}

function singleOf(columns: readonly { readonly name: string; readonly first: string }[]): Source {
  return {
    rows: `(select ${columns.map(({ name, first }) => `${first} as ${name}`).join(', ')})`,
    columns: columns.map(({ name }) => name).join(', '),
  };
}

function textsOf(values: readonly Value[]): string | null {
  assert(!values.some((value) => typeof value === 'string' && value.includes(CUT)), 'a text has the character that separates texts');
  return values.every((value) => value === null) ? null : values.join(CUT);
}

function listOf(values: readonly Value[]): string | null {
  return values.every((value) => value === null) ? null : `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

function sharedOf(values: readonly Value[]): string | null {
  const [first] = values;
  return listOf(values.every((value) => value === first) ? values.slice(0, 1) : values);
}

const COMMIT: readonly CommitParameter[] = [
  one('p_tenant', 'text', ({ plan }) => plan.tenant),
  one('p_expected', 'bigint', ({ plan }) => plan.expected.commitNo),
  one('p_expected_id', 'uuid', ({ plan }) => plan.expected.commitId),
  one('p_expected_hash', 'text', ({ plan }) => plan.expected.entryHash),
  one('p_commit_id', 'uuid', ({ plan }) => plan.head.commitId),
  one('p_seq_no', 'bigint', ({ plan }) => plan.head.seqNo),
  one('p_entries', 'int', ({ plan }) => plan.entries.length),
  one('p_balances', 'int', ({ balances }) => balances.length),
  one('p_entry_hash', 'text', ({ plan }) => plan.head.entryHash),
  one('p_payload_hash', 'text', ({ entries }) => entries[0]?.payloadHash ?? null),
  one('p_at', 'timestamptz', ({ plan }) => instantText(plan.head.committedAt)),
  one('p_touched', 'text[]', ({ plan }) => `{${plan.touched.join(',')}}`),
  one('p_announced', TEXTS, ({ plan }) => plan.announced.join(CUT)),
];

export const ENTRIES = rows('e', ({ entries }) => entries, {
  seq_no: ['bigint[]', (entry) => entry.seqNo],
  entry_type: ['text[]', (entry) => entry.entryType, SHARED],
  tx_id: [TEXTS, (entry) => entry.txId],
  effective_at: ['timestamptz[]', (entry) => entry.effectiveAt, SHARED],
  accounting_day: ['date[]', (entry) => entry.accountingDay, SHARED],
  debtor_account_id: [TEXTS, (entry) => entry.transfer?.debtorAccountId ?? null],
  creditor_account_id: [TEXTS, (entry) => entry.transfer?.creditorAccountId ?? null],
  asset: ['text[]', (entry) => entry.transfer?.asset ?? null, SHARED],
  amount: ['bigint[]', (entry) => entry.transfer?.amount ?? null],
  debtor_after: ['bigint[]', (entry) => entry.debtorAfter],
  creditor_after: ['bigint[]', (entry) => entry.creditorAfter],
  is_credit_first: ['boolean[]', (entry) => entry.transfer?.isCreditFirst ?? false, SHARED],
  obligation_id: [TEXTS, (entry) => (entry.payment ? null : entry.obligationId), ABSENT],
  correlation: [JSONS, (entry) => entry.correlation && JSON.stringify(entry.correlation), ABSENT],
  reservations: [JSONS, (entry) => entry.reservations && JSON.stringify(entry.reservations), ABSENT],
  entry_hash: [TEXTS, (entry) => entry.entryHash],
  place: ['int[]', ({ payment }) => payment && payment.place],
  created_event: ['uuid[]', ({ payment }) => payment && payment.createdEvent],
  settled_event: ['uuid[]', ({ payment }) => payment && payment.settledEvent],
  created_by: [TEXTS, ({ payment }) => payment && payment.createdBy],
  match_keys: [JSONS, ({ payment }) => payment && jsonOrNone(payment.matchKeys)],
  metadata: [JSONS, ({ payment }) => payment && jsonOrNone(payment.metadata)],
  expected_at: ['timestamptz[]', ({ payment }) => payment && payment.expectedAt, ABSENT],
  grace_seconds: ['int[]', ({ payment }) => payment && payment.graceSeconds, ABSENT],
  limit_use: ['jsonb', ({ payment }) => (payment?.limitUse === undefined ? null : JSON.stringify(payment.limitUse)), ABSENT],
  trace: [TEXTS, ({ payment }) => payment && payment.trace, ABSENT],
});

const BALANCE = {
  account_id: [TEXTS, (write) => write.accountId],
  asset: ['text[]', (write) => write.asset, SHARED],
  posted: ['bigint[]', (write) => write.balance.posted],
  outgoing: ['bigint[]', (write) => write.balance.outgoing, SHARED],
  incoming: ['bigint[]', (write) => write.balance.incoming, SHARED],
  held: ['bigint[]', (write) => write.balance.held, SHARED],
  blocked: ['bigint[]', (write) => write.balance.blocked, SHARED],
} satisfies Record<string, Column<BalanceWrite>>;

/** Balances that are there already. */
export const BALANCES = rows('b', ({ balances }) => balances, BALANCE);

export const NEW_BALANCES = rows('n', ({ newBalances }) => newBalances, {
  ...BALANCE,
  may_overdraw: ['boolean[]', (write) => write.mayOverdraw],
});

export const COMMANDS = rows('c', ({ commands }) => commands, {
  command_id: [TEXTS, ({ member }) => member.key.id],
  digest: [TEXTS, ({ member }) => member.key.digest],
  status: ['int[]', ({ member }) => member.key.status, SHARED],
  body: [TEXTS, ({ body, madeOf }) => (madeOf ? null : body), ABSENT],
  entry_seq: ['bigint[]', ({ madeOf }) => madeOf?.entrySeq ?? null],
  entries: ['int[]', ({ madeOf }) => madeOf?.entries ?? null, SHARED],
  shape: ['int[]', ({ madeOf }) => (madeOf ? ANSWER_SHAPES[madeOf.form] : null), SHARED],
  warnings: [TEXTS, ({ warnings }) => warnings, ABSENT],
});

export const EVENTS = rows('o', ({ events }) => events, {
  n: ['int[]', (event) => event.n],
  event_id: [TEXTS, (event) => event.event_id],
  event_type: [TEXTS, (event) => event.type],
  entity_id: [TEXTS, (event) => event.entity],
  entity_version: ['bigint[]', (event) => event.version],
  body: [TEXTS, (event) => event.body],
});

export const DAYS = rows('d', ({ plan }) => plan.days, {
  accounting_day: ['date[]', ({ of }) => of.accountingDay],
  member_type: ['text[]', ({ of }) => of.memberType],
  asset: ['text[]', ({ of }) => of.asset],
  debits: ['numeric[]', ({ debits }) => debits],
  credits: ['numeric[]', ({ credits }) => credits],
});

/** Rows of domains' tables: each the rows of one table, all new or none of them. */
const WRITTEN = rows('r', ({ written }) => written, {
  table: ['text[]', ({ table }) => table],
  rows: [TEXTS, ({ writes }) => rowsText(writes)],
});

const KINDS: readonly Rows[] = [ENTRIES, BALANCES, NEW_BALANCES, COMMANDS, EVENTS, DAYS, WRITTEN];

/** Parameters of `razao.commit_batch`, in its order: the function, its call and the values are made from this list. */
export const PARAMETERS: readonly Parameter[] = [...COMMIT, ...KINDS.flatMap(({ parameters }) => parameters)];

const COMMIT_BATCH = {
  name: 'commit-batch',
  text: `select razao.commit_batch(${Array.from({ length: PARAMETERS.length + 1 }, (_, index) => `$${index + 1}`).join(', ')}) as stands`,
};

/**
 * Returns a batch as parameters for Postgres.
 * @param decidedAt the time of this process' clock when it was decided: compared with Postgres' own.
 */
export function batchValues(plan: Plan, decidedAt: Date): unknown[] {
  assert(!plan.isEmpty, 'only a plan that writes goes to Postgres');
  const batch = batchOf(plan);
  const values = [...COMMIT.map(({ valueOf }) => valueOf(batch)), ...KINDS.flatMap(({ valuesOf }) => valuesOf(batch))];
  assert(values.length === PARAMETERS.length, 'each parameter has a value');
  return [...values, instantText(decidedAt)];
}

/**
 * Writes a batch. Returns true when it is committed, false when the head was not the one on which it was decided, and nothing was written.
 * @throws an error that `isUntimely` recognises when the batch was decided at another time than Postgres' present.
 */
export async function commitBatch(query: Query, values: readonly unknown[]): Promise<boolean> {
  const [row] = await query<{ stands: boolean }>(COMMIT_BATCH, [...values]);
  return row?.stands === true;
}

function batchOf(plan: Plan) {
  return {
    plan,
    entries: plan.entries,
    balances: plan.balances.filter(({ isNew }) => !isNew),
    newBalances: plan.balances.filter(({ isNew }) => isNew),
    commands: plan.verdicts.flatMap((verdict) => ('outcome' in verdict && !verdict.member.command.recordedByItsRows ? [
      { ...verdict, ...answerOf(plan, verdict) },
    ] : [])),
    events: outboxRows(plan.tenant, plan.events),
    written: [...plan.rows].flatMap(([table, writes]) => newApart(writes.filter(({ inEntry }) => !inEntry)).map(
      (part) => ({ table, writes: part }),
    )),
  };
}

/** The numbers of the forms in which `razao.payment_answer` makes answers of payments. Another form gets another number. */
export const ANSWER_SHAPES = { ONE: 3, BATCH: 4 } as const;

/** The forms of before, whose amounts have no `currency_exponent`. They are read, and no longer written. */
export const FORMER_ANSWER_SHAPES = { ONE: 1, BATCH: 2 } as const;

/** Returns what is stored for an answer that is rebuilt from entries: which entries, and the warnings of limits. */
function answerOf(plan: Plan, { outcome }: Extract<MemberVerdict, { outcome: unknown }>): {
  madeOf: AnsweredBy | undefined; warnings: string | null;
} {
  const madeOf = plan.answeredBy.get(outcome);
  const { warnings } = outcome as { warnings?: readonly unknown[] };
  return { madeOf, warnings: madeOf && warnings ? JSON.stringify(warnings) : null };
}

function jsonOrNone(value: object): string | null {
  const text = JSON.stringify(value);
  return text === '{}' ? null : text;
}

/** Separates new rows from changed rows, where a table has both: a new row that exists already must fail, not be overwritten. */
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
  assert(writes.every(({ isNew }) => isNew === areNew), 'rows of one list are all new, or all there already');
  return JSON.stringify({ columns, areNew, rows: writes.map(({ codec, value }) => codec.values(value)) });
}
