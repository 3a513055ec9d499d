import type { Database } from '../../../platform/db/database.ts';
import type { DueQuery } from '../../../platform/db/due-queries.ts';
import type { Statement } from '../../../platform/db/query.ts';
import { rowCodec, type PostgresRow, type RowOf } from '../../../platform/db/row.ts';
import { present } from '../../../platform/assert.ts';
import { CoinEntity, OutboundTransactionEntity, type OutboundTransactionResult } from '../instances/outbound-transaction.entity.ts';
import type { BlockPosition } from './indexed-blocks.ts';

type Row = RowOf<typeof OutboundTransactionEntity>;

/** A transaction on its way, leased by this process. */
export interface OutboundTransaction extends Row {
  readonly tenant: string;
  /** The number of the lease. */
  readonly held: string;
}

/** A transaction as it was signed. */
export interface Signed {
  readonly txId: string;
  readonly cbor: Uint8Array;
  readonly validTo: number;
  readonly result: OutboundTransactionResult;
}

const codec = rowCodec(OutboundTransactionEntity);
const coinCodec = rowCodec(CoinEntity);
const COLUMNS = codec.columns.join(', ');

/** Finds the tenants with a transaction to send. */
export const TRANSACTIONS_DUE: DueQuery = { name: 'chain_sendings', text: 'select razao.chain_sendings_due(razao.clock()), null' };
const LEASE = { name: 'lease-chain-sendings', text: `select ${COLUMNS} from razao.lease_chain_sendings($1, $2, $3, $4)` };
const SIGN = { name: 'sign-chain-sending', text: 'select razao.sign_chain_sending($1, $2, $3, $4, $5, $6, $7) as held' };
const MOVE = { name: 'move-chain-sending', text: 'select razao.move_chain_sending($1, $2, $3, $4, $5) as held' };
const PLACE = { name: 'chain-place', text: 'select genesis, height, hash from razao.chain_follow' };
const COIN = { name: 'take-chain-coin', text: `select ${coinCodec.columns.join(', ')} from razao.take_chain_coin($1, $2)` };
const REFILLS = { name: 'chain-refills', text: 'select razao.take_chain_wallet($1, $2) as refills' };
const ADD = { name: 'add-chain-coins', text: 'select razao.add_chain_coins($1, $2, $3, $4, $5, $6)' };
const REFERENCE = { name: 'want-chain-reference', text: 'select razao.want_chain_reference($1, $2, $3)' };
const FIND = { name: 'find-chain-sendings', text: `select ${COLUMNS} from razao.find_chain_sendings($1, $2)` };
const END = { name: 'end-chain-sending', text: 'select razao.end_chain_sending($1, $2, $3, $4, $5, $6)' };
const DROP = { name: 'drop-chain-sending', text: 'select razao.drop_chain_sending($1, $2)' };
const SWEEPS = { name: 'chain-sweeps-due', text: 'select razao.chain_sweeps_due() as tenant' };
const SWEEP = { name: 'begin-chain-sweep', text: 'select razao.begin_chain_sweep($1, $2, $3)' };

/**
 * In lovelace: what is left of a coin below this does not come back. More than any transaction takes; a validator that is put on the chain
 * may take some 71 ADA.
 */
export const LEAST_COIN_LOVELACE = 100_000_000n;

/** Transactions on their way to the chain and the coins they spend, in Postgres alone. */
export class OutboundTransactionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Leases what is due; what is not moved on within `leaseMs` is due again. */
  async lease(tenant: string, leaseMs: number, limit: number): Promise<OutboundTransaction[]> {
    return this.#read(tenant, await this.#database.query<PostgresRow>(LEASE, [tenant, leaseMs, limit, this.#database.clock.now()]));
  }

  /** Keeps the bytes, from now on the only ones that are sent. @returns whether the lease was still the row's. */
  sign({ tenant, sendingId, held }: OutboundTransaction, { txId, cbor, validTo, result }: Signed): Promise<boolean> {
    return this.#held(SIGN, [tenant, sendingId, held, txId, Buffer.from(cbor), validTo, JSON.stringify(result)]);
  }

  /** Gives it back. @param isForgotten where its bytes can stand no more: it is built anew, with the same coin. */
  reschedule({ tenant, sendingId, held }: OutboundTransaction, afterMs: number, isForgotten = false): Promise<boolean> {
    return this.#held(MOVE, [tenant, sendingId, held, Math.round(afterMs), isForgotten]);
  }

  /** Up to where the chain was followed; undefined before anybody has begun. */
  async place(): Promise<BlockPosition | undefined> {
    const [row] = await this.#database.query<{ genesis: string; height: string; hash: string }>(PLACE, []);
    return row && { ...row, height: Number(row.height) };
  }

  /** The coin that a transaction spends, the same whenever it is asked for; undefined where none is free. */
  async coin(tenant: string, sendingId: string): Promise<RowOf<typeof CoinEntity> | undefined> {
    const [row] = await this.#database.query<PostgresRow>(COIN, [tenant, sendingId]);
    return row && coinCodec.read(row);
  }

  /** How often the faucet has filled the pool of a key, which is the tenant's from now on. */
  async refills(key: string, tenant: string): Promise<number> {
    const [row] = await this.#database.query<{ refills: number }>(REFILLS, [tenant, key]);
    return present(row, 'a wallet that was made just now').refills;
  }

  /** Coins that the faucet gave, once for each filling. */
  async addCoins(tenant: string, key: string, refills: number, txId: string, coins: number, lovelace: bigint): Promise<void> {
    await this.#database.query(ADD, [tenant, key, refills, txId, coins, String(lovelace)]);
  }

  /** Has the validator of a version put on the chain, unless it is there or on its way. */
  async wantReference(tenant: string, productId: string, productVersion: number): Promise<void> {
    await this.#database.query(REFERENCE, [tenant, productId, productVersion]);
  }

  /** Those of these transactions that we sent and that have not ended. */
  async find(tenant: string, txIds: readonly string[]): Promise<OutboundTransaction[]> {
    return this.#read(tenant, await this.#database.query<PostgresRow>(FIND, [tenant, txIds]));
  }

  /**
   * What stands on the chain: its coin comes back unless it has run low, and payees hold what they were paid. Repeated, it changes nothing.
   */
  async end({ tenant, sendingId, txId, result, coin }: OutboundTransaction, isAccepted: boolean): Promise<void> {
    const { change, collateral_return, payouts } = present(result, 'what was signed has a result');
    present(coin, 'what was signed spends a coin');
    const left = isAccepted ? change.lovelace : collateral_return;
    const lovelace = BigInt(left) < LEAST_COIN_LOVELACE ? '0' : left;
    await this.#database.query(END, [
      tenant, sendingId, txId, isAccepted ? change.index : change.index + 1, lovelace, JSON.stringify(isAccepted ? payouts : []),
    ]);
  }

  /** A move that was refused without a transaction. */
  async drop({ tenant, sendingId }: OutboundTransaction): Promise<void> {
    await this.#database.query(DROP, [tenant, sendingId]);
  }

  /** Tenants with qBRL to burn, and no transaction on its way that does. */
  async sweepsDue(): Promise<string[]> {
    return (await this.#database.query<{ tenant: string }>(SWEEPS, [])).map(({ tenant }) => tenant);
  }

  async beginSweep(tenant: string, sendingId: string, limit: number): Promise<void> {
    await this.#database.query(SWEEP, [tenant, sendingId, limit]);
  }

  #read(tenant: string, rows: readonly PostgresRow[]): OutboundTransaction[] {
    return rows.map((row) => {
      const transaction = codec.read(row);
      return { ...transaction, tenant, held: transaction.lease ?? '' };
    });
  }

  async #held(statement: Statement, values: unknown[]): Promise<boolean> {
    const [row] = await this.#database.query<{ held: boolean }>(statement, values);
    return row?.held === true;
  }
}
