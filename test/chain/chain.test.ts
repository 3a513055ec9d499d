/** The chain over HTTP, by the ledger's own client. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../src/platform/local/index.ts';
import pg from 'pg';
import { addressOfKey, assemble, ChainError, ChainNode, inputOf, keyFromWords, type ChainProblem } from '../../src/onchain/chain/index.ts';
import { compileSources } from '../../src/onchain/chain/compile.ts';
import { ROLE } from '../../src/onchain/chain/server/schema.sql.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { changeOf, paymentBy, startChain, type TestChain } from '../support/chain.ts';
import { ADA, GATE, open, opening, owner, pay, tokensOf, word, written } from '../support/chain-transactions.ts';

let database: TestDatabase;
let chain: TestChain;

beforeAll(async () => {
  database = await createDatabase();
  chain = await startChain(database.url);
});
afterAll(async () => {
  await chain?.stop();
  await database?.drop();
});

async function problemOf(call: Promise<unknown>): Promise<{ problem: ChainProblem; message: string } | undefined> {
  return call.then(() => undefined, (error: unknown) => {
    if (!(error instanceof ChainError)) throw error;
    return { problem: error.problem, message: error.message };
  });
}

async function asRole(options: string, sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: database.url, options });
  await client.connect();
  try {
    await client.query(sql);
    return 'allowed';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end();
  }
}

describe('a transaction', () => {
  it('waits, then stands in a block with its outputs, and is answered as before when it is sent again', async () => {
    const key = keyFromWords('waits');
    const [coin] = await chain.coins(key, 1);
    const { height } = await chain.node.tip();
    await chain.control('hold');
    const sent = paymentBy(key, coin!);
    expect(await chain.node.submit(sent.cbor)).toBe(sent.id);
    expect(await chain.node.submit(sent.cbor)).toBe(sent.id);
    expect(await chain.node.find(sent.id)).toEqual({ id: sent.id, status: 'PENDING', height: null, slot: null, trace: [], reason: null });
    expect(await chain.node.outputsOf(sent.id)).toEqual([]);
    expect((await chain.node.tip()).waiting).toBe(1);
    await chain.control('release');
    expect(await chain.settled(sent.id)).toMatchObject({ status: 'ACCEPTED', height: height + 1, slot: expect.any(Number), reason: null });
    expect(await chain.node.submit(sent.cbor)).toBe(sent.id);
    const [block, ...later] = await chain.node.blocks(height);
    expect(later).toEqual([]);
    expect(block).toMatchObject({
      height: height + 1, transactions: [{ id: sent.id, valid: true, cbor: Buffer.from(sent.cbor).toString('hex'), signers: [key.hash] }],
    });
    expect((await chain.node.outputsOf(sent.id)).map(({ lovelace, madeAt, spentAt }) => ({ lovelace, madeAt, spentAt }))).toEqual([
      { lovelace: 2n * ADA, madeAt: height + 1, spentAt: null }, { lovelace: 96n * ADA, madeAt: height + 1, spentAt: null },
    ]);
  });

  it('stands with one that spends what it makes in the same block, and in the same order', async () => {
    const key = keyFromWords('in a row');
    const [coin] = await chain.coins(key, 1);
    await chain.control('hold');
    const first = paymentBy(key, coin!);
    const second = paymentBy(key, changeOf(first, coin!));
    await chain.node.submit(first.cbor);
    await chain.node.submit(second.cbor);
    await chain.control('block');
    await chain.control('release');
    const { height } = await chain.settled(second.id);
    const [block] = await chain.node.blocks(height! - 1);
    expect(block?.transactions.map(({ id }) => id)).toEqual([first.id, second.id]);
    const at = await chain.node.outputs({ address: addressOfKey(key.hash) }, height!);
    expect(at.map(({ reference }) => `${reference.txId}#${reference.index}`).toSorted()).toEqual(
      [`${first.id}#0`, `${second.id}#0`, `${second.id}#1`].toSorted(),
    );
    expect(
      (await chain.node.outputs({ address: addressOfKey(key.hash) }, height! - 1)).map(({ reference }) => reference),
    ).toEqual([coin!.reference]);
  });

  it('that a validator refuses stands as refused, with its trace, and costs the collateral', async () => {
    const gate = compileSources({ 'validator.hl': GATE }, null);
    const [coin, another] = await chain.coins(owner, 2, 'gate');
    const built = assemble({
      spends: [], minted: [], validators: [], from: null, to: null, signers: [owner.hash], treasury: owner.hash, coin: coin!,
      outputs: [pay(10n * ADA, { holder: { script: gate.scriptHash }, datum: word(7n) }), pay(20n * ADA, { script: gate.script })],
    }, [owner]);
    await chain.node.submit(built.cbor);
    await chain.settled(built.id);
    const [home, reference] = await chain.node.outputsOf(built.id);
    expect(reference).toMatchObject({ script: gate.script, holder: { key: owner.hash } });
    const wrong = opening(home!, another!, gate.script);
    const refused = written({
      ...wrong, scripts: [], references: [reference!], redeemers: wrong.redeemers.map((it) => ({ ...it, data: open(8n) })),
    });
    const id = await chain.node.submit(refused);
    expect(await chain.settled(id)).toMatchObject({
      status: 'REFUSED', trace: expect.arrayContaining(['E_WORD']), reason: expect.stringMatching(/^Plutus script/),
    });
    expect(await chain.node.outputsOf(id)).toMatchObject([{ reference: { txId: id, index: 1 }, lovelace: 97n * ADA }]);
    expect((await chain.node.outputsOf(built.id))[0]).toMatchObject({ spentAt: null });
    const right = written({
      ...opening(home!, { ...another!, lovelace: 97n * ADA, reference: { txId: id, index: 1 } }, ''), scripts: [], references: [reference!],
    });
    expect(await chain.settled(await chain.node.submit(right))).toMatchObject({ status: 'ACCEPTED' });
  });

  it('that breaks a rule is rejected with the reason, and unknown', async () => {
    const key = keyFromWords('breaks');
    const [coin] = await chain.coins(key, 1);
    const spent = { ...coin!, lovelace: 5_000n * ADA };
    const { cbor, id } = paymentBy(key, spent);
    expect(await problemOf(chain.node.submit(cbor))).toMatchObject({
      problem: 'REJECTED', message: expect.stringMatching(/conserved|balance/i),
    });
    expect(await chain.node.find(id)).toBeUndefined();
  });

  it('that is none is malformed, whatever it is, and the chain goes on', async () => {
    const { cbor } = paymentBy(owner, (await chain.coins(owner, 1, 'odd'))[0]!);
    const tries = [
      Buffer.from('80', 'hex'), cbor.subarray(0, 50), Buffer.from('84a0a0f5f6', 'hex'), Buffer.from('84a080f5f6', 'hex'),
      Buffer.alloc(30_000, 0x81),
    ];
    for (const bytes of tries) expect(['MALFORMED', 'REJECTED']).toContain((await problemOf(chain.node.submit(bytes)))?.problem);
    for (let at = 0; at < cbor.length; at += 3) {
      const odd = Uint8Array.from(cbor);
      odd[at] = (odd[at] ?? 0) ^ 0x55;
      expect(['MALFORMED', 'REJECTED']).toContain((await problemOf(chain.node.submit(odd)))?.problem);
    }
    expect(await chain.node.tip()).toMatchObject({ waiting: 0 });
  });

  it('that expires while it waits is dropped, with what follows from it, and all else stands', async () => {
    const key = keyFromWords('expires');
    const [coin, another] = await chain.coins(key, 2);
    const { now } = await chain.node.tip();
    await chain.control('hold');
    const late = paymentBy(key, coin!, now + 30);
    const follows = paymentBy(key, changeOf(late, coin!));
    const apart = paymentBy(key, another!);
    for (const { cbor } of [late, follows, apart]) await chain.node.submit(cbor);
    await chain.control('clock', { now: new Date((now + 60) * 1000).toISOString() });
    await chain.control('release');
    expect(await chain.settled(apart.id)).toMatchObject({ status: 'ACCEPTED' });
    expect(await chain.node.find(late.id)).toMatchObject({ status: 'DROPPED', reason: expect.stringMatching(/validity/) });
    expect(await chain.node.find(follows.id)).toMatchObject({ status: 'DROPPED', reason: expect.stringMatching(/input/i) });
    expect(await problemOf(chain.node.submit(late.cbor))).toMatchObject({
      problem: 'REJECTED', message: expect.stringMatching(/validity/),
    });
    await chain.control('clock');
  });
});

describe('the faucet', () => {
  it('gives once for a reference, also before the block', async () => {
    await chain.control('hold');
    const wish = { reference: 'pool-1', key: owner.hash, lovelace: 50n * ADA, coins: 3 };
    const id = await chain.node.faucet(wish);
    expect(await chain.node.faucet(wish)).toBe(id);
    const next = await chain.node.faucet({ ...wish, reference: 'pool-2' });
    expect(await problemOf(chain.node.faucet({ ...wish, coins: 4 }))).toMatchObject({ problem: 'REFERENCE_REUSED' });
    await chain.control('release');
    await chain.settled(next);
    expect(await chain.node.faucet(wish)).toBe(id);
    expect((await chain.node.outputsOf(id)).slice(0, 3).map(({ lovelace, holder }) => ({ lovelace, holder }))).toEqual(
      Array.from({ length: 3 }, () => ({ lovelace: 50n * ADA, holder: { key: owner.hash } })));
  });

  it.each([
    ['no reference', { reference: '' }], ['too many coins', { coins: 51 }], ['none', { coins: 0 }], ['coins of nothing', { lovelace: 0n }],
    ['no key', { key: 'ab' }],
  ])('refuses %s', async (_, change) => {
    const wish = { reference: 'odd', key: owner.hash, lovelace: 50n * ADA, coins: 1, ...change };
    expect(await problemOf(chain.node.faucet(wish))).toMatchObject({
      problem: 'BAD_ANSWER', message: expect.stringMatching(/lovelace|coins|reference|key/),
    });
  });
});

describe('outputs', () => {
  it('are found by address and by policy as of a block, with what they hold, page by page', async () => {
    const key = keyFromWords('holder');
    const [coin] = await chain.coins(key, 1);
    const token = tokensOf(key, 3n);
    const minted = assemble({
      spends: [], from: null, to: null, signers: [key.hash], treasury: key.hash, coin: coin!, validators: [],
      minted: [{ policy: token.policy, tokens: [token], redeemer: null }],
      outputs: [pay(5n * ADA, { holder: { key: key.hash }, tokens: [token], datum: word(9n) })],
    }, [key]);
    await chain.node.submit(minted.cbor);
    const { height } = await chain.settled(minted.id);
    const [output, ...others] = await chain.node.outputs({ policy: token.policy });
    expect(others).toEqual([]);
    expect(output).toMatchObject({
      reference: { txId: minted.id, index: 0 }, lovelace: 5n * ADA, tokens: [token], address: addressOfKey(key.hash), madeAt: height,
    });
    expect(Buffer.from(output!.datum!.toCbor()).toString('hex')).toBe(Buffer.from(word(9n).toCbor()).toString('hex'));
    expect(inputOf(output!).output.toCbor()).toEqual(inputOf({ ...output!, datum: word(9n) }).output.toCbor());
    expect(await chain.node.outputs({ policy: token.policy }, height! - 1)).toEqual([]);
    expect(await problemOf(chain.node.outputs({ policy: token.policy }, height! + 1000))).toMatchObject({ problem: 'HEIGHT_AHEAD' });
    const pages = await fetch(`${chain.url}/v1/outputs?address=${addressOfKey(key.hash)}&limit=1`);
    const page = await pages.json() as { outputs: unknown[]; next: string };
    expect(page.outputs).toHaveLength(1);
    const rest = await (await fetch(`${chain.url}/v1/outputs?address=${addressOfKey(key.hash)}&limit=10&after=${page.next}`)).json();
    expect(rest).toMatchObject({ outputs: [{ lovelace: expect.any(String) }], next: null });
  });

  it.each([
    '', '?address=x', '?policy=ab', `?policy=${'ab'.repeat(28)}&at=-1`, `?policy=${'ab'.repeat(28)}&limit=501`,
    `?policy=${'ab'.repeat(28)}&after=x`,
  ])(
    'are not found by %s', async (query) => {
      expect((await fetch(`${chain.url}/v1/outputs${query}`)).status).toBe(400);
    });
});

describe('a chain that was told to misbehave', () => {
  const quick = () => new ChainNode({ url: chain.url, timeoutMs: 300 });

  it.each(
    ['tip', 'submit', 'find', 'blocks', 'outputs', 'faucet'],
  )('does nothing and says so when %s is unreachable, once', async (operation) => {
    const key = keyFromWords(`unreachable ${operation}`);
    const [coin] = await chain.coins(key, 1);
    const sent = paymentBy(key, coin!);
    const calls: Record<string, () => Promise<unknown>> = {
      tip: () => chain.node.tip(), submit: () => chain.node.submit(sent.cbor), find: () => chain.node.find(sent.id),
      blocks: () => chain.node.blocks(0, 1),
      outputs: () => chain.node.outputsOf(sent.id), faucet: () => chain.node.faucet({
        reference: key.hash, key: key.hash, lovelace: 5n * ADA, coins: 1,
      }),
    };
    await chain.control('script', { operation, outcome: 'unreachable' });
    expect(await problemOf(calls[operation]!())).toMatchObject({ problem: 'UNREACHABLE' });
    expect(await problemOf(calls[operation]!())).toBeUndefined();
  });

  it('is silent after it took a transaction, or before', async () => {
    const key = keyFromWords('silent');
    const [coin, another] = await chain.coins(key, 2);
    const [taken, not] = [paymentBy(key, coin!), paymentBy(key, another!)];
    await chain.control('script', { operation: 'submit', outcome: 'timeout' });
    expect(await problemOf(quick().submit(taken.cbor))).toMatchObject({ problem: 'TIMED_OUT' });
    expect(await chain.settled(taken.id)).toMatchObject({ status: 'ACCEPTED' });
    await chain.control('script', { operation: 'submit', outcome: 'timeout', applied: false });
    expect(await problemOf(quick().submit(not.cbor))).toMatchObject({ problem: 'TIMED_OUT' });
    expect(await chain.node.find(not.id)).toBeUndefined();
  });

  it('loses what it took, as a node of Cardano may', async () => {
    const key = keyFromWords('loses');
    const [coin] = await chain.coins(key, 1);
    const sent = paymentBy(key, coin!);
    await chain.control('script', { operation: 'submit', outcome: 'lost' });
    expect(await chain.node.submit(sent.cbor)).toBe(sent.id);
    expect(await chain.node.find(sent.id)).toBeUndefined();
    await chain.node.submit(sent.cbor);
    expect(await chain.settled(sent.id)).toMatchObject({ status: 'ACCEPTED' });
  });

  it('says what it does not understand', async () => {
    await expect(chain.control('script', { operation: 'submit', outcome: 'refuse' })).rejects.toThrow(
      /outcome must be one of ok, unreachable, timeout, lost/,
    );
  });
});

describe('its identity', () => {
  it('is that of its beginning, remembered, and no other is taken', async () => {
    const { genesis } = await chain.node.tip();
    expect(chain.node.genesis).toBe(genesis);
    expect(genesis).toMatch(/^[0-9a-f]{64}$/);
    const other = new ChainNode({ url: chain.url, timeoutMs: 1000, genesis: '0'.repeat(64) });
    expect(await problemOf(other.tip())).toMatchObject({ problem: 'OTHER_CHAIN', message: expect.stringContaining(genesis) });
  });

  it('is not asked where nobody listens', async () => {
    expect(await problemOf(new ChainNode({ url: `http://127.0.0.1:${await freePort()}`, timeoutMs: 5_000 }).tip()))
      .toMatchObject({ problem: 'UNREACHABLE' });
  });
});

describe('the chain\'s schema', () => {
  it.each([
    ['the chain\'s role sees nothing of the ledger', `-c role=${ROLE}`, 'select from razao.tenants'],
    ['nor may it change anything there', `-c role=${ROLE}`, 'create table razao.x ()'],
    ['the ledger\'s role sees nothing of the chain', '-c role=razao_app', 'select from chain.blocks'],
    ['nor may it write there', '-c role=razao_app', `insert into chain.blocks values (1, '', 1, 1)`],
  ])('%s', async (_, options, sql) => {
    expect(await asRole(options, sql)).toMatch(/permission denied for schema/);
  });
});

describe('a restart', () => {
  it('goes on where it stopped, with what waited; a second process is refused meanwhile', async () => {
    const key = keyFromWords('restart');
    const [coin] = await chain.coins(key, 1);
    await chain.control('hold');
    const first = paymentBy(key, coin!);
    const second = paymentBy(key, changeOf(first, coin!));
    await chain.node.submit(first.cbor);
    await chain.control('block');
    await chain.node.submit(second.cbor);
    const before = await chain.node.tip();
    await expect(startChain(database.url)).rejects.toThrow(`another chain process works on this database: "razao chain ${chain.url}"`);
    await chain.stop();
    chain = await startChain(database.url);
    expect(await chain.node.tip()).toMatchObject({ genesis: before.genesis });
    expect(await chain.settled(second.id)).toMatchObject({ status: 'ACCEPTED', height: before.height + 1 });
    expect(await chain.node.blocks(0)).not.toEqual([]);
  });

  it.each([
    ['a transaction\'s flag', 'update chain.transactions set valid = not valid where height = 2', /block 2 does not match its hash/],
    ['a slot', 'update chain.blocks set slot = slot + 1 where height = 3', /block 3 does not match its hash/],
    [
      'a transaction\'s bytes', `update chain.transactions set cbor = set_byte(cbor, 60, get_byte(cbor, 60) # 1) where height = 1`,
      /block 1: transaction/,
    ],
    [
      'an output',
      'update chain.outputs set spent_at = 1 where (tx_id, index) in (select tx_id, index from chain.outputs where spent_at is null limit 1)',
      /output .* is only on the ledger/,
    ],
  ])('is refused when %s was changed', async (_, sql, why) => {
    await chain.stop();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('create temporary table kept_transactions as table chain.transactions');
    await client.query('create temporary table kept_blocks as table chain.blocks');
    await client.query('create temporary table kept_outputs as table chain.outputs');
    await client.query(sql);
    await expect(startChain(database.url)).rejects.toThrow(why);
    await client.query('update chain.transactions t set valid = k.valid, cbor = k.cbor from kept_transactions k where t.id = k.id');
    await client.query('update chain.blocks b set slot = k.slot from kept_blocks k where b.height = k.height');
    await client.query(
      'update chain.outputs o set spent_at = k.spent_at from kept_outputs k where (o.tx_id, o.index) = (k.tx_id, k.index)',
    );
    await client.end();
    chain = await startChain(database.url);
  });
});

it('starts by a login that may create nothing, in the schema that was made for it', async () => {
  const other = await createDatabase();
  const login = new URL(other.url);
  [login.username, login.password] = ['chain_login', 'chain-login'];
  const administrator = new pg.Client({ connectionString: other.url });
  await administrator.connect();
  try {
    await administrator.query(
      `create role chain_login login password 'chain-login' in role ${ROLE}; create schema chain authorization ${ROLE}`,
    );
    const its = await startChain(login.href);
    expect((await its.node.tip()).height).toBeGreaterThanOrEqual(0);
    await its.stop();
  } finally {
    await administrator.query('drop owned by chain_login; drop role chain_login').catch(() => undefined);
    await administrator.end();
    await other.drop();
  }
});
