/** A write is carried out once: over repetitions of a call, over errors, over crashes. */
import { mkdtempSync, readFileSync, rmSync, appendFileSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IntentError, type Storage } from '../../sdk/src/index.ts';
import { fileStorage } from '../../sdk/src/file-storage.ts';
import { operations } from '../../sdk/generated/operations.ts';
import { broken, json, refusal, Wire, type Scripted, type Sent } from './wire.ts';

const ANA = { type: 'individual', display_name: 'Ana Souza', country: 'BR' } as const;
const BIA = { ...ANA, display_name: 'Bia Lima' } as const;
const PAYMENT = {
  rail: 'NATIVE', amount: { currency: 'BRL', value: 1000 }, debtor: { kind: 'account', account_id: 'acc_1' },
  creditor: { kind: 'account', account_id: 'acc_2' },
} as const;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A disk: it survives the client. */
class Disk implements Storage {
  readonly values = new Map<string, string>();
  writes = 0;

  async load() {
    return new Map(this.values);
  }

  async write(changes: Readonly<Record<string, string | null>>) {
    this.writes += 1;
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) this.values.delete(key);
      else this.values.set(key, value);
    }
  }
}

/** A service that carries out each key once. */
class Once {
  readonly done = new Map<string, unknown>();

  readonly wire = new Wire(({ headers, body }) => {
    const key = headers.get('idempotency-key') ?? '';
    const first = this.done.get(key);
    if (first === undefined) this.done.set(key, body);
    else if (JSON.stringify(first) !== JSON.stringify(body)) return refusal('IDEMPOTENCY_KEY_REUSED', 422);
    return json({ party_id: key }, 200, first === undefined ? {} : { 'idempotency-replayed': 'true' });
  });
}

/** Answers of a process that dies before it reads them: it hangs. */
const dies = () => new Promise<Response>(() => undefined);
/** So that nothing outlives the test; giving up without an answer leaves an intent as a crash does. */
const DYING = { timeoutMs: 250, maxRetries: 0 };

let disk: Disk;
beforeEach(() => { disk = new Disk(); });
afterEach(() => { jest.useRealTimers(); });

describe('a write without a name', () => {
  it('is kept before it is sent, and forgotten when it is answered', async () => {
    const kept: string[][] = [];
    const wire = new Wire(() => { kept.push([...disk.values.keys()]); return json({}); });
    await wire.client({ storage: disk }).parties.create(ANA);
    expect(kept).toEqual([[`intent:${wire.keys[0]}`]]);
    expect(disk.values.size).toBe(0);
  });

  it('keeps neither names nor amounts', async () => {
    const wire = new Wire(dies);
    void wire.client({ storage: disk, ...DYING }).parties.create(ANA).catch(() => undefined);
    await untilSent(wire);
    expect([...disk.values.values()].join()).not.toContain('Ana');
  });

  it('that moves money takes the same key when it is made again, by a restarted client too', async () => {
    const crashed = new Wire(dies);
    void crashed.client({ storage: disk, ...DYING }).obligations.create(PAYMENT).catch(() => undefined);
    await untilSent(crashed);
    const wire = new Wire(broken(), json({ obligation_id: 'obl_1' }), json({ obligation_id: 'obl_2' }));
    const warned: string[] = [];
    const restarted = wire.client({ storage: disk, maxRetries: 0, logger: { warn: (message) => warned.push(message) } });
    await expect(restarted.obligations.create(PAYMENT)).rejects.toMatchObject({ reason: 'network' });
    expect(await restarted.openIntents()).toHaveLength(1);
    await restarted.obligations.create(PAYMENT);
    await restarted.obligations.create(PAYMENT);
    expect(wire.keys.slice(0, 2)).toEqual([crashed.keys[0], crashed.keys[0]]);
    expect(wire.keys[2]).not.toBe(crashed.keys[0]);
    expect(await restarted.openIntents()).toEqual([]);
    expect(warned).toEqual(Array(2).fill('createObligation: its outcome is unknown; it is sent again'));
  });

  it('that says something else, or is made at the same time, is another intention', async () => {
    const crashed = new Wire(dies);
    const client = crashed.client({ storage: disk, ...DYING });
    const other = { ...PAYMENT, amount: { currency: 'BRL', value: 999 } } as const;
    void client.obligations.create(PAYMENT).catch(() => undefined);
    void client.obligations.create(PAYMENT).catch(() => undefined);
    void client.obligations.create(other).catch(() => undefined);
    await untilSent(crashed, 3);
    expect(new Set(crashed.keys).size).toBe(3);
    const wire = new Wire(json({}));
    const restarted = wire.client({ storage: disk });
    await Promise.all([PAYMENT, other, PAYMENT, PAYMENT].map((payment) => restarted.obligations.create(payment)));
    expect(new Set(wire.keys).size).toBe(4);
    expect(wire.keys).toEqual(expect.arrayContaining(crashed.keys));
  });

  it('that was refused is settled, unless an earlier attempt had no answer', async () => {
    const plain = new Wire(refusal('ACCOUNT_CLOSED', 422)).client({ storage: disk });
    await expect(plain.parties.create(ANA)).rejects.toThrow('ACCOUNT_CLOSED');
    expect(await plain.openIntents()).toEqual([]);
    jest.useFakeTimers({ advanceTimers: 200 });
    await expect(
      new Wire(broken(), refusal('ACCOUNT_CLOSED', 422)).client({ storage: disk }).parties.create(BIA),
    ).rejects.toThrow('ACCOUNT_CLOSED');
    expect(disk.values.size).toBe(1);
  });

  it('is not sent when it could not be kept', async () => {
    const wire = new Wire(json({}));
    const full: Storage = { load: async () => [], write: async () => { throw new Error('disk full'); } };
    await expect(wire.client({ storage: full }).parties.create(ANA)).rejects.toThrow('disk full');
    expect(wire.sent).toEqual([]);
  });
});

/** Decision 34: which of two equal writes is a repetition, and which is the next one that was meant. */
describe('an equal write', () => {
  type Client = ReturnType<Wire['client']>;
  const pay = (client: Client) => client.obligations.create(PAYMENT);
  const lost = [broken()];
  const after = (ms: number) => async () => { jest.useFakeTimers({ advanceTimers: true, now: Date.now() + ms }); };
  const nothing = async () => undefined;
  const forget = async (client: Client) => { for (const { key } of await client.openIntents()) await client.forget({ key }); };

  it.each<[
    what: string, first: Scripted[], between: (client: Client) => Promise<unknown>, write: (client: Client) => PromiseLike<unknown>,
    is: 'the same' | 'the next',
  ]>([
    ['a payment whose answer was lost', lost, nothing, pay, 'the same'],
    ['a payment whose answer was lost 599 seconds ago', lost, after(10 * MINUTE_MS - 1_000), pay, 'the same'],
    ['a payment whose answer was lost 601 seconds ago', lost, after(10 * MINUTE_MS + 1_000), pay, 'the next'],
    ['a payment whose answer was lost, and that was forgotten', lost, forget, pay, 'the next'],
    ['a payment whose repetition was answered', lost, pay, pay, 'the next'],
    ['a payment that was answered', [json({})], nothing, pay, 'the next'],
    ['a payment that was refused', [refusal('INSUFFICIENT_FUNDS', 422)], nothing, pay, 'the next'],
    ['a deposit of a squad', lost, nothing, (client) => client.squads.contributeToSquad(
      'sqd_1', { account_id: 'acc_1', amount_cents: 5 } as never,
    ), 'the same'],
    ['a capture', lost, nothing, (client) => client.holds.capture('hld_1', { amount_cents: 5 } as never), 'the same'],
    ['a capture of another hold', lost, nothing, captureOfAnother(), 'the next'],
    ['a party of the same name', lost, nothing, (client) => client.parties.create(ANA), 'the next'],
    ['an account of the same owner', lost, nothing, (client) => client.accounts.create(
      { owner_party_id: 'pty_1', type: 'CUSTOMER', currency: 'BRL' },
    ), 'the next'],
    ['a charge of the same amount', lost, nothing, (client) => client.pix.createDynamicQr(
      'acc_1', { amount_cents: 5 } as never,
    ), 'the next'],
    ['a hold of the same amount', lost, nothing, (client) => client.holds.place(
      { account_id: 'acc_1', amount: { currency: 'BRL', value: 5 } } as never,
    ), 'the next'],
    ['a request that is written by hand', lost, nothing, (client) => client.request(
      'POST', '/v1/obligations', { body: PAYMENT },
    ), 'the next'],
  ])('%s', async (_what, first, between, write, is) => {
    const wire = new Wire(...first, json({}));
    const client = wire.client({ storage: disk, maxRetries: 0 });
    await Promise.resolve(write(client)).catch(() => undefined);
    await between(client);
    await write(client);
    expect(wire.keys.at(-1) === wire.keys[0] ? 'the same' : 'the next').toBe(is);
  });

  it('is taken for a repetition only where money moves', () => {
    const moving = Object.values(operations).flatMap((group) => Object.entries(group)).filter(([, line]) =>
      line.split(' ')[0]?.includes('$')).map(([operation]) => operation);
    expect(moving.sort()).toEqual([
      'captureHold', 'contributeToSquad', 'createObligation', 'createObligationBatch', 'createPixReturn', 'createProductInstance',
      'createRecurringExpense',
      'createSchedule', 'driveProductAction', 'operatorTransferProviderFunds', 'settleSquadDebts', 'spendFromSquad',
    ]);
  });

  it('leaves nothing behind: what is too old to be repeated is dropped with the next write', async () => {
    await Promise.resolve(pay(new Wire(broken()).client({ storage: disk, maxRetries: 0 }))).catch(() => undefined);
    await after(10 * MINUTE_MS + 1_000)();
    const client = new Wire(json({})).client({ storage: disk });
    expect(await client.openIntents()).toEqual([]);
    await client.parties.create(ANA);
    expect(disk.values.size).toBe(0);
  });
});

/** A capture of another hold each time. */
function captureOfAnother() {
  let n = 0;
  return (client: ReturnType<Wire['client']>) => client.holds.capture(`hld_${(n += 1)}`, { amount_cents: 5 } as never);
}

describe('a write with a key of the caller\'s', () => {
  it('goes out with it, and must say the same while its outcome is open', async () => {
    const crashed = new Wire(dies);
    void crashed.client({ storage: disk, ...DYING }).parties.create(ANA, { idempotencyKey: 'signup-1' }).catch(() => undefined);
    await untilSent(crashed);
    const wire = new Wire(json({}));
    const restarted = wire.client({ storage: disk });
    await expect(restarted.parties.create(BIA, { idempotencyKey: 'signup-1' })).rejects.toMatchObject({ reason: 'CHANGED' });
    await expect(restarted.parties.update('pty_1', {}, { idempotencyKey: 'signup-1' })).rejects.toMatchObject({ reason: 'CHANGED' });
    await restarted.parties.create(ANA);
    await restarted.parties.create(ANA, { idempotencyKey: 'signup-1' });
    expect(wire.keys).toEqual([expect.not.stringContaining('signup'), 'signup-1']);
    expect(disk.values.size).toBe(0);
  });

  it('is not sent again when the service may have forgotten the key', async () => {
    const crashed = new Wire(broken());
    await expect(crashed.client({ storage: disk, maxRetries: 0 }).parties.create(ANA, { idempotencyKey: 'signup-2' }))
      .rejects.toMatchObject({ reason: 'network' });
    jest.useFakeTimers({ advanceTimers: true, now: Date.now() + 7 * DAY_MS });
    const wire = new Wire(json({ party_id: 'pty_1' }));
    const restarted = wire.client({ storage: disk });
    const error = await restarted.parties.create(ANA, { idempotencyKey: 'signup-2' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(IntentError);
    expect(error).toMatchObject({ reason: 'EXPIRED', idempotencyKey: 'signup-2' });
    expect(wire.sent).toEqual([]);
    await restarted.forget({ key: 'signup-2' });
    await restarted.parties.create(ANA, { idempotencyKey: 'signup-2' });
    expect(wire.sent).toHaveLength(1);
  });
});

describe('a unit of work', () => {
  it('gives each of its writes a key that follows from its id', async () => {
    const { wire } = new Once();
    const made = await wire.client().work('signup-7', async (razao) => {
      const ana = await razao.parties.create(ANA);
      await razao.parties.get(ana.party_id);
      await razao.parties.update(ana.party_id, {});
      return razao.parties.create(ANA);
    });
    expect(wire.keys).toEqual(['signup-7/createParty/1', null, 'signup-7/updateParty/1', 'signup-7/createParty/2']);
    expect(made.party_id).toBe('signup-7/createParty/2');
  });

  it.each(['', 'two words', 'ção', 'x'.repeat(201)])('cannot be called %j', async (id) => {
    await expect(new Wire().client().work(id, async () => undefined)).rejects.toThrow('the id of a unit of work');
  });

  it('that died anywhere and is run again does everything once', async () => {
    for (let diesAt = 1; diesAt <= 3; diesAt += 1) {
      const once = new Once();
      const unit = async (n: number) =>
        once.wire.client({ storage: disk, fetch: dyingAt(once.wire, n), ...DYING }).work('signup-8', async (razao) => {
        await razao.parties.create(ANA);
        await razao.parties.create(BIA);
        await razao.parties.update('pty_1', {});
      });
      void unit(diesAt).catch(() => undefined);
      await untilSent(once.wire, diesAt);
      await unit(Infinity);
      expect([...once.done.keys()]).toEqual(['signup-8/createParty/1', 'signup-8/createParty/2', 'signup-8/updateParty/1']);
      expect(disk.values.size).toBe(0);
    }
  });

  it('that says something else when it is run again is refused here, and nothing is sent', async () => {
    const once = new Once();
    const client = once.wire.client({ storage: disk });
    await expect(
      client.work('signup-9', async (razao) => { await razao.parties.create(ANA); throw new Error('later'); }),
    ).rejects.toThrow('later');
    const restarted = once.wire.client({ storage: disk });
    await expect(restarted.work('signup-9', (razao) => Promise.resolve(razao.parties.create(BIA)))).rejects.toMatchObject({
      reason: 'CHANGED', idempotencyKey: 'signup-9/createParty/1',
    });
    expect(once.wire.sent).toHaveLength(1);
    await restarted.forget({ work: 'signup-9' });
    expect(disk.values.size).toBe(0);
  });

  it('that was answered but never ended is not begun anew after the service has forgotten it', async () => {
    const { wire } = new Once();
    await expect(wire.client({ storage: disk }).work(
      'signup-10', async (razao) => { await razao.parties.create(ANA); throw new Error('no note of it'); },
    )).rejects.toThrow();
    jest.useFakeTimers({ advanceTimers: true, now: Date.now() + 7 * DAY_MS });
    await expect(wire.client({ storage: disk }).work('signup-10', (razao) =>
      Promise.resolve(razao.parties.create(ANA)))).rejects.toMatchObject({ reason: 'EXPIRED' });
    expect(wire.sent).toHaveLength(1);
  });

  it('tries a refused write anew', async () => {
    const wire = new Wire(refusal('INSUFFICIENT_FUNDS', 422), json({ party_id: 'pty_1' }));
    const client = wire.client({ storage: disk });
    const unit = () => client.work('signup-11', (razao) => Promise.resolve(razao.parties.create(ANA)));
    await expect(unit()).rejects.toThrow('INSUFFICIENT_FUNDS');
    expect((await unit()).party_id).toBe('pty_1');
    expect(wire.keys).toEqual(['signup-11/createParty/1', 'signup-11/createParty/1']);
  });
});

describe('the file', () => {
  let folder: string;
  let file: string;
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'razao-sdk-')); file = join(folder, 'deep', 'intents'); });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** As another process sees it after this one is gone. */
  const reopened = async () => {
    const copy = fileStorage(join(folder, 'copy'));
    writeFileSync(join(folder, 'copy'), readFileSync(file));
    const kept = Object.fromEntries(await copy.load());
    copy.close();
    return kept;
  };
  const opened = async () => {
    const storage = fileStorage(file);
    await storage.load();
    return storage;
  };

  it('keeps what was written, and drops what was removed', async () => {
    const storage = await opened();
    await Promise.all([storage.write({ a: '1', b: 'two\nlines' }), storage.write({ c: '3' }), storage.write({ a: null })]);
    expect(await reopened()).toEqual({ b: 'two\nlines', c: '3' });
    storage.close();
  });

  it('reads past a line that a crash cut off', async () => {
    const storage = await opened();
    await storage.write({ a: '1' });
    appendFileSync(file, '{"b":"2');
    expect(await reopened()).toEqual({ a: '1' });
    storage.close();
  });

  it('is rewritten when it is opened: what was removed leaves nothing behind', async () => {
    const storage = await opened();
    for (let n = 0; n < 100; n += 1) await storage.write({ [n]: 'x'.repeat(100) }).then(() => storage.write({ [n]: null }));
    await storage.write({ a: '1' });
    storage.close();
    (await opened()).close();
    expect(readFileSync(file, 'utf8')).toBe('{"a":"1"}\n');
  });

  it('belongs to one living process; what a dead one claimed is free', async () => {
    const storage = await opened();
    await expect(opened()).rejects.toThrow('used by another client of this process');
    storage.close();
    (await opened()).close();
    const other = join(folder, 'other');
    writeFileSync(`${other}.lock`, String(process.ppid));
    await expect(fileStorage(other).load()).rejects.toThrow(`used by process ${process.ppid}`);
    writeFileSync(`${other}.lock`, '4194305');
    const taken = fileStorage(other);
    await taken.load();
    expect(readFileSync(`${other}.lock`, 'utf8')).toBe(String(process.pid));
    taken.close();
    expect(existsSync(`${other}.lock`)).toBe(false);
  });
});

/** A fetch whose n-th answer is never read. */
function dyingAt(wire: Wire, n: number): (request: Request) => Promise<Response> {
  let sent = 0;
  const inner = wire.fetch;
  return async (request) => {
    const answer = await inner(request);
    return (sent += 1) >= n ? dies() : answer;
  };
}

async function untilSent(wire: { sent: readonly Sent[] }, n = 1): Promise<void> {
  while (wire.sent.length < n) await new Promise((resolve) => { setTimeout(resolve, 1); });
  await new Promise((resolve) => { setTimeout(resolve, 5); });
}
