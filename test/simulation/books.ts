/** Books in memory: the journal writer's decisions without any database, for decision tables and properties. */
import type { WriteKey } from '../../src/platform/db/command.ts';
import { type Plan, planBatch } from '../../src/domains/journal/batch.ts';
import type { Head } from '../../src/domains/journal/batch-members.ts';
import { GENESIS_HASH } from '../../src/domains/journal/entry.ts';
import { isDue, reservationRules, type Hold } from '../../src/domains/holds/index.ts';
import {
  BatchState, NO_BALANCE, NO_ENCUMBRANCES, refuseBlockedParty, refuseClosed, refuseFrozen,
  type AccountState, type Balance, type Gate, type LedgerCommand, type SystemRole,
} from '../../src/domains/journal/index.ts';
import { systemKey } from '../../src/domains/journal/state.ts';

export const NOON = new Date('2026-03-02T12:00:00.000Z');
export const BOOKS_TENANT = 'demo';

/** An ACTIVE customer account in BRL with `posted` minor units, changed by `given`. */
export function accountOf(
  accountId: string, posted = 0n, given: Partial<AccountState> & { balance?: Partial<Balance> } = {},
): AccountState {
  const { balance, ...rest } = given;
  const currency = rest.currency ?? 'BRL';
  const isUntouched = posted === 0n && balance === undefined;
  return {
    accountId, currency, type: 'CUSTOMER', status: 'ACTIVE', isFrozen: false, systemRole: null, ownerPartyId: 'pty_1',
    ownerStatus: 'ACTIVE', promotedTo: null,
    balances: isUntouched ? new Map() : new Map([[currency, { ...NO_BALANCE, posted, ...balance }]]),
    encumbrances: NO_ENCUMBRANCES,
    ...rest,
  };
}

/** The faucet, transit and exception accounts of an asset, such as `faucet-BRL`; the faucet owes the money that is outside. */
export function systemAccounts(asset = 'BRL', outside = 0n, inTransit = 0n): AccountState[] {
  const system = (role: SystemRole, posted: bigint) =>
    accountOf(`${role}-${asset}`, posted, {
      currency: asset, systemRole: role, type: role.toUpperCase(), ownerPartyId: null, ownerStatus: null,
    });
  return [system('faucet', -outside), system('transit', inTransit), system('exception', 0n)];
}

/** The state that a batch would see of these accounts and rows. */
export function stateOf(accounts: readonly AccountState[], rows: Readonly<Record<string, unknown>> = {}, now = NOON): BatchState {
  return new BatchState(now, {
    accounts: new Map(accounts.map((account) => [account.accountId, account])),
    systems: new Map(accounts.flatMap(({ systemRole, currency, accountId }) =>
      systemRole === null ? [] : [[systemKey(systemRole, currency), accountId] as const])),
    rows: new Map(Object.entries(rows)),
    dueHolds: Object.values(rows).filter((row) => isHold(row) && isDue(row, now)),
  }, reservationRules);
}

function isHold(row: unknown): row is Hold {
  return typeof row === 'object' && row !== null && 'holdId' in row;
}

export const EMPTY_HEAD: Head = { seqNo: 0n, entryHash: GENESIS_HASH, commitNo: 0n, commitId: null, committedAt: NOON };

/** A command of that id, as a batch holds it. */
export function member(id: string, command: LedgerCommand<unknown>): { key: WriteKey; command: LedgerCommand<unknown> } {
  return { key: { id, digest: null, status: 201 }, command };
}

/** One tenant's books, batch after batch. */
export class Books {
  head = EMPTY_HEAD;
  readonly plans: Plan[] = [];
  readonly accounts: Map<string, AccountState>;
  readonly rows = new Map<string, unknown>();
  #commands = 0;
  #waitedMs = 1;

  constructor(accounts: readonly AccountState[], private readonly gates: readonly Gate[] = [
    refuseClosed, refuseFrozen, refuseBlockedParty,
  ]) {
    this.accounts = new Map(accounts.map((account) => [account.accountId, account]));
  }

  /** Lets time pass before the next batch. */
  wait(milliseconds: number): void {
    this.#waitedMs += milliseconds;
  }

  /** The instant of the next batch. */
  get now(): Date {
    return new Date(this.head.committedAt.getTime() + this.#waitedMs);
  }

  /** Decides the commands as one batch and stores its changes. */
  run(commands: readonly LedgerCommand<unknown>[]): Plan {
    const state = stateOf([...this.accounts.values()], Object.fromEntries(this.rows), this.now);
    const members = commands.map((command) => member(`cmd-${this.#commands++}`, command));
    const plan = planBatch(BOOKS_TENANT, this.head, members, state, this.gates);
    if (!plan.isEmpty) this.#waitedMs = 1;
    this.head = plan.head;
    this.plans.push(plan);
    for (const account of state.changedAccounts.values()) this.accounts.set(account.accountId, account);
    for (const row of [...plan.rows.values()].flat()) this.rows.set(row.id, row.value);
    return plan;
  }

  balance(accountId: string, asset = 'BRL'): Balance {
    return this.accounts.get(accountId)?.balances.get(asset) ?? NO_BALANCE;
  }
}
