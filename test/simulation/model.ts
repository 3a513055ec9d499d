/**
 * A model ledger: one tenant, one step after the other, nothing stored twice. The service's state is compared with it. Things refer to each
 * other by number, in the order of their beginning.
 */
import { EvidenceDesk, renamed } from './model-evidence.ts';
import { RailReports } from './model-rails.ts';
import {
  MINUTE_MS, pick, pixPeriod, sum, there, toMs, type Account, type Block, type Currency, type Evidence, type Fate, type Hold,
  type Obligation, type Outcome,
  type Policy, type Rail, type Said, type Verdict, type Wanted,
} from './model-types.ts';
import { SquadDesk } from './model-squads.ts';
import type { Step } from './steps.ts';

export class ModelLedger {
  accounts: Account[];
  obligations: Obligation[] = [];
  holds: Hold[] = [];
  blocks: Block[] = [];
  policies: Policy[] = [];
  /** The account that holds each Pix key. */
  keys: number[];
  now = 0;
  /** Names of the changes since the evidence that waits for them was tried. */
  news = new Set<string>();
  /** Names of payments that were booked by hand, from a statement. */
  corrected = new Set<string>();
  readonly desk: EvidenceDesk;
  readonly rails: RailReports;
  readonly squads: SquadDesk;

  /**
   * @param retryForMs how long a payment that cannot be sent is tried again.
   * @param dollars the accounts in US$; the others are in R$.
   */
  constructor(
    accounts: number, start: number, guests: readonly number[] = [], readonly retryForMs = 0, dollars: readonly number[] = [],
  ) {
    this.desk = new EvidenceDesk(this);
    this.rails = new RailReports(this);
    this.squads = new SquadDesk(this);
    this.accounts = Array.from({ length: accounts }, (_, index) => ({
      currency: dollars.includes(index) ? 'USD' : 'BRL',
      posted: start, isFrozen: false, isClosed: false, isGuest: guests.includes(index), isPot: false, promotedTo: null,
    }));
    this.keys = [...this.accounts.keys()].filter((index) => !dollars.includes(index));
  }

  /** The same paper once more, to try something on. */
  copy(): ModelLedger {
    const copy = new ModelLedger(0, 0, [], this.retryForMs);
    const { accounts, obligations, holds, blocks, policies, keys, now, news, corrected } = this;
    Object.assign(copy, structuredClone({ accounts, obligations, holds, blocks, policies, keys, now, news, corrected }));
    copy.desk.take(this.desk);
    copy.squads.take(this.squads);
    return copy;
  }

  /** Gives each thing of a noun another number: of each place, which is there now. Of accounts, holds and blocks only the last change. */
  renumber(noun: 'obligations' | 'holds' | 'blocks' | 'evidence', order: readonly number[]): void {
    if (noun === 'obligations') {
      const places = new Map(order.map((from, to) => [from, to]));
      const placed = (which: number): number => places.get(which) ?? which;
      this.news = new Set([...this.news].map((name) => renamed(name, placed)));
      this.desk.renumber(placed);
    }
    const [home, all] = noun === 'evidence' ? [this.desk, this.desk.evidence] : [this, this[noun]];
    Object.assign(home, { [noun]: order.map((which) => (all as unknown[])[which]) });
  }

  uses(currency: Currency): boolean {
    return this.accounts.some((it) => it.currency === currency);
  }

  everybody(currency: Currency): number {
    return sum(this.accounts.filter((it) => it.currency === currency).map(({ posted }) => posted));
  }

  held(account: number): number {
    return sum(this.holds.filter((it) => it.account === account && it.state === 'ACTIVE').map((it) => it.amount));
  }

  blocked(account: number): number {
    return sum(this.blocks.filter((it) => it.account === account && it.state === 'ACTIVE').map((it) => it.secured));
  }

  available(account: number): number {
    return this.account(account).posted - this.held(account) - this.blocked(account);
  }

  outgoing(account: number): number {
    return sum(this.#open().filter((it) => it.from === account).map((it) => it.amount));
  }

  incoming(account: number): number {
    return sum(this.#open().filter((it) => it.to === account).map((it) => it.amount));
  }

  transit(currency: Currency): number {
    return sum(this.#open().filter((it) => it.currency === currency && it.from !== null && !it.isExcepted).map((it) => it.amount));
  }

  exception(currency: Currency): number {
    const [open, said] = [this.#open(), this.evidence].map((all) => (all as { currency: Currency }[]).filter((it) =>
      it.currency === currency)) as [Obligation[], Evidence[]];
    return sum(open.filter((it) => it.isExcepted).map((it) => it.amount)) + sum(said.map((it) => it.money));
  }

  /** A step of a history in memory. */
  play(step: Step): Fate {
    switch (step.kind) {
      case 'transfer': return this.create({ ...step, rail: 'NATIVE', currency: 'BRL' });
      case 'out': return this.create({ ...step, rail: 'MOCK', currency: 'BRL' });
      case 'in': return this.create({ ...step, rail: 'MOCK', from: null, currency: 'BRL' });
      case 'resolve': return this.#onObligation(step.which, (it) => this.resolve(this.obligations.indexOf(it), step.outcome, null));
      case 'dispatch': return this.#onObligation(step.which, (it) => this.#dispatch(it));
      case 'freeze': return this.freeze(step.account, step.isFrozen);
      case 'hold': return this.hold(step.account, step.amount, step.minutes === null ? null : step.minutes * MINUTE_MS);
      case 'adjust': return this.adjust(step.which, step.amount, toMs(step.minutes));
      case 'capture': return this.capture(step.which, step.to, step.amount);
      case 'giveUp': return this.giveUp(step.which);
      case 'block': return this.block(step.account, step.amount);
      case 'lift': return this.lift(step.which);
      case 'wait': return this.wait(step.minutes * MINUTE_MS);
    }
  }

  create(wanted: Wanted): Fate {
    const { rail, amount, currency } = wanted;
    const [from, to] = [wanted.from, wanted.to].map((side) =>
      (side === null ? null : this.followed(side))) as [number | null, number | null];
    if (from === to) return 'SAME_ACCOUNT';
    if (rail === 'PIX' && currency !== 'BRL') return 'INVALID_CURRENCY';
    for (const side of [from, to]) {
      const refused = side === null ? undefined : this.refuseAccount(side, currency);
      if (refused) return refused;
    }
    const refused = from === null ? undefined : this.refuseDebit(from, amount, rail, rail === 'NATIVE' ? to : null);
    if (refused) return refused;
    this.pay({ ...wanted, from, to });
    return 'done';
  }

  /** Money leaves an account, or is expected; the checks were made before. */
  pay(wanted: Wanted): void {
    if (wanted.from !== null) this.account(wanted.from).posted -= wanted.amount;
    const it = this.owe(wanted);
    if (wanted.rail === 'NATIVE') this.end(it, 'SETTLED', null);
    this.secure();
  }

  /** One after the other: all or none if atomic. */
  batch(items: readonly Wanted[], isAtomic: boolean): Fate {
    const before = structuredClone([this.accounts, this.obligations, this.blocks] as const);
    const fates = items.map((item) => this.create(item));
    if (!isAtomic || fates.every((fate) => fate === 'done')) return 'done';
    [this.accounts, this.obligations, this.blocks] = before;
    return 'BATCH_REFUSED';
  }

  resolve(which: number, outcome: Outcome, destination: number | null): Fate {
    const it = this.obligation(which);
    if (it.state === 'FINAL') return 'OBLIGATION_FINAL';
    const to = destination === null ? null : this.followed(destination);
    const holdsMoney = it.from === null && it.isExcepted;
    if (holdsMoney && outcome !== 'SETTLED' && to === null) return 'OBLIGATION_HOLDS_MONEY';
    if (to !== null && it.from === null && outcome !== 'SETTLED' && !holdsMoney) return 'DISPOSITION_NOT_APPLICABLE';
    const refused = to === null ? undefined : this.refuseAccount(to, it.currency);
    if (refused) return refused;
    if (outcome === 'SETTLED' && this.isTooMuch(to ?? it.to, 'CREDIT', it.amount)) return 'LIMIT_EXCEEDED';
    this.end(it, outcome, to);
    return 'done';
  }

  /** @param account null for all of them. */
  limit(named: number | null, direction: Policy['direction'], most: number, currency: Currency): Fate {
    const account = named === null ? null : this.followed(named);
    const refused = account === null ? undefined : this.refuseUse(account, currency);
    if (refused) return refused === 'CURRENCY_MISMATCH' ? 'INVALID_CURRENCY' : refused;
    this.policies.push({ account, currency, direction, most, isLifted: false });
    return 'done';
  }

  unlimit(which: number): Fate {
    there(this.policies[which], `policy ${which}`).isLifted = true;
    return 'done';
  }

  redispatch(which: number): Fate {
    const it = this.obligation(which);
    if (it.state === 'FINAL') return 'OBLIGATION_FINAL';
    if (it.state === 'DISPATCHED') return 'DISPATCH_NOT_FAILED';
    if (it.state === 'DISPATCH_FAILED') this.move(it, { state: 'PENDING', since: this.now });
    return 'done';
  }

  freeze(named: number, isFrozen: boolean): Fate {
    const account = this.followed(named);
    if (this.account(account).isClosed) return 'ACCOUNT_CLOSED';
    this.account(account).isFrozen = isFrozen;
    return 'done';
  }

  close(account: number): Fate {
    if (this.account(account).isClosed) return 'done';
    if (this.account(account).isPot) return 'ACCOUNT_OF_SQUAD';
    const isReserved = [...this.holds, ...this.blocks].some((it) => it.account === account && it.state === 'ACTIVE');
    if (this.account(account).posted !== 0 || isReserved || this.#isNamed(account) || this.squads.isIn(account)) return 'ACCOUNT_NOT_EMPTY';
    this.account(account).isClosed = true;
    return 'done';
  }

  /** Money, blocks and Pix keys go to a new account. */
  promote(account: number): Fate {
    const it = this.account(account);
    if (it.promotedTo !== null) return 'done';
    if (!it.isGuest) return 'ACCOUNT_NOT_PROMOTABLE';
    if (it.isClosed) return 'ACCOUNT_CLOSED';
    if (it.isFrozen) return 'ACCOUNT_FROZEN';
    if (this.held(account) > 0 || this.#isNamed(account)) return 'ACCOUNT_IN_USE';
    const promotedTo = this.accounts.push({
      currency: it.currency, posted: 0, isFrozen: false, isClosed: false, isGuest: false, isPot: false, promotedTo: null,
    }) - 1;
    if (it.posted > 0) this.owe({
      rail: 'NATIVE', from: account, to: promotedTo, amount: it.posted, currency: it.currency, state: 'FINAL', outcome: 'SETTLED',
    });
    this.account(promotedTo).posted = it.posted;
    Object.assign(it, { posted: 0, isClosed: true, promotedTo });
    for (const block of this.blocks) if (block.account === account && block.state === 'ACTIVE') block.account = promotedTo;
    for (const policy of this.policies) if (policy.account === account) policy.account = promotedTo;
    this.keys = this.keys.map((holder) => (holder === account ? promotedTo : holder));
    return 'done';
  }

  hold(named: number, amount: number, forMs: number | null): Fate {
    const account = this.followed(named);
    if (this.account(account).isClosed) return 'ACCOUNT_CLOSED';
    if (this.account(account).isPot) return 'ACCOUNT_OF_SQUAD';
    if (this.account(account).isFrozen) return 'ACCOUNT_FROZEN';
    if (this.available(account) < amount) return 'INSUFFICIENT_FUNDS';
    this.holds.push({ account, amount, until: forMs === null ? null : this.now + forMs, state: 'ACTIVE' });
    return 'done';
  }

  adjust(which: number, amount: number | undefined, forMs: number | null | undefined): Fate {
    return this.#onHold(which, (hold) => {
      if (amount !== undefined && amount > hold.amount) return 'HOLD_INCREASE_REFUSED';
      hold.amount = amount ?? hold.amount;
      if (forMs !== undefined) hold.until = forMs === null ? null : this.now + forMs;
      return 'done';
    });
  }

  capture(which: number, into: number, part: number | undefined): Fate {
    const to = this.followed(into);
    return this.#onHold(which, (hold) => {
      const [from, amount] = [hold.account, part ?? hold.amount];
      if (amount > hold.amount) return 'CAPTURE_EXCEEDS_HOLD';
      if (this.account(to).isPot) return 'ACCOUNT_OF_SQUAD';
      if (to === from) return 'SAME_ACCOUNT';
      if (this.account(to).currency !== this.account(from).currency) return 'CURRENCY_MISMATCH';
      if (this.account(from).isFrozen) return 'ACCOUNT_FROZEN';
      if (this.account(to).isClosed) return 'ACCOUNT_CLOSED';
      if (this.isTooMuch(from, 'DEBIT', amount) || this.isTooMuch(to, 'CREDIT', amount)) return 'LIMIT_EXCEEDED';
      hold.state = 'CAPTURED';
      this.account(from).posted -= amount;
      this.end(this.owe({ rail: 'NATIVE', from, to, amount, currency: this.account(from).currency }), 'SETTLED', null);
      return 'done';
    });
  }

  giveUp(which: number): Fate {
    if (pick(this.holds, which)?.state === 'RELEASED') return 'done';
    return this.#onHold(which, (it) => { it.state = 'RELEASED'; return 'done'; });
  }

  block(named: number, amount: number): Fate {
    const account = this.followed(named);
    if (this.account(account).isClosed) return 'ACCOUNT_CLOSED';
    this.blocks.push({ account, amount, secured: 0, state: 'ACTIVE' });
    this.secure();
    return 'done';
  }

  lift(which: number): Fate {
    const block = pick(this.blocks, which);
    if (!block) return 'nothing';
    Object.assign(block, { state: 'RELEASED', secured: 0 });
    this.secure();
    return 'done';
  }

  /** Advances time; holds end at their deadline, and obligations open too long are stuck. */
  wait(ms: number): Fate {
    this.now += ms;
    for (const hold of this.holds) {
      if (hold.state === 'ACTIVE' && hold.until !== null && hold.until <= this.now) hold.state = 'EXPIRED';
    }
    this.squads.expire();
    for (const it of this.#open()) it.isStuck ||= it.stuckFrom !== undefined && it.stuckFrom <= this.now;
    this.secure();
    return 'done';
  }

  /** Its money waits on the exception account, as its own. */
  except(it: Obligation): void {
    if (!it.isExcepted) this.move(it, { isExcepted: true });
  }

  /** Takes in a report from outside; a repetition changes nothing. */
  say(said: Said): Fate {
    return this.desk.say(said);
  }

  retry(which: number): Fate {
    return this.desk.retry(which);
  }

  decide(which: number, verdict: Verdict): Fate {
    return this.desk.decide(which, verdict);
  }

  /** Somebody books a credit from a Pix statement by hand: under its name, money is in from now on. */
  correct(endToEnd: string, amount: number, named: number): Fate {
    const to = this.followed(named);
    if (this.corrected.has(endToEnd)) return 'RECONCILIATION_BREAK_RESOLVED';
    const refused = this.refuseAccount(to, 'BRL');
    if (refused) return refused;
    if (this.desk.moneyIn.has(`PIX:${endToEnd}`)) return 'PAYMENT_BOOKED_ALREADY';
    this.account(to).posted += amount;
    this.owe({ rail: 'PIX', from: null, to, amount, currency: 'BRL', state: 'FINAL', outcome: 'SETTLED' });
    this.desk.moneyIn.set(`PIX:${endToEnd}`, { amount, currency: 'BRL', owner: this.obligations.length - 1, kind: null });
    this.corrected.add(endToEnd);
    this.secure();
    return 'done';
  }

  /** Retries waiting evidence, until nothing is new. */
  follow(): void {
    this.desk.follow();
    this.squads.follow();
  }

  get evidence(): Evidence[] {
    return this.desk.evidence;
  }

  owe(wanted: Wanted & Partial<Obligation>): Obligation {
    const it: Obligation = {
      state: 'PENDING', outcome: null, isExcepted: false, isParked: false, destination: null, isStuck: false, isUnheardOf: false,
      madeAt: this.now, since: this.now, ...wanted,
    };
    this.obligations.push(it);
    return it;
  }

  /** Changes an obligation, for which evidence may wait. */
  move(it: Obligation, change: Partial<Obligation>): void {
    Object.assign(it, change);
    this.news.add(`obligation:${this.obligations.indexOf(it)}`);
  }

  /** Its money goes where it should, or back; a destination replaces either. */
  end(it: Obligation, outcome: Outcome, destination: number | null): void {
    const moves = it.from !== null || outcome === 'SETTLED' || it.isExcepted;
    const to = destination ?? (outcome === 'SETTLED' ? it.to : it.from);
    if (moves && to !== null) this.account(to).posted += it.amount;
    this.move(it, { state: 'FINAL', outcome, destination });
    if (it.rail !== 'NATIVE' && it.from !== null) this.squads.hear(it.from);
    this.secure();
  }

  #dispatch(it: Obligation): Fate {
    if (it.from === null || (it.state !== 'PENDING' && it.state !== 'DISPATCHED')) return 'OBLIGATION_FINAL';
    it.state = 'DISPATCHED';
    return 'done';
  }

  /** The refusal of an account to all but its squad, which alone moves a pot. */
  refuseAccount(account: number, currency: Currency): Fate | undefined {
    return this.refuseUse(account, currency) ?? (this.account(account).isPot ? 'ACCOUNT_OF_SQUAD' : undefined);
  }

  /** A closed account is refused by name; every account has one currency. */
  refuseUse(account: number, currency: Currency): Fate | undefined {
    if (this.account(account).isClosed) return 'ACCOUNT_CLOSED';
    return this.account(account).currency === currency ? undefined : 'CURRENCY_MISMATCH';
  }

  refuseDebit(account: number, amount: number, rail: Rail, to: number | null): Fate | undefined {
    if (this.account(account).isFrozen) return 'ACCOUNT_FROZEN';
    const isTooMuch = this.isTooMuch(account, 'DEBIT', amount) || this.isTooMuch(to, 'CREDIT', amount);
    if (isTooMuch || (rail === 'PIX' && this.#pixUsed(account) + amount > pixPeriod(this.now).limit)) return 'LIMIT_EXCEEDED';
    return this.available(account) < amount ? 'INSUFFICIENT_FUNDS' : undefined;
  }

  /** True when a policy stops a movement of an account. */
  isTooMuch(account: number | null, direction: Policy['direction'], amount: number): boolean {
    if (account === null) return false;
    const { currency } = this.account(account);
    return this.policies.some((it) =>
      !it.isLifted && it.currency === currency && (it.account ?? account) === account && it.direction === direction && amount > it.most);
  }

  /** The amount that left an account by Pix in the running period, and was not given back. */
  #pixUsed(account: number): number {
    const { name } = pixPeriod(this.now);
    return sum(this.obligations
      .filter((it) => it.rail === 'PIX' && it.from !== null && this.followed(it.from) === account && (it.outcome ?? 'SETTLED') === 'SETTLED'
        && pixPeriod(it.madeAt).name === name)
      .map((it) => it.amount));
  }

  #onHold(which: number, act: (hold: Hold) => Fate): Fate {
    const hold = pick(this.holds, which);
    if (!hold) return 'nothing';
    const fate = hold.state === 'ACTIVE' ? act(hold) : 'HOLD_NOT_ACTIVE';
    this.secure();
    return fate;
  }

  #onObligation(which: number, act: (it: Obligation) => Fate): Fate {
    const it = pick(this.obligations, which);
    return it ? act(it) : 'nothing';
  }

  /** Secures free money for the open blocks, in their order. */
  secure(): void {
    for (const block of this.blocks.filter((it) => it.state === 'ACTIVE')) {
      block.secured += Math.min(block.amount - block.secured, this.available(block.account));
    }
  }

  #open(): Obligation[] {
    return this.obligations.filter((it) => it.state !== 'FINAL');
  }

  #isNamed(account: number): boolean {
    return this.#open().some((it) => it.from === account || it.to === account);
  }

  /** The account that an id refers to: the one that it was promoted to, if any. */
  followed(account: number): number {
    return this.account(account).promotedTo ?? account;
  }

  account(account: number): Account {
    return there(this.accounts[account], `account ${account}`);
  }

  obligation(which: number): Obligation {
    return there(this.obligations[which], `obligation ${which}`);
  }
}
