/** The writer of a tenant's journal against Postgres: batches, fence, repetition, poison, and the database's own guards. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '../../app.ts';
import { startTestService, type TestService } from '../../../test/support/service.ts';
import { Replay, type WriteKey } from '../../platform/db/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { OBLIGATION, obligationRow, type Obligation } from '../obligations/index.ts';
import type { LedgerCommand, CommandOutcome } from './ledger.ts';
import { PARAMETERS } from './commit-batch.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { rowKind } from './row-kind.ts';

let api: TestService;
let books = 0;
let tenant: string;
let a: string;
let b: string;
beforeAll(async () => { api = await startTestService({ env: { RAZAO_ROLES: 'api' } }); });
afterAll(() => api?.stop());
beforeEach(async () => {
  tenant = `books-${(books += 1)}`;
  const owner = await api.party(tenant);
  [a, b] = [await api.account(100, { owner, tenant }), await api.account(0, { owner, tenant })];
});
afterEach(() => {
  const { database } = api.service;
  Reflect.deleteProperty(database, 'query'); // what a test put before the prototype's
  Reflect.deleteProperty(database, 'transaction');
});

/** Moves cents; `given` overrides parts of the outcome. */
function moves(amount: bigint, given: Partial<CommandOutcome<unknown>> = {}, to = b): LedgerCommand<unknown> {
  return {
    loads: { accounts: [a, to] },
    decide: () => ({
      entries: [{
        entryType: 'TRANSFER', txId: `txn_${randomUUID()}`, obligationIds: [],
        postings: [{ accountId: a, asset: 'BRL', amount: -amount }, { accountId: to, asset: 'BRL', amount }],
      }],
      rows: [], events: [], answer: { moved: Number(amount) }, ...given,
    }),
  };
}

function context(command?: WriteKey): AppContext {
  return api.service.contextFor(tenant, 'test', command);
}

const keyed = (id: string, digest = 'd') => context({ id, digest, status: 201 });

/** Returns the short result of a submitted command. */
async function end(ctx: AppContext, command: LedgerCommand<unknown>): Promise<string> {
  try {
    return JSON.stringify(await ctx.journal.submit(ctx, command));
  } catch (error) {
    if (error instanceof Replay) return `replayed ${error.record.body}`;
    return error instanceof ApiError ? error.code : `threw ${(error as Error).name}`;
  }
}

async function rows<T extends object>(sql: string): Promise<T[]> {
  return api.service.database.forTenant(tenant).read((em) => em.execute<T[]>(sql));
}

async function commits(): Promise<number> {
  return Number((await rows<{ commit_no: string }>('select commit_no from razao.heads'))[0]?.commit_no);
}

async function expectVerified(): Promise<void> {
  expect(await verifyJournal(api.service.database, tenant)).toMatchObject({ ok: true });
}

describe('commands that arrive together', () => {
  it('are few commits, in their order, each with its own answer', async () => {
    const before = await commits();
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => end(context(), moves(BigInt(i % 3 + 1)))));
    expect(answers.filter((it) => it.startsWith('{')).length).toBeGreaterThanOrEqual(33);
    expect(new Set(answers)).toEqual(new Set(['{"moved":1}', '{"moved":2}', '{"moved":3}', 'INSUFFICIENT_FUNDS']));
    expect(await api.available(a, tenant)).toBe(0);
    expect((await commits()) - before).toBeLessThan(10);
    await expectVerified();
  });

  it('with one identity are done once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => end(keyed('k'), moves(7n))));
    expect(answers.filter((it) => it === '{"moved":7}')).toHaveLength(1);
    expect(answers.filter((it) => it === 'replayed {"moved":7}')).toHaveLength(9);
    expect(await api.available(b, tenant)).toBe(7);
  });

  it('with one identity and another digest are refused', async () => {
    const answers = await Promise.all([end(keyed('k'), moves(1n)), end(keyed('k', 'x'), moves(2n)), end(keyed('k'), moves(1n))]);
    expect(answers).toEqual(['{"moved":1}', 'IDEMPOTENCY_KEY_REUSED', 'replayed {"moved":1}']);
  });

  it('leave the identity of one that is refused free', async () => {
    expect(await Promise.all([end(keyed('k'), moves(101n)), end(keyed('k'), moves(100n))])).toEqual([
      'INSUFFICIENT_FUNDS', '{"moved":100}',
    ]);
  });
});

const codecOf = (table: string, row: Record<string, unknown> = {}) => ({
  table, columns: Object.keys(row), values: () => Object.values(row),
});
/** Row without columns, which Postgres refuses. */
const badRow = { codec: codecOf('obligations'), id: 'obl_x', isNew: true, value: { state: 'FINAL', matchKeys: {} } };

describe('a command that the database refuses', () => {
  it.each<[string, () => LedgerCommand<unknown>]>([
    [
      'a row that is not as the table wants it',
      () => moves(1n, { rows: [{ ...badRow, codec: codecOf('obligations', { obligation_id: 'obl_x', amount: 'no number' }) }] }),
    ],
    ['a row of which no domain can tell what it means', () => moves(1n, { rows: [{ ...badRow, value: undefined }] })],
    ['a table nobody writes', () => moves(1n, { rows: [{ codec: codecOf('nothing'), id: 'x', isNew: true, value: 1 }] })],
  ])('takes nobody of its batch with it: %s', async (_, poison) => {
    const answers = await Promise.all([
      ...Array.from({ length: 9 }, () => moves(2n)), poison(), ...Array.from({ length: 9 }, () => moves(3n)),
    ]
      .map((command) => end(context(), command)));
    expect(answers.map((it) => (it.startsWith('threw') ? 'threw' : it))).toEqual(
      [...Array.from({ length: 9 }, () => '{"moved":2}'), 'threw', ...Array.from({ length: 9 }, () => '{"moved":3}')]);
    expect(await api.available(b, tenant)).toBe(45);
    await expectVerified();
  });

  it('takes nobody of its batch with it, where Postgres finds that it cannot be put in order', async () => {
    const { database } = api.service;
    const [query, transaction] = [database.query.bind(database), database.transaction.bind(database)];
    const failing = (run: typeof query): typeof query => async (statement, values) => {
      if (statement.name !== 'commit-batch' || !JSON.stringify(values, (_, it: unknown) =>
        typeof it === 'bigint' ? String(it) : it).includes('disorder')) return run(statement, values) as never;
      return run({ name: 'disorder', text: `do $$ begin raise exception 'out of order' using errcode = '40001'; end $$` }, []) as never;
    };
    database.query = failing(query);
    database.transaction = (work) => transaction((inner) => work(failing(inner)));
    const answers = await Promise.all([end(context(), moves(2n)), end(keyed('disorder'), moves(5n)), end(context(), moves(3n))]);
    expect(answers.map((it) => it.replace(/^threw .*/, 'threw'))).toEqual(['{"moved":2}', 'threw', '{"moved":3}']);
    await expectVerified();
  });

  it('is told so when a row that it says is new is there already, and the row stays as it is', async () => {
    const id = await pendingObligation();
    const again: LedgerCommand<unknown> = {
      loads: { accounts: [], rows: [id] },
      decide: (ledger) => ({
        entries: [], rows: [obligationRow(ledger.row(OBLIGATION, id) as Obligation, true)], events: [], answer: null,
      }),
    };
    expect((await Promise.all([end(context(), moves(2n)), end(context(), again), end(context(), moves(3n))])).map(
      (it) => it.replace(/^threw .*/, 'threw'),
    ))
      .toEqual(['{"moved":2}', 'threw', '{"moved":3}']);
    expect(await rows(`select reason from razao.obligations where obligation_id = '${id}'`)).toEqual([{ reason: 'created' }]);
    await expectVerified();
  });

  it('is told so also where another row of that table is changed with it, and both rows stay as they are', async () => {
    const ids = [await pendingObligation(), await pendingObligation()];
    const again: LedgerCommand<unknown> = {
      loads: { accounts: [], rows: ids },
      decide: (ledger) => ({
        entries: [], events: [], answer: null,
        rows: ids.map((id, place) => obligationRow({ ...(ledger.row(OBLIGATION, id) as Obligation), reason: 'overwritten' }, place === 1)),
      }),
    };
    expect(await end(context(), again)).toMatch(/^threw/);
    expect(await rows('select distinct reason from razao.obligations where state = \'PENDING\'')).toEqual([{ reason: 'created' }]);
    await expectVerified();
  });

  it('takes nobody of its batch with it where it throws while it is applied, and moves nothing', async () => {
    const partial = () => moves(1n, { rows: [{ ...badRow, get alsoAs(): string { throw new Error('torn'); } }] });
    const answers = await Promise.all([moves(2n), partial(), moves(3n)].map((command) => end(context(), command)));
    expect(answers).toEqual(['{"moved":2}', 'threw Error', '{"moved":3}']);
    expect(await api.available(b, tenant)).toBe(5);
    await expectVerified();
  });

  it('is told so, and the next one passes', async () => {
    const poison: LedgerCommand<unknown> = { loads: { accounts: [] }, decide: () => { throw new Error('poison'); } };
    expect([await end(context(), poison), await end(context(), moves(1n))]).toEqual(['threw Error', '{"moved":1}']);
  });
});

/** Another process's write. */
const elsewhere = (sql: string) => api.service.database.forTenant(tenant).write(async ({ em, touch }) => {
  await em.execute(sql);
  touch(a);
});

/** Events that can happen to a batch before and after its commit. */
const broken = { rows: [badRow] };
const freeze = () => elsewhere(`update razao.accounts set is_frozen = true where account_id = '${a}'`);
const lose = () => { throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }); };
const nothing = () => undefined;

describe('a command decided while another commits', () => {
  it.each<[string, Partial<CommandOutcome<unknown>>, () => unknown, () => unknown, string, string, number]>([
    ['builds on it', {}, nothing, nothing, '{"moved":60}', 'INSUFFICIENT_FUNDS', 1],
    ['is decided again when the other fails', broken, nothing, nothing, 'threw', '{"moved":60}', 2],
    ['is decided again when the other lost the fence', {}, freeze, nothing, 'ACCOUNT_FROZEN', 'ACCOUNT_FROZEN', 2],
    ['is decided again when the other’s answer was lost', {}, nothing, lose, 'replayed {"moved":60}', 'INSUFFICIENT_FUNDS', 2],
  ])('%s', async (_, given, before, after, first, second, decided) => {
    await end(context(), moves(1n));
    const { database } = api.service;
    const query = database.query.bind(database);
    let decisions = 0;
    let next: Promise<string> | undefined;
    const { loads, decide } = moves(60n);
    const counted: typeof decide = (ledger, dryRun) => { decisions += 1; return decide(ledger, dryRun); };
    database.query = async (statement, values) => {
      if (statement.name !== 'commit-batch' || next) return query(statement, values) as never;
      next = end(context(), { loads, decide: counted });
      await sleep(20);
      expect(decisions).toBe(1);
      await before();
      const result = await query(statement, values);
      after();
      return result as never;
    };
    expect((await end(context(), moves(60n, given))).replace(/^threw .*/, 'threw')).toBe(first);
    expect([await next, decisions]).toEqual([second, decided]);
    await expectVerified();
  });

  it.each([
    ['reads its rows meanwhile', 'another', 1, 'created'],
    ['waits for a row that the other writes', 'the same', 0, 'changed'],
    ['waits to read where rows say something of others', 'no own', 0, 'undefined'],
  ])('%s', async (_, which, decidedMeanwhile, seen) => {
    const [first, other] = [await pendingObligation(), await pendingObligation()];
    const second = { another: other, 'the same': first, 'no own': 'promotion_acc_1' }[which] ?? '';
    const { database } = api.service;
    const query = database.query.bind(database);
    const kind = rowKind<{ readonly reason: string | null }>(second.slice(0, second.indexOf('_')));
    let decisions = 0;
    let next: Promise<string> | undefined;
    const reading: LedgerCommand<unknown> = {
      loads: { accounts: [a], rows: [second] },
      decide: (ledger) => {
        decisions += 1;
        return { entries: [], rows: [], events: [], answer: ledger.row(kind, second)?.reason ?? 'undefined' };
      },
    };
    database.query = async (statement, values, pipeline) => {
      if (statement.name !== 'commit-batch' || next) return query(statement, values, pipeline) as never;
      next = end(context(), reading);
      const answered = slowly(query, statement, values, pipeline);
      await sleep(50);
      expect(decisions).toBe(decidedMeanwhile);
      return await answered as never;
    };
    await end(context(), changesReason(first, 'changed'));
    expect([await next, decisions]).toEqual([`"${seen}"`, 1]);
  });
});

/** Sends a statement of a pipeline to a slow Postgres: statements sent after it wait behind it. */
function slowly(...[query, statement, values, pipeline]: [Database['query'], ...Parameters<Database['query']>]): Promise<unknown[]> {
  void query({ name: 'slow', text: 'select pg_sleep(0.3)' }, [], pipeline);
  return query(statement, values, pipeline);
}

describe('a batch that is sent behind another', () => {
  it.each<[string, Partial<CommandOutcome<unknown>>, () => unknown, () => unknown, string, string, number]>([
    ['stands with it', {}, nothing, nothing, '{"moved":60}', '{"moved":30}', 1],
    ['is decided again when the other fails', broken, nothing, nothing, 'threw', '{"moved":30}', 2],
    [
      'does not stand in its place when another process has its number', {}, () => elsewhere('select 1'), nothing, '{"moved":60}',
      '{"moved":30}', 2,
    ],
    ['is decided again when another process has taken from its account', {}, freeze, nothing, 'ACCOUNT_FROZEN', 'ACCOUNT_FROZEN', 2],
    ['is found when the answers of both were lost', {}, nothing, lose, 'replayed {"moved":60}', 'replayed {"moved":30}', 1],
  ])('%s', async (_, given, meanwhile, after, first, second, decided) => {
    const other = await api.account(0, { tenant });
    await Promise.all([end(context(), moves(1n)), end(context(), moves(2n, {}, other))]);
    const { database } = api.service;
    const query = database.query.bind(database);
    let [decisions, sent] = [0, 0];
    let next: Promise<string> | undefined;
    let behind: Promise<unknown> | undefined;
    const { loads, decide } = moves(30n, {}, other);
    const counted: typeof decide = (ledger, dryRun) => { decisions += 1; return decide(ledger, dryRun); };
    database.query = async (statement, values, pipeline) => {
      if (statement.name !== 'commit-batch' || sent === 2) return query(statement, values, pipeline) as never;
      sent += 1;
      if (sent === 2) void meanwhile();
      else next = end(context(), { loads, decide: counted });
      const answer = sent === 1 ? slowly(query, statement, values, pipeline) : query(statement, values, pipeline);
      if (sent === 2) behind = answer;
      const answered = await answer;
      expect(sent).toBe(2);
      if (after === lose) await behind; // answers are lost of what Postgres has carried out
      after();
      return answered as never;
    };
    expect((await end(context(), moves(60n, given))).replace(/^threw .*/, 'threw')).toBe(first);
    expect([await next, decisions]).toEqual([second, decided]);
    const centsIn = (answer: string) => Number(/\d+/.exec(answer)?.[0] ?? 0);
    expect([await api.available(b, tenant), await api.available(other, tenant)]).toEqual([1 + centsIn(first), 2 + centsIn(second)]);
    decisions = 0;
    await end(context(), { loads, decide: counted });
    expect(decisions).toBe(1); // nothing of either is left
    await expectVerified();
  });
});

/** The id of an obligation that stays pending, with the reason `created`. */
async function pendingObligation(): Promise<string> {
  const { body } = await api.call<{ obligation_id: string }>('createObligation', { tenant, body: {
    rail: 'MOCK', amount: { currency: 'BRL', value: 1 },
    debtor: { kind: 'account', account_id: a }, creditor: { kind: 'external', external_id: 'silent:x' },
  } });
  await end(context(), changesReason(body.obligation_id, 'created'));
  return body.obligation_id;
}

function changesReason(id: string, reason: string): LedgerCommand<unknown> {
  return {
    loads: { accounts: [a], rows: [id] },
    decide: (ledger) => {
      const it = ledger.row(OBLIGATION, id) as Obligation;
      return { entries: [], rows: [obligationRow({ ...it, reason, version: it.version + 1n })], events: [], answer: null };
    },
  };
}

describe('another writer', () => {
  it('that touched an account is seen by the next command, a refusal as well as a success', async () => {
    expect(await end(context(), moves(1n))).toBe('{"moved":1}');
    await elsewhere(`update razao.accounts set is_frozen = true where account_id = '${a}'`);
    expect(await end(context(), moves(1n))).toBe('ACCOUNT_FROZEN');
    await elsewhere(`update razao.accounts set is_frozen = false where account_id = '${a}'`);
    expect(await end(context(), moves(1n))).toBe('{"moved":1}');
  });

  it('whose commit record was tidied away makes everything be read anew', async () => {
    await end(context(), moves(1n));
    await elsewhere(`update razao.accounts set is_frozen = true where account_id = '${a}'`);
    await elsewhere('delete from razao.commits where commit_no > 0');
    expect(await end(context(), moves(1n))).toBe('ACCOUNT_FROZEN');
  });

  it('because of which Postgres ends a deadlock by the batch is no failure of the batch', async () => {
    const { database } = api.service;
    const [query, transaction] = [database.query.bind(database), database.transaction.bind(database)];
    let deadlocks = 3;
    const failing = (run: typeof query): typeof query => async (statement, values) => {
      if (statement.name !== 'commit-batch' || deadlocks === 0) return run(statement, values) as never;
      deadlocks -= 1;
      return run(
        { name: 'deadlock', text: `do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$` }, [],
      ) as never;
    };
    database.query = failing(query);
    database.transaction = (work) => transaction((inner) => work(failing(inner)));
    expect([await end(context(), moves(5n)), deadlocks, await api.available(b, tenant)]).toEqual(['{"moved":5}', 0, 5]);
    await expectVerified();
  });

  it('that commits all the time starves nobody', async () => {
    let isOver = false;
    const noise = (async () => { while (!isOver) await elsewhere('select 1'); })();
    const answers = await Promise.all(Array.from(
      { length: 30 }, async (_, i) => { await sleep(i * 5); return end(context(), moves(1n)); },
    ));
    isOver = true;
    await noise;
    expect(new Set(answers)).toEqual(new Set(['{"moved":1}']));
    await expectVerified();
  });
});

describe('a commit whose answer was lost', () => {
  it('is found by its identity and not made twice, also without a client’s key', async () => {
    const { database } = api.service;
    const query = database.query.bind(database);
    await end(context(), moves(1n));
    let losses = 0;
    let isLossy = true;
    database.query = async (statement, values) => {
      const result = await query(statement, values);
      const isCommit = statement.name === 'commit-batch' && (result[0] as { stands?: boolean }).stands;
      if (isCommit && isLossy) {
        losses += 1;
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      }
      return result as never;
    };
    expect(await end(context(), moves(5n))).toBe('replayed {"moved":5}');
    isLossy = false;
    await end(context(), moves(1n));
    isLossy = true;
    expect(await end(keyed('k'), moves(5n))).toBe('replayed {"moved":5}');
    expect([losses, await api.available(b, tenant)]).toEqual([2, 12]);
    await expectVerified();
  });
});

describe('Postgres itself', () => {
  it.each([
    ['p_payload_hash', '0'.repeat(64), '22000'],
    ['e_entry_hash', '0'.repeat(64), '22000'],
    ['p_expected_hash', '0'.repeat(64), false],
    ['p_expected_id', randomUUID(), false],
    ['p_expected', '1', false],
  ])('takes no batch whose %s is not that of the head', async (name, value, refused) => {
    await end(context(), moves(1n));
    const { database } = api.service;
    const query = database.query.bind(database);
    const seen: unknown[] = [];
    database.query = async (statement, values, pipeline) => {
      if (statement.name !== 'commit-batch') return query(statement, values, pipeline) as never;
      const changed = PARAMETERS.map((it, at) => (it.name === name ? value : values[at]));
      const tried = await query<{ stands: boolean }>(statement, [...changed, ...values.slice(PARAMETERS.length)]).catch(
        (error: { code: string }) => error.code,
      );
      seen.push(typeof tried === 'string' ? tried : tried[0]?.stands);
      return query(statement, values, pipeline) as never;
    };
    expect([await end(context(), moves(2n)), seen]).toEqual(['{"moved":2}', [refused]]);
    await expectVerified();
  });
});

describe('submitOnce', () => {
  it('does a job once, however often it runs, and gives the same answer', async () => {
    const ctx = context();
    const run = () => ctx.journal.submitOnce(ctx, 'job:1', moves(4n));
    const answers = [await run(), ...(await Promise.all([run(), run()]))];
    expect(answers).toEqual([{ moved: 4 }, { moved: 4 }, { moved: 4 }]);
    expect(await api.available(b, tenant)).toBe(4);
  });
});
