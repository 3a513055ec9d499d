import type { LimitWarning } from '../../../generated/models.ts';
import { assert, present } from '../../platform/assert.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import { MAX_CENTS, MOST_MOVED, type Cents } from '../../platform/money.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import { RetryDecision } from '../../platform/retry-decision.ts';
import { SourceRows, type DerivedRules } from './derived-rows.ts';
import { transferOf, theOne } from './entry.ts';
import {
  available, idsOf, mayOverdraw, NO_BALANCE, NO_ENCUMBRANCES,
  type AccountState, type Balance, type LedgerChange, type Encumbrances, type EntryDraft, type Gate, type Ledger, type OpenBlock,
  type Reservation, type RowWrite,
  type SystemRole, type DryRun,
} from './ledger.ts';
import type { Counted, LimitRules, FastCount } from './limit-rules.ts';
import type { ReservationRules } from './reservations.ts';
import type { RowKind } from './row-kind.ts';

/** The name by which a system account is looked up. */
export function systemKey(role: SystemRole, asset: string): string {
  return `${role}:${asset}`;
}

/** Rows on which a batch works, exact as of the head that it continues. */
export interface Loaded {
  readonly accounts: ReadonlyMap<string, AccountState>;
  readonly systems: ReadonlyMap<string, string>;
  readonly rows: ReadonlyMap<string, unknown>;
  /** Active holds of the accounts that are past their deadline. */
  readonly dueHolds?: readonly unknown[];
  readonly limits?: { readonly rules: LimitRules; readonly shared: unknown };
  readonly derived?: DerivedRules;
}

/** Change as applied. */
export type Applied<C extends LedgerChange> = C & { readonly warnings?: readonly LimitWarning[] };

/** Balances that an outcome changes, by account and asset. */
type Touched = Map<string, Map<string, Balance>>;

/**
 * A batch's view of the books: what was loaded, overlaid with what the batch has decided so far. An outcome is applied
 * whole or not at all.
 */
export class BatchState implements Ledger {
  readonly #loaded: ReadonlyMap<string, AccountState>;
  readonly #systems: ReadonlyMap<string, string>;
  readonly #rows: ReadonlyMap<string, unknown>;
  readonly #changedAccounts = new Map<string, AccountState>();
  readonly #changedRows = new Map<string, unknown>();
  readonly #unread = new Set<string>();
  readonly #sources: SourceRows;

  readonly #dueHolds: readonly unknown[];
  readonly #limits: Loaded['limits'];
  #sharedLimits: unknown;
  #isTorn = false;
  #nextSeq = 1n;

  constructor(
    readonly now: Date, { accounts, systems, rows, dueHolds = [], limits, derived = {} }: Loaded, private readonly rules: ReservationRules,
  ) {
    this.#loaded = accounts;
    this.#systems = systems;
    this.#rows = rows;
    this.#dueHolds = dueHolds;
    this.#limits = limits;
    this.#sharedLimits = limits?.shared;
    this.#sources = new SourceRows(derived);
  }

  /** Sets the entry after which the batch continues. */
  continueFrom(seqNo: bigint): void {
    this.#nextSeq = seqNo + 1n;
  }

  get nextSeq(): bigint {
    return this.#nextSeq;
  }

  /** @throws RetryDecision COMMIT_FIRST for an account that a change before this one opened or altered: its limits are not read yet. */
  account(accountId: string): AccountState | undefined {
    if (this.#unread.has(accountId)) throw new RetryDecision('COMMIT_FIRST');
    return this.accountAfter(accountId);
  }

  /** Returns an account after the batch. */
  accountAfter(accountId: string): AccountState | undefined {
    return this.#changedAccounts.get(accountId) ?? this.#loaded.get(accountId);
  }

  /** Accounts that are to be read before they are used: a change opened or altered them. */
  get unread(): ReadonlySet<string> {
    return this.#unread;
  }

  /** True when a change threw while it was stored: this state is neither the one before nor the one after it. */
  get isTorn(): boolean {
    return this.#isTorn;
  }

  /** Rows written so far from which derived rows are read. */
  get sources(): SourceRows {
    return this.#sources;
  }

  system(role: SystemRole, asset: string): AccountState {
    const id = this.#systems.get(systemKey(role, asset));
    assert(id !== undefined, `the ${role} account of ${asset} is missing: was it not loaded, or the asset never used?`);
    return present(this.account(id), `the ${role} account of ${asset}`);
  }

  balance(accountId: string, asset: string): Balance {
    return this.account(accountId)?.balances.get(asset) ?? NO_BALANCE;
  }

  row<Row>({ prefix }: RowKind<Row>, id: string): Row | undefined {
    assert(id.startsWith(prefix), 'an id names a row of its kind');
    return (this.#changedRows.get(id) ?? this.#rows.get(id)) as Row | undefined;
  }

  get changedAccounts(): ReadonlyMap<string, AccountState> {
    return this.#changedAccounts;
  }

  get sharedLimits(): unknown {
    return this.#sharedLimits;
  }

  /** Returns the rows of the limits that the batch has used, each counter once. */
  usageRows(): RowWrite[] {
    if (!this.#limits) return [];
    const { rules, shared } = this.#limits;
    const own: RowWrite[] = [];
    for (const { accountId, promotedTo, limits } of this.#changedAccounts.values()) {
      const before = this.#loaded.get(accountId)?.limits;
      if (limits !== before) own.push(...rules.ownRows(promotedTo ?? accountId, before, limits, this.now));
    }
    return [
      ...own,
      ...(shared === this.#sharedLimits ? [] : rules.sharedRows(shared, this.#sharedLimits, this.now)),
    ];
  }

  /** Returns the account as loaded, before the batch: it shows which of its balances have no row yet. */
  loadedAccount(accountId: string): AccountState | undefined {
    return this.#loaded.get(accountId);
  }

  /** True when plain transfers on this account need no decision of holds or blocks. */
  isUnencumbered({ encumbrances }: AccountState): boolean {
    return this.#dueHolds.length === 0 && encumbrances.openBlocks.length === 0;
  }

  /** True when limits judge or count plain transfers of this account. */
  isLimited({ limits }: AccountState): boolean {
    return this.#limits?.rules.mayCount(this.#sharedLimits, limits) === true;
  }

  /** Returns the counter for plain transfers of limited accounts. */
  countPlain(): FastCount {
    return present(this.#limits, 'limits').rules.countPlain(this);
  }

  /** Stores what plain transfers have left: the balance of an account's own currency. */
  leave(account: AccountState, balance: Balance): void {
    this.#changedAccounts.set(account.accountId, { ...account, balances: new Map(account.balances).set(account.currency, balance) });
  }

  /** Stores the limit use of a change, after its balances are stored. */
  use({ own, shared }: Pick<Counted, 'own' | 'shared'>): void {
    for (const [accountId, limits] of own) this.#changedAccounts.set(accountId, { ...this.#loadedOrChanged(accountId), limits });
    this.#sharedLimits = shared;
  }

  /** Ends the holds that are past their deadline: before anything is decided, their money is free again. */
  expireDueHolds(): LedgerChange[] {
    assert(this.#changedAccounts.size === 0 && this.#changedRows.size === 0, 'holds end before anything is decided');
    return this.#dueHolds.map((hold) => {
      const expired = this.apply(this.rules.expire(hold, this.now), []);
      assert(!('refused' in expired), 'giving up a hold cannot be refused');
      return expired;
    });
  }

  /**
   * Applies a change, or refuses it: the gates first, then limits, then funds. Funds that it frees secure open blocks in the same entry.
   * A debit or a new hold needs `available` ≥ its amount (`INSUFFICIENT_FUNDS`), so `available` never goes below zero.
   * @returns the change with what blocks secure of it and the warnings of limits.
   * @throws RetryDecision COMMIT_FIRST when it touches an account that a change before this one opened or altered.
   */
  apply<C extends LedgerChange>(change: C, gates: readonly Gate[]): Applied<C> | { readonly refused: Refusal } {
    assert(!this.#isTorn, 'nothing is applied on top of a change that was stored in part');
    const { opens, promotes = [], alters = [] } = change;
    const applied = opens ? this.#open(opens, () => this.#move(change, gates)) : this.#move(change, gates);
    if (!('refused' in applied)) {
      for (const { accountId, promotedTo } of promotes) this.#promote(accountId, promotedTo);
      for (const accountId of alters) this.#unread.add(accountId);
    }
    this.#isTorn = false;
    return applied;
  }

  /** The change that opens accounts may move them. Nothing of them is left when it is not applied. */
  #open<T extends object>(accounts: readonly AccountState[], move: () => T): T {
    assert(!accounts.some(({ accountId }) => this.accountAfter(accountId)), 'an account is opened once (the primary key of accounts)');
    for (const account of accounts) this.#changedAccounts.set(account.accountId, account);
    let applied: T | undefined;
    try {
      applied = move();
      return applied;
    } finally {
      const stands = applied && !('refused' in applied);
      for (const { accountId } of accounts) {
        if (stands) this.#unread.add(accountId);
        else this.#changedAccounts.delete(accountId);
      }
    }
  }

  /** Promotes an account; the new account's encumbrances follow from the rows that moved. */
  #promote(accountId: string, promotedTo: string): void {
    const account = this.#loadedOrChanged(accountId);
    assert(account.promotedTo === null && promotedTo !== accountId, 'an account is promoted once, and to another (account_promoted_from)');
    this.#changedAccounts.set(accountId, { ...account, status: 'CLOSED', promotedTo, encumbrances: NO_ENCUMBRANCES });
  }

  #move<C extends LedgerChange>(given: C, gates: readonly Gate[]): Applied<C> | { readonly refused: Refusal } {
    const touched: Touched = new Map();
    for (const entry of given.entries) {
      assertKeepable(entry);
      const refused = refuseTooMuch(entry) ?? this.#passGates(entry, gates);
      if (refused) return { refused };
      this.#change(entry, touched);
    }
    const counted = this.#limits?.rules.count(given, this);
    if (counted && 'refused' in counted) return counted;
    const change = counted ? withCounted(given, counted) : given;
    const encumbrances = new Map<string, Encumbrances>();
    for (const row of change.rows) this.#encumber(row, encumbrances);
    const whole = this.#secureBlocks(change, touched, encumbrances);
    for (const [accountId, balances] of touched) {
      const refused = this.#checkFunds(accountId, balances);
      if (refused) return { refused };
    }
    for (const row of whole.rows) this.#sources.add(row);
    for (const accountId of encumbrances.keys()) this.#loadedOrChanged(accountId);
    for (const accountId of change.backs ?? []) this.#loadedOrChanged(accountId);
    this.#isTorn = true; // nothing should throw from here on: of a change all is applied, or nothing
    for (const accountId of change.backs ?? []) this.#changedAccounts.set(accountId, {
      ...this.#loadedOrChanged(accountId), gatheredAs: 'TOKENS',
    });
    for (const [accountId, balances] of touched) this.#store(accountId, balances);
    for (const [accountId, after] of encumbrances) this.#changedAccounts.set(accountId, {
      ...this.#loadedOrChanged(accountId), encumbrances: after,
    });
    for (const row of whole.rows) for (const id of idsOf(row)) this.#changedRows.set(id, row.value);
    if (counted) this.use(counted);
    this.#nextSeq += BigInt(whole.entries.length);
    return whole;
  }

  #encumber(row: RowWrite, encumbrances: Map<string, Encumbrances>): void {
    const after = this.rules.encumbrancesAfter(row, (id) => encumbrances.get(id) ?? this.account(id)?.encumbrances ?? NO_ENCUMBRANCES);
    if (after) encumbrances.set(...after);
  }

  /** Whatever is free on an account with open blocks is theirs, the oldest first. */
  #secureBlocks<C extends LedgerChange>(change: C, touched: Touched, encumbrances: Map<string, Encumbrances>): C {
    const secured: { row: RowWrite; event: EventDraft; reservation: Reservation }[] = [];
    for (const [accountId, balances] of touched) {
      for (const block of (encumbrances.get(accountId) ?? this.account(accountId)?.encumbrances ?? NO_ENCUMBRANCES).openBlocks) {
        const reservation = this.#secureBlock(block, accountId, balances);
        if (!reservation) break;
        const written = this.rules.secure(block, reservation.amount, this.now);
        this.#encumber(written.row, encumbrances);
        secured.push({ ...written, reservation });
      }
    }
    if (secured.length === 0) return change;
    return {
      ...change,
      entries: secured.reduce<readonly EntryDraft[]>((entries, { reservation }) => withReservation(entries, reservation), change.entries),
      rows: [...change.rows, ...secured.map(({ row }) => row)],
      events: [...change.events, ...secured.map(({ event }) => event)],
    };
  }

  #secureBlock({ blockId, amount, secured }: OpenBlock, accountId: string, balances: Map<string, Balance>): Reservation | undefined {
    assert(secured < amount, 'an open block asks for more than it has (block_secured)');
    const asset = this.#loadedOrChanged(accountId).currency;
    const balance = balances.get(asset) ?? NO_BALANCE;
    const free = available(balance);
    if (free <= 0n) return undefined;
    const part = free < amount - secured ? free : amount - secured;
    balances.set(asset, { ...balance, blocked: balance.blocked + part });
    return { reservationId: blockId, kind: 'blocked', accountId, asset, amount: part };
  }

  /** Returns a copy of the present state, on which a decision of several steps tries them. */
  dryRun(gates: readonly Gate[]): DryRun {
    assert(!this.#isTorn, 'steps are tried on what is whole');
    const copy = new BatchState(this.now, {
      accounts: new Map([...this.#loaded, ...this.#changedAccounts]), systems: this.#systems,
      rows: new Map([...this.#rows, ...this.#changedRows]),
      ...(this.#limits && { limits: { ...this.#limits, shared: this.#sharedLimits } }),
    }, this.rules);
    for (const id of this.#unread) copy.#unread.add(id);
    copy.#nextSeq = this.#nextSeq;
    const apply = (outcome: LedgerChange): Refusal | undefined => {
      const applied = copy.apply(outcome, gates);
      return 'refused' in applied ? applied.refused : undefined;
    };
    return {
      now: copy.now, get nextSeq() { return copy.nextSeq; }, account: (id) => copy.account(id),
      system: (role, asset) => copy.system(role, asset),
      balance: (id, asset) => copy.balance(id, asset), row: (kind, id) => copy.row(kind, id), apply,
    };
  }

  #passGates(entry: EntryDraft, gates: readonly Gate[]): Refusal | undefined {
    for (const posting of entry.postings) {
      const account = this.#movable(posting.accountId, posting.asset);
      if (account.systemRole !== null) continue;
      for (const gate of gates) {
        const refused = gate({ ...posting, account, entryType: entry.entryType, correlation: entry.correlation }, this);
        if (refused) return refused;
      }
    }
    return undefined;
  }

  #movable(accountId: string, asset: string): AccountState {
    const account = this.account(accountId);
    assert(account, `an entry moves ${accountId}, which was not loaded`);
    assert(account.currency === asset, `an entry moves ${asset} on an account of ${account.currency}`);
    return account;
  }

  #change(entry: EntryDraft, touched: Touched): void {
    for (const it of entry.postings) this.#add(it, 'posted', touched);
    for (const it of entry.reservations ?? []) this.#add(it, it.kind, touched);
    for (const it of entry.expectations ?? []) this.#add(it, it.kind, touched);
  }

  #add({ accountId, asset, amount }: { accountId: string; asset: string; amount: Cents }, field: keyof Balance, touched: Touched): void {
    let balances = touched.get(accountId);
    if (!balances) touched.set(accountId, (balances = new Map()));
    const before = balances.get(asset) ?? this.balance(accountId, asset);
    balances.set(asset, { ...before, [field]: before[field] + amount });
  }

  #checkFunds(accountId: string, balances: Map<string, Balance>): Refusal | undefined {
    const account = this.#loadedOrChanged(accountId);
    for (const [asset, after] of balances) {
      const before = this.balance(accountId, asset);
      if (!mayOverdraw(account) && available(after) < 0n && available(after) < available(before)) {
        return refusal('INSUFFICIENT_FUNDS', {
          account_id: accountId, available: Number(available(before)), required: Number(available(before) - available(after)),
        });
      }
      assertKept(account, after);
      if (isBeyond(after)) return refusal('BALANCE_OVERFLOW', account.systemRole === null ? { account_id: accountId } : undefined);
    }
    return undefined;
  }

  #store(accountId: string, balances: Map<string, Balance>): void {
    const account = this.#loadedOrChanged(accountId);
    const after = new Map(account.balances);
    for (const [asset, balance] of balances) after.set(asset, balance);
    this.#changedAccounts.set(accountId, { ...account, balances: after });
  }

  #loadedOrChanged(accountId: string): AccountState {
    const account = this.account(accountId);
    assert(account, `${accountId} is changed and was not loaded`);
    return account;
  }
}

/** Asserts that a balance is valid: if it is not, a domain gave up more than was reserved or expected; Postgres would refuse it as well. */
function assertKept(account: AccountState, after: Balance): void {
  assert(after.outgoing >= 0n, 'no more comes to an end than was outgoing (outgoing_not_negative)');
  assert(after.incoming >= 0n, 'no more comes to an end than was incoming (incoming_not_negative)');
  assert(after.held >= 0n, 'no more is released than was held (held_not_negative)');
  assert(after.blocked >= 0n, 'no more is released than was blocked (blocked_not_negative)');
  assert(mayOverdraw(account) || available(after) >= 0n, 'an account is not overdrawn (no_negative_available)');
}

function refuseTooMuch({ postings, expectations = [] }: EntryDraft): Refusal | undefined {
  const isTooLarge = ({ amount }: { amount: Cents }): boolean => amount > MOST_MOVED;
  return postings.some(isTooLarge) || expectations.some(isTooLarge)
    ? refusal('BALANCE_OVERFLOW', { maximum_cents: Number(MOST_MOVED) }, 'One movement may not be that large.') : undefined;
}

/** True when a part of the balance is larger than can be stored. */
export function isBeyond({ posted, outgoing, incoming, held, blocked }: Balance): boolean {
  return isTooMuch(posted) || isTooMuch(outgoing) || isTooMuch(incoming) || isTooMuch(held) || isTooMuch(blocked);
}

function isTooMuch(cents: Cents): boolean {
  return cents > MAX_CENTS || cents < -MAX_CENTS;
}

function withCounted<C extends LedgerChange>(change: C, { rows, events, warnings }: Counted): Applied<C> {
  return { ...change, rows, events: [...change.events, ...events], ...(warnings.length > 0 && { warnings }) };
}

/** Adds a reservation to the last entry that touches its account: the one whose money it reserves. */
function withReservation(entries: readonly EntryDraft[], reservation: Reservation): readonly EntryDraft[] {
  const touches = (it: { accountId: string }): boolean => it.accountId === reservation.accountId;
  const at = entries.findLastIndex((entry) => entry.postings.some(touches) || (entry.reservations ?? []).some(touches));
  assert(at >= 0, 'money that a block secures was freed by an entry');
  return entries.map((entry, index) => (index === at ? { ...entry, reservations: [...(entry.reservations ?? []), reservation] } : entry));
}

/** @throws when a domain drafted an entry that its row could not keep: one that is not a move from one account to another. */
function assertKeepable({ postings, obligationIds }: EntryDraft): void {
  transferOf(postings);
  theOne(obligationIds);
}
