/**
 * Whenever the chain's process dies, no transaction that it answered is lost or applied twice, and its outputs are those that
 * all blocks make from the first on. FAULTS=all kills at each place several times; CHAIN_TRANSACTIONS=10000 replays as many.
 */
import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Chain } from '../../src/onchain/chain/server/chain.ts';
import { replay, stateOfGenesis, stateOfSnapshot } from '../../src/onchain/chain/server/replay.ts';
import { ChainFailed, Store } from '../../src/onchain/chain/server/store.ts';
import { startPostgres } from '../../src/platform/local/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts';
import { ChainError, keyFromWords, type UnspentOutput } from '../../src/onchain/chain/index.ts';
import type { Failpoint } from '../../src/platform/failpoints.ts';
import { ChainProcess, changeOf, paymentBy, startChain, type TestChain } from '../support/chain.ts';
import { eventually } from '../support/service.ts';

const ALL = process.env['FAULTS'] === 'all';
const TRANSACTIONS = Number(process.env['CHAIN_TRANSACTIONS'] ?? (ALL ? 2_000 : 60));
/** A coin that is enough for some ten thousand payments, each of which costs four ADA. */
const LONG = 100_000_000_000n;
const TIMEOUT_MS = 3_600_000;
const key = keyFromWords('fault');
const unheard = () => undefined;

const databases: TestDatabase[] = [];
let running: TestChain | undefined;
afterAll(async () => {
  await running?.stop();
  for (const database of databases) await database.drop();
});

async function newDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  databases.push(database);
  return database;
}

/** Sends until the process dies. @returns the answers before its death, in their order, which must not be lost. */
async function sendUntilDead(chain: ChainProcess, coin: UnspentOutput, most: number): Promise<string[]> {
  const answered: string[] = [];
  for (let [left, at] = [most, coin]; left > 0; left -= 1) {
    const sent = paymentBy(key, at);
    try {
      answered.push(await chain.node.submit(sent.cbor));
    } catch (error) {
      if (error instanceof ChainError && error.problem !== 'REJECTED') return answered;
      throw error;
    }
    at = changeOf(sent, at);
  }
  return answered;
}

async function rowsOf<R extends pg.QueryResultRow>(url: string, sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Each thing holds that must after a death, with the chain stopped. @returns the state's hash. */
async function expectWhole(url: string, answered: readonly string[]): Promise<string> {
  const store = await Store.open(url, unheard);
  try {
    const genesis = await store.genesis(() => { throw new Error('it has begun'); });
    const whole = await replay(store, stateOfGenesis(genesis));
    const chain = await rowsOf<{ id: string }>(url, 'select id from chain.transactions where height is not null order by height, place');
    expect(chain.map(({ id }) => id).filter((id) => answered.includes(id))).toEqual(answered);
    expect(whole.head.total).toBe(chain.length);
    return whole.ledger.state().hash;
  } finally {
    await store.close();
  }
}

async function stateAfterRestart(url: string): Promise<string> {
  const store = await Store.open(url, unheard);
  try {
    const snapshot = await store.newestSnapshot();
    if (!snapshot) return 'none';
    return (await replay(store, stateOfSnapshot(snapshot))).ledger.state().hash;
  } finally {
    await store.close();
  }
}

describe('kill -9 of the chain', () => {
  const places: readonly [Failpoint, number][] = ALL
    ? (['before-block', 'after-block'] as const).flatMap((point) => [0, 1, 2, 3, 4].map((skip): [Failpoint, number] => [point, skip]))
    : [['before-block', 1], ['after-block', 1]];

  it.each(places)('at %s, after %i others, loses nothing that was answered', async (point, skip) => {
    const { url } = await newDatabase();
    const first = await ChainProcess.start(url);
    running = first;
    const [coin] = await first.coins(key, 1, 'long', LONG);
    await first.arm(point, { skip });
    const answered = await sendUntilDead(first, coin!, 1_000);
    await first.died();
    expect(answered.length).toBeGreaterThan(0);
    const second = await startChain(url);
    running = second;
    for (const id of answered) expect(await second.settled(id)).toMatchObject({ status: 'ACCEPTED' });
    await second.stop();
    running = undefined;
    await expectWhole(url, answered);
  }, TIMEOUT_MS);

  (ALL ? it : it.skip)('inside a snapshot leaves the one before, and the restart\'s state is a replay\'s', async () => {
    const { url } = await newDatabase();
    const first = await ChainProcess.start(url);
    running = first;
    const [coin] = await first.coins(key, 1, 'long', LONG);
    await first.arm('inside-snapshot');
    const answered = await sendUntilDead(first, coin!, 2_000);
    await first.died();
    expect(answered.length).toBeGreaterThan(900);
    expect(await rowsOf(url, 'select height from chain.snapshots')).toEqual([]);
    const second = await ChainProcess.start(url);
    running = second;
    for (const id of answered.slice(-20)) await second.settled(id);
    const later = await sendUntilDead(second, (await second.coins(key, 1, 'later', LONG))[0]!, 1_100);
    await second.settled(later.at(-1)!);
    await second.stop();
    running = undefined;
    const whole = await expectWhole(url, [...answered, ...later]);
    expect(await rowsOf(url, 'select height from chain.snapshots')).toHaveLength(1);
    expect(await stateAfterRestart(url)).toBe(whole);
  }, TIMEOUT_MS);
});

describe('kill -9 of Postgres', () => {
  (ALL ? it : it.skip)('loses nothing that was answered, and the chain goes on by itself', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'razao-chain-'));
    const postgres = await startPostgres({ dataDir: folder, log: { info: unheard, warn: unheard } });
    try {
      const chain = await ChainProcess.start(postgres.url);
      running = chain;
      const [coin] = await chain.coins(key, 1, 'long', LONG);
      const sending = sendUntilDead(chain, coin!, 10_000);
      await sleep(1_000);
      process.kill(postgres.pid, 'SIGKILL');
      const answered = await sending;
      expect(answered.length).toBeGreaterThan(0);
      await eventually(async () => chain.node.tip().then(() => true, () => false), 60);
      for (const id of answered) expect(await chain.settled(id)).toMatchObject({ status: 'ACCEPTED' });
      await chain.stop();
      running = undefined;
      await expectWhole(postgres.url, answered);
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }, TIMEOUT_MS);
});

describe('transactions carried out again', () => {
  it(`are the same to the byte: ${TRANSACTIONS} of them, from the first block and from the newest snapshot`, async () => {
    const { url } = await newDatabase();
    const chain = await Chain.open({ databaseUrl: url, clock: systemClock, lost: unheard });
    await chain.give({ reference: 'many', key: key.hash, lovelace: 1_000_000_000_000n, coins: 20 });
    await chain.makeBlock();
    const [given] = await rowsOf<{ tx_id: string }>(url, 'select tx_id from chain.grants');
    const coins = Array.from({ length: 20 }, (_, index): UnspentOutput => (
      { reference: { txId: given!.tx_id, index }, holder: { key: key.hash }, lovelace: 1_000_000_000_000n, tokens: [], datum: null }));
    for (let sent = 0; sent < TRANSACTIONS; sent += coins.length) {
      const answers = coins.map((coin, place) => {
        const transaction = paymentBy(key, coin);
        coins[place] = changeOf(transaction, coin);
        return chain.submit(transaction.cbor);
      });
      for (const { status } of await Promise.all(answers)) expect(status).toBe('TAKEN');
      await chain.makeBlock();
    }
    await chain.close();
    const state = await expectWhole(url, []);
    const again = await expectWhole(url, []);
    expect(again).toBe(state);
    expect(await stateAfterRestart(url)).toBe(TRANSACTIONS > 1_000 ? state : 'none');
  }, TIMEOUT_MS);

  it('from a snapshot that was changed are refused', async () => {
    const { url } = await newDatabase();
    const chain = await Chain.open({ databaseUrl: url, clock: systemClock, lost: unheard });
    await chain.give({ reference: 'one', key: key.hash, lovelace: 5_000_000n, coins: 1 });
    await chain.makeBlock();
    await chain.close();
    await rowsOf(url, `insert into chain.snapshots values (1, '${'0'.repeat(64)}', decode('a0', 'hex'))`);
    await expect(Chain.open({ databaseUrl: url, clock: systemClock, lost: unheard })).rejects.toThrow(ChainFailed);
    await expect(Chain.open({ databaseUrl: url, clock: systemClock, lost: unheard })).rejects.toThrow(
      'the snapshot of block 1 does not match its hash',
    );
  }, TIMEOUT_MS);
});
