/** The leased worker over a table in memory, with a clock that the test sets. */
import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../../test/support/service.ts';
import { present } from '../assert.ts';
import { FixedClock } from '../clock.ts';
import { LeaseLost } from './lease.ts';
import { backOffMs } from './back-off.ts';
import { LeasedWorker, type Backlog, type LeasedWorkerOptions, type Partition } from './leased-worker.ts';
import { whileRenewed } from './while-renewed.ts';

const LEASE_MS = 30_000;

interface Row {
  readonly id: string;
  readonly tenant: string;
  /** Milliseconds of the clock; null once the row is done. */
  dueAt: number | null;
  lease: number | null;
  attempts: number;
}

interface Claim {
  readonly row: Row;
  readonly number: number;
}

/** Rows that are due at once, in their order, and the number of each claim. */
class Table {
  readonly clock = new FixedClock();
  readonly rows: readonly Row[];
  readonly claims: string[] = [];
  isClockRight = true;
  #leases = 0;

  /** @param ids of rows, each the name of its tenant and a number. */
  constructor(...ids: string[]) {
    this.rows = ids.map((id) => ({ id, tenant: id.replace(/\d/, ''), dueAt: this.#now, lease: null, attempts: 0 }));
  }

  get #now(): number {
    return this.clock.now().getTime();
  }

  isDue = ({ dueAt }: Row): boolean => dueAt !== null && dueAt <= this.#now;

  lease(tenant: string, limit: number): Claim[] {
    const rows = this.rows.filter((row) => row.tenant === tenant && this.isDue(row)).slice(0, limit);
    this.claims.push(`${tenant} ${rows.length} of ${limit}`);
    return rows.map((row) => {
      row.dueAt = this.#now + LEASE_MS;
      row.attempts += 1;
      row.lease = this.#leases += 1;
      return { row, number: row.lease };
    });
  }

  /** @throws LeaseLost */
  move({ row, number }: Claim, afterMs: number | null): void {
    if (row.lease !== number) throw new LeaseLost();
    row.lease = null;
    row.dueAt = afterMs === null ? null : this.#now + afterMs;
  }
}

class TestWorker extends LeasedWorker<Claim> {
  readonly begun: string[] = [];
  readonly inHand = new Map<string, PromiseWithResolvers<void>>();
  readonly log: string[];

  constructor(readonly table: Table, backlog: Backlog, options: Partial<LeasedWorkerOptions> = {}, private readonly hasRetry = false) {
    const log: string[] = [];
    const tenants = () => new Set(table.rows.filter(table.isDue).map(({ tenant }) => tenant));
    const find = async () => [...tenants()].map((tenant) => ({ tenant, queue: null }));
    super({
      database: { clockWatch: { get isRight() { return table.isClockRight; } }, dueQueries: { find } },
      log: { warn: ({ id }: { id?: string }, message: string) => log.push(id === undefined ? message : `${message} ${id}`) } as never,
      due: { name: 'test', text: '' }, pollEveryMs: 1, pauseMs: 1, concurrency: 2, backlog,
      messages: { poll: 'poll failed', step: 'failed', lost: 'lost' }, ...options,
    });
    this.log = log;
  }

  protected override async claim({ tenant }: Partition, limit: number): Promise<Claim[]> {
    return this.table.lease(tenant, limit);
  }

  protected override async step(claim: Claim, signal: AbortSignal): Promise<void> {
    const { id } = claim.row;
    this.begun.push(id);
    const end = Promise.withResolvers<void>();
    this.inHand.set(id, end);
    signal.addEventListener('abort', () => { if (this.inHand.get(id) === end) this.begun.push(`${id} is told`); });
    await end.promise.finally(() => this.inHand.delete(id));
    this.table.move(claim, null);
  }

  protected override fieldsOf({ row: { id } }: Claim): object {
    return { id };
  }

  protected override async retry(claim: Claim, isStopping: boolean): Promise<void> {
    if (this.hasRetry) this.table.move(claim, isStopping ? 0 : backOffMs({ firstMs: 1_000, longestMs: 5_000 }, claim.row.attempts - 1));
  }

  /** Ends steps, and comes back when what follows from it has happened. */
  async end(...ids: string[]): Promise<void> {
    for (const id of ids) present(this.inHand.get(id), `the step of ${id}`).resolve();
    await settled();
  }

  async fail(id: string): Promise<void> {
    present(this.inHand.get(id), `the step of ${id}`).reject(new Error('no'));
    await settled();
  }
}

const settled = () => new Promise<void>((resolve) => { setImmediate(() => setImmediate(resolve)); });

describe('a poll', () => {
  it('fills the slots of each partition, and a slow one delays no other', async () => {
    const table = new Table('a1', 'a2', 'a3', 'b1', 'b2');
    const worker = new TestWorker(table, { claimBelow: 2 });
    expect(await worker.poll()).toBe(true);
    expect(worker.begun).toEqual(['a1', 'a2', 'b1', 'b2']);
    await worker.end('b1', 'b2');
    expect(await worker.poll()).toBe(true); // a3 waits for a slot
    expect([...worker.inHand.keys()]).toEqual(['a1', 'a2']);
    await worker.end('a1', 'a2');
    await worker.end('a3');
    await worker.idle();
    expect([await worker.poll(), table.rows.filter(({ dueAt }) => dueAt !== null)]).toEqual([false, []]);
  });

  it('claims nothing while the clock of the process is wrong', async () => {
    const worker = new TestWorker(new Table('a1'), { pollAgainMs: 0 });
    worker.table.isClockRight = false;
    expect([await worker.poll(), worker.begun]).toEqual([false, []]);
  });

  it('takes one step of each partition in turn where the worker is serial', async () => {
    const worker = new TestWorker(new Table('a1', 'a2', 'b1'), { pollAgainMs: 0 }, { concurrency: 1, isSerial: true });
    for (const round of [['a1', 'b1'], ['a2']]) {
      const polled = worker.poll();
      for (const id of round) {
        await eventually(async () => worker.inHand.has(id));
        expect([...worker.inHand.keys()]).toEqual([id]);
        await worker.end(id);
      }
      expect(await polled).toBe(true);
    }
    expect(await worker.poll()).toBe(false);
  });

  it('that fails is logged, and followed by another', async () => {
    const table = new Table('a1');
    let polls = 0;
    const find = async () => {
      polls += 1;
      if (polls === 1) throw new Error('Postgres is away');
      return polls === 2 ? [{ tenant: 'a', queue: null }] : [];
    };
    const worker = new TestWorker(table, { pollAgainMs: 0 }, { database: { clockWatch: { isRight: true }, dueQueries: { find } } });
    worker.start();
    await eventually(async () => worker.inHand.has('a1'));
    await worker.end('a1');
    await worker.stop();
    expect([worker.begun, worker.log]).toEqual([['a1'], ['poll failed']]);
  });
});

describe('a backlog', () => {
  it.each<[string, Backlog, string[]]>([
    ['is claimed as slots become free', { claimBelow: 2 }, ['a 2 of 2', 'a 1 of 1', 'a 1 of 1', 'a 1 of 1', 'a 0 of 1', 'a 0 of 2']],
    ['is claimed when the whole claim before has ended', { claimBelow: 1 }, ['a 2 of 2', 'a 2 of 2', 'a 1 of 2']],
    ['is left to the next poll', { pollAgainMs: 0 }, ['a 2 of 2']],
  ])('%s', async (_, backlog, claims) => {
    const worker = new TestWorker(new Table('a1', 'a2', 'a3', 'a4', 'a5'), backlog);
    await worker.poll();
    for (const id of ['a1', 'a2', 'a3', 'a4', 'a5']) if (worker.inHand.has(id)) await worker.end(id);
    expect(worker.table.claims).toEqual(claims);
  });
});

describe('a lease', () => {
  it('that has ended is another’s, and what its step records by then changes nothing', async () => {
    const table = new Table('a1');
    const [stopped, other] = [new TestWorker(table, { pollAgainMs: 0 }), new TestWorker(table, { pollAgainMs: 0 })];
    await stopped.poll();
    table.clock.advance(LEASE_MS - 1);
    expect(await other.poll()).toBe(false);
    table.clock.advance(1);
    await other.poll();
    await stopped.end('a1');
    expect([table.rows[0], stopped.log]).toEqual([expect.objectContaining({ lease: 2, attempts: 2 }), ['lost a1']]);
    await other.end('a1');
    expect([table.rows[0]?.dueAt, other.log]).toEqual([null, []]);
  });

  it('is renewed while its step runs, and the step is told when another has it', async () => {
    const table = new Table('a1');
    let renewals = 0;
    const worker = new (class extends TestWorker {
      protected override async renew(): Promise<boolean> {
        renewals += 1;
        return renewals < 4;
      }
    })(table, { pollAgainMs: 0 }, { renewEveryMs: 1 });
    await worker.poll();
    await eventually(async () => worker.begun.includes('a1 is told'));
    expect(renewals).toBe(4);
    await worker.end('a1');
    await worker.idle();
  });

  it('is tried to be renewed again after a renewal that failed, and never after the work has ended', async () => {
    let renewals = 0;
    const isLost = await whileRenewed(1, async () => {
      renewals += 1;
      throw new Error('no answer');
    }, async (lost) => {
      await eventually(async () => renewals > 2);
      return lost.aborted;
    });
    const before = renewals;
    await settled();
    expect([isLost, renewals]).toEqual([false, before]);
  });
});

describe('a step that fails', () => {
  it('is due again at the end of its lease', async () => {
    const worker = new TestWorker(new Table('a1'), { pollAgainMs: 0 });
    await worker.poll();
    await worker.fail('a1');
    worker.table.clock.advance(LEASE_MS - 1);
    expect([await worker.poll(), worker.log]).toEqual([false, ['failed a1']]);
    worker.table.clock.advance(1);
    expect(await worker.poll()).toBe(true);
    await worker.end('a1');
  });

  it('is due again as it says, later each time', async () => {
    const worker = new TestWorker(new Table('a1'), { pollAgainMs: 0 }, {}, true);
    for (const afterMs of [1_000, 2_000, 4_000, 5_000, 5_000]) {
      await worker.poll();
      await worker.fail('a1');
      worker.table.clock.advance(afterMs - 1);
      expect(await worker.poll()).toBe(false);
      worker.table.clock.advance(1);
    }
  });

  it('and has lost its lease meanwhile says both', async () => {
    const worker = new TestWorker(new Table('a1'), { pollAgainMs: 0 }, {}, true);
    await worker.poll();
    worker.table.rows[0]!.lease = 99;
    await worker.fail('a1');
    expect(worker.log).toEqual(['failed a1', 'lost a1']);
  });
});

describe('a stop', () => {
  it('tells the steps, waits for them, and claims no more', async () => {
    const worker = new TestWorker(new Table('a1', 'a2', 'a3'), { claimBelow: 2 });
    await worker.poll();
    let isStopped = false;
    const stopped = worker.stop().then(() => { isStopped = true; });
    await settled();
    expect([isStopped, worker.begun]).toEqual([false, ['a1', 'a2', 'a1 is told', 'a2 is told']]);
    await worker.end('a1', 'a2');
    await stopped;
    expect([worker.table.claims, worker.table.isDue(worker.table.rows[2]!)]).toEqual([['a 2 of 2'], true]);
  });

  it.each<[string, Partial<LeasedWorkerOptions>, string[]]>([
    ['leaves steps that last to their leases, and has those that failed meanwhile due at once', {}, ['failed a1']],
    ['has no failure of a long step, which it gives up', { renewEveryMs: 60_000 }, []],
  ])('%s', async (_, options, log) => {
    const worker = new TestWorker(new Table('a1', 'a2'), { claimBelow: 2 }, { stopMs: 1, ...options }, true);
    await worker.poll();
    await worker.stop();
    await worker.fail('a1');
    expect([worker.log, worker.table.rows.map(worker.table.isDue)]).toEqual([log, [true, false]]);
    await worker.end('a2');
  });
});
