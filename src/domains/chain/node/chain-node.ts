import { decodeUplcData } from '@helios-lang/uplc';
import type { Standing } from '../draft.ts';
import { nodeAddress } from './address.ts';
import { ChainError, type ChainProblem } from './chain-error.ts';

export interface ChainNodeOptions {
  /** Where the node is, such as `http://127.0.0.1:4040`. */
  readonly url: string;
  /** Longest that a call may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Identity of the chain that is remembered; a node of any other is refused. Left out, any chain will do. */
  readonly genesis?: string | undefined;
}

/** Where the chain is. Slots are seconds since 1970. */
export interface ChainTip {
  /** The chain's identity: the hash of its beginning. */
  readonly genesis: string;
  readonly height: number;
  /** Hash of the newest block. */
  readonly hash: string;
  readonly slot: number;
  /** The slot in which a transaction would be judged now: from here on it may be valid. */
  readonly now: number;
  /** Transactions that wait for a block. */
  readonly waiting: number;
}

/** A transaction as the chain knows it. */
export interface ChainTransaction {
  readonly id: string;
  /**
   * PENDING: it waits for a block. ACCEPTED and REFUSED (by a validator, at the cost of its collateral): it stands in a
   * block, for good. DROPPED: it can stand no more as it is, for it has expired or what it spends is gone.
   */
  readonly status: 'PENDING' | 'ACCEPTED' | 'REFUSED' | 'DROPPED';
  /** Of its block; null where it stands in none. */
  readonly height: number | null;
  readonly slot: number | null;
  readonly trace: readonly string[];
  /** What the ledger said, of one that was refused or dropped. */
  readonly reason: string | null;
}

export interface ChainBlockTransaction {
  readonly id: string;
  /** False for one that a validator refused. */
  readonly valid: boolean;
  /** Its bytes, lowercase hex. */
  readonly cbor: string;
  /** Hashes of the keys that it names as required: the treasury key among them tells the tenant. */
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

/** An output that stands or stood, as transactions spend it. */
export interface ChainOutput extends Standing {
  /** Bech32. */
  readonly address: string;
  /** The blocks that made it and spent it; the latter null while it stands. */
  readonly madeAt: number;
  readonly spentAt: number | null;
}

/** What a faucet is asked for: so many coins for a key, once for each reference. */
export interface FaucetWish {
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
  REJECTED: 'REJECTED', MALFORMED: 'MALFORMED', MEMPOOL_FULL: 'MEMPOOL_FULL', HEIGHT_AHEAD: 'HEIGHT_AHEAD', REFERENCE_REUSED: 'REFERENCE_REUSED',
  FAUCET_EMPTY: 'FAUCET_EMPTY', UNAVAILABLE: 'UNREACHABLE',
};

/**
 * The node of a chain, over HTTP. Each call throws a `ChainError`, whose `problem` says what to do; a call that found no
 * connection is UNREACHABLE, one whose answer did not come is TIMED_OUT: whether it was done is not known, and it may be repeated.
 */
export class ChainNode {
  readonly #options: ChainNodeOptions;
  #genesis: string | undefined;

  constructor(options: ChainNodeOptions) {
    this.#options = options;
    this.#genesis = options.genesis;
  }

  /** The chain's identity, where it is known: as given, or as the first answer said. No other is taken from then on. */
  get genesis(): string | undefined {
    return this.#genesis;
  }

  /** From now on this chain is taken and no other, whatever was answered before. */
  expect(genesis: string): void {
    this.#genesis = genesis;
  }

  tip(): Promise<ChainTip> {
    return this.#call<ChainTip>('GET', '/tip');
  }

  /**
   * Hands a transaction over; what was handed over before is answered as before. It is on the chain's disk when this resolves.
   * @returns its id.
   * @throws ChainError REJECTED with the ledger's reason, where it breaks a rule (phase 1); MALFORMED; MEMPOOL_FULL.
   */
  async submit(cbor: Uint8Array): Promise<string> {
    return (await this.#call<{ id: string }>('POST', '/transactions', { cbor: Buffer.from(cbor).toString('hex') })).id;
  }

  /** What became of a transaction; undefined when the chain knows nothing of it. */
  find(id: string): Promise<ChainTransaction | undefined> {
    return this.#call<ChainTransaction>('GET', `/transactions/${id}`).catch(nothingFound);
  }

  /** The blocks above a height in order, some hundred transactions at most; none where there are none yet. */
  async blocks(after: number, limit = 100): Promise<readonly ChainBlock[]> {
    return (await this.#call<{ blocks: ChainBlock[] }>('GET', `/blocks?after=${after}&limit=${limit}`)).blocks;
  }

  /** What a transaction made, in its order; empty while it does not stand. */
  async outputsOf(id: string): Promise<readonly ChainOutput[]> {
    return (await this.#call<OutputsAnswer>('GET', `/transactions/${id}/outputs`)).outputs.map(readOutput);
  }

  /**
   * Outputs at an address, or that hold tokens of a policy, as they stood after a block.
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
   * Has the faucet give coins, once for each reference: its outputs 0 to `coins` − 1.
   * @returns the id of the transaction that brings them.
   * @throws ChainError REFERENCE_REUSED when something else was asked for under it; FAUCET_EMPTY.
   */
  async faucet({ reference, key, lovelace, coins }: FaucetWish): Promise<string> {
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

  async #answer(method: string, path: string, body: object | undefined): Promise<{ status: number; identity: string | null; text: string }> {
    const { url, timeoutMs } = this.#options;
    try {
      const response = await fetch(nodeAddress(url, path), {
        method, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });
      return { status: response.status, identity: response.headers.get(IDENTITY), text: await response.text() };
    } catch (error) {
      const code = causeOf(error);
      throw new ChainError(NOT_CONNECTED.has(code) ? 'UNREACHABLE' : 'TIMED_OUT', `the chain did not answer: ${code}`);
    }
  }

  /** A node that is starting says nothing of its chain. */
  #requireSameChain(identity: string | null): void {
    if (identity === null) return;
    this.#genesis ??= identity;
    if (identity !== this.#genesis) throw new ChainError('OTHER_CHAIN', `the chain at ${this.#options.url} is ${identity}, and not ${this.#genesis}`);
  }
}

/** What is wrong while there is no connection yet: then nothing was sent. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** `fetch` says with a cause why it failed, and the cause has a code. */
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
    // Said below.
  }
  throw new ChainError('BAD_ANSWER', `the chain's answer is no JSON: ${text.slice(0, 100)}`);
}

function nothingFound(error: unknown): undefined {
  if (error instanceof ChainError && error.problem === 'UNKNOWN') return undefined;
  throw error;
}

interface OutputAnswer {
  readonly tx_id: string;
  readonly index: number;
  readonly address: string;
  readonly holder: Standing['holder'] | null;
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
  if (output.holder === null) throw new ChainError('BAD_ANSWER', `nobody that is known here holds ${output.tx_id}#${output.index}`);
  return {
    reference: { txId: output.tx_id, index: output.index }, address: output.address, holder: output.holder, lovelace: BigInt(output.lovelace),
    tokens: output.tokens.map((token) => ({ ...token, quantity: BigInt(token.quantity) })),
    datum: output.datum === null ? null : decodeUplcData(output.datum),
    ...(output.datum_hash !== null && { datumHash: output.datum_hash }), ...(output.script !== null && { script: output.script }),
    madeAt: output.made_at, spentAt: output.spent_at,
  };
}
