/** The same commands over copies of one tenant's books: in one batch, in batches of any cut, one after another. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import type { AppContext } from '../../src/app.ts';
import type { Service } from '../../src/service.ts';
import { Journal, type LedgerCommand } from '../../src/domains/journal/index.ts';
import { derive, type Context } from '../../src/platform/context.ts';
import { Replay, type WriteKey } from '../../src/platform/db/command.ts';
import { ApiError, refusal } from '../../src/platform/errors.ts';

/** Ways to give a journal commands that wait at the same time. */
export const WAYS = ['together', 'cut', 'piped', 'alone'] as const;
export type Way = (typeof WAYS)[number];

/** A command that a verb has given to the journal, and the functions that report its outcome to the verb. */
export interface Held {
  readonly key: WriteKey;
  readonly command: LedgerCommand<unknown>;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Takes the commands of verbs and keeps them until they are carried out, everywhere at once. */
export class HeldJournal implements Pick<Journal, 'submit' | 'submitOnce'> {
  #held: Held[] = [];

  submit<T>(ctx: Context, command: LedgerCommand<T>): Promise<T> {
    return this.#hold(ctx.db.command ?? { id: ctx.ids.next('cmd'), digest: null, status: 200 }, command);
  }

  async submitOnce<T>(_ctx: Context, id: string, command: LedgerCommand<T>, digest: string | null = null): Promise<T> {
    try {
      return await this.#hold({ id, digest, status: 200 }, command);
    } catch (error) {
      if (error instanceof Replay) return JSON.parse(error.record.body) as T;
      throw error;
    }
  }

  #hold<T>(key: WriteKey, command: LedgerCommand<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#held.push({ key, command, resolve: resolve as Held['resolve'], reject });
    });
  }

  get count(): number {
    return this.#held.length;
  }

  take(): Held[] {
    const held = this.#held;
    this.#held = [];
    return held;
  }
}

/** Outcome of one command, in a form to compare. */
export type Ending = { readonly text: string } & ({ readonly answer: unknown } | { readonly error: unknown });

/** A tenant whose journal is given commands in one of the ways. */
export class Copy {
  readonly #journals: readonly [Journal, Journal];

  constructor(private readonly service: Service, readonly tenant: string, readonly way: Way) {
    this.#journals = [freshJournal(service), freshJournal(service)];
  }

  /** @param cuts how many commands each batch takes, again from the first when they are used up. */
  async execute(held: readonly Held[], cuts: readonly number[]): Promise<Ending[]> {
    switch (this.way) {
      case 'together': return this.#batch(held, this.#journals[0]);
      case 'piped': return Promise.all(held.map((one) => this.#submit(one, this.#journals[0])));
      case 'alone': return this.#alone(held);
      case 'cut': return this.#inBatches(held, cuts);
    }
  }

  /** Decides each on its own journal's loads: nothing is cached. Nor does any take a fast path, as plain transfers do elsewhere. */
  async #alone(held: readonly Held[]): Promise<Ending[]> {
    const endings: Ending[] = [];
    for (const one of held) endings.push(await this.#submit(
      { ...one, command: { ...one.command, plain: undefined } }, freshJournal(this.service),
    ));
    return endings;
  }

  /** Two writers take turns, as two processes do. */
  async #inBatches(held: readonly Held[], cuts: readonly number[]): Promise<Ending[]> {
    const endings: Ending[] = [];
    for (let from = 0, n = 0; from < held.length; n += 1) {
      const size = 1 + (cuts[n % cuts.length] ?? 0);
      endings.push(...await this.#batch(held.slice(from, from + size), this.#journals[n % 2 === 0 ? 0 : 1]));
      from += size;
    }
    return endings;
  }

  /** A writer takes at most half of the waiting commands: as many that are refused, and so do nothing, wait behind. */
  async #batch(held: readonly Held[], journal: Journal): Promise<Ending[]> {
    const endings = held.map((one) => this.#submit(one, journal));
    const ctx = this.service.contextFor(this.tenant);
    const pads = held.map(
      () => journal.submit(ctx, { loads: { accounts: [] }, decide: () => ({ refused: refusal('OVERLOADED') }) }).catch(() => undefined),
    );
    const [ended] = await Promise.all([Promise.all(endings), Promise.all(pads)]);
    return ended;
  }

  async #submit({ key, command }: Held, journal: Journal): Promise<Ending> {
    const ctx = this.service.contextFor(this.tenant, 'test', key);
    try {
      const answer = await journal.submit(ctx, command);
      return { text: `answered ${JSON.stringify(answer)}`, answer };
    } catch (error) {
      return { text: textOf(error), error };
    }
  }
}

function textOf(error: unknown): string {
  if (error instanceof Replay) return `replayed ${error.record.body}`;
  if (error instanceof ApiError) return `refused ${JSON.stringify([error.status, error.body()])}`;
  return `threw ${String(error)}`;
}

/** A journal like the service's own that remembers nothing yet. */
function freshJournal(service: Service): Journal {
  return new Journal(service.database, Reflect.get(service.contextFor('').journal, 'options') as ConstructorParameters<typeof Journal>[1]);
}

/** A verb under way whose commands are held. */
export class Running {
  isOver = false;

  constructor(readonly done: Promise<unknown>) {
    const end = (): void => { this.isOver = true; };
    done.then(end, end);
  }
}

/**
 * Lets verbs run until each is over or waits for the journal.
 * @param before how many commands waited before any of them did.
 */
export async function settle(journal: HeldJournal, running: readonly Running[], before = 0): Promise<void> {
  for (let quiet = 0, last = -1; quiet < 3 || (journal.count === before && running.some(({ isOver }) => !isOver));) {
    await nextTurn();
    const now = journal.count + running.filter(({ isOver }) => isOver).length;
    quiet = now === last ? quiet + 1 : 0;
    last = now;
  }
}

/** A context in which a verb may read and submit commands, which are held; its own writes fail. */
export function heldContext(service: Service, tenant: string, key: WriteKey, journal: HeldJournal, ids: AppContext['ids']): AppContext {
  const ctx = service.contextFor(tenant, 'test', key);
  const db = Object.assign(Object.create(ctx.db) as typeof ctx.db, { write: async () => { throw new Error('writes by itself'); } });
  return derive(ctx, { db, journal: journal as unknown as Journal, ids, isRailBound: async () => true });
}

/**
 * Not the tenant’s, or each commit’s own: positions of commits; hashes, which name the tenant; numbers of leases, which are
 * everybody’s; and intents, which
 * verbs write before they give a command.
 */
const NOT_COMPARED: Readonly<Record<string, readonly string[]>> = {
  journal_entries: ['entry_hash', 'commit_no', 'place', 'created_event', 'settled_event'],
  heads: ['commit_no', 'entry_hash', 'commit_id', 'timeline'],
  outbox: ['event_id', 'commit_no', 'n'],
  accounts: ['address', 'public_key', 'private_key'],
  commands: ['lease', 'intent'],
  dispatches: ['lease'],
};
const NOT_COPIED = new Set(['providers', 'clients', 'tenants', 'heads']);
/** As `eventId` makes it; the ids and types of events need no escapes. */
const EVENT_ID =
  `'evt_' || left(encode(sha256(convert_to(format('["%s","%s",%s,"%s"]', $1::text, entity_id, entity_version, event_type), 'UTF8')), 'hex'), 32)`;
/** The same of a payment that its entry keeps. */
function eventOf(version: number, what: string): string {
  return `case when created_by is not null then left(encode(sha256(convert_to(format('["%s","%s",${version},"obligation.${what}"]', $1::text, 'obl_' || substr(tx_id, 5)), 'UTF8')), 'hex'), 32)::uuid end`;
}
const SKIPPED = new Set(['commits', 'tenants', 'providers', 'clients', 'outbox_cursors', 'outbox_floors', 'position_checkpoints']);

const TENANTS = new RegExp(`t\\d+-(${WAYS.join('|')})`, 'g');
const ADDRESSES = /\\?"address\\?":\\?"\w+\\?"/g;

/** The tables of tenants, seen and copied from outside of the service. */
export class Books {
  #tables = new Map<string, readonly string[]>();

  private constructor(private readonly client: pg.Client) {}

  static async open(url: string): Promise<Books> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const books = new Books(client);
    const { rows } = await client.query<{ table_name: string; columns: string[] }>(`
      select table_name, array_agg(column_name::text order by ordinal_position) as columns from information_schema.columns
      where table_schema = 'razao' and is_generated = 'NEVER' and table_name in (
        select c.relname from pg_class c where c.relnamespace = 'razao'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition)
      group by table_name having bool_or(column_name = 'tenant_id') order by table_name`);
    books.#tables = new Map(rows.map(({ table_name, columns }) => [table_name, columns.filter((name) => name !== 'tenant_id')]));
    return books;
  }

  async query<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    return (await this.client.query<R>(text, values)).rows;
  }

  /** The number of commits of a tenant. */
  async commitNo(tenant: string): Promise<string> {
    return (await this.query<{ commit_no: string }>(
      'select commit_no from razao.heads where tenant_id = $1', [tenant],
    ))[0]?.commit_no ?? '';
  }

  /** Gives `to`, a tenant without books, those of `from`. */
  async copy(from: string, to: string): Promise<void> {
    await this.client.query('begin');
    await this.client.query('set local session_replication_role = replica');
    for (const [table, columns] of this.#tables) {
      if (NOT_COPIED.has(table)) continue;
      const names = columns.map((name) => `"${name}"`).join(', ');
      const values = table === 'outbox' ? names.replace('"event_id"', EVENT_ID)
        : names.replace('"created_event"', eventOf(1, 'created')).replace('"settled_event"', eventOf(2, 'settled'));
      await this.client.query(
        `insert into razao.${table} (tenant_id, ${names}) select $1, ${values} from razao.${table} where tenant_id = $2`, [to, from],
      );
    }
    await this.client.query(`
      insert into razao.tenants (tenant_id, created_at) select $1, created_at from razao.tenants where tenant_id = $2`, [to, from]);
    await this.client.query(`
      insert into razao.heads (tenant_id, committed_at, seq_no, entry_hash, commit_no)
      select $1, committed_at, seq_no, entry_hash, commit_no from razao.heads where tenant_id = $2`, [to, from]);
    await this.client.query('commit');
  }

  /**
   * The differences between the books of two tenants: the rows that only one has, by table.
   * @param since the commit after which events are compared, in their order.
   */
  async differences(one: string, other: string, since: string): Promise<Record<string, readonly string[]>> {
    const found: Record<string, readonly string[]> = {};
    for (const [table, columns] of this.#tables) {
      if (SKIPPED.has(table)) continue;
      const texts = [await this.#rows(table, columns, one, since), await this.#rows(table, columns, other, since)] as const;
      if (texts[0].join('\n') === texts[1].join('\n')) continue;
      const sets = texts.map((rows) => new Set(rows));
      const differing = [
        ...texts[0].filter((it) => !sets[1]?.has(it)).map((it) => `+ ${it}`),
        ...texts[1].filter((it) => !sets[0]?.has(it)).map((it) => `- ${it}`),
      ];
      found[table] = differing.length > 0 ? differing : ['another order', ...texts[0], '-', ...texts[1]];
    }
    return found;
  }

  async #rows(table: string, columns: readonly string[], tenant: string, since: string): Promise<string[]> {
    const left = (NOT_COMPARED[table] ?? []).map((name) => ` - '${name}'`).join('');
    const isOutbox = table === 'outbox';
    const rows = await this.query<{ it: string }>(
      `select (to_jsonb(t) - 'tenant_id'${left})::text as it from razao.${table} t
       where t.tenant_id = $1 ${isOutbox ? 'and t.commit_no > $2 order by t.commit_no, t.n' : `and $2::bigint is not null order by ${columns.map((name) => `t.${name}::text`).join(', ')}`}`, [tenant, since]);
    return rows.map(({ it }) => it.replaceAll(TENANTS, 'TENANT').replaceAll(ADDRESSES, ''));
  }

  close(): Promise<void> {
    return this.client.end();
  }
}
