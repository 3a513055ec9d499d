import pg from 'pg';
import { connectTo } from '../../../platform/db/postgres-client.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { BlockHead, Genesis } from './block.ts';
import { chainTarget, makeRole, migrate } from './schema.sql.ts';
import type { Effect } from './transaction.ts';

/** Reason why a chain does not start, as one line for the operator. */
export class ChainFailed extends Error {}

/** A transaction in its stored form. */
export interface KeptTransaction {
  readonly id: string;
  readonly cbor: Buffer;
  readonly valid: boolean;
  readonly trace: readonly string[];
  readonly error: string | null;
}

/** One that waits for its block, with its effect. */
export interface TakenTransaction extends Omit<KeptTransaction, 'cbor'> {
  readonly cbor: Uint8Array;
  readonly effect: Effect;
}

export interface Snapshot {
  readonly head: BlockHead;
  readonly hash: string;
  readonly state: Uint8Array;
}

export interface Grant {
  readonly reference: string;
  readonly wanted: string;
  readonly txId: string;
  readonly changeIndex: number;
  readonly changeLovelace: bigint;
}

const LOCK = `hashtext('razao-chain')`;
/** A process that was killed releases the lock a moment later. */
const LOCK_PATIENCE_MS = 3_000;
const LOCK_LOOK_MS = 100;
/** Waits for the synchronous standby, where there is one: all that was committed before is on its disk then. */
const AWAIT_STANDBY =
  `select pg_logical_emit_message(true, 'razao chain', '') where current_setting('synchronous_standby_names') <> ''`;
const SNAPSHOTS_KEPT = 2;
const PAGE = 500;

/** The chain's tables, by the one connection that may write them: it holds the chain's lock, and is lost with it. */
export class Store {
  private constructor(private readonly client: pg.Client) {}

  /**
   * Takes the chain's lock, and migrates its schema to the newest version. A commit that a lost connection did not wait for is awaited.
   * @param lost called once when the connection ends, and the lock with it.
   * @throws ChainFailed when another process has the lock.
   */
  static async open(url: string, lost: (error: Error) => void): Promise<Store> {
    await makeRole(url);
    const client = await connectTo(chainTarget(url, 'razao chain'));
    client.on('error', lost);
    client.on('end', () => lost(new Error('the connection to Postgres ended')));
    try {
      await takeLock(client);
      await migrate(client);
      await client.query(AWAIT_STANDBY);
      return new Store(client);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** Publishes the server's address in its application name, for processes that look for the lock's holder. */
  async sayAddress(url: string): Promise<void> {
    await this.client.query(`select set_config('application_name', $1, false)`, [`razao chain ${url}`]);
  }

  close(): Promise<void> {
    this.client.removeAllListeners('end');
    return this.client.end();
  }

  /** Returns the chain's genesis, which its first start makes. */
  async genesis(make: () => { readonly genesis: Genesis; readonly head: BlockHead; readonly supply: Effect['made'] }): Promise<Genesis> {
    const { rows: [known] } = await this.client.query<Genesis>('select hash, document from chain.genesis');
    if (known) return known;
    const { genesis, head, supply } = make();
    await this.#atomically(async () => {
      await this.client.query('insert into chain.genesis (hash, document) values ($1, $2)', [genesis.hash, genesis.document]);
      await this.#insertBlock(head);
      await this.#insertOutputs(supply, head.height);
    });
    return genesis;
  }

  async newestSnapshot(): Promise<Snapshot | undefined> {
    const { rows: [row] } = await this.client.query<{
      height: number; hash: string; state: Buffer; block: string; slot: string; total: number;
    }>(
      `select s.height, s.hash, s.state, b.hash as block, b.slot, b.total from chain.snapshots s join chain.blocks b using (height) order by height desc limit 1`);
    return row && {
      head: { height: row.height, hash: row.block, slot: Number(row.slot), total: row.total }, hash: row.hash, state: row.state,
    };
  }

  async snapshotHash(height: number): Promise<string | undefined> {
    const { rows: [row] } = await this.client.query<{ hash: string }>('select hash from chain.snapshots where height = $1', [height]);
    return row?.hash;
  }

  /** Blocks above a height with their transactions, in order. */
  async * blocksAfter(height: number): AsyncGenerator<{ readonly head: BlockHead; readonly transactions: readonly KeptTransaction[] }> {
    for (let after = height; ;) {
      const { rows } = await this.client.query<{ height: number; hash: string; slot: string; total: number }>(
        'select height, hash, slot, total from chain.blocks where height > $1 order by height limit $2', [after, PAGE]);
      for (const row of rows) {
        const { rows: transactions } = await this.client.query<KeptTransaction>(
          'select id, cbor, valid, trace, error from chain.transactions where height = $1 order by place', [row.height]);
        yield { head: { ...row, slot: Number(row.slot) }, transactions };
        after = row.height;
      }
      if (rows.length < PAGE) return;
    }
  }

  /** Transactions that wait for a block, in the order in which they came. */
  async waiting(): Promise<KeptTransaction[]> {
    const { rows } = await this.client.query<KeptTransaction>(
      'select id, cbor, valid, trace, error from chain.transactions where height is null and dropped is null order by position');
    return rows;
  }

  /** Names of all unspent outputs. */
  async standing(): Promise<Set<string>> {
    const { rows } = await this.client.query<{ name: string }>(
      `select tx_id || '#' || index as name from chain.outputs where spent_at is null`,
    );
    return new Set(rows.map(({ name }) => name));
  }

  /** Returns those of these transactions that are stored and not dropped. */
  async known(ids: readonly string[]): Promise<Set<string>> {
    const { rows } = await this.client.query<{ id: string }>(
      'select id from chain.transactions where id = any ($1) and dropped is null', [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Stores transactions, and the grant that one of them is for; they are on disk when this resolves. */
  keep(transactions: readonly TakenTransaction[], grant?: Grant): Promise<void> {
    return this.#atomically(async () => {
      for (const { id, cbor, valid, trace, error } of transactions) {
        await this.client.query({
          name: 'keep', text: `insert into chain.transactions (id, cbor, valid, trace, error) values ($1, $2, $3, $4, $5)
            on conflict (id) do update set cbor = excluded.cbor, valid = excluded.valid, trace = excluded.trace, error = excluded.error,
              dropped = null, position = default`,
          values: [id, Buffer.from(cbor), valid, trace, error],
        });
      }
      if (!grant) return;
      await this.client.query('insert into chain.grants (reference, wanted, tx_id, change_index, change_lovelace) values ($1, $2, $3, $4, $5)',
        [grant.reference, grant.wanted, grant.txId, grant.changeIndex, String(grant.changeLovelace)]);
    });
  }

  async grant(reference: string): Promise<Grant | undefined> {
    return grantOf((await this.client.query<GrantRow>(`${GRANTS} where reference = $1`, [reference])).rows[0]);
  }

  async lastGrant(): Promise<Grant | undefined> {
    return grantOf((await this.client.query<GrantRow>(`${GRANTS} order by position desc limit 1`)).rows[0]);
  }

  /** Stores one block and all that it changes, in one commit. @param dropped reasons by id, of the dropped transactions. */
  async commitBlock(head: BlockHead, transactions: readonly TakenTransaction[], dropped: ReadonlyMap<string, string>): Promise<void> {
    const ids = transactions.map(({ id }) => id);
    const spent = transactions.flatMap(({ effect }) => effect.spent);
    await this.#atomically(async () => {
      await this.#drop(dropped);
      if (transactions.length > 0) {
        await this.#insertBlock(head);
        await this.client.query(
          `update chain.transactions t set height = $1, place = given.place::int - 1 from unnest($2::text[]) with ordinality as given (id, place) where t.id = given.id`,
          [head.height, ids]);
        await this.#insertOutputs(transactions.flatMap(({ effect }) => effect.made), head.height);
        await this.client.query(
          `update chain.outputs o set spent_at = $1 from unnest($2::text[], $3::int[]) as given (tx_id, index)
           where o.tx_id = given.tx_id and o.index = given.index and o.spent_at is null`,
          [head.height, spent.map(({ txId }) => txId), spent.map(({ index }) => index)]);
      }
      failpoint('before-block');
    });
    failpoint('after-block');
  }

  /** Stores a snapshot, and deletes those that newer ones replace. */
  keepSnapshot(height: number, { bytes, hash }: { readonly bytes: Uint8Array; readonly hash: string }): Promise<void> {
    return this.#atomically(async () => {
      await this.client.query('insert into chain.snapshots (height, hash, state) values ($1, $2, $3)', [height, hash, Buffer.from(bytes)]);
      failpoint('inside-snapshot');
      await this.client.query(
        'delete from chain.snapshots where height not in (select height from chain.snapshots order by height desc limit $1)',
        [SNAPSHOTS_KEPT],
      );
    });
  }

  async #drop(dropped: ReadonlyMap<string, string>): Promise<void> {
    if (dropped.size === 0) return;
    await this.client.query('update chain.transactions t set dropped = given.why from unnest($1::text[], $2::text[]) as given (id, why) where t.id = given.id',
      [[...dropped.keys()], [...dropped.values()]]);
  }

  async #insertBlock({ height, hash, slot, total }: BlockHead): Promise<void> {
    await this.client.query('insert into chain.blocks (height, hash, slot, total) values ($1, $2, $3, $4)', [height, hash, slot, total]);
  }

  async #insertOutputs(made: Effect['made'], height: number): Promise<void> {
    const rows = made.map(({ reference: { txId, index }, cbor, content: { address, tokens } }) => (
      {
        tx_id: txId, index, cbor: Buffer.from(cbor).toString('hex'), address, policies: [...new Set(tokens.map(({ policy }) => policy))],
      }));
    await this.client.query(
      `insert into chain.outputs (tx_id, index, cbor, address, policies, made_at)
       select tx_id, index, decode(cbor, 'hex'), address, policies, $2 from json_to_recordset($1) as r (tx_id text, index int, cbor text, address text, policies text[])`,
      [JSON.stringify(rows), height]);
  }

  async #atomically(work: () => Promise<void>): Promise<void> {
    await this.client.query('begin');
    await work();
    await this.client.query('commit');
  }
}

interface GrantRow { reference: string; wanted: string; tx_id: string; change_index: number; change_lovelace: string }

const GRANTS = 'select reference, wanted, tx_id, change_index, change_lovelace from chain.grants';

function grantOf(row: GrantRow | undefined): Grant | undefined {
  return row && {
    reference: row.reference, wanted: row.wanted, txId: row.tx_id, changeIndex: row.change_index,
    changeLovelace: BigInt(row.change_lovelace),
  };
}

async function takeLock(client: pg.Client): Promise<void> {
  const until = performance.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const { rows: [row] } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${LOCK}) as taken`);
    if (row?.taken) return;
    if (performance.now() > until) throw new ChainFailed(`another chain process works on this database${await holder(client)}`);
    await new Promise((resolve) => { setTimeout(resolve, LOCK_LOOK_MS); });
  }
}

async function holder(client: pg.Client): Promise<string> {
  const { rows: [row] } = await client.query<{ name: string; pid: number }>(
    `select a.application_name as name, a.pid from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.objid::bigint = (${LOCK}::bigint & 4294967295) and l.database = (select oid from pg_database where datname = current_database())
       and a.application_name like 'razao chain%' limit 1`);
  return row ? `: "${row.name}", Postgres session ${row.pid}` : '';
}
