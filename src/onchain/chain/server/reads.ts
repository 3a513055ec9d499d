import pg from 'pg';
import { poolPatienceMs, postgresClient } from '../../../platform/db/postgres-client.ts';
import { readOutput, type OutputContent } from './output.ts';
import { chainTarget } from './schema.sql.ts';
import { readTransaction } from './transaction.ts';

/** A transaction that waits, is on the chain, or was dropped. */
interface TransactionState {
  readonly id: string;
  /** REFUSED: it is on the chain, and a validator refused it. DROPPED: it will never enter the chain. */
  readonly status: 'PENDING' | 'ACCEPTED' | 'REFUSED' | 'DROPPED';
  readonly height: number | null;
  readonly slot: number | null;
  /** Trace of the validators, where one refused. */
  readonly trace: readonly string[];
  /** The ledger's reason, where it was refused or dropped. */
  readonly reason: string | null;
}

/** A transaction of a block; bytes in lowercase hex. */
interface BlockTransaction {
  readonly id: string;
  readonly valid: boolean;
  readonly cbor: string;
  /** Hashes of the keys that it names as required. */
  readonly signers: readonly string[];
  readonly trace: readonly string[];
  readonly reason: string | null;
}

export interface BlockState {
  readonly height: number;
  readonly hash: string;
  readonly slot: number;
  readonly transactions: readonly BlockTransaction[];
}

/** An output and the blocks that made and spent it. */
interface OutputState extends OutputContent {
  readonly tx_id: string;
  readonly index: number;
  readonly cbor: string;
  readonly made_at: number;
  /** The block that spent it; null while it is unspent. */
  readonly spent_at: number | null;
}

/** Filter of the outputs that were unspent after block `at`. */
export interface OutputsWanted {
  readonly by: 'address' | 'policy';
  readonly value: string;
  readonly at: number;
  /** Only those after this one, by `tx_id#index`. */
  readonly after: { readonly txId: string; readonly index: number } | undefined;
  readonly limit: number;
}

const CONNECTIONS = 4;

/** Public reads of the chain, as of its last commit. */
export class Reads {
  readonly #pool: pg.Pool;

  constructor(url: string) {
    const target = chainTarget(url, 'razao chain reads');
    this.#pool = new pg.Pool({ Client: postgresClient(target), connectionTimeoutMillis: poolPatienceMs(target), max: CONNECTIONS });
    this.#pool.on('error', () => undefined);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async transaction(id: string): Promise<TransactionState | undefined> {
    const { rows: [row] } = await this.#pool.query<TransactionRow>(
      `select t.id, t.valid, t.trace, t.error, t.dropped, t.height, b.slot from chain.transactions t left join chain.blocks b using (height) where t.id = $1`, [
        id,
      ]);
    return row && stateOf(row);
  }

  /**
   * Returns blocks above a height in order: at least one, where there is one, and more only while they have at most `most` transactions
   * together.
   */
  async blocksAfter(height: number, limit: number, most: number): Promise<BlockState[]> {
    const { rows } = await this.#pool.query<{ height: number; hash: string; slot: string }>(
      `select height, hash, slot from chain.blocks b where height > $1
         and (height = $1 + 1 or total - (select total from chain.blocks where height = $1) <= $3) order by height limit $2`, [height, limit, most]);
    const heights = rows.map((row) => row.height);
    const { rows: transactions } = await this.#pool.query<{
      height: number; id: string; valid: boolean; cbor: Buffer; trace: string[]; error: string | null;
    }>(
      'select height, id, valid, cbor, trace, error from chain.transactions where height = any ($1) order by height, place', [heights]);
    const by = Map.groupBy(transactions, (it) => it.height);
    return rows.map((row) => ({
      height: row.height, hash: row.hash, slot: Number(row.slot),
      transactions: (by.get(row.height) ?? []).map(({ id, valid, cbor, trace, error }) => (
        { id, valid, cbor: cbor.toString('hex'), signers: readTransaction(cbor).signers, trace, reason: error })),
    }));
  }

  /** Outputs of a transaction, once it is on the chain. */
  async outputsOf(txId: string): Promise<OutputState[]> {
    const { rows } = await this.#pool.query<OutputRow>(`${OUTPUTS} where tx_id = $1 order by index`, [txId]);
    return rows.map(outputOf);
  }

  async outputs({ by, value, at, after, limit }: OutputsWanted): Promise<OutputState[]> {
    const held = by === 'address' ? 'address = $1' : 'policies @> array[$1]';
    const { rows } = await this.#pool.query<OutputRow>(
      `${OUTPUTS} where ${held} and made_at <= $2 and (spent_at is null or spent_at > $2) and (tx_id, index) > ($3, $4) order by tx_id, index limit $5`,
      [value, at, after?.txId ?? '', after?.index ?? -1, limit]);
    return rows.map(outputOf);
  }
}

interface TransactionRow { id: string; valid: boolean; trace: string[]; error: string | null; dropped: string | null; height: number
  | null; slot: string | null }
interface OutputRow { tx_id: string; index: number; cbor: Buffer; made_at: number; spent_at: number | null }

const OUTPUTS = 'select tx_id, index, cbor, made_at, spent_at from chain.outputs';

/** The result of the validators is reported only once the transaction is in a block: until then it may still change. */
function stateOf({ id, valid, trace, error, dropped, height, slot }: TransactionRow): TransactionState {
  if (dropped !== null) return { id, status: 'DROPPED', height, slot: null, trace: [], reason: dropped };
  if (height === null) return { id, status: 'PENDING', height, slot: null, trace: [], reason: null };
  return { id, status: valid ? 'ACCEPTED' : 'REFUSED', height, slot: Number(slot), trace, reason: error };
}

function outputOf({ cbor, ...row }: OutputRow): OutputState {
  return { ...row, cbor: cbor.toString('hex'), ...readOutput(cbor) };
}
