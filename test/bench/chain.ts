/**
 * The fourth part of `make bench`: how many transactions a second the chain takes and puts into blocks, and how long it takes to start
 * again.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compileSources } from '../../src/onchain/chain/compile.ts';
import {
  addressOfKey, assemble, ChainNode, FEE, keyFromWords, type SignedTransaction, type SigningKey, type UnspentOutput,
} from '../../src/onchain/chain/index.ts';
import { ADA, GATE, inOrder, opening, pay, word, written } from '../support/chain-transactions.ts';
import { readTransaction } from '../../src/onchain/chain/server/transaction.ts';
import { startCluster } from './cluster.ts';

/** Keys that send side by side, each of its transactions spending the one before. */
const SENDERS = 8;
const LOVELACE = 100_000n * ADA;
/** Time for the validators to be compiled. */
const WARM_UP_SECONDS = 5;
const CALL_MS = 60_000;
const RESTART_AT = 10_000;
const QUICK_RESTART_AT = 1_500;
const PROGRAM = join(import.meta.dirname, '../../src/command-line/razao.js');

/** Results of this part. */
export interface ChainFigures {
  /** Transactions a second from the first that was sent to the block of the last. */
  readonly payments: number;
  /** The same of moves that a validator judges. */
  readonly moves: number;
  /** Seconds from the start of a killed process to its first answer, with so many transactions on the chain. */
  readonly restart: { readonly transactions: number; readonly seconds: number };
}

export interface ChainBench {
  readonly folder: string;
  /** Time of a case in each round, in seconds. */
  readonly seconds: number;
  readonly isQuick: boolean;
  begin<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T>;
  print(text: string): void;
}

export async function measureChain({ folder, seconds, isQuick, begin, print }: ChainBench): Promise<ChainFigures> {
  print('starting Postgres and the chain\n');
  const cluster = await begin(startCluster(folder));
  const first = await begin(startProcess(cluster.url));
  const senders = await fund(first.node);
  await measure(first.node, senders, payOn, forSeconds(WARM_UP_SECONDS));
  const payments = await measure(first.node, senders, payOn, forSeconds(seconds));
  const gate = compileSources({ 'validator.hl': GATE }, null);
  const moves = await measure(first.node, await setGates(first.node, senders, gate.scriptHash), moveOn(gate), forSeconds(seconds));
  const wanted = isQuick ? QUICK_RESTART_AT : RESTART_AT;
  const left = wanted - await totalOf(cluster.admin);
  print(`${payments.toFixed(0)} payments a second, ${moves.toFixed(0)} moves; ${Math.max(0, left)} transactions more for the restart\n`);
  await measure(first.node, await fund(first.node, 'more'), payOn, forTurns(Math.ceil(left / SENDERS)));
  await first.kill();
  const at = performance.now();
  const second = await begin(startProcess(cluster.url));
  await second.node.tip();
  return { payments, moves, restart: { transactions: await totalOf(cluster.admin), seconds: (performance.now() - at) / 1000 } };
}

export function showChain({ payments, moves, restart }: ChainFigures): string {
  return [
    'the chain', `  payments        ${payments.toFixed(0)} a second`,
    `  moves           ${moves.toFixed(0)} a second, each judged by a validator`,
    `  start again     ${restart.seconds.toFixed(1)} s after kill -9, with ${restart.transactions} transactions`,
  ].join('\n');
}

/** A sender, with the coin to spend next. */
interface Sender {
  readonly key: SigningKey;
  coin: UnspentOutput;
  gate?: UnspentOutput;
}

/** A chain in a process of its own. */
export interface RunningChain {
  readonly url: string;
  readonly pid: number;
  readonly node: ChainNode;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startProcess(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Promise<RunningChain> {
  const child = spawn(process.execPath, [PROGRAM, 'chain', '--json', '--with-parent'], {
    stdio: ['pipe', 'pipe', 'inherit'], env: {
      ...process.env, NODE_OPTIONS: '', RAZAO_CHAIN_PORT: '0', RAZAO_CHAIN_DATABASE_URL: databaseUrl, ...env,
    },
  });
  const [line] = await once(child.stdout, 'data') as [Buffer];
  const { base_url } = JSON.parse(String(line)) as { base_url: string };
  const kill = () => killed(child);
  return { url: base_url, pid: child.pid ?? 0, node: new ChainNode({ url: base_url, timeoutMs: CALL_MS }), kill, stop: kill };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function fund(node: ChainNode, words = 'bench'): Promise<Sender[]> {
  return Promise.all(Array.from({ length: SENDERS }, async (_, n) => {
    const key = keyFromWords(`${words} ${n}`);
    const id = await node.faucet({ reference: `${words}-${n}`, key: key.hash, lovelace: LOVELACE, coins: 1 });
    return { key, coin: { reference: { txId: id, index: 0 }, holder: { key: key.hash }, lovelace: LOVELACE, tokens: [], datum: null } };
  }));
}

async function setGates(node: ChainNode, senders: readonly Sender[], script: string): Promise<Sender[]> {
  return Promise.all(senders.map(async ({ key, coin }) => {
    const content = pay(10n * ADA, { holder: { script }, datum: word(7n) });
    const sent = assemble({
      spends: [], minted: [], validators: [], from: null, to: null, signers: [key.hash], treasury: key.hash, coin, outputs: [content],
    }, [key]);
    await node.submit(sent.cbor);
    return {
      key, gate: { ...content, reference: { txId: sent.id, index: 0 } },
      coin: { ...coin, reference: { txId: sent.id, index: 1 }, lovelace: coin.lovelace - content.lovelace - FEE },
    };
  }));
}

function payOn(sender: Sender): SignedTransaction {
  const { key, coin } = sender;
  const sent = assemble({
    spends: [], minted: [], validators: [], from: null, to: null, signers: [key.hash], treasury: key.hash, coin,
    outputs: [pay(2n * ADA, { holder: { key: key.hash } })],
  }, [key]);
  sender.coin = { ...coin, reference: { txId: sent.id, index: 1 }, lovelace: coin.lovelace - 2n * ADA - FEE };
  return sent;
}

/** Opens its gate and sets it up again, as a move of an instance does. */
function moveOn({ script }: { readonly script: string }): (sender: Sender) => SignedTransaction {
  return (sender) => {
    const { key, coin, gate } = sender;
    if (!gate) throw new Error('the sender has no gate');
    const change = { ...coin, lovelace: coin.lovelace - FEE };
    const parts = opening(gate, coin, script, {
      outputs: [gate, change], signatures: [key], inputs: inOrder([gate, coin]),
      collateralReturn: { ...coin, lovelace: coin.lovelace - 3n * ADA },
    });
    const cbor = written(parts);
    const { id } = readTransaction(cbor);
    sender.gate = { ...gate, reference: { txId: id, index: 0 } };
    sender.coin = { ...change, reference: { txId: id, index: 1 } };
    return { id, cbor };
  };
}

type Goes = (turn: number) => boolean;

function forSeconds(seconds: number): Goes {
  const until = performance.now() + seconds * 1000;
  return () => performance.now() < until;
}

function forTurns(turns: number): Goes {
  return (turn) => turn < turns;
}

/** @returns transactions a second. */
async function measure(
  node: ChainNode, senders: readonly Sender[], next: (sender: Sender) => SignedTransaction, goesOn: Goes,
): Promise<number> {
  const begin = performance.now();
  let sent = 0;
  await Promise.all(senders.map(async (sender) => {
    for (let turn = 0; goesOn(turn); turn += 1) {
      await node.submit(next(sender).cbor);
      sent += 1;
    }
  }));
  while ((await node.tip()).waiting > 0) await new Promise((resolve) => { setTimeout(resolve, 20); });
  await requireStanding(node, senders);
  return sent / ((performance.now() - begin) / 1000);
}

/** Holds that every answered transaction is still on the chain. @throws Error */
async function requireStanding(node: ChainNode, senders: readonly Sender[]): Promise<void> {
  for (const { key, coin } of senders) {
    const stands = await node.outputsOf(coin.reference.txId);
    if (!stands.some((output) => output.reference.index === coin.reference.index && output.address === addressOfKey(key.hash))) {
      throw new Error(`transaction ${coin.reference.txId} was answered and does not stand`);
    }
  }
}

async function totalOf(admin: { query<R>(sql: string): Promise<{ rows: R[] }> }): Promise<number> {
  const { rows } = await admin.query<{ total: number }>('select max(total) as total from chain.blocks');
  return rows[0]?.total ?? 0;
}
