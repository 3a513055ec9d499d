import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** Something that Razao asked of the PSP and that ends later: money going back or out, or a payment that is expected. */
export interface Order {
  readonly kind: 'RETURN' | 'PAYMENT' | 'EXPECTED';
  /** Razao's. */
  readonly reference: string;
  /** The PSP's name for it, which follows from the reference. */
  readonly bankId: string;
  /** Razao's request in canonical form: tells a repetition from another order under its reference. */
  readonly request: string;
  /** Minor units. */
  readonly amount: number;
  /** End-to-end id of the Pix that is returned, or of the payment. */
  readonly endToEndId: string;
  readonly status: 'ACCEPTED' | 'SETTLED' | 'FAILED';
  /** Name on the rail, once the PSP tells it. */
  readonly railId: string | null;
  readonly failureCode: string | null;
  readonly failureReason: string | null;
  readonly createdAt: string;
  /** Time at which it settled or failed; null until then. */
  readonly finalAt: string | null;
  /** Time of the last call of which it is unknown whether the PSP has it; null where there is none. */
  readonly unclearSince: string | null;
}

/** An event for Razao, byte for byte as it is sent each time. */
export interface StoredEvent {
  readonly deliveryId: string;
  readonly event: string;
  readonly body: string;
  readonly attempts: number;
}

export interface StoredKey {
  readonly reference: string;
  readonly keyType: string;
  readonly keyValue: string;
  readonly state: 'REGISTERED' | 'EXCLUDED';
}

export interface StoredCharge {
  readonly txid: string;
  readonly kind: 'cob' | 'cobv';
  readonly location: string;
  readonly createdAt: string;
  /** Time until which it can be paid; null once the PSP has taken it back. */
  readonly endsAt: string | null;
}

const TABLES = `
create table if not exists orders (
  reference text primary key, kind text not null, bank_id text not null, request text not null, amount integer not null,
  end_to_end_id text not null, status text not null, rail_id text, failure_code text, failure_reason text, created_at text not null,
  final_at text, unclear_since text
) strict;
create index if not exists orders_open on orders (status) where status = 'ACCEPTED';
create index if not exists orders_bank on orders (end_to_end_id, bank_id);
create table if not exists events (
  delivery_id text primary key, event text not null, body text not null, created_at text not null, taken_at text, attempts integer not null
) strict;
create index if not exists events_waiting on events (attempts, created_at) where taken_at is null;
create table if not exists unreadable (end_to_end_id text primary key, reason text not null, seen_at text not null) strict;
create table if not exists keys (reference text primary key, key_type text not null, key_value text not null, state text not null) strict;
create table if not exists charges (
  txid text primary key, kind text not null, location text not null, created_at text not null, ends_at text
) strict;
create index if not exists charges_location on charges (location);
create table if not exists marks (name text primary key, value text not null) strict;
`;

type Row = Record<string, string | number | null>;

/**
 * What the adapter must remember, in one file of SQLite: each write is on disk (fsync) when it returns, and one process has the file.
 * See decision 63.
 */
export class Store {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** @param file `:memory:` for none. @throws Error when another process has it. */
  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    this.#database = new DatabaseSync(file);
    try {
      this.#database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full;');
      this.#database.exec(`begin immediate; ${TABLES} commit;`);
    } catch (error) {
      this.#database.close();
      throw new Error(/locked|busy/i.test(String(error)) ? `${file} is in use: another adapter runs on it` : `${file}: ${String(error)}`);
    }
  }

  close(): void {
    this.#database.close();
  }

  /** Does all writes of the work, or none. */
  atomically<T>(work: () => T): T {
    this.#database.exec('begin immediate');
    try {
      const done = work();
      this.#database.exec('commit');
      return done;
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }

  findOrder(reference: string): Order | undefined {
    return orderOf(this.#row('select * from orders where reference = ?', reference));
  }

  /** The return of a Pix that the PSP names so. */
  findReturn(endToEndId: string, bankId: string): Order | undefined {
    return orderOf(this.#row('select * from orders where end_to_end_id = ? and bank_id = ? and kind = \'RETURN\'', endToEndId, bankId));
  }

  openOrders(): Order[] {
    return this.#rows('select * from orders where status = \'ACCEPTED\' and kind <> \'EXPECTED\' order by created_at').map(
      (row) => orderOf(row) as Order,
    );
  }

  /** Orders that were accepted in a period, and that Razao pays for. */
  ordersCreated(from: string, to: string): Order[] {
    return this.#rows('select * from orders where kind <> \'EXPECTED\' and created_at >= ? and created_at < ? order by created_at', from,
      to)
      .map((row) => orderOf(row) as Order);
  }

  /** Payments out that settled in a period. */
  paymentsSettled(from: string, to: string): Order[] {
    return this.#rows(
      'select * from orders where kind = \'PAYMENT\' and status = \'SETTLED\' and final_at >= ? and final_at < ?', from, to,
    ).map((row) => orderOf(row) as Order);
  }

  /** Writes an order, new or changed. */
  putOrder(it: Order): void {
    this.#run(
      `insert or replace into orders (reference, kind, bank_id, request, amount, end_to_end_id, status, rail_id, failure_code,
        failure_reason, created_at, final_at, unclear_since) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      it.reference, it.kind, it.bankId, it.request, it.amount, it.endToEndId, it.status, it.railId, it.failureCode, it.failureReason,
      it.createdAt, it.finalAt, it.unclearSince,
    );
  }

  /** Forgets an order that the PSP surely has not. */
  dropOrder(reference: string): void {
    this.#run('delete from orders where reference = ?', reference);
  }

  hasEvent(deliveryId: string): boolean {
    return this.#row('select 1 as found from events where delivery_id = ?', deliveryId) !== undefined;
  }

  isTaken(deliveryId: string): boolean {
    return this.#row('select 1 as found from events where delivery_id = ? and taken_at is not null', deliveryId) !== undefined;
  }

  /** Adds an event unless there is one of its id. @returns whether it is new. */
  addEvent({ deliveryId, event, body }: Omit<StoredEvent, 'attempts'>, at: Date): boolean {
    return this.#run(
      'insert into events (delivery_id, event, body, created_at, taken_at, attempts) values (?, ?, ?, ?, null, 0) on conflict do nothing',
      deliveryId, event, body, at.toISOString(),
    ) > 0;
  }

  /** Events that Razao has not taken: those that were tried less come first, then the older. */
  waitingEvents(most: number): StoredEvent[] {
    const rows = this.#rows('select * from events where taken_at is null order by attempts, created_at limit ?', most);
    return rows.map(
      ({ delivery_id, event, body, attempts }) => (
        { deliveryId: String(delivery_id), event: String(event), body: String(body), attempts: Number(attempts) }),
    );
  }

  countWaiting(): number {
    return Number(this.#row('select count(*) as n from events where taken_at is null')?.['n']);
  }

  /** Writes down which events were taken and which were tried. */
  noteAttempts(taken: readonly string[], tried: readonly string[], at: Date): void {
    this.atomically(() => {
      for (const id of taken) this.#run('update events set taken_at = ?, attempts = attempts + 1 where delivery_id = ?',
        at.toISOString(), id);
      for (const id of tried) this.#run('update events set attempts = attempts + 1 where delivery_id = ?', id);
    });
  }

  /**
   * Forgets events that were taken before a time, and charges that ended before it.
   * @param longer an event that is kept for longer, and the time before which it is forgotten.
   */
  forgetBefore(at: Date, longer: { readonly event: string; readonly at: Date }): void {
    this.atomically(() => {
      this.#run('delete from events where taken_at < ? and (event <> ? or taken_at < ?)', at.toISOString(), longer.event,
        longer.at.toISOString());
      this.#run('delete from charges where coalesce(ends_at, created_at) < ?', at.toISOString());
    });
  }

  noteUnreadable(endToEndId: string, reason: string, at: Date): boolean {
    return this.#run('insert into unreadable values (?, ?, ?) on conflict do nothing', endToEndId, reason, at.toISOString()) > 0;
  }

  noteReadable(endToEndId: string): void {
    this.#run('delete from unreadable where end_to_end_id = ?', endToEndId);
  }

  unreadable(): { endToEndId: string; reason: string }[] {
    return this.#rows('select end_to_end_id, reason from unreadable order by seen_at limit 1000').map(
      (row) => ({ endToEndId: String(row['end_to_end_id']), reason: String(row['reason']) }),
    );
  }

  findKey(reference: string): StoredKey | undefined {
    return keyOf(this.#row('select * from keys where reference = ?', reference));
  }

  /** Keys that Razao uses. */
  keysInUse(): StoredKey[] {
    return this.#rows('select * from keys where state = \'REGISTERED\'').map((row) => keyOf(row) as StoredKey);
  }

  putKey({ reference, keyType, keyValue, state }: StoredKey): void {
    this.#run('insert or replace into keys values (?, ?, ?, ?)', reference, keyType, keyValue, state);
  }

  /** Writes a charge, new or changed. */
  putCharge({ txid, kind, location, createdAt, endsAt }: StoredCharge): void {
    this.#run('insert or replace into charges values (?, ?, ?, ?, ?)', txid, kind, location, createdAt, endsAt);
  }

  findChargeAt(location: string): StoredCharge | undefined {
    return chargeOf(this.#row('select * from charges where location = ?', location));
  }

  findCharge(txid: string): StoredCharge | undefined {
    return chargeOf(this.#row('select * from charges where txid = ?', txid));
  }

  /** Charges of a kind that can be paid at a time, the older first. */
  chargesOpen(kind: StoredCharge['kind'], at: string): StoredCharge[] {
    return this.#rows('select * from charges where kind = ? and ends_at >= ? order by created_at', kind, at).map(
      (row) => chargeOf(row) as StoredCharge,
    );
  }

  mark(name: string): string | undefined {
    return this.#row('select value from marks where name = ?', name)?.['value'] as string | undefined;
  }

  setMark(name: string, value: string): void {
    this.#run('insert or replace into marks values (?, ?)', name, value);
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  #row(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepared(sql).get(...values) as Row | undefined;
  }

  #rows(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepared(sql).all(...values) as Row[];
  }

  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepared(sql).run(...values).changes);
  }
}

function orderOf(row: Row | undefined): Order | undefined {
  return row && {
    kind: row['kind'] as Order['kind'], reference: String(row['reference']), bankId: String(row['bank_id']),
      request: String(row['request']),
    amount: Number(row['amount']), endToEndId: String(row['end_to_end_id']), status: row['status'] as Order['status'],
    railId: row['rail_id'] as string | null, failureCode: row['failure_code'] as string | null,
    failureReason: row['failure_reason'] as string | null, createdAt: String(row['created_at']), finalAt: row['final_at'] as string | null,
    unclearSince: row['unclear_since'] as string | null,
  };
}

function chargeOf(row: Row | undefined): StoredCharge | undefined {
  return row && {
    txid: String(row['txid']), kind: row['kind'] as StoredCharge['kind'], location: String(row['location']),
    createdAt: String(row['created_at']), endsAt: row['ends_at'] as string | null,
  };
}

function keyOf(row: Row | undefined): StoredKey | undefined {
  return row && {
    reference: String(row['reference']), keyType: String(row['key_type']), keyValue: String(row['key_value']),
    state: row['state'] as StoredKey['state'],
  };
}
