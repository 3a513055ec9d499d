import { decodeUplcData } from '@helios-lang/uplc';
import type { UnspentOutput } from '../draft.ts';
import { nodeAddress } from './address.ts';
import { ChainError, type ChainProblem } from './chain-error.ts';

export interface ChainNodeOptions {
  /** Address of the node, such as `http://127.0.0.1:4040`. */
  readonly url: string;
  /** Longest time of a call, in milliseconds. */
  readonly timeoutMs: number;
  /** Identity of the chain that is remembered; a node of any other is refused. Without it any chain is accepted. */
  readonly genesis?: string | undefined;
}

/** Newest block of the chain. Slots are seconds since 1970. */
export interface ChainTip {
  /** The chain's identity: the hash of its beginning. */
  readonly genesis: string;
  readonly height: number;
  /** Hash of the newest block. */
  readonly hash: string;
  readonly slot: number;
  /** The slot in which a transaction would be checked now: its validity may start here. */
  readonly now: number;
  /** Transactions that wait for a block. */
  readonly waiting: number;
}

/** A transaction and its state on the chain. */
export interface ChainTransaction {
  readonly id: string;
  /**
   * PENDING: it waits for a block. ACCEPTED and REFUSED (by a validator, at the cost of its collateral): it is in a block, for good.
   * DROPPED: it can no longer enter a block, since it has expired or an output that it spends is gone.
   */
  readonly status: 'PENDING' | 'ACCEPTED' | 'REFUSED' | 'DROPPED';
  /** Of its block; null where it is in none. */
  readonly height: number | null;
  readonly slot: number | null;
  readonly trace: readonly string[];
  /** The ledger's reason, where it was refused or dropped. */
  readonly reason: string | null;
}

export interface ChainBlockTransaction {
  readonly id: string;
  /** False for one that a validator refused. */
  readonly valid: boolean;
  /** Its bytes, lowercase hex. */
  readonly cbor: string;
  /** Hashes of the keys that it names as required: the treasury key among them identifies the tenant. */
  readonly signers: readonly string[];
  readonly trace: readonly string[];
  readonly reason: string | null;
}

/** A block, which is final. */
export interface ChainBlock {
  readonly height: number;
  readonly hash: string;
  readonly slot: number;
  readonly transactions: readonly ChainBlockTransaction[];
}

/** A spent or unspent output, in the form in which transactions spend it. */
export interface ChainOutput extends UnspentOutput {
  /** Bech32. */
  readonly address: string;
  /** The blocks that made it and spent it; the latter null while it is unspent. */
  readonly madeAt: number;
  readonly spentAt: number | null;
}

/** A request to the faucet: a number of coins for a key, once for each reference. */
export interface FaucetRequest {
  /** 1 to 200 printable characters without spaces. */
  readonly reference: string;
  /** Hash of the key that is to hold the coins. */
  readonly key: string;
  /** In each coin, 2,000,000 at least. */
  readonly lovelace: bigint;
  /** 1 to 50. */
  readonly coins: number;
}

const IDENTITY = 'Razao-Chain';
const PROBLEMS: Readonly<Record<string, ChainProblem>> = {
  REJECTED: 'REJECTED', MALFORMED: 'MALFORMED', MEMPOOL_FULL: 'MEMPOOL_FULL', HEIGHT_AHEAD: 'HEIGHT_AHEAD',
  REFERENCE_REUSED: 'REFERENCE_REUSED',
  FAUCET_EMPTY: 'FAUCET_EMPTY', UNAVAILABLE: 'UNREACHABLE',
};

/**
 * Client of a chain's node, over HTTP. Each call throws a `ChainError`, whose `problem` determines the reaction. A call without a
 * connection is UNREACHABLE, one without an answer is TIMED_OUT: its outcome is unknown, and it may be repeated.
 */
export class ChainNode {
  readonly #options: ChainNodeOptions;
  #genesis: string | undefined;

  constructor(options: ChainNodeOptions) {
    this.#options = options;
    this.#genesis = options.genesis;
  }

  /** The chain's identity, where it is known: as given, or from the first answer. Any other is refused from then on. */
  get genesis(): string | undefined {
    return this.#genesis;
  }

  /** Accepts only this chain from now on, whatever was answered before. */
  expect(genesis: string): void {
    this.#genesis = genesis;
  }

  tip(): Promise<ChainTip> {
    return this.#call<ChainTip>('GET', '/tip');
  }

  /**
   * Submits a transaction; a repetition gets the same answer. The transaction is on the chain's disk when this resolves.
   * @returns its id.
   * @throws ChainError REJECTED with the ledger's reason, where it breaks a rule (phase 1); MALFORMED; MEMPOOL_FULL.
   */
  async submit(cbor: Uint8Array): Promise<string> {
    return (await this.#call<{ id: string }>('POST', '/transactions', { cbor: Buffer.from(cbor).toString('hex') })).id;
  }

  /** Finds a transaction; undefined when the chain does not know it. */
  find(id: string): Promise<ChainTransaction | undefined> {
    return this.#call<ChainTransaction>('GET', `/transactions/${id}`).catch(nothingFound);
  }

  /** Returns the blocks above a height in order, some hundred transactions at most; empty where there are none yet. */
  async blocks(after: number, limit = 100): Promise<readonly ChainBlock[]> {
    return (await this.#call<{ blocks: ChainBlock[] }>('GET', `/blocks?after=${after}&limit=${limit}`)).blocks;
  }

  /** Returns the outputs of a transaction, in its order; empty while it is not on the chain. */
  async outputsOf(id: string): Promise<readonly ChainOutput[]> {
    return (await this.#call<OutputsAnswer>('GET', `/transactions/${id}/outputs`)).outputs.map(readOutput);
  }

  /**
   * Returns the outputs at an address, or that hold tokens of a policy, after a block.
   * @param at the block's height; the newest unless given.
   * @throws ChainError HEIGHT_AHEAD when there is no such block yet.
   */
  async outputs(of: { readonly address: string } | { readonly policy: string }, at?: number): Promise<readonly ChainOutput[]> {
    const found: ChainOutput[] = [];
    const query = new URLSearchParams({ ...of, ...(at !== undefined && { at: String(at) }) });
    for (let next: string | null = ''; next !== null;) {
      if (next !== '') query.set('after', next);
      const page: OutputsAnswer & { at: number; next: string | null } = await this.#call('GET', `/outputs?${query}`);
      query.set('at', String(page.at));
      found.push(...page.outputs.map(readOutput));
      ({ next } = page);
    }
    return found;
  }

  /**
   * Makes the faucet give coins, once for each reference: its outputs 0 to `coins` − 1.
   * @returns the id of the transaction that brings them.
   * @throws ChainError REFERENCE_REUSED when the reference was used for another request; FAUCET_EMPTY.
   */
  async faucet({ reference, key, lovelace, coins }: FaucetRequest): Promise<string> {
    return (await this.#call<{ id: string }>('POST', '/faucet', { reference, key, lovelace: String(lovelace), coins })).id;
  }

  async #call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const { status, identity, text } = await this.#answer(method, path, body);
    const answer = parsed(text);
    this.#requireSameChain(identity);
    if (status < 300) return answer as T;
    const code = String(answer['error']);
    const problem = status === 404 && code === 'UNKNOWN' ? 'UNKNOWN' : PROBLEMS[code] ?? 'BAD_ANSWER';
    throw new ChainError(problem, String(answer['message'] ?? code));
  }

  async #answer(method: string, path: string, body: object | undefined): Promise<{
    status: number; identity: string | null; text: string;
  }> {
    const { url, timeoutMs } = this.#options;
    try {
      const response = await fetch(nodeAddress(url, path), {
        method, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs),
        ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });
      return { status: response.status, identity: response.headers.get(IDENTITY), text: await response.text() };
    } catch (error) {
      const code = causeOf(error);
      throw new ChainError(NOT_CONNECTED.has(code) ? 'UNREACHABLE' : 'TIMED_OUT', `the chain did not answer: ${code}`);
    }
  }

  /** A node that is starting does not report its chain. */
  #requireSameChain(identity: string | null): void {
    if (identity === null) return;
    this.#genesis ??= identity;
    if (identity !== this.#genesis) throw new ChainError(
      'OTHER_CHAIN', `the chain at ${this.#options.url} is ${identity}, and not ${this.#genesis}`,
    );
  }
}

/** Codes of errors before there is a connection: nothing was sent. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Returns the code of the cause with which `fetch` explains a failure. */
function causeOf(error: unknown): string {
  const cause = fieldOf(error, 'cause') ?? error;
  const code = fieldOf(cause, 'code');
  return typeof code === 'string' ? code : String(error);
}

function fieldOf(value: unknown, name: 'cause' | 'code'): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new ChainError('BAD_ANSWER', `the chain's answer is not valid JSON: ${text.slice(0, 100)}`);
}

function nothingFound(error: unknown): undefined {
  if (error instanceof ChainError && error.problem === 'UNKNOWN') return undefined;
  throw error;
}

interface OutputAnswer {
  readonly tx_id: string;
  readonly index: number;
  readonly address: string;
  readonly holder: UnspentOutput['holder'] | null;
  readonly lovelace: string;
  readonly tokens: readonly { readonly policy: string; readonly name: string; readonly quantity: string }[];
  readonly datum: string | null;
  readonly datum_hash: string | null;
  readonly script: string | null;
  readonly made_at: number;
  readonly spent_at: number | null;
}

interface OutputsAnswer { readonly outputs: readonly OutputAnswer[] }

function readOutput(output: OutputAnswer): ChainOutput {
  if (output.holder === null) throw new ChainError('BAD_ANSWER', `no known key holds ${output.tx_id}#${output.index}`);
  return {
    reference: { txId: output.tx_id, index: output.index }, address: output.address, holder: output.holder,
    lovelace: BigInt(output.lovelace),
    tokens: output.tokens.map((token) => ({ ...token, quantity: BigInt(token.quantity) })),
    datum: output.datum === null ? null : decodeUplcData(output.datum),
    ...(output.datum_hash !== null && { datumHash: output.datum_hash }), ...(output.script !== null && { script: output.script }),
    madeAt: output.made_at, spentAt: output.spent_at,
  };
}
