/** Rows of a batch read in SQL as they were given, in the fast variant for common batches and in the general one. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { createEmptyDatabase, type TestDatabase } from '../../../test/support/database.ts';
import type { Plan } from './batch.ts';
import { ANSWER_SHAPES, batchValues, BALANCES, COMMANDS, ENTRIES, FORMS, PARAMETERS, type Rows, type Source } from './commit-batch.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

const NOW = new Date('2026-11-28T12:00:00Z');
const id = (prefix: string) => fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}$/).map((end) => `${prefix}_${end}`);
const cents = fc.bigInt({ min: 0n, max: 99n });
const uuid = fc.uuid();
const mostly = <T>(value: T, other: T) => fc.oneof({ weight: 12, arbitrary: fc.constant(value) }, fc.constant(other));

const payment = fc.record({
  place: fc.nat(9), createdEvent: uuid, settledEvent: uuid, createdBy: id('key'), matchKeys: fc.constantFrom({}, { ref: 'a' }),
  metadata: fc.constantFrom({}, { n: 'b"\u001f' }),
  expectedAt: mostly<string | null>(null, '2026-12-01T00:00:00.000Z'), graceSeconds: mostly<number | null>(null, 60),
  limitUse: mostly<object | undefined>(undefined, { used: '1' }),
  trace: mostly<string | null>(null, 'trace'),
});
const entry = fc.record({
  seqNo: fc.bigInt({ min: 1n, max: 1n << 40n }), entryType: mostly('TRANSFER', 'CAPTURE'), txId: id('txn'),
  effectiveAt: mostly('2026-11-28T12:00:00.000Z', '2026-11-27T12:00:00.000Z'),
  accountingDay: mostly('2026-11-28', '2026-11-27'), obligationId: id('obl'),
  correlation: mostly<object | null>(null, { hold_id: 'hld_1' }), reservations: mostly<object | null>(null, []),
  entryHash: id('hash'), debtorAfter: fc.option(cents, { freq: 20 }), creditorAfter: cents, payment: fc.option(payment, { freq: 20 }),
  transfer: fc.option(fc.record({ debtorAccountId: id('acc'), creditorAccountId: id('acc'), asset: mostly('BRL', 'USD'), amount:
    cents, isCreditFirst: mostly(false, true) }), { freq: 20 }),
});
const balance = fc.record({
  accountId: id('acc'), asset: mostly('BRL', 'USD'), mayOverdraw: fc.boolean(), isNew: fc.boolean(),
  balance: fc.record({ posted: cents, outgoing: mostly(0n, 3n), incoming: mostly(0n, 4n), held: mostly(0n, 5n), blocked: mostly(0n, 6n) }),
});
const command = fc.record({
  id: fc.stringMatching(/^[ -~]{1,9}$/), digest: id('digest'), status: mostly(201, 200), body: fc.json(), isMade: mostly(true, false),
  warnings: mostly<object[] | undefined>(undefined, [{ n: 1 }]),
});
const batch = fc.record({
  entries: fc.array(entry, { maxLength: 4 }), balances: fc.array(balance, { maxLength: 4 }), commands: fc.array(command, { maxLength: 4 }),
});

type Given = typeof batch extends fc.Arbitrary<infer T> ? T : never;

function planOf({ entries, balances, commands }: Given): Plan {
  const verdicts = commands.map(({ body, warnings, ...key }) => ({ member: { key, command: {} }, body, outcome: { warnings } }));
  const answeredBy = new Map(verdicts.flatMap(({ outcome }, at) => (commands[at]?.isMade ? [
    [outcome, { form: 'ONE', entrySeq: BigInt(at), entries: 1 }],
  ] : [])));
  const head = { seqNo: 1n, commitNo: 1n, commitId: null, entryHash: 'x', committedAt: NOW };
  return {
    tenant: 'demo', expected: head, head, entries, balances, verdicts, answeredBy, rows: new Map(), days: [], events: [], announced: [],
    touched: [],
  } as unknown as Plan;
}

/** Asks Postgres directly for an expression of a function's text over its parameters. */
async function ask(sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const used: unknown[] = [];
  const text = PARAMETERS.reduce((so, { name, type }, at) => so.replaceAll(
    new RegExp(`\\b${name}\\b`, 'g'), () => `($${used.push(values[at])}::${type})`,
  ), sql);
  return (await client.query<Record<string, unknown>>(text, used)).rows;
}

const read = async ({ rows }: Source, values: readonly unknown[]): Promise<unknown[]> => (await ask(
  `select to_jsonb(it) as it from ${rows} as it`, values,
)).map(({ it }) => it);

it('each has the values of its columns', async () => {
  await fc.assert(fc.asyncProperty(batch, async (given) => {
    const values = batchValues(planOf(given), NOW);
    expect(await read(ENTRIES.all, values)).toMatchObject(given.entries.map(({
      seqNo, entryType, txId, accountingDay, obligationId, correlation, transfer, payment: kept, creditorAfter,
    }) => ({
      seq_no: Number(seqNo), entry_type: entryType, tx_id: txId, accounting_day: accountingDay, obligation_id: kept ? null : obligationId,
      correlation,
      debtor_account_id: transfer?.debtorAccountId ?? null, asset: transfer?.asset ?? null,
      is_credit_first: transfer?.isCreditFirst ?? false,
      creditor_after: Number(creditorAfter),
      created_by: kept?.createdBy ?? null, metadata: kept && 'n' in kept.metadata ? kept.metadata : null,
      grace_seconds: kept?.graceSeconds ?? null, limit_use: kept?.limitUse ?? null,
    })));
    expect(await read(BALANCES.all, values)).toEqual(given.balances.filter(({ isNew }) => !isNew).map(({
      accountId, asset, balance: parts,
    }) => ({
      account_id: accountId, asset, ...Object.fromEntries(Object.entries(parts).map(([part, of]) => [part, Number(of)])),
    })));
    expect(await read(COMMANDS.all, values)).toMatchObject(given.commands.map(({ id: commandId, body, status, isMade, warnings }) => ({
      command_id: commandId, status, body: isMade ? null : body, shape: isMade ? ANSWER_SHAPES.ONE : null,
      warnings: isMade && warnings ? JSON.stringify(warnings) : null,
    })));
  }), { numRuns: 150 });
});

it('single and plain ones have the same in fewer steps, and nothing in what is left out', async () => {
  const seen: number[] = [0, 0, 0, 0];
  await fc.assert(fc.asyncProperty(batch, async (given) => {
    const values = batchValues(planOf(given), NOW);
    for (const { all, plain, single, form } of [ENTRIES, BALANCES, COMMANDS] satisfies Rows[]) {
      const number = Number(values[PARAMETERS.findIndex(({ name }) => name === form)]);
      seen[number] = (seen[number] ?? 0) + 1;
      const fast = number === FORMS.SINGLE ? single : number === FORMS.PLAIN ? plain : all;
      const left = all.columns.split(', ').filter((name) => !fast.columns.split(', ').includes(name));
      const nothing = Object.fromEntries(left.map((name) => [name, null]));
      const found = number === FORMS.NONE ? [] : await read(fast, values);
      expect(found.map((row) => ({ ...nothing, ...row as object }))).toEqual(await read(all, values));
    }
  }), { numRuns: 150 });
  for (const form of Object.values(FORMS)) expect(seen[form]).toBeGreaterThan(20);
});
