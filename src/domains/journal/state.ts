import { assert } from '../../platform/assert.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import { MAX_CENTS, type Cents } from '../../platform/money.ts';
import {
  available, mayOverdraw, NO_BALANCE,
  type AccountState, type Balance, type EntryDraft, type Gate, type Ledger, type Outcome, type SystemRole, type Trial,
} from './ledger.ts';

/** The name by which a system account is looked up. */
export function systemKey(role: SystemRole, asset: string): string {
  return `${role}:${asset}`;
}

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

  constructor(
    readonly now: Date,
    loaded: { accounts: ReadonlyMap<string, AccountState>; systems: ReadonlyMap<string, string>; rows: ReadonlyMap<string, unknown> },
  ) {
    this.#loaded = loaded.accounts;
    this.#systems = loaded.systems;
    this.#rows = loaded.rows;
  }

  account(accountId: string): AccountState | undefined {
    return this.#changedAccounts.get(accountId) ?? this.#loaded.get(accountId);
  }

  system(role: SystemRole, asset: string): AccountState {
    const account = this.account(this.#systems.get(systemKey(role, asset)) ?? '');
    assert(account, `the ${role} account of ${asset} is missing: was it not loaded, or the asset never used?`);
    return account;
  }

  balance(accountId: string, asset: string): Balance {
    return this.account(accountId)?.balances.get(asset) ?? NO_BALANCE;
  }

  row<T>(id: string): T | undefined {
    return (this.#changedRows.get(id) ?? this.#rows.get(id)) as T | undefined;
  }

  get changedAccounts(): ReadonlyMap<string, AccountState> {
    return this.#changedAccounts;
  }

  /** The account as it was loaded, before the batch: tells which of its balances have no row yet. */
  loadedAccount(accountId: string): AccountState | undefined {
    return this.#loaded.get(accountId);
  }

  /**
   * Applies an outcome, or refuses it: the gates first, then funds.
   * Source: design section 5, "a debit needs available ≥ amount" and "available never goes below zero".
   */
  apply(outcome: Outcome<unknown>, gates: readonly Gate[]): Refusal | undefined {
    const touched = new Map<string, Map<string, Balance>>();
    for (const entry of outcome.entries) {
      assertBalanced(entry);
      const refused = this.#passGates(entry, gates);
      if (refused) return refused;
      this.#change(entry, touched);
    }
    for (const [accountId, balances] of touched) {
      const refused = this.#checkFunds(accountId, balances);
      if (refused) return refused;
    }
    for (const [accountId, balances] of touched) this.#store(accountId, balances);
    for (const row of outcome.rows) this.#changedRows.set(row.id, row.value);
    return undefined;
  }

  /** A copy as this stands now, for a decision of several steps to try them on. */
  trial(gates: readonly Gate[]): Trial {
    const copy = new BatchState(this.now, {
      accounts: new Map([...this.#loaded, ...this.#changedAccounts]), systems: this.#systems, rows: new Map([...this.#rows, ...this.#changedRows]),
    });
    return {
      now: copy.now, account: (id) => copy.account(id), system: (role, asset) => copy.system(role, asset),
      balance: (id, asset) => copy.balance(id, asset), row: (id) => copy.row(id), apply: (outcome) => copy.apply(outcome, gates),
    };
  }

  #passGates(entry: EntryDraft, gates: readonly Gate[]): Refusal | undefined {
    for (const posting of entry.postings) {
      const account = this.#movable(posting.accountId, posting.asset);
      if (account.systemRole !== null) continue;
      for (const gate of gates) {
        const refused = gate({ ...posting, account, entryType: entry.entryType }, this);
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

  #change(entry: EntryDraft, touched: Map<string, Map<string, Balance>>): void {
    const add = (accountId: string, asset: string, field: keyof Balance, amount: Cents): void => {
      let balances = touched.get(accountId);
      if (!balances) touched.set(accountId, (balances = new Map()));
      const before = balances.get(asset) ?? this.balance(accountId, asset);
      balances.set(asset, { ...before, [field]: before[field] + amount });
    };
    for (const { accountId, asset, amount } of entry.postings) add(accountId, asset, 'posted', amount);
    for (const { accountId, asset, kind, amount } of entry.reservations ?? []) add(accountId, asset, kind, amount);
    for (const { accountId, asset, kind, amount } of entry.expectations ?? []) add(accountId, asset, kind, amount);
  }

  #checkFunds(accountId: string, balances: Map<string, Balance>): Refusal | undefined {
    const account = this.account(accountId);
    assert(account, 'funds are checked on a loaded account');
    for (const [asset, after] of balances) {
      const before = this.balance(accountId, asset);
      if (!mayOverdraw(account) && available(after) < 0n && available(after) < available(before)) {
        return refusal('INSUFFICIENT_FUNDS', {
          account_id: accountId, available: Number(available(before)), required: Number(available(before) - available(after)),
        });
      }
      if (Object.values(after).some((value: Cents) => value > MAX_CENTS || value < -MAX_CENTS)) {
        return refusal('BALANCE_OVERFLOW', { account_id: accountId });
      }
    }
    return undefined;
  }

  #store(accountId: string, balances: Map<string, Balance>): void {
    const account = this.account(accountId);
    assert(account, 'only a loaded account is stored');
    this.#changedAccounts.set(accountId, { ...account, balances: new Map([...account.balances, ...balances]) });
  }
}

/** If this assertion fails, a domain drafted an entry out of balance; Postgres would refuse it as well. */
function assertBalanced(entry: EntryDraft): void {
  const sums = new Map<string, Cents>();
  for (const { asset, amount } of entry.postings) {
    assert(amount !== 0n, 'a posting moves something');
    sums.set(asset, (sums.get(asset) ?? 0n) + amount);
  }
  for (const [asset, sum] of sums) assert(sum === 0n, `the postings of an entry sum to ${sum} ${asset}`);
}
