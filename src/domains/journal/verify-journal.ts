import type { EntityManager } from '@mikro-orm/postgresql';
import { canonicalJson, sha256 } from '../../platform/canonical.ts';
import type { Database } from '../../platform/db/database.ts';
import { chainHash, GENESIS_HASH, type EntryPayload } from './entry.ts';

/** What a check of a tenant's books came to: how much was checked, or the first row that is wrong. */
export type Verdict =
  | { readonly ok: true; readonly entries: number; readonly head_hash: string }
  | { readonly ok: false; readonly entries: number; readonly row: string; readonly problem: string };

interface EntryRow {
  seq_no: string;
  entry_type: string;
  tx_id: string;
  effective_at: string | Date;
  committed_at: string | Date;
  accounting_day: string;
  payload: EntryPayload;
  payload_hash: string;
  prev_hash: string;
  entry_hash: string;
  postings: { account_id: string; asset: string; amount: number; posted_after: number }[] | null;
}

const PAGE = 2_000;

/** A bad row, on its way out of the replay. */
class BadRow extends Error {
  constructor(readonly row: string, readonly problem: string) {
    super(problem);
  }
}

/** An entry's hash as somebody kept it outside of this database. */
export interface Witness {
  readonly seqNo: bigint;
  /** Lowercase hex. */
  readonly entryHash: string;
}

/**
 * Recomputes a tenant's books from their first entry: chain, payloads, sums, postings, running balances, and at the end
 * the live balances and the head. Reads one snapshot, so the service may go on writing.
 * @param against an entry whose hash is known from elsewhere: a journal that was rewritten as a whole does not have it.
 */
export async function verifyJournal(database: Database, tenant: string, against?: Witness): Promise<Verdict> {
  const replay = new Replay(tenant, against);
  return database.forTenant(tenant).read(async (em) => {
    try {
      for (let page = await readPage(em, tenant, 0n); page.length > 0; page = await readPage(em, tenant, replay.seqNo)) {
        for (const row of page) replay.entry(row);
      }
      if (against && against.seqNo > replay.seqNo) throw new BadRow(`entry ${against.seqNo}`, 'is known from elsewhere and missing');
      await checkHead(em, tenant, replay);
      await checkBalances(em, tenant, replay);
      await checkReservations(em, tenant, replay);
      await checkOpenObligations(em, tenant);
      return { ok: true, entries: Number(replay.seqNo), head_hash: replay.hash };
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      return { ok: false, entries: Number(replay.seqNo), row: error.row, problem: error.problem };
    }
  }, { isolation: 'repeatable read' });
}

function readPage(em: EntityManager, tenant: string, after: bigint): Promise<EntryRow[]> {
  return em.execute<EntryRow[]>(
    `with p as materialized ( -- once a page, whatever Postgres thinks how many entries there are
       select seq_no, json_agg(json_build_object('account_id', account_id, 'asset', asset, 'amount', amount, 'posted_after', posted_after)) as postings
       from razao.postings where tenant_id = ? and seq_no > ? and seq_no <= ? group by seq_no
     )
     select e.seq_no, e.entry_type, e.tx_id, e.effective_at, e.committed_at, e.accounting_day::text, e.payload,
            e.payload_hash, e.prev_hash, e.entry_hash, p.postings
     from razao.journal_entries e left join p on p.seq_no = e.seq_no
     where e.tenant_id = ? and e.seq_no > ? order by e.seq_no limit ?`,
    [tenant, after, after + BigInt(PAGE), tenant, after, PAGE],
  );
}

/** The books as they should be after each entry. */
class Replay {
  seqNo = 0n;
  hash = GENESIS_HASH;
  committedAt = '';
  /** By account and asset, in minor units. */
  readonly posted = new Map<string, bigint>();
  readonly held = new Map<string, bigint>();
  readonly blocked = new Map<string, bigint>();
  /** What each hold and block reserves of an account and asset; those that reserve nothing are left out. */
  readonly reservations = new Map<string, bigint>();

  constructor(private readonly tenant: string, private readonly against?: Witness) {}

  entry(row: EntryRow): void {
    const name = `entry ${row.seq_no}`;
    const must = (holds: boolean, problem: string): void => {
      if (!holds) throw new BadRow(name, problem);
    };
    must(BigInt(row.seq_no) === this.seqNo + 1n, `the entry after ${this.seqNo} is missing`);
    must(row.prev_hash === this.hash, 'prev_hash is not the hash of the entry before');
    must(sha256(canonicalJson(row.payload)) === row.payload_hash, 'payload_hash is not the hash of the payload');
    must(chainHash(row.prev_hash, row.payload_hash) === row.entry_hash, 'entry_hash does not follow from the chain');
    must(columnsAgree(row, this.tenant), 'the columns differ from the payload');
    must(row.payload.committed_at >= this.committedAt, 'committed_at goes backwards');
    must(sumsToZero(row.payload), 'the postings do not sum to zero');
    if (this.against?.seqNo === BigInt(row.seq_no)) must(row.entry_hash === this.against.entryHash, 'entry_hash is not the one known from elsewhere');
    this.#post(row, must);
    this.#reserve(row.payload, must);
    this.seqNo += 1n;
    this.hash = row.entry_hash;
    this.committedAt = row.payload.committed_at;
  }

  #post(row: EntryRow, must: (holds: boolean, problem: string) => void): void {
    const wanted = new Map<string, bigint>();
    for (const posting of row.payload.postings) add(wanted, posting.account_id, posting.asset, BigInt(posting.amount));
    const stored = row.postings ?? [];
    must(stored.length === [...wanted.values()].filter((amount) => amount !== 0n).length, 'the postings differ from the payload');
    for (const posting of stored) {
      const key = `${posting.account_id} ${posting.asset}`;
      must(wanted.get(key) === BigInt(posting.amount), 'the postings differ from the payload');
      add(this.posted, posting.account_id, posting.asset, BigInt(posting.amount));
      must(this.posted.get(key) === BigInt(posting.posted_after), `posted_after of ${posting.account_id} is wrong`);
    }
  }

  #reserve(payload: EntryPayload, must: (holds: boolean, problem: string) => void): void {
    for (const { reservation_id, account_id, asset, amount } of payload.reservations ?? []) {
      add(isBlock(reservation_id) ? this.blocked : this.held, account_id, asset, BigInt(amount));
      const name = `${reservation_id} ${account_id} ${asset}`;
      const reserved = (this.reservations.get(name) ?? 0n) + BigInt(amount);
      must(reserved >= 0n, `${reservation_id} gives back more than it reserves`);
      if (reserved === 0n) this.reservations.delete(name);
      else this.reservations.set(name, reserved);
    }
  }
}

function isBlock(reservationId: string): boolean {
  return reservationId.startsWith('blk_');
}

function add(sums: Map<string, bigint>, accountId: string, asset: string, amount: bigint): void {
  const key = `${accountId} ${asset}`;
  sums.set(key, (sums.get(key) ?? 0n) + amount);
}

function columnsAgree(row: EntryRow, tenant: string): boolean {
  const { payload } = row;
  return payload.tenant === tenant && payload.seq_no === Number(row.seq_no) && payload.entry_type === row.entry_type &&
    payload.tx_id === row.tx_id && payload.accounting_day === row.accounting_day &&
    payload.effective_at === new Date(row.effective_at).toISOString() &&
    payload.committed_at === new Date(row.committed_at).toISOString();
}

function sumsToZero(payload: EntryPayload): boolean {
  const sums = new Map<string, bigint>();
  for (const { asset, amount } of payload.postings) sums.set(asset, (sums.get(asset) ?? 0n) + BigInt(amount));
  return [...sums.values()].every((sum) => sum === 0n);
}

async function checkHead(em: EntityManager, tenant: string, replay: Replay): Promise<void> {
  const [head] = await em.execute<{ seq_no: string; entry_hash: string }[]>(
    'select seq_no, entry_hash from razao.heads where tenant_id = ?', [tenant]);
  if (!head) throw new BadRow('head', `tenant ${tenant} has no head`);
  if (BigInt(head.seq_no) !== replay.seqNo) throw new BadRow('head', `seq_no is ${head.seq_no}, the journal ends at ${replay.seqNo}`);
  if (head.entry_hash !== replay.hash) throw new BadRow('head', 'entry_hash is not that of the last entry');
}

async function checkBalances(em: EntityManager, tenant: string, replay: Replay): Promise<void> {
  const rows = await em.execute<{ account_id: string; asset: string; posted: string; held: string; blocked: string }[]>(
    `select account_id, asset, posted, held, blocked from razao.balances
     where tenant_id = ? order by account_id, asset`, [tenant]);
  const seen = new Set<string>();
  for (const row of rows) {
    const key = `${row.account_id} ${row.asset}`;
    seen.add(key);
    for (const name of ['posted', 'held', 'blocked'] as const) {
      const replayed = replay[name].get(key) ?? 0n;
      if (BigInt(row[name]) !== replayed) throw new BadRow(`balance ${key}`, `${name} is ${row[name]}, the journal says ${replayed}`);
    }
  }
  for (const [key, posted] of replay.posted) {
    if (posted !== 0n && !seen.has(key)) throw new BadRow(`balance ${key}`, `is missing, the journal says ${posted}`);
  }
}

/** What each hold and block reserves is what the journal says it does. */
async function checkReservations(em: EntityManager, tenant: string, replay: Replay): Promise<void> {
  const rows = await em.execute<{ id: string; account_id: string; asset: string; amount: string }[]>(
    `select hold_id as id, account_id, currency as asset, amount from razao.holds where tenant_id = ? and state = 'ACTIVE'
     union all
     select block_id, account_id, currency, secured from razao.blocks where tenant_id = ? and secured > 0
     order by 1`, [tenant, tenant]);
  const left = new Map(replay.reservations);
  for (const { id, account_id, asset, amount } of rows) {
    const name = `${id} ${account_id} ${asset}`;
    const replayed = left.get(name) ?? 0n;
    if (BigInt(amount) !== replayed) throw new BadRow(id, `reserves ${amount}, the journal says ${replayed}`);
    left.delete(name);
  }
  for (const [name, replayed] of left) throw new BadRow(name, `reserves nothing, the journal says ${replayed}`);
  const [open] = await em.execute<{ block_id: string }[]>(
    `select o.block_id from razao.blocks o
     join razao.balances b on b.tenant_id = o.tenant_id and b.account_id = o.account_id and b.asset = o.currency
     where o.tenant_id = ? and o.state = 'ACTIVE' and o.secured < o.amount and b.posted - b.held - b.blocked > 0
     order by 1 limit 1`, [tenant]);
  if (open) throw new BadRow(open.block_id, 'waits for money while some is available');
}

/** What balances show as in transit or expected is what open obligations say. */
async function checkOpenObligations(em: EntityManager, tenant: string): Promise<void> {
  const [bad] = await em.execute<{ account_id: string; asset: string }[]>(
    `with open as (
       select debtor_account_id as account_id, currency as asset, amount as outgoing, 0 as incoming from razao.obligations
       where tenant_id = ? and state <> 'FINAL' and debtor_kind = 'account'
       union all
       select creditor_account_id, currency, 0, amount from razao.obligations
       where tenant_id = ? and state <> 'FINAL' and creditor_kind = 'account'
     ), sums as (select account_id, asset, sum(outgoing) as outgoing, sum(incoming) as incoming from open group by 1, 2)
     select coalesce(b.account_id, s.account_id) as account_id, coalesce(b.asset, s.asset) as asset
     from (select * from razao.balances where tenant_id = ?) b
     full join sums s on s.account_id = b.account_id and s.asset = b.asset
     where coalesce(b.outgoing, 0) <> coalesce(s.outgoing, 0) or coalesce(b.incoming, 0) <> coalesce(s.incoming, 0)
     order by 1 limit 1`, [tenant, tenant, tenant]);
  if (bad) throw new BadRow(`balance ${bad.account_id} ${bad.asset}`, 'outgoing or incoming differ from the open obligations');
}
