/** The outbox's consumers: every event, in order per entity, one at a time, again after a failure or a restart. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { anyEvent } from '../../../test/support/any-event.ts';
import { eventually } from '../../../test/support/service.ts';
import { startTestTenants, type TestTenants } from '../../../test/support/tenant-context.ts';
import { authEntities } from '../../domains/auth/index.ts';
import type { Database } from '../db/database.ts';
import { createLog } from '../log.ts';
import { OutboxWorker, type Consumer, type OutboxEvent } from './consumer.ts';
import { eventId } from '../outbox/event.ts';

let tenants: TestTenants;
const workers: OutboxWorker[] = [];
beforeEach(async () => { tenants = await startTestTenants(authEntities); });
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await tenants.stop();
});

/** Announces the events of one commit; each is `entity version`, or `entity version topic`. */
async function announce(tenant: string, ...events: string[]): Promise<void> {
  await tenants.context(tenant).db.write(async (unit) => {
    for (const event of events) {
      const [entityId = '', version = '', topic] = event.split(' ');
      unit.announce(anyEvent({ type: 'thing.changed', entityId, version: BigInt(version), ...(topic && { topic }), data: { event } }));
    }
  });
}

/** One statement by the owner of the database. */
async function asOwner<Row extends QueryResultRow>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: tenants.url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

function work(
  handle: (event: OutboxEvent) => Promise<void> | void, given: Partial<Consumer> = {}, leaseMs = 30_000, database = tenants.database,
): OutboxWorker {
  const consumer: Consumer = { name: 'reader', types: ['thing.changed'], handle: async (event) => handle(event), ...given };
  const worker = new OutboxWorker(database, [consumer], createLog('silent'), leaseMs);
  workers.push(worker);
  worker.start();
  return worker;
}

const nameOf = ({ entityId, version }: OutboxEvent) => `${entityId} ${version}`;
const until = (probe: () => boolean, seconds = 10) => eventually(async () => probe(), seconds);

describe('a consumer', () => {
  it('gets every event of its types once, in the order of an entity’s versions, of every tenant', async () => {
    const seen: string[] = [];
    work((event) => { seen.push(`${event.tenant} ${nameOf(event)}`); });
    await announce('one', 'a 1', 'b 1', 'a 2');
    await announce('other', 'a 1');
    await announce('one', 'a 3');
    await tenants.context('one').db.write(async (unit) => {
      unit.announce(anyEvent({ type: 'thing.else', entityId: 'x', version: 1n, data: {} }));
    });
    await until(() => seen.length >= 5);
    await sleep(300);
    expect(seen.filter((it) => it.startsWith('one a'))).toEqual(['one a 1', 'one a 2', 'one a 3']);
    expect([...seen].sort()).toEqual(['one a 1', 'one a 2', 'one a 3', 'one b 1', 'other a 1']);
  });

  it('gets the envelope whole, with its deterministic id', async () => {
    const seen: OutboxEvent[] = [];
    work((event) => { seen.push(event); });
    await announce('one', 'a 1');
    await until(() => seen.length === 1);
    expect(seen[0]).toEqual({
      tenant: 'one', eventId: eventId('one', 'a', 1n, 'thing.changed'), type: 'thing.changed', entityId: 'a', version: 1n,
      occurredAt: tenants.clock.now(), correlation: { obligation_id: null, sqd_id: null, swp_id: null, tx_id: null },
      data: { event: 'a 1' },
    });
  });

  it('that throws is called again with the same event, and skips none', async () => {
    const [seen, tries]: [string[], string[]] = [[], []];
    work((event) => {
      tries.push(nameOf(event));
      if (nameOf(event) === 'a 2' && tries.filter((it) => it === 'a 2').length < 3) throw new Error('not now');
      seen.push(nameOf(event));
    });
    await announce('one', 'a 1', 'a 2', 'a 3');
    await announce('one', 'b 1');
    await until(() => seen.includes('a 3') && seen.includes('b 1'));
    expect(tries.filter((it) => it === 'a 2')).toHaveLength(3);
    expect([...new Set(seen.filter((it) => it.startsWith('a')))]).toEqual(['a 1', 'a 2', 'a 3']);
    expect(seen.indexOf('a 3')).toBeGreaterThan(seen.indexOf('a 2'));
  });

  it('that fails in the middle of a large commit reads on in it, though nothing new comes', async () => {
    const seen = new Set<string>();
    let failed = false;
    work((event) => {
      if (nameOf(event) === 'e250 1' && !failed) {
        failed = true;
        throw new Error('once');
      }
      seen.add(nameOf(event));
    });
    await announce('one', ...Array.from({ length: 300 }, (_, i) => `e${i} 1`));
    await until(() => seen.size === 300);
  });

  it('that fails on one entity never has another’s event in hand twice at once', async () => {
    const [inHand, twice]: [Set<string>, string[]] = [new Set(), []];
    let slowCalls = 0;
    let fails = 0;
    work(async (event) => {
      if (event.entityId === 'bad') {
        if ((fails += 1) < 3) throw new Error('not now');
        return;
      }
      slowCalls += 1;
      if (inHand.has(nameOf(event))) twice.push(nameOf(event));
      inHand.add(nameOf(event));
      await sleep(1_500);
      inHand.delete(nameOf(event));
    });
    await announce('one', 'bad 1', 'slow 1');
    await until(() => fails >= 2 && slowCalls >= 2);
    expect(twice).toEqual([]);
  });

  it('whose lease could not be given back, as Postgres was away, goes on without waiting for its end', async () => {
    const seen: string[] = [];
    const database = Object.create(tenants.database) as typeof tenants.database;
    let failures = 0;
    database.query = async (statement, values) => {
      if (statement.name === 'move-consumer' && (failures += 1) <= 2) throw new Error('Connection terminated unexpectedly');
      return tenants.database.query(statement, values);
    };
    work((event) => { seen.push(nameOf(event)); }, {}, 30_000, database);
    await announce('one', 'a 1');
    await until(() => failures >= 2);
    await announce('one', 'a 2'); // the clock stands still: no lease ends by itself
    await until(() => seen.length >= 2);
    expect(seen).toEqual(['a 1', 'a 2']);
  });

  it('is told that it stopped only when nothing is in hand', async () => {
    let inHand = 0;
    const worker = work(async (event) => {
      if (event.entityId === 'bad') throw new Error('never');
      inHand += 1;
      await sleep(400);
      inHand -= 1;
    });
    await announce('one', 'bad 1', 'slow 1');
    await until(() => inHand === 1);
    await worker.stop();
    expect(inHand).toBe(0);
  });
});

describe('a topic', () => {
  it('lets commits that announce nothing of it pass, and their types alone do not make up for it', async () => {
    const seen: string[] = [];
    work((event) => { seen.push(nameOf(event)); }, { topic: 'red' });
    await announce('one', 'a 1', 'b 1 green');
    await announce('one', 'c 1 red', 'd 1 green');
    await announce('one', 'e 1 green');
    await announce('one', 'f 1 red');
    await until(() => seen.length >= 3);
    expect(seen.sort()).toEqual(['c 1', 'd 1', 'f 1']);
  });

  it('is found behind commits without it, over which the place moves at once', async () => {
    const seen: string[] = [];
    work((event) => { seen.push(nameOf(event)); }, { topic: 'red' });
    for (let i = 0; i < 20; i += 1) await announce('one', `a${i} 1`);
    await eventually(async () => (await asOwner('select from razao.outbox_cursors where commit_no = 20')).length === 1);
    expect(seen).toEqual([]);
    await announce('one', 'b 1 red');
    await until(() => seen.length === 1);
  });

  it('is found where the records of commits were forgotten, with all others of its types', async () => {
    const seen: string[] = [];
    await announce('one', 'a 1 red', 'b 1 green');
    await asOwner('delete from razao.commits');
    await announce('one', 'c 1 green');
    await announce('one', 'd 1 red');
    work((event) => { seen.push(nameOf(event)); }, { topic: 'red' });
    await until(() => seen.length >= 4);
    expect(seen.sort()).toEqual(['a 1', 'b 1', 'c 1', 'd 1']);
  });

  it('is found in a commit that was read in part', async () => {
    const seen: string[] = [];
    let fails = 2;
    work((event) => {
      if (nameOf(event) === 'e220 1' && (fails -= 1) >= 0) throw new Error('not now');
      seen.push(nameOf(event));
    }, { topic: 'red' });
    await announce('one', ...Array.from({ length: 230 }, (_, i) => `e${i} 1 red`));
    await until(() => new Set(seen).size === 230);
  });
});

describe('a worker at rest', () => {
  it('polls five times a second, however often its consumers ask for it, and handles what comes then', async () => {
    const { database } = tenants;
    const seen: string[] = [];
    let polls = 0;
    const query: Database['query'] = (statement, ...given) => {
      if (statement.name === 'outbox-backlog') polls += 1;
      return database.query(statement, ...given);
    };
    const worker = new OutboxWorker({ query, clock: database.clock, clockWatch: database.clockWatch } as Database, [{
      name: 'pages', pollEveryMs: 10, isReady: () => true,
      wants: async (names) => new Map(names.map((tenant) => [tenant, { types: ['thing.changed'], isPressing: true }])),
      handlePage: async (_tenant, events) => { seen.push(...events.map(nameOf)); },
    }], createLog('silent'));
    workers.push(worker);
    worker.start();
    await sleep(3_000);
    polls = 0;
    await sleep(2_000);
    expect(polls).toBeLessThanOrEqual(12);
    await announce('one', 'a 1');
    await until(() => seen.length === 1);
  });
});

describe('a delay', () => {
  it('that wants nothing of most tenants is asked for all of them at once, and its places move without a lease', async () => {
    const [asked, seen]: [string[], string[]] = [[], []];
    for (const tenant of ['one', 'other']) await announce(tenant, 'a 1');
    const worker = new OutboxWorker(tenants.database, [{
      name: 'pages', pollEveryMs: 200, isReady: () => true,
      wants: async (names) => {
        asked.push([...names].sort().join());
        return new Map(names.map((tenant) => [tenant, { types: tenant === 'one' ? ['thing.changed'] : [], isPressing: false }]));
      },
      handlePage: async (tenant, events) => { seen.push(...events.map((event) => `${tenant} ${nameOf(event)}`)); },
    }], createLog('silent'));
    workers.push(worker);
    const backlog = await worker.backlog();
    expect(backlog.map(({ consumer, tenant }) => `${consumer} ${tenant}`)).toEqual(['pages one', 'pages other']);
    await worker.handle(backlog);
    expect([asked, seen]).toEqual([['one,other', 'one'], ['one a 1']]);
    expect(await worker.backlog()).toEqual([]);
    const places = await asOwner(
      "select tenant_id, lease is null as unleased from razao.outbox_cursors where consumer = 'pages' order by 1",
    );
    expect(places).toEqual(
      [{ tenant_id: 'one', unleased: false }, { tenant_id: 'other', unleased: true }]);
  });

  it('holds an event back until it is that old, and not longer', async () => {
    const seen: string[] = [];
    work((event) => { seen.push(nameOf(event)); }, { delayMs: 60_000 });
    await announce('one', 'a 1');
    tenants.clock.advance(30_000);
    await announce('one', 'b 1');
    tenants.clock.advance(29_999);
    await sleep(500);
    expect(seen).toEqual([]);
    tenants.clock.advance(1);
    await until(() => seen.length > 0);
    await sleep(300);
    expect(seen).toEqual(['a 1']);
    tenants.clock.advance(30_000);
    await until(() => seen.length === 2);
  });
});

describe('several workers', () => {
  it('never have events of one tenant in hand at the same time', async () => {
    const [hands, seen]: [string[], string[]] = [[], []];
    let most = 0;
    const handler = (name: string) => async (event: OutboxEvent) => {
      hands.push(name);
      most = Math.max(most, new Set(hands).size);
      await sleep(20);
      hands.splice(hands.indexOf(name), 1);
      seen.push(nameOf(event));
    };
    for (const name of ['w1', 'w2', 'w3']) work(handler(name));
    for (let i = 0; i < 20; i += 1) await announce('one', `e${i} 1`, `e${i} 2`);
    await until(() => seen.length >= 40);
    expect(most).toBe(1);
    expect([...seen].sort()).toEqual([...new Set(seen)].sort());
  });

  it('do not take over from one that is slow but alive', async () => {
    const started: string[] = [];
    let over = false;
    const slow = async (event: OutboxEvent) => {
      started.push(nameOf(event));
      await until(() => over);
    };
    work(slow, {}, 600);
    await announce('one', 'a 1');
    await until(() => started.length === 1);
    work(slow, {}, 600);
    for (let i = 0; i < 20; i += 1) {
      tenants.clock.advance(100);
      await sleep(100);
    }
    over = true;
    expect(started).toEqual(['a 1']);
  });

  it('take over from one that was stopped, after its lease: where that one says it stands does not count', async () => {
    const going = Promise.withResolvers<void>();
    const stopped: string[] = [];
    work(async (event) => { stopped.push(nameOf(event)); await going.promise; throw new Error('late'); });
    await announce('one', 'a 1');
    await until(() => stopped.length === 1);
    tenants.clock.advance(30_001); // it does not prolong its lease meanwhile: ten seconds would have to go by
    const seen: string[] = [];
    work((event) => { seen.push(nameOf(event)); });
    await until(() => seen.length === 1);
    const place = () => asOwner<{ place: string }>(
      `select commit_no || ' ' || n as place from razao.outbox_cursors where tenant_id = 'one'`,
    );
    await eventually(async () => (await place())[0]?.place !== '0 -1');
    const before = await place();
    going.resolve();
    await sleep(300);
    expect(await place()).toEqual(before);
    await announce('one', 'a 2');
    await until(() => seen.length + stopped.length === 3);
    expect([...stopped, ...seen].filter((name) => name === 'a 2')).toHaveLength(1);
  });

  it('take over from one that died, after its lease', async () => {
    const reader = { name: 'lease', text: 'select * from razao.lease_consumer($1, $2, $3, $4)' };
    await announce('one', 'a 1');
    await tenants.database.query(reader, ['one', 'reader', 30_000, tenants.clock.now()]);
    const seen: string[] = [];
    work((event) => { seen.push(nameOf(event)); });
    await sleep(500);
    expect(seen).toEqual([]);
    tenants.clock.advance(30_001);
    await until(() => seen.length === 1);
  });
});

describe('a restart', () => {
  it('goes on behind the last event that was dealt with', async () => {
    const seen: string[] = [];
    const first = work((event) => { seen.push(nameOf(event)); });
    await announce('one', 'a 1', 'a 2');
    await until(() => seen.length === 2);
    await first.stop();
    await announce('one', 'a 3');
    work((event) => { seen.push(nameOf(event)); });
    await until(() => seen.length >= 3);
    await sleep(300);
    expect(seen).toEqual(['a 1', 'a 2', 'a 3']);
  });

  it('after a failure does not wait for a lease', async () => {
    let tries = 0;
    const first = work(() => { tries += 1; throw new Error('never'); });
    await announce('one', 'a 1');
    await until(() => tries > 0);
    await first.stop();
    const seen: string[] = [];
    work((event) => { seen.push(nameOf(event)); });
    await until(() => seen.length === 1, 5);
  });
});

describe('an event’s id', () => {
  it('is the first 32 hex digits of the hash of its canonical name', () => {
    expect(eventId('demo', 'obl_1', 1n, 'obligation.created')).toMatch(/^evt_[0-9a-f]{32}$/);
    expect(eventId('demo', 'obl_1', 1n, 'obligation.created')).toBe(eventId('demo', 'obl_1', 1n, 'obligation.created'));
  });

  it.each([['acme', 'obl_1', 1n, 'obligation.created'], ['demo', 'obl_2', 1n, 'obligation.created'],
    ['demo', 'obl_1', 2n, 'obligation.created'], ['demo', 'obl_1', 1n, 'obligation.settled']] as const)(
    'is another for %s %s %s %s', (tenant, entityId, version, type) => {
      expect(eventId(tenant, entityId, version, type)).not.toBe(eventId('demo', 'obl_1', 1n, 'obligation.created'));
    });
});
