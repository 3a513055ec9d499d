import type { LimitWarning, MovementDirection, RailFamily } from '../../../generated/models.ts';
import { assert, present } from '../../platform/assert.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import type { AccountState, BehindMovement, Change, Counted, EntryDraft, LimitedLedger, Posting, RowsBehind, RowWrite } from '../journal/index.ts';
import type { Applying, Instant } from './instant.ts';
import { givesBack, isExemptEntry, isExemptType, ownSubject, type LimitUse, type OwnLimits, type SharedLimits } from './limits.ts';
import {
  initialValues, valuesAt, limitIn, periodAt, pixCounter, pixDayStart, pixUsed, type LimitValues, type PixLimitSettings, type PixPeriod,
} from './pix/pix-limits.ts';
import type { EnforcedPolicy, PolicyList } from './policies/policy-book.ts';
import { isPerAccount, shadows } from './policies/policy.ts';
import { count, countedBy, NO_USAGE, usedIn, UsageDraft, type Taken, type Usage, type Use } from './usage.ts';
import type { Window } from './windows.ts';

/** A debit or credit that limits count; the amount in minor units of its account's currency, without a sign. */
interface Counting {
  readonly account: AccountState;
  readonly own: OwnLimits;
  readonly direction: MovementDirection;
  /** Whom its own counters belong to. */
  readonly subject: string;
  readonly amount: number;
  readonly rail: RailFamily;
  readonly obligationId: string;
  readonly txId: string;
  /** The product that moves it; null where none does. */
  readonly productId: string | null;
}

const NATIVE: RailFamily = 'NATIVE';

/** Judges and counts the movements of one change, in their order, each on what those before it have used. */
export class ChangeCount {
  readonly #usage: UsageDraft;
  readonly #owners = new Map<string, OwnLimits>();
  readonly #uses = new Map<string, LimitUse>();
  readonly #warnings: LimitWarning[] = [];
  readonly #events: EventDraft[] = [];
  #obligations: ReadonlyMap<string, BehindMovement> | undefined;

  constructor(
    private readonly change: Change, private readonly ledger: LimitedLedger<SharedLimits>, private readonly behind: RowsBehind,
    private readonly settings: PixLimitSettings, private readonly instant: Instant,
  ) {
    this.#usage = new UsageDraft((subject) => this.#usageBefore(subject));
  }

  run(): Counted<SharedLimits, OwnLimits> | { readonly refused: Refusal } | undefined {
    for (const entry of this.change.entries) {
      if (givesBack(entry.entryType)) this.#giveBack(entry);
      if (isExemptEntry(entry.entryType, entry.correlation)) continue;
      for (const posting of whole(entry.postings)) {
        const refused = this.#countPosting(entry, posting);
        if (refused) return { refused };
      }
    }
    return this.#usage.changed.size + this.#uses.size + this.#warnings.length === 0 ? undefined : this.#counted();
  }

  #countPosting(entry: EntryDraft, { accountId, amount }: Posting): Refusal | undefined {
    const account = this.ledger.account(accountId);
    if (!account || account.systemRole !== null || isExemptType(account.type)) return undefined;
    const own = this.#ownOf(account);
    const direction = amount < 0n ? 'DEBIT' : 'CREDIT';
    const obligation = this.#behind(entry, accountId);
    const rail = obligation?.rail ?? NATIVE;
    const isPix = rail === 'PIX' && direction === 'DEBIT';
    if (!isPix && own.book.isEmpty && this.ledger.sharedLimits.book.isEmpty) return undefined;
    const counting: Counting = {
      account, own, direction, rail, subject: ownSubject(accountId, direction), amount: Math.abs(Number(amount)), obligationId: entry.obligationIds[0] ?? entry.txId, txId: entry.txId,
      productId: entry.correlation?.['product_id'] ?? null,
    };
    return this.#count(counting, isPix, obligation);
  }

  /** Judged by everything before anything of it is counted, in which order then does not matter. */
  #count(it: Counting, isPix: boolean, obligation: BehindMovement | undefined): Refusal | undefined {
    const { account: { type, currency }, rail, direction, productId, own: { book, level } } = it;
    const [own, shared] = [book, this.ledger.sharedLimits.book].map((one) => one.covering(currency, type, rail, direction, productId)) as [PolicyList, PolicyList];
    const hasRivals = own.hasRivals || shared.hasRivals || (own.hasKeys && shared.hasKeys);
    const [mine, ours] = [this.instant.applying(own, level), this.instant.applying(shared, level)];
    const applying = mine.length === 0 ? ours : [...mine, ...ours];
    const used = this.#usage.of(it.subject);
    for (const one of applying) {
      const refused = hasRivals && isShadowed(one.policy, applying) ? undefined : this.#judge(it, one, used);
      if (refused) return refused;
    }
    const refused = isPix ? this.#judgePix(it) : undefined;
    if (refused) return refused;
    const keeps = direction === 'DEBIT' && obligation !== undefined && obligation.state !== 'FINAL';
    const taken = keeps || hasRivals ? [] : undefined;
    this.#take(it, applying, isPix, taken);
    const readsLevel = own.readsLevel || shared.readsLevel;
    if (keeps || readsLevel) this.#remember(it, keeps && taken ? taken : [], readsLevel, obligation);
    return undefined;
  }

  /** @param mine what the account has used. */
  #judge(it: Counting, { policy, window }: Applying, mine: Usage): Refusal | undefined {
    const { counter, threshold, sharedSubject } = policy;
    const usage = isPerAccount(policy) || sharedSubject === null ? mine : this.#usage.of(sharedSubject);
    const used = counter === null ? 0 : usedIn(usage, counter, window.start);
    const attempted = counter === null ? it.amount : countedBy(counter, it.amount);
    if (used + attempted <= threshold) return undefined;
    const { policyId: policy_id, policyKey: policy_key, scopeType: scope_type, scopeId: scope_id, dimension, currency } = policy;
    const bounds = boundsOf(counter === null ? undefined : window);
    const stood = { policy_id, policy_key, scope_type, scope_id, dimension, currency, window: policy.window, ...bounds, threshold, used, attempted };
    if (policy.action === 'REJECT') return exceeded(policy_key ?? policy_id, stood);
    this.#warn({ ...stood, account_id: it.account.accountId, obligation_id: it.obligationId, direction: it.direction }, it.txId);
    return undefined;
  }

  #judgePix({ account: { accountId }, own, amount }: Counting): Refusal | undefined {
    const { values } = valuesAt(own.pix ?? initialValues(this.settings), this.ledger.now);
    const period = periodAt(values.nighttime_start.value, this.instant.at);
    const used = pixUsed(this.#usage.of(accountId), period);
    return used + amount <= limitIn(values, period) ? undefined : pixExceeded(accountId, values, period, used, amount);
  }

  #warn(warning: LimitWarning, txId: string): void {
    this.#warnings.push(warning);
    const { policy_id, obligation_id, account_id } = warning;
    this.#events.push({
      type: 'limit.warned', entityId: `${policy_id}:${obligation_id}:${account_id}`, version: 1n,
      correlation: { obligation_id, tx_id: txId }, data: { ...warning },
    });
  }

  /** Counts, also on those of policies that are shadowed. `taken` is where to note what was, should that be asked for. */
  #take({ subject, amount }: Counting, applying: readonly Applying[], isPix: boolean, taken: Taken[] | undefined): void {
    let mine: Map<string, Use> | undefined;
    for (const { policy: { counter, countsAccount, sharedSubject }, window: { start } } of applying) {
      if (counter === null) continue;
      if (countsAccount && isFirst(taken, subject, counter, start)) count(mine ??= this.#usage.writable(subject), counter, start, amount);
      if (sharedSubject !== null && isFirst(taken, sharedSubject, counter, start)) count(this.#usage.writable(sharedSubject), counter, start, amount);
    }
    const { at } = this.instant;
    if (isPix && isFirst(taken, subject, pixCounter(at), pixDayStart(at))) count(mine ?? this.#usage.writable(subject), pixCounter(at), pixDayStart(at), amount);
  }

  /** What can fail yet keeps what it took; what asked for a KYC level keeps that, for the recount. */
  #remember(it: Counting, taken: readonly Taken[], readsLevel: boolean, obligation: BehindMovement | undefined): void {
    if (taken.length === 0 && !readsLevel) return;
    const before = this.#uses.get(it.obligationId) ?? useOf(obligation);
    const { accountId } = it.account;
    this.#uses.set(it.obligationId, {
      ...before,
      ...(taken.length > 0 && { taken: taken.map(([subject, counter, start]): Taken => [subject === accountId ? '' : subject, counter, start]) }),
      ...(readsLevel && { levels: { ...before.levels, [it.direction]: it.own.level } }),
    });
  }

  #giveBack(entry: EntryDraft): void {
    const obligation = this.#behind(entry, '');
    for (const [subject, counter, start] of useOf(obligation).taken ?? []) {
      const counted = subject === '' ? present(obligation?.debtor.accountId, 'the account whose payment was counted') : subject;
      if (subject === '') this.#ownOf(this.#account(counted));
      this.#usage.giveBack([counted, counter, start], Number(obligation?.amount ?? 0n));
    }
  }

  /** The obligation of an entry that names the account, as the change leaves it. */
  #behind({ obligationIds }: EntryDraft, accountId: string): BehindMovement | undefined {
    this.#obligations ??= new Map(this.change.rows.flatMap((row): [string, BehindMovement][] => {
      const it = this.behind.read(row);
      return it ? [[row.id, it]] : [];
    }));
    const found = obligationIds.map((id) => this.#obligations?.get(id) ?? this.ledger.row(this.behind.kind, id)).filter((it) => it !== undefined);
    return found.length > 1 ? (found.find(({ debtor }) => debtor.accountId === accountId) ?? found[0]) : found[0];
  }

  #account(accountId: string): AccountState {
    const account = this.ledger.account(accountId);
    assert(account, `${accountId} gets limits back and was not loaded`);
    return account;
  }

  #usageBefore(subject: string): Usage {
    if (isScope(subject)) return this.ledger.sharedLimits.used.get(subject) ?? NO_USAGE;
    const debits = this.#owners.get(subject);
    return debits ? debits.used : (this.#owners.get(subject.slice(0, subject.indexOf(':')))?.credited ?? NO_USAGE);
  }

  #ownOf(account: AccountState): OwnLimits {
    const own = account.limits as OwnLimits | undefined;
    assert(own, `the limits of ${account.accountId} were not loaded`);
    this.#owners.set(account.accountId, own);
    return own;
  }

  #counted(): Counted<SharedLimits, OwnLimits> {
    const { sharedLimits } = this.ledger;
    const own = new Map<string, OwnLimits>();
    let mine = 0;
    for (const [accountId, before] of this.#owners) {
      const used = this.#usage.changed.get(ownSubject(accountId, 'DEBIT'));
      const credited = this.#usage.changed.get(ownSubject(accountId, 'CREDIT'));
      if (used ?? credited) own.set(accountId, { ...before, ...(used && { used }), ...(credited && { credited }) });
      mine += Number(used !== undefined) + Number(credited !== undefined);
    }
    const isShared = mine < this.#usage.changed.size;
    const shared = isShared ? new Map(sharedLimits.used) : sharedLimits.used;
    if (isShared) for (const [subject, used] of this.#usage.changed) if (isScope(subject)) (shared as Map<string, Usage>).set(subject, used);
    return {
      own, events: this.#events, warnings: this.#warnings,
      shared: isShared ? { ...sharedLimits, used: shared } : sharedLimits,
      rows: this.#uses.size === 0 ? this.change.rows : this.change.rows.map((row) => this.#kept(row)),
    };
  }

  #kept(row: RowWrite): RowWrite {
    const use = this.#uses.get(row.id);
    return use && this.behind.read(row) ? this.behind.keep(row, use) : row;
  }
}

/** Each counter counts once, however many policies share it: where some do, or what is taken may be given back, it is noted. */
function isFirst(taken: Taken[] | undefined, subject: string, counter: string, start: number): boolean {
  if (taken?.some(([one, other]) => one === subject && other === counter)) return false;
  taken?.push([subject, counter, start]);
  return true;
}

/** Whether another policy decides in its place, of those that apply, the most specific first. */
function isShadowed(policy: EnforcedPolicy, applying: readonly Applying[]): boolean {
  if (policy.policyKey === null) return false;
  for (const { policy: other } of applying) {
    if (other === policy) return false;
    if (other.policyKey === policy.policyKey && other.scopeType !== policy.scopeType && shadows(other, policy)) return true;
  }
  return false;
}

/** Scopes are named in capitals, such as RAIL:PIX; the subjects of accounts begin with their identifier. */
function isScope(subject: string): boolean {
  return subject < 'a';
}

/** The postings of an entry, those of one account as one. */
function whole(postings: readonly Posting[]): readonly Posting[] {
  if (postings.length <= 2) return postings;
  return [...Map.groupBy(postings, ({ accountId }) => accountId).values()]
    .map((mine) => ({ ...(mine[0] as Posting), amount: mine.reduce((sum, { amount }) => sum + amount, 0n) }))
    .filter(({ amount }) => amount !== 0n);
}

/** What was kept with the row behind a movement. */
function useOf(behind: BehindMovement | undefined): LimitUse {
  return (behind?.limitUse ?? {}) as LimitUse;
}

function boundsOf(window: Window | undefined): { window_start: string | null; window_end: string | null } {
  return {
    window_start: window ? new Date(window.start).toISOString() : null, window_end: window ? new Date(window.end).toISOString() : null,
  };
}

function pixExceeded(accountId: string, values: LimitValues, period: PixPeriod, used: number, attempted: number): Refusal {
  const name = period.period === 'DAY' ? 'pix.daily' : 'pix.nighttime';
  return exceeded(name, {
    policy_id: null, policy_key: name, scope_type: 'ACCOUNT', scope_id: accountId, dimension: 'AMOUNT', currency: 'BRL', window: 'DAY', ...boundsOf(period),
    threshold: limitIn(values, period), used, attempted,
  });
}

function exceeded(name: string, details: Record<string, unknown>): Refusal {
  return refusal('LIMIT_EXCEEDED', details, `The limit ${name} does not allow this.`);
}
