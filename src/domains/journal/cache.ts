import { LRUCache } from 'lru-cache';
import { assert } from '../../platform/assert.ts';
import type { Query } from '../../platform/db/query.ts';
import type { CacheBudget } from '../../platform/cache-budget.ts';
import { prefixOf, type DerivedRules } from './derived-rows.ts';
import type { AccountState, Loads, SystemRole } from './ledger.ts';
import type { LimitRules } from './limit-rules.ts';
import type { ReservationRules } from './reservations.ts';
import { BatchState, systemKey } from './state.ts';
import { readAccounts, systemKeyOf } from './store.ts';

/** Finds a domain's rows by id for the writer, inside its transaction; of one prefix, or of those it is given for. */
export type RowLoader = (query: Query, tenant: string, ids: readonly string[]) => Promise<Map<string, unknown>>;

/** Most accounts that the writers of a process remember, over all tenants. */
export const CACHED_ACCOUNTS = 100_000;

/**
 * Cache of the accounts that a writer remembers between batches, with their encumbrances: exact as of the writer's head, or dropped. A
 * batch works on a copy; its changes are kept only after its commit. Each batch reads other rows again, and holds that come due.
 */
export class WriterCache {
  /** Bounded by size, not by number: an LRUCache with a number bound takes the memory of all entries at once. */
  readonly #accounts = new LRUCache<string, AccountState>({ maxSize: CACHED_ACCOUNTS, sizeCalculation: () => 1 });
  readonly #systems = new Map<string, string>();
  #staged: BatchState | undefined;
  /** Tenant-wide limits; undefined when they must be read. */
  #shared: { readonly limits: unknown } | undefined;

  constructor(
    private readonly tenant: string, private readonly room: CacheBudget, private readonly loaders: Readonly<Record<string, RowLoader>>,
    private readonly rules: ReservationRules, private readonly limits?: LimitRules, private readonly derived: DerivedRules = {},
  ) {}

  /** True when the cache has all accounts that a command reads at that instant: given these rows, `load` needs no query. */
  holds({ accounts, systems = [], accountsOf }: Loads, rows: ReadonlyMap<string, unknown>, at: Date): boolean {
    if (this.limits && this.#shared === undefined) return false;
    for (const id of accounts) if (!this.#has(id, at)) return false;
    for (const id of accountsOf?.(rows) ?? []) if (!this.#has(id, at)) return false;
    for (const [role, asset] of systems) if (!this.#has(this.#systems.get(systemKey(role, asset)), at)) return false;
    return true;
  }

  #has(accountId: string | undefined, at: Date): boolean {
    if (accountId === undefined) return false;
    const account = this.#accounts.peek(accountId);
    return account !== undefined && !mayBeDue(account, at) && (account.promotedTo === null || this.#has(account.promotedTo, at));
  }

  /** Everything the commands of a batch read, with at most one query a kind of row; `given` where its rows were read before. */
  async load(query: Query, loads: readonly Loads[], now: Date, given?: ReadonlyMap<string, unknown>): Promise<BatchState> {
    const rows = given ?? await this.readRows(query, loads);
    const accounts = new Map<string, AccountState>();
    const missing = new Set<string>();
    const missingSystems = new Map<string, readonly [SystemRole, string]>();
    const want = (id: string): void => {
      const cached = this.#accounts.get(id);
      if (!cached) missing.add(id);
      else {
        accounts.set(id, cached);
        if (cached.promotedTo !== null) want(cached.promotedTo);
      }
    };
    for (const load of loads) {
      load.accounts.forEach(want);
      load.accountsOf?.(rows).forEach(want);
      for (const [role, asset] of load.systems ?? []) {
        const id = this.#systems.get(systemKey(role, asset));
        if (id === undefined) missingSystems.set(systemKey(role, asset), [role, asset]);
        else want(id);
      }
    }
    if (missing.size + missingSystems.size > 0) {
      for (const account of await this.#readAccounts(query, [...missing], [...missingSystems.values()])) {
        this.#remember(account);
        accounts.set(account.accountId, account);
      }
    }
    this.room.used(this.#accounts);
    const dueHolds = await this.#loadDueHolds(query, accounts, now);
    const limits = this.limits && { rules: this.limits, shared: await this.#loadShared(query, this.limits) };
    return new BatchState(
      now, { accounts, systems: this.#systems, rows, dueHolds, derived: this.derived, ...(limits && { limits }) }, this.rules,
    );
  }

  async #loadShared(query: Query, rules: LimitRules): Promise<unknown> {
    this.#shared ??= { limits: await rules.loadShared(query, this.tenant) };
    return this.#shared.limits;
  }

  async #readAccounts(query: Query, ids: string[], systems: (readonly [SystemRole, string])[]): Promise<AccountState[]> {
    const accounts = await readAccounts(query, this.tenant, ids, systems);
    const known = await this.#readBeside(query, ids);
    const promoted = accounts.map(({ promotedTo }) => promotedTo).filter((id) => id !== null && !ids.includes(id)) as string[];
    const more = await this.#readBeside(query, promoted);
    return accounts.map((account) => ({ ...account, ...known(account.accountId), ...more(account.accountId) }));
  }

  /**
   * Reads encumbrances and limits of accounts; the ledger's own accounts have none. One query after the other: under the head's lock all of
   * them share one connection.
   */
  async #readBeside(query: Query, ids: readonly string[]): Promise<(id: string) => Partial<AccountState>> {
    if (ids.length === 0) return () => ({});
    const encumbrances = await this.rules.loadEncumbrances(query, this.tenant, ids);
    const limits = await this.limits?.loadOwn(query, this.tenant, ids);
    return (id) => ({
      ...(encumbrances.has(id) && { encumbrances: encumbrances.get(id) }), ...(limits?.has(id) && { limits: limits.get(id) }),
    });
  }

  /** Loads holds that have come due, where the encumbrances on an account do not rule it out, and corrects those. */
  async #loadDueHolds(query: Query, accounts: Map<string, AccountState>, at: Date): Promise<unknown[]> {
    const doubtful = [...accounts.values()].filter((account) => mayBeDue(account, at));
    if (doubtful.length === 0) return [];
    const due = await this.rules.loadDueHolds(query, this.tenant, doubtful.map(({ accountId }) => accountId), at);
    return doubtful.flatMap((account) => {
      const { holds, next } = due.get(account.accountId) ?? { holds: [], next: null };
      assert(next === null || next > at, 'a deadline that has passed is one of a hold that is due');
      const after = { ...account, encumbrances: { ...account.encumbrances, deadlinesFrom: next } };
      accounts.set(account.accountId, after);
      if (holds.length === 0) this.#accounts.set(account.accountId, after);
      return holds;
    });
  }

  /** The rows that the commands of a batch read. It touches nothing that is remembered. */
  async readRows(query: Query, loads: readonly Loads[]): Promise<Map<string, unknown>> {
    const byLoader = Map.groupBy(new Set(loads.flatMap((load) => load.rows ?? [])), (id) => this.#loaderOf(id));
    const rows = new Map<string, unknown>();
    for (const [load, ids] of byLoader) for (const [id, row] of await load(query, this.tenant, ids)) rows.set(id, row);
    return rows;
  }

  #loaderOf(id: string): RowLoader {
    const loader = this.loaders[prefixOf(id)];
    assert(loader, `no domain loads rows of ${prefixOf(id)}`);
    return loader;
  }

  #remember(account: AccountState): void {
    const key = systemKeyOf(account);
    if (key !== undefined) this.#systems.set(key, account.accountId);
    this.#accounts.set(account.accountId, account);
  }

  /** Stages the changes of a batch until its commit succeeds or fails. */
  stage(state: BatchState): void {
    this.#staged = state;
  }

  /** Keeps the staged batch, which is committed. Accounts that it opened or altered are read before they are used. */
  keep(): void {
    assert(this.#staged, 'what is kept was staged');
    for (const account of this.#staged.changedAccounts.values()) {
      if (this.#accounts.has(account.accountId)) this.#accounts.set(account.accountId, account);
    }
    for (const id of this.#staged.unread) this.#accounts.delete(id);
    if (this.#shared) this.#shared = { limits: this.#staged.sharedLimits };
    this.#staged = undefined;
  }

  /** Forgets accounts, and those of the parties among `ids`. */
  drop(ids: readonly string[]): void {
    for (const id of ids) this.#accounts.delete(id);
    if (this.limits && ids.some(this.limits.isShared)) this.#shared = undefined;
    const parties = new Set(ids.filter((id) => id.startsWith('pty_')));
    if (parties.size === 0) return;
    for (const [id, { ownerPartyId }] of this.#accounts.entries()) {
      if (ownerPartyId !== null && parties.has(ownerPartyId)) this.#accounts.delete(id);
    }
  }

  clear(): void {
    this.#accounts.clear();
    this.#systems.clear();
    this.#shared = undefined;
  }
}

function mayBeDue({ encumbrances: { deadlinesFrom } }: AccountState, at: Date): boolean {
  return deadlinesFrom !== null && deadlinesFrom <= at;
}
