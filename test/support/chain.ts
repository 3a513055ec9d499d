/** The chain for a test: in this process, or as the process of its own that it is; and transactions that it takes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ChainServer } from '../../src/onchain/chain/server/chain-server.ts';
import {
  assemble, ChainNode, keyFromWords, type SignedTransaction, type SigningKey, type UnspentOutput,
} from '../../src/onchain/chain/index.ts';
import { present } from '../../src/platform/assert.ts';
import type { Armed, Failpoint } from '../../src/platform/failpoints.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { programFile } from './server-urls.ts';

const TICK_MS = 20;
const CALL_MS = 10_000;
const COIN = 100_000_000n;
const PAID = 2_000_000n;

export class TestChain {
  readonly node: ChainNode;

  constructor(readonly url: string, readonly stop: () => Promise<void>) {
    this.node = new ChainNode({ url, timeoutMs: CALL_MS });
  }

  /** Calls the control API. @throws when it does not understand. */
  async control<T>(path: string, body: object = {}): Promise<T> {
    const answer = await fetch(`${this.url}/_control/${path}`, {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return await answer.json() as T;
  }

  /** Unspent coins of a key. */
  async coins(key: SigningKey, count: number, reference = `${key.hash}-${count}`, lovelace = COIN): Promise<UnspentOutput[]> {
    const id = await this.node.faucet({ reference, key: key.hash, lovelace, coins: count });
    await this.settled(id);
    return (await this.node.outputsOf(id)).slice(0, count);
  }

  /** Waits until a transaction is in a block, or never will be. */
  async settled(id: string) {
    for (const until = performance.now() + CALL_MS; ;) {
      const found = await this.node.find(id);
      if (found && found.status !== 'PENDING') return found;
      if (performance.now() > until) throw new Error(`transaction ${id} stays ${found?.status ?? 'unknown'}`);
      await new Promise((resolve) => { setTimeout(resolve, 10); });
    }
  }
}

/** Starts a chain on a database; blocks are made every 20 ms while something waits. */
export async function startChain(
  databaseUrl: string, options: { clock?: Clock; tickMs?: number; failed?: (error: Error) => void } = {},
): Promise<TestChain> {
  const failed = options.failed ?? ((error: Error) => { throw error; });
  const server = new ChainServer({ databaseUrl, tickMs: TICK_MS, hasControl: true, ...options, failed });
  return new TestChain(await server.listen(0), () => server.stop());
}

/** A chain as a process, which a test can kill. */
export class ChainProcess extends TestChain {
  private constructor(url: string, private readonly child: ReturnType<typeof spawn>, stop: () => Promise<void>) {
    super(url, stop);
  }

  /** @throws with its output, when it refuses to start. */
  static async start(databaseUrl: string, env: Record<string, string> = {}): Promise<ChainProcess> {
    const child = spawn(process.execPath, ['--enable-source-maps', await programFile('service-process'), 'chain', '--json'], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env, NODE_OPTIONS: '', RAZAO_CHAIN_PORT: '0', RAZAO_CHAIN_DATABASE_URL: databaseUrl, RAZAO_SANDBOX: '1',
        RAZAO_CHAIN_TICK_MS: String(TICK_MS), ...env,
      },
    });
    let [out, err] = ['', ''];
    const stdout = present(child.stdout, 'standard output');
    stdout.on('data', (chunk) => { out += String(chunk); });
    child.stderr?.on('data', (chunk) => { err += String(chunk); });
    const gone = once(child, 'exit');
    while (!out.includes('\n') && child.exitCode === null) await Promise.race([once(stdout, 'data').catch(() => undefined), gone]);
    if (!out.includes('\n')) throw new Error(err);
    return new ChainProcess((JSON.parse(out) as { base_url: string }).base_url, child, async () => {
      child.kill('SIGKILL');
      await gone;
    });
  }

  /** Lets the process die when it next comes to the failpoint. @returns when the failpoint is set. */
  async arm(point: Failpoint, given: Omit<Armed, 'point'> = {}): Promise<void> {
    const armed = once(this.child, 'message');
    this.child.send({ point, ...given });
    await armed;
  }

  /** Resolves when the process has died. */
  async died(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit', {
      signal: AbortSignal.timeout(60_000),
    });
  }
}

/** A payment of two ADA by a coin's holder to itself; the rest comes back as output 1. */
export function paymentBy(key: SigningKey, coin: UnspentOutput, to: number | null = null): SignedTransaction {
  return assemble({
    spends: [], minted: [], validators: [], from: null, to, signers: [key.hash], treasury: key.hash, coin,
    outputs: [{ holder: { key: key.hash }, lovelace: PAID, tokens: [], datum: null }],
  }, [key]);
}

/** The coin that a payment gives back. */
export function changeOf({ id }: SignedTransaction, coin: UnspentOutput): UnspentOutput {
  return { ...coin, reference: { txId: id, index: 1 }, lovelace: coin.lovelace - PAID - 2_000_000n };
}

export const somebody = keyFromWords('somebody');
