import type { LimitWarning } from '../../../generated/models.ts';
import { assert, present } from '../../platform/assert.ts';
import type { RowWrite } from '../../platform/db/row.ts';
import type { Cents } from '../../platform/money.ts';
import type { Refusal } from '../../platform/errors.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import type { RowKind } from './row-kind.ts';

export type { RowWrite };

/** The service's own accounts of a tenant, one of each per asset. */
export type SystemRole = 'faucet' | 'transit' | 'clearing' | 'exception';

/** Amounts in minor units. `available` is derived: posted − held − blocked. */
export interface Balance {
  readonly posted: Cents;
  /** Debited and in transit to the outside. */
  readonly outgoing: Cents;
  /** Expected from the outside. */
  readonly incoming: Cents;
  readonly held: Cents;
  readonly blocked: Cents;
}

export const NO_BALANCE: Balance = { posted: 0n, outgoing: 0n, incoming: 0n, held: 0n, blocked: 0n };

/** Returns the available balance: the part that nothing reserves. */
export function available(balance: Balance): Cents {
  return balance.posted - balance.held - balance.blocked;
}

/** Block that demands more than it has secured (minor units): it secures whatever becomes free. */
export interface OpenBlock {
  readonly blockId: string;
  readonly amount: Cents;
  readonly secured: Cents;
}

/** Demands of holds and blocks on an account beyond its balance; remembered with it. */
export interface Encumbrances {
  /** The oldest first. */
  readonly openBlocks: readonly OpenBlock[];
  /** No active hold of the account has an earlier deadline; null when none has one. */
  readonly deadlinesFrom: Date | null;
}

export const NO_ENCUMBRANCES: Encumbrances = { openBlocks: [], deadlinesFrom: null };

/** Account as monetary decisions see it. */
export interface AccountState {
  readonly accountId: string;
  readonly currency: string;
  readonly type: string;
  /** Type under which the general ledger sums it, where that is not its own. */
  readonly gatheredAs?: 'TOKENS';
  readonly status: 'ACTIVE' | 'CLOSED';
  readonly isFrozen: boolean;
  readonly systemRole: SystemRole | null;
  readonly ownerPartyId: string | null;
  readonly ownerStatus: string | null;
  /** The balances by asset; an asset that never moved is absent. */
  readonly balances: ReadonlyMap<string, Balance>;
  /** The account that it was promoted to, which is always loaded with it. */
  readonly promotedTo: string | null;
  readonly encumbrances: Encumbrances;
  /** State of limits of the account, see `LimitRules`; undefined for an account that was just opened. */
  readonly limits?: unknown;
}

/** Only the outside world may be overdrawn. */
export function mayOverdraw(account: AccountState): boolean {
  return account.systemRole === 'faucet';
}

/** State that a decision reads: the rows that its command loads, as of the commands decided before it. */
export interface Ledger {
  /** The instant at which the batch commits. */
  readonly now: Date;
  /** Number of the next entry. */
  readonly nextSeq: bigint;
  /** The account, or undefined when the tenant has none of this id. */
  account(accountId: string): AccountState | undefined;
  /** The tenant's system account. It exists from the asset's first use on. */
  system(role: SystemRole, asset: string): AccountState;
  balance(accountId: string, asset: string): Balance;
  /** Another row that was loaded, such as an obligation. */
  row<Row>(kind: RowKind<Row>, id: string): Row | undefined;
}

/**
 * Returns the account that a command means by this id: the one that it was promoted to, if it was. Every decision uses it, for debits and
 * credits. One step is enough, for the new account is a CUSTOMER, and is never promoted.
 */
export function followed(ledger: Pick<Ledger, 'account'>, accountId: string): AccountState | undefined {
  const account = ledger.account(accountId);
  if (!account || account.promotedTo === null) return account;
  const promoted = present(ledger.account(account.promotedTo), 'the account that another was promoted to (account_promoted_to)');
  assert(promoted.promotedTo === null, 'a CUSTOMER account is never promoted');
  return promoted;
}

export interface Posting {
  readonly accountId: string;
  readonly asset: string;
  /** Minor units; positive raises the account's balance. Never zero. */
  readonly amount: Cents;
}

/** A change of a hold or block, positive when it reserves. */
export interface Reservation extends Posting {
  readonly reservationId: string;
  readonly kind: 'held' | 'blocked';
}

/** Amount that the rail still owes to or from an account: not a posting, but shown in its balance. */
export interface Expectation extends Posting {
  readonly kind: 'outgoing' | 'incoming';
}

/** An entry as a decision drafts it; the writer gives it number, times and hashes. */
export interface EntryDraft {
  readonly entryType: string;
  readonly txId: string;
  /** Instant at which it counts, where that is not its commit. */
  readonly effectiveAt?: Date;
  readonly postings: readonly Posting[];
  readonly reservations?: readonly Reservation[];
  readonly expectations?: readonly Expectation[];
  readonly obligationIds: readonly string[];
  /** True where it keeps the payment that it is: a new row of the change (`inEntry`), with the first two events of it. */
  readonly isPayment?: boolean;
  readonly correlation?: Readonly<Record<string, string>>;
}

/** Returns every id by which a row is found. */
export function idsOf({ id, alsoAs }: RowWrite): string[] {
  return alsoAs === undefined ? [id] : [id, alsoAs];
}

export interface CommandOutcome<T> {
  readonly entries: readonly EntryDraft[];
  readonly rows: readonly RowWrite[];
  readonly events: readonly EventDraft[];
  /** New accounts, which its entries may move. Their rows are among `rows`. */
  readonly opens?: readonly AccountState[];
  /** Accounts that are closed once its entries have moved, by their promotion. Their rows are among `rows`. */
  readonly promotes?: readonly { readonly accountId: string; readonly promotedTo: string }[];
  /** Accounts whose own row is among its rows, with another status or owner: each is read again before it is used. */
  readonly alters?: readonly string[];
  /** Accounts that back tokens from now on, its entries included: never moved before. Their rows are among `rows`. */
  readonly backs?: readonly string[];
  /** The answer, as the JSON it is sent and stored as. */
  readonly answer: T;
  /** Form of an answer that is rebuilt from entries: the payment of its one entry, or the batch of the payments of its entries. */
  readonly answersPayments?: 'ONE' | 'BATCH';
  /** The answer where limits warn of it; without this, only their events do. */
  warn?(warnings: readonly LimitWarning[]): T;
}

/** Copy of the ledger on which outcomes can be tried, gates and funds included; the ledger itself stays as it is. */
export interface DryRun extends Ledger {
  /** Applies an outcome to the copy, or refuses it. */
  apply(outcome: CommandOutcome<unknown>): Refusal | undefined;
}

export type Decision<T> = CommandOutcome<T> | { readonly refused: Refusal };

/** Part of an outcome, for commands that are made of several. */
export type LedgerChange = Omit<CommandOutcome<unknown>, 'answer' | 'answersPayments' | 'warn'>;

/** Rows that a command reads. */
export interface Loads {
  readonly accounts: readonly string[];
  readonly systems?: readonly (readonly [SystemRole, string])[];
  /** Ids of other rows, found by the loader of their prefix. */
  readonly rows?: readonly string[];
  /** Accounts that these rows name, once they are known. */
  accountsOf?(rows: ReadonlyMap<string, unknown>): readonly string[];
}

/** Data of a payment that its entry does not have. */
export interface Payment {
  readonly createdBy: string;
  readonly matchKeys: Readonly<Record<string, string>>;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly expectedAt: string | null;
  readonly graceSeconds: number | null;
  readonly limitUse?: unknown;
  readonly trace: string | null;
}

/** A payment from one account to another that is final when it is made and depends on nothing but the ledger. */
export interface FastTransfer {
  readonly debtorAccountId: string;
  readonly creditorAccountId: string;
  readonly asset: string;
  /** Minor units, above zero. */
  readonly amount: Cents;
  /** The ULID that was drawn for it. */
  readonly drawn: string;
  /** Further data that its entry keeps. */
  readonly payment: Omit<Payment, 'limitUse' | 'trace'>;
}

/** Transfers of a command that makes plain transfers only, so that a batch of such commands takes the fast path. */
export interface FastTransfers<T> {
  /** None for a command that only stores its answer. */
  readonly transfers: readonly FastTransfer[];
  readonly answersPayments: 'ONE' | 'BATCH';
  readonly entryType: string;
  /** The types of both events of each. */
  readonly events: readonly [created: string, settled: string];
  /** Topics that their commit announces. */
  readonly announced: readonly string[];
  /** True when `decide` would move this account with no checks other than the writer's own. */
  admits(account: AccountState, asset: string): boolean;
  /** @param ulids how the transfers were named, in their order. */
  answer(ulids: readonly string[], now: Date): T;
}

/** Monetary write from any domain: the rows that it reads, and a pure decision over them. */
export interface LedgerCommand<T> {
  readonly loads: Loads;
  /** True when the rows that it loads and writes show whether it was applied before: its answer is not stored. */
  readonly recordedByItsRows?: boolean;
  /** Decides. A command of several steps uses `dryRun` to see how many of them can be made. */
  decide(ledger: Ledger, dryRun: () => DryRun): Decision<T>;
  /** Plain transfers, for a writer with nothing in the way: their effect is, to the byte, that of `decide`. */
  readonly plain?: FastTransfers<T> | undefined;
}

/** A debit or credit of a customer's account, as gates see it. */
export interface Movement extends Posting {
  readonly account: AccountState;
  readonly entryType: string;
  /** Further references that its entry names. */
  readonly correlation?: EntryDraft['correlation'] | undefined;
}

/** A rule over every movement, whatever domain it comes from; injected where the service is put together. */
export type Gate = (movement: Movement, ledger: Ledger) => Refusal | undefined;
