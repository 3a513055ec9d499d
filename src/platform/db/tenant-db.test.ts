/** A tenant's transactions: work, events and answer are committed or rolled back together, and every commit moves the fence. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { anyEvent } from '../../../test/support/any-event.ts';
import { startTestTenants, type TestTenants } from '../../../test/support/tenant-context.ts';
import { authEntities } from '../../domains/auth/index.ts';
import { ApiError } from '../errors.ts';
import { Replay, type WriteKey } from './command.ts';
import type { TenantDb } from './database.ts';

/** Outside of any transaction that waits for it. */
const behind = AsyncLocalStorage.snapshot();

let tenants: TestTenants;
beforeAll(async () => { tenants = await startTestTenants(authEntities); });
afterAll(() => tenants?.stop());

const command = (id = randomUUID(), digest = 'd'): WriteKey => ({ id, digest, status: 201 });
const db = (key?: WriteKey, tenant = 'one'): TenantDb => tenants.context(tenant, key).db;
const event = (entityId: string, version: bigint) => anyEvent({ type: 'thing.changed', entityId, version, data: {} });

async function rows<T extends object>(sql: string, values: unknown[] = [], tenant = 'one'): Promise<T[]> {
  return db(undefined, tenant).read((em) => em.execute<T[]>(sql, values));
}

async function commitNo(): Promise<number> {
  const [head] = await rows<{ commit_no: string }>('select commit_no from razao.heads');
  return Number(head?.commit_no);
}

/** Returns the short result of a write. */
async function end(work: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await work);
  } catch (error) {
    if (error instanceof Replay) return `replayed ${error.record.body}`;
    return error instanceof ApiError ? error.code : (error as Error).message;
  }
}

describe('a write', () => {
  it('moves the fence by one, and names what it touched and announced', async () => {
    const before = await commitNo();
    await db().write(async ({ announce, touch }) => {
      announce(event('a', 1n));
      announce(event('b', 1n));
      touch('acc_1', 'acc_2', 'acc_1');
    });
    expect(await commitNo()).toBe(before + 1);
    const [commit] = await rows<{ touched: string[] }>('select touched from razao.commits where commit_no = ?', [before + 1]);
    expect(commit?.touched).toEqual(['acc_1', 'acc_2']);
    const events = await rows<{ n: number; entity_id: string }>(
      'select n, entity_id from razao.outbox where commit_no = ? order by n', [before + 1],
    );
    expect(events.map(({ n, entity_id }) => `${n} ${entity_id}`)).toEqual(['0 a', '1 b']);
  });

  it('whose connection ends gives it back: there are connections however often that happens', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect(await end(db().write(({ em }) =>
        em.execute('select pg_terminate_backend(pg_backend_pid())')))).toMatch(/terminat|connection/i);
    }
    expect(await end(db().write(async () => ({ made: 1 })))).toBe('{"made":1}');
  });

  it('waits for no second connection, and neither does a read: as many of them as there are connections would wait for ever', async () => {
    const second = [
      () => db().read((em) => em.execute('select 1')), () => db().write(async () => ({})),
      () => db().database.query({ name: 'one', text: 'select 1' }, []),
      () => db().lookUp('nothing', 'x', async () => new Map()), () => db().database.transaction(async () => ({})),
      async () => db().database.global().execute('select 1'),
    ];
    for (const ask of second) {
      for (const work of [db().write(ask), db().read(ask), db().database.transaction(ask)]) expect(await end(work)).toMatch(
        'waits for a second connection',
      );
    }
    let later: Promise<unknown> | undefined;
    await db().write(
      async () => { later = new Promise((done) => { setTimeout(done, 50); }).then(() => db().read((em) => em.execute('select 1'))); },
    );
    await later;
  });

  it('that throws leaves no event, no record, no commit, and its key is free', async () => {
    const [before, key] = [await commitNo(), command()];
    expect(await end(db(key).write(async ({ announce }) => { announce(event('c', 1n)); throw new Error('no'); }))).toBe('no');
    expect(await commitNo()).toBe(before);
    expect(await rows('select 1 from razao.outbox where entity_id = ?', ['c'])).toEqual([]);
    expect(await end(db(key).write(async () => ({ made: 1 })))).toBe('{"made":1}');
  });

  it('under a key is done once, and its answer given byte for byte', async () => {
    const key = command();
    let done = 0;
    const work = () => db(key).write(async () => ({ done: (done += 1), text: 'ç "quoted"' }));
    const first = await end(work());
    expect(await end(work())).toBe(`replayed ${first}`);
    expect(await end(db({ ...key, digest: 'other' }).write(async () => ({})))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(done).toBe(1);
  });

  it('under a key waits for a twin in flight and gives its answer', async () => {
    const key = command();
    let running = 0;
    let most = 0;
    const ends = await Promise.all(Array.from({ length: 6 }, () => end(db(key).write(async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      return { x: 1 };
    }))));
    expect([most, ends.filter((it) => it === '{"x":1}').length, ends.filter((it) => it === 'replayed {"x":1}').length]).toEqual([1, 1, 5]);
  });

  it('whose key is recorded behind its back is answered from that record, not twice', async () => {
    const record = async (key: WriteKey) => tenants.database.transaction(async (query) => {
      await query({ name: 'bind', text: `select set_config('razao.tenant', 'one', true)` }, []);
      await query({ name: 'rec', text:
        `insert into razao.commands (tenant_id, command_id, created_at, digest, status, body) values ('one', $1, $2, $3, 201, '{"of":"another"}')` },
        [key.id, tenants.clock.now(), key.digest]);
    }, 'one');
    const same = command();
    expect(await end(db(same).write(async () => { await behind(() => record(same)).catch(() =>
      undefined); return {}; }))).toBe('replayed {"of":"another"}');
    const other = command();
    expect(await end(db(other).write(async () => { await behind(() => record({ ...other, digest: 'x' })).catch(() =>
      undefined); return {}; }))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('never lets the tenant’s commit time go backwards', async () => {
    await db().write(async () => ({}));
    const at = async () => (await rows<{ at: string }>(`select committed_at::text as at from razao.heads`))[0]?.at ?? '';
    const before = await at();
    tenants.clock.advance(-60_000);
    await db().write(async () => ({}));
    tenants.clock.advance(60_000);
    expect(await at()).toBe(before);
  });

  it('of many at once gives each its own commit', async () => {
    const before = await commitNo();
    await Promise.all(Array.from({ length: 20 }, (_, i) => db().write(async ({ announce }) => { announce(event(`many-${i}`, 1n)); })));
    expect(await commitNo()).toBe(before + 20);
    const commits = await rows<{ commit_no: string }>(`select distinct commit_no from razao.outbox where entity_id like 'many-%'`);
    expect(commits).toHaveLength(20);
  });
});

describe('a read', () => {
  it('sees its own tenant alone, and cannot write', async () => {
    await db().write(async ({ announce }) => { announce(event('mine', 1n)); });
    expect(await rows('select 1 from razao.outbox where entity_id = ?', ['mine'], 'other')).toEqual([]);
    expect(await end(db().read((em) => em.execute('update razao.heads set commit_no = commit_no + 1')))).toMatch(/read-only/);
  });
});
