import type { LimitWarning, MovementDirection, RailFamily } from '../../../generated/models.ts';
import { assert } from '../../platform/assert.ts';
import { presentCurrency } from '../../platform/currencies.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import type { EventDraft, EventOf } from '../../platform/outbox/event.ts';
import type { AccountState, BehindMovement, LimitedLedger } from '../journal/index.ts';
import type { Applying, Instant } from './instant.ts';
import { hasPolicies, isExemptType, ownSubject, type LimitUse, type OwnLimits, type SharedLimits } from './limits.ts';
import {
  initialValues, valuesAt, limitIn, periodAt, pixCounter, pixDayStart, pixUsed, type LimitValues, type PixLimitSettings, type PixPeriod,
} from './pix/pix-limits.ts';
import { deviceCounter, pixChecks, type PixCheck } from './pix/payment-limits.ts';
import type { EnforcedPolicy } from './policies/policy-book.ts';
import { isPerAccount, shadows } from './policies/policy.ts';
import { countedBy, Usage, UsageDraft, type Taken, type UsageCopy } from './counters/usage.ts';
import type { Window } from './counters/windows.ts';

/** A debit or credit of an account. */
export interface Counting {
  readonly account: AccountState;
  readonly direction: MovementDirection;
  /** Minor units of the account's currency, without a sign. */
  readonly amount: number;
  readonly rail: RailFamily;
  readonly obligationId: string;
  readonly txId: string;
  /** The product that moves it; null where none does. */
  readonly productId: string | null;
  /** The row behind it; undefined where there is none. */
  readonly behind: BehindMovement | undefined;
  /** True for money that goes back to its payer: limits of each payment do not restrain it. */
  readonly isReturn?: boolean;
}

/** A movement with the keys of its own counters. */
interface Owned extends Counting {
  readonly own: OwnLimits;
  readonly subject: string;
}

/** Checks and counts movements, each on the usage of those before it. */
export class MovementCount {
  readonly #usage: UsageDraft;
  readonly #owners = new Map<string, OwnLimits>();
  readonly #uses = new Map<string, LimitUse>();
  readonly #warnings: LimitWarning[] = [];
  readonly #events: EventDraft[] = [];

  constructor(
    private readonly ledger: Pick<LimitedLedger<SharedLimits>, 'now' | 'sharedLimits'>, private readonly settings: PixLimitSettings,
    private readonly instant: Instant,
  ) {
    this.#usage = new UsageDraft((subject) => this.#usageBefore(subject));
  }

  /** Limit usage of obligations, for their rows. */
  get uses(): ReadonlyMap<string, LimitUse> {
    return this.#uses;
  }

  get warnings(): readonly LimitWarning[] {
    return this.#warnings;
  }

  /** The events of the warnings. */
  get events(): readonly EventDraft[] {
    return this.#events;
  }

  /** True when the movements changed no usage and gave no warning. */
  get isEmpty(): boolean {
    return this.#usage.changed.size + this.#uses.size + this.#warnings.length === 0;
  }

  count(counting: Counting): Refusal | undefined {
    const { account, rail, direction } = counting;
    if (account.systemRole !== null || isExemptType(account.type)) return undefined;
    const own = this.#ownOf(account);
    const isPix = rail === 'PIX' && direction === 'DEBIT';
    if (!isPix && !hasPolicies(this.ledger.sharedLimits, own)) return undefined;
    return this.#count({ ...counting, own, subject: ownSubject(account.accountId, direction) }, isPix);
  }

  /** All checks precede all counting, so that their order does not matter. */
  #count(it: Owned, isPix: boolean): Refusal | undefined {
    const { account: { type, currency }, rail, direction, productId, own: { book, level }, behind } = it;
    const own = book.covering(currency, type, rail, direction, productId);
    const shared = this.ledger.sharedLimits.book.covering(currency, type, rail, direction, productId);
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
    const keeps = direction === 'DEBIT' && behind !== undefined && behind.state !== 'FINAL';
    const taken = keeps || hasRivals ? [] : undefined;
    this.#take(it, applying, isPix, taken);
    const readsLevel = own.readsLevel || shared.readsLevel;
    if (keeps || readsLevel) this.#remember(it, keeps && taken ? taken : [], readsLevel);
    return undefined;
  }

  /** @param mine the usage of the account. */
  #judge(it: Counting, { policy, window }: Applying, mine: Usage): Refusal | undefined {
    const { counter, threshold, sharedSubject } = policy;
    const usage = isPerAccount(policy) || sharedSubject === null ? mine : this.#usage.of(sharedSubject);
    const used = counter === null ? 0 : usage.usedIn(counter, window.start);
    const attempted = counter === null ? it.amount : countedBy(counter, it.amount);
    if (used + attempted <= threshold) return undefined;
    const { policyId: policy_id, policyKey: policy_key, scopeType: scope_type, scopeId: scope_id, dimension, currency } = policy;
    const bounds = boundsOf(counter === null ? undefined : window);
    const stood = {
      policy_id, policy_key, scope_type, scope_id, dimension, ...presentCurrency(currency), window: policy.window,
      ...bounds, threshold, used, attempted,
    };
    if (policy.action === 'REJECT') return exceeded(policy_key ?? policy_id, stood);
    this.#warn({ ...stood, account_id: it.account.accountId, obligation_id: it.obligationId, direction: it.direction }, it.txId);
    return undefined;
  }

  #judgePix(it: Owned): Refusal | undefined {
    const { account: { accountId }, own, amount } = it;
    const refused = it.isReturn ? undefined : this.#judgePayment(it);
    if (refused) return refused;
    const { values } = valuesAt(own.pix ?? initialValues(this.settings), this.ledger.now);
    const period = periodAt(values.nighttime_start.value, this.instant.at);
    const used = pixUsed(this.#usage.of(accountId), period);
    return used + amount <= limitIn(values, period) ? undefined : pixExceeded(accountId, values, period, used, amount);
  }

  /** Judges a payment over Pix by what the installation allows each, and by how it was started. */
  #judgePayment({ account: { accountId }, amount, behind }: Owned): Refusal | undefined {
    const used = this.#usage.of(accountId);
    for (const check of pixChecks(useOf(behind).initiation, this.settings.payments, this.instant.at)) {
      const before = check.counted ? used.usedIn(check.counted.counter, check.counted.window.start) : 0;
      if (before + amount > check.threshold) return paymentExceeded(accountId, check, before, amount);
    }
    return undefined;
  }

  #warn(warning: LimitWarning, txId: string): void {
    this.#warnings.push(warning);
    const { policy_id, obligation_id, account_id } = warning;
    this.#events.push({
      type: 'limit.warned', entityId: `${policy_id}:${obligation_id}:${account_id}`, version: 1n,
      correlation: { obligation_id, tx_id: txId }, data: { ...warning },
    } satisfies EventOf<'limit.warned'>);
  }

  /** Counts the movement, also for shadowed policies. Adds the counters to `taken`, where given. */
  #take({ subject, amount, behind }: Owned, applying: readonly Applying[], isPix: boolean, taken: Taken[] | undefined): void {
    let mine: UsageCopy | undefined;
    for (const { policy: { counter, countsAccount, sharedSubject }, window: { start } } of applying) {
      if (counter === null) continue;
      if (countsAccount && isFirst(taken, subject, counter, start)) (mine ??= this.#usage.writable(subject)).count(counter, start, amount);
      if (sharedSubject !== null && isFirst(taken, sharedSubject, counter, start))
        this.#usage.writable(sharedSubject).count(counter, start, amount);
    }
    if (isPix) this.#takePix(subject, amount, useOf(behind), taken);
  }

  #takePix(subject: string, amount: number, use: LimitUse, taken: Taken[] | undefined): void {
    const { at } = this.instant;
    const counters = [[pixCounter(at), pixDayStart(at)] as const, ...deviceCounter(use.initiation, at)];
    for (const [counter, start] of counters) {
      if (isFirst(taken, subject, counter, start)) this.#usage.writable(subject).count(counter, start, amount);
    }
  }

  /** Keeps the counters of an obligation that can still fail, and the KYC level that a policy read, for the recount. */
  #remember({ account: { accountId }, obligationId, direction, own, behind }: Owned, taken: readonly Taken[], readsLevel: boolean): void {
    if (taken.length === 0 && !readsLevel) return;
    const before = this.#uses.get(obligationId) ?? useOf(behind);
    this.#uses.set(obligationId, {
      ...before,
      ...(taken.length > 0 && {
        taken: taken.map(([subject, counter, start]): Taken => [subject === accountId ? '' : subject, counter, start]),
      }),
      ...(readsLevel && { levels: { ...before.levels, [direction]: own.level } }),
    });
  }

  /** Gives the usage of a payment back to the windows that it was taken from. @param debtor its account, where that was counted. */
  giveBack(behind: BehindMovement | undefined, debtor: () => AccountState): void {
    for (const [subject, counter, start] of useOf(behind).taken ?? []) {
      let counted = subject;
      if (subject === '') {
        const account = debtor();
        this.#ownOf(account);
        counted = account.accountId;
      }
      this.#usage.giveBack([counted, counter, start], Number(behind?.amount ?? 0n));
    }
  }

  #usageBefore(subject: string): Usage {
    if (isScope(subject)) return this.ledger.sharedLimits.used.get(subject) ?? Usage.none;
    const debits = this.#owners.get(subject);
    return debits ? debits.used : (this.#owners.get(subject.slice(0, subject.indexOf(':')))?.credited ?? Usage.none);
  }

  #ownOf(account: AccountState): OwnLimits {
    const own = account.limits as OwnLimits | undefined;
    assert(own, `the limits of ${account.accountId} were not loaded`);
    this.#owners.set(account.accountId, own);
    return own;
  }

  /** Returns the limits as the movements leave them: those of accounts with usage, and the shared ones. */
  left(): { readonly own: ReadonlyMap<string, OwnLimits>; readonly shared: SharedLimits } {
    const { sharedLimits } = this.ledger;
    const own = new Map<string, OwnLimits>();
    let mine = 0;
    for (const [accountId, before] of this.#owners) {
      const used = this.#usage.changed.get(ownSubject(accountId, 'DEBIT'));
      const credited = this.#usage.changed.get(ownSubject(accountId, 'CREDIT'));
      if (used ?? credited) own.set(accountId, { ...before, ...(used && { used }), ...(credited && { credited }) });
      mine += Number(used !== undefined) + Number(credited !== undefined);
    }
    if (mine === this.#usage.changed.size) return { own, shared: sharedLimits };
    const shared = new Map(sharedLimits.used);
    for (const [subject, used] of this.#usage.changed) if (isScope(subject)) shared.set(subject, used);
    return { own, shared: { ...sharedLimits, used: shared } };
  }
}

/**
 * True the first time that a counter occurs, so that it counts once, however many policies share it. Notes the counter where policies
 * share it, or where it may be given back.
 */
function isFirst(taken: Taken[] | undefined, subject: string, counter: string, start: number): boolean {
  if (taken?.some(([one, other]) => one === subject && other === counter)) return false;
  taken?.push([subject, counter, start]);
  return true;
}

/** True when another of the policies that apply replaces this one. `applying` has the most specific first. */
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

/** Limit usage stored with the row behind a movement. */
function useOf(behind: BehindMovement | undefined): LimitUse {
  return (behind?.limitUse ?? {}) as LimitUse;
}

function boundsOf(window: Window | undefined): { window_start: string | null; window_end: string | null } {
  return {
    window_start: window ? new Date(window.start).toISOString() : null, window_end: window ? new Date(window.end).toISOString() : null,
  };
}

/** Refusal by a limit of the installation for each payment over Pix, or for those of a day. */
function paymentExceeded(accountId: string, { name, counted, threshold }: PixCheck, used: number, attempted: number): Refusal {
  return exceeded(name, {
    policy_id: null, policy_key: name, scope_type: 'ACCOUNT', scope_id: accountId, dimension: counted ? 'AMOUNT' : 'SINGLE_AMOUNT',
    currency: 'BRL', window: 'DAY', ...boundsOf(counted?.window), threshold, used, attempted,
  });
}

function pixExceeded(accountId: string, values: LimitValues, period: PixPeriod, used: number, attempted: number): Refusal {
  const name = period.period === 'DAY' ? 'pix.daily' : 'pix.nighttime';
  return exceeded(name, {
    policy_id: null, policy_key: name, scope_type: 'ACCOUNT', scope_id: accountId, dimension: 'AMOUNT', currency: 'BRL', window: 'DAY',
    ...boundsOf(period),
    threshold: limitIn(values, period), used, attempted, ...(values.riskProfile && { risk_profile: values.riskProfile }),
  });
}

function exceeded(name: string, details: Record<string, unknown>): Refusal {
  return refusal('LIMIT_EXCEEDED', details, `The limit ${name} does not allow this.`);
}
