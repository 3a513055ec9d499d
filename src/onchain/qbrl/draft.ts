import { assert, present } from '../../platform/assert.ts';
import { accountingDay } from '../../platform/clock.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import type { Cents } from '../../platform/money.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import {
  followed, type LedgerChange, type EntryDraft, type Ledger, type Loads, type Posting, type Reservation, type RowWrite,
} from '../../domains/journal/index.ts';
import { refuseIssuance } from './caps.ts';
import { CURRENCY, isBehind, LOCK, POLICY, POLICY_ID, type QbrlLock, type QbrlPolicy, type QbrlVersion } from './policy.ts';
import { backingRow, lockRow, policyEvent, policyRow, versionRow } from './record.ts';

/** Fields of an entry that come from the caller's own rows: its transaction, and the obligations whose money it is. */
export type EntryOf = Pick<EntryDraft, 'txId' | 'obligationIds' | 'expectations' | 'correlation'>;

/** Value that is to be locked. */
export interface LockDraft {
  /** `qlk_` and a suffix that the caller chooses; each names one lock, ever. */
  readonly lockId: string;
  /** Debited account: an account of a party, in BRL. */
  readonly accountId: string;
  /** In centavos; above zero. */
  readonly amount: Cents;
}

/** Value that the chain has given back. */
export interface Release {
  /** Credited account: an account in BRL, or the ledger's exception account where none may be credited. */
  readonly accountId: string;
  /** In centavos; above zero, and at most the outstanding amount. */
  readonly amount: Cents;
}

/**
 * Rows and accounts that a command reads which moves qBRL.
 * @param locks ids of locks that it makes or ends.
 * @param accounts that it debits or pays beside those of the locks.
 */
export function qbrlLoads(locks: readonly string[] = [], accounts: readonly string[] = []): Loads {
  return {
    accounts, systems: [['transit', CURRENCY]], rows: [POLICY_ID, ...locks],
    accountsOf: (rows) => [
      ...redemptionAccounts(rows.get(POLICY_ID) as QbrlPolicy | undefined),
      ...locks.flatMap((id) => (rows.get(id) as QbrlLock | undefined)?.accountId ?? []),
    ],
  };
}

function redemptionAccounts(policy: QbrlPolicy | undefined): string[] {
  return [policy?.inForce, policy?.scheduled].flatMap((version) => version?.redemptionAccountId ?? []);
}

/**
 * The one way to move qBRL: what a command of the journal does to it, in as many steps as it has, decided in the writer's batch.
 * A version that holds by the clock is taken into force first. The command loads `qbrlLoads`, and its outcome contains `change`.
 *
 * | | entry | postings |
 * |---|---|---|
 * | `lock` | OBLIGATION_CREATED | account → transit, counted against the caps |
 * | `accept` | OBLIGATION_SETTLED | transit → redemption account, and reserved there: it is outstanding |
 * | `refuse` | OBLIGATION_FAILED | transit → account; given back to the day it was counted on |
 * | `release` | QBRL_REDEEMED | redemption account → who is paid, out of the reservation |
 */
export class QbrlDraft {
  readonly #before: QbrlPolicy;
  #policy: QbrlPolicy;
  readonly #versions = new Map<number, QbrlVersion>();
  readonly #locks = new Map<string, QbrlLock>();
  readonly #entries: EntryDraft[] = [];
  readonly #events: EventDraft[] = [];
  readonly #backs: string[] = [];

  /** @param txId of the entry that moves the backing, where a version comes into force that names another account. */
  constructor(private readonly ledger: Ledger, private readonly txId: string) {
    this.#before = present(ledger.row(POLICY, POLICY_ID), 'the policy, which qbrlLoads names');
    this.#policy = this.#before;
    if (isBehind(this.#policy, ledger.now)) this.#takeEffect(present(this.#policy.scheduled, 'the version that is due'));
  }

  /** Returns the policy after the steps so far. */
  get policy(): QbrlPolicy {
    return this.#policy;
  }

  /**
   * Locks value: the money leaves its account and waits in transit for the chain's result.
   * @returns QBRL_NOT_ISSUED, QBRL_CAP_EXCEEDED; the journal itself applies gates, limits and funds to the debit.
   */
  lock({ lockId, accountId, amount }: LockDraft, entry: EntryOf): Refusal | undefined {
    assert(amount > 0n, 'a lock is of something (qbrl_lock_amount)');
    assert(!this.#lock(lockId), 'a lock is made once (the primary key of qbrl_locks)');
    const { inForce, issuedOn, issued, underWay } = this.#policy;
    if (!inForce) return refusal('QBRL_NOT_ISSUED');
    const day = accountingDay(this.ledger.now);
    const refused = refuseIssuance(this.#policy, inForce, amount, day);
    if (refused) return refused;
    const debtor = present(followed(this.ledger, accountId), 'the account that locks').accountId;
    this.#set({ underWay: underWay + amount, issuedOn: day, issued: issuedOn === day ? issued + amount : amount });
    this.#locks.set(lockId, {
      lockId, accountId: debtor, amount, state: 'UNDER_WAY', countedOn: day, createdAt: this.ledger.now, endedAt: null,
    });
    this.#add('OBLIGATION_CREATED', entry, move(debtor, this.#transit, amount));
    return undefined;
  }

  /** The chain has accepted the lock: its money backs as much qBRL from now on. A repetition changes nothing. */
  accept(lockId: string, entry: EntryOf): void {
    const amount = this.#end(lockId, 'ACCEPTED');
    if (amount === 0n) return;
    const { redemptionAccountId } = present(this.#policy.inForce, 'what was locked was locked under a version');
    this.#set({ underWay: this.#policy.underWay - amount, outstanding: this.#policy.outstanding + amount });
    this.#add('OBLIGATION_SETTLED', entry, move(this.#transit, redemptionAccountId, amount), [reserve(redemptionAccountId, amount)]);
  }

  /**
   * The chain has refused the lock: the money returns, and as much may be issued again on the day it was counted on. A repetition changes
   * nothing.
   */
  refuse(lockId: string, entry: EntryOf): void {
    const amount = this.#end(lockId, 'REFUSED');
    if (amount === 0n) return;
    const { accountId, countedOn } = present(this.#lock(lockId), 'the lock that ends');
    const { underWay, issuedOn, issued } = this.#policy;
    this.#set({ underWay: underWay - amount, issued: issuedOn === countedOn ? issued - amount : issued });
    const debtor = present(followed(this.ledger, accountId), 'the account that locked').accountId;
    this.#add('OBLIGATION_FAILED', entry, move(this.#transit, debtor, amount));
  }

  /** The chain has released value: the creditor gets the money that backed it. */
  release({ accountId, amount }: Release, entry: EntryOf): void {
    assert(amount > 0n && amount <= this.#policy.outstanding, 'no more is redeemed than is outstanding (qbrl_outstanding_not_negative)');
    const { redemptionAccountId } = present(this.#policy.inForce, 'what is outstanding was issued under a version');
    const payee = present(followed(this.ledger, accountId), 'the account that is paid').accountId;
    this.#set({ outstanding: this.#policy.outstanding - amount });
    this.#add('QBRL_REDEEMED', entry, move(redemptionAccountId, payee, amount), [reserve(redemptionAccountId, -amount)]);
  }

  /** Adds the next version, which `operator-set-qbrl-policy.ts` has found good; one that is scheduled still never holds. */
  addVersion(version: QbrlVersion): void {
    const { scheduled } = this.#policy;
    if (scheduled) this.#supersede(scheduled, this.ledger.now);
    const { redemptionAccountId } = version;
    if (!this.ledger.account(redemptionAccountId)?.gatheredAs) this.#backs.push(redemptionAccountId);
    const isDue = version.effectiveFrom <= this.ledger.now;
    this.#versions.set(version.policyVersion, version);
    this.#set({ newest: version, scheduled: version });
    this.#announce('version_added', { ...version, status: isDue ? 'IN_FORCE' : 'SCHEDULED' });
    if (isDue) this.#takeEffect(version);
  }

  /** The change that the steps add up to. */
  get change(): LedgerChange {
    const rows: RowWrite[] = [
      ...(this.#policy === this.#before ? [] : [policyRow(this.#policy, this.#before.newest === null)]),
      ...[...this.#versions.values()].map((it) => versionRow(it, it.policyVersion > (this.#before.newest?.policyVersion ?? 0))),
      ...[...this.#locks.values()].map((it) => lockRow(it, !this.ledger.row(LOCK, it.lockId))),
      ...this.#backs.map(backingRow),
    ];
    return { entries: this.#entries, rows, events: this.#events, ...(this.#backs.length > 0 && { backs: this.#backs }) };
  }

  get #transit(): string {
    return this.ledger.system('transit', CURRENCY).accountId;
  }

  #lock(lockId: string): QbrlLock | undefined {
    return this.#locks.get(lockId) ?? this.ledger.row(LOCK, lockId);
  }

  /** @returns the amount that ends with the lock, in centavos; 0 where it had ended in this state before. */
  #end(lockId: string, state: 'ACCEPTED' | 'REFUSED'): Cents {
    const lock = present(this.#lock(lockId), 'the lock that ends');
    if (lock.state === state) return 0n;
    assert(lock.state === 'UNDER_WAY', 'a lock ends one way (qbrl_lock_ended)');
    this.#locks.set(lockId, { ...lock, state, endedAt: this.ledger.now });
    return lock.amount;
  }

  /** The version is in force since its instant, however late that is noticed. Its account backs the outstanding amount from now on. */
  #takeEffect(version: QbrlVersion): void {
    const { inForce: before, outstanding } = this.#policy;
    if (before) this.#supersede(before, version.effectiveFrom);
    const inForce: QbrlVersion = { ...version, status: 'IN_FORCE' };
    this.#versions.set(version.policyVersion, inForce);
    const { newest } = this.#policy;
    this.#set({ inForce, scheduled: null, newest: newest?.policyVersion === version.policyVersion ? inForce : newest });
    this.#announce('took_effect', inForce);
    if (!before || outstanding === 0n || before.redemptionAccountId === version.redemptionAccountId) return;
    const [from, to] = [before.redemptionAccountId, version.redemptionAccountId];
    this.#add('QBRL_BACKING_MOVED', { txId: this.txId, obligationIds: [] }, move(from, to, outstanding), [
      reserve(from, -outstanding), reserve(to, outstanding),
    ]);
  }

  #supersede(version: QbrlVersion, supersededAt: Date): void {
    this.#versions.set(version.policyVersion, { ...version, status: 'SUPERSEDED', supersededAt });
  }

  #announce(type: 'version_added' | 'took_effect', version: QbrlVersion): void {
    this.#set({ version: this.#policy.version + 1n });
    this.#events.push(policyEvent(type, this.#policy.tenant, version, this.#policy.version));
  }

  #set(changes: Partial<QbrlPolicy>): void {
    this.#policy = { ...this.#policy, ...changes };
  }

  #add(entryType: string, entry: EntryOf, postings: readonly Posting[], reservations?: readonly Reservation[]): void {
    this.#entries.push({ ...entry, entryType, postings, ...(reservations && { reservations }) });
  }
}

function move(from: string, to: string, amount: Cents): Posting[] {
  return [{ accountId: from, asset: CURRENCY, amount: -amount }, { accountId: to, asset: CURRENCY, amount }];
}

function reserve(accountId: string, amount: Cents): Reservation {
  return { kind: 'blocked', reservationId: POLICY_ID, accountId, asset: CURRENCY, amount };
}
