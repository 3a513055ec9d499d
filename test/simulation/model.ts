/**
 * A ledger as one would write it on paper: one tenant, one step after the other, nothing kept twice. What
 * the service does is held against it. Everything goes by number, in the order of its beginning.
 */
import {
  claimOf, isDecided, MINUTE_MS, pick, pixPeriod, provenOutcome, sum, there, toMs, type Account, type Block, type Currency, type Evidence, type Fate, type Hold,
  type Obligation, type Outcome, type Policy, type Rail, type RailAnswer, type Said, type Verdict, type Wanted,
} from './model-types.ts';
import type { Step } from './steps.ts';

export class ModelLedger {
  accounts: Account[];
  obligations: Obligation[] = [];
  holds: Hold[] = [];
  blocks: Block[] = [];
  evidence: Evidence[] = [];
  policies: Policy[] = [];
  /** By which account each Pix key is held. */
  keys: number[];
  now = 0;
  /** What has changed since the evidence that waits for it was tried. */
  #news = new Set<string>();
  /** What was booked of the returns of a payment, by its rail and its name there. */
  #returned = new Map<string, number>();

  /**
   * @param retryForMs how long a payment that cannot be sent is tried again.
   * @param dollars the accounts in US$; the others are in R$.
   */
  constructor(accounts: number, start: number, guests: readonly number[] = [], private readonly retryForMs = 0, dollars: readonly number[] = []) {
    this.accounts = Array.from({ length: accounts }, (_, index) => ({
      currency: dollars.includes(index) ? 'USD' : 'BRL',
      posted: start, isFrozen: false, isClosed: false, isGuest: guests.includes(index), promotedTo: null,
    }));
    this.keys = [...this.accounts.keys()].filter((index) => !dollars.includes(index));
  }

  /** The same paper once more, to try something on. */
  copy(): ModelLedger {
    const copy = new ModelLedger(0, 0, [], this.retryForMs);
    const { accounts, obligations, holds, blocks, evidence, policies, keys, now } = this;
    Object.assign(copy, structuredClone({ accounts, obligations, holds, blocks, evidence, policies, keys, now }));
    copy.#news = new Set(this.#news);
    copy.#returned = new Map(this.#returned);
    return copy;
  }

  /** Gives each thing of a noun another number: of each place, which is there now. Of accounts, holds and blocks only the last change. */
  renumber(noun: 'obligations' | 'holds' | 'blocks' | 'evidence', order: readonly number[]): void {
    if (noun === 'obligations') {
      const places = new Map(order.map((from, to) => [from, to]));
      const placed = (which: number | null): number | null => (which === null ? null : places.get(which) ?? which);
      const named = (name: string): string => name.replace(/^obligation:(\d+)$/, (_, which) => `obligation:${placed(Number(which))}`);
      for (const it of this.evidence) Object.assign(it, { matched: placed(it.matched), waitsFor: it.waitsFor === null ? null : named(it.waitsFor) });
      this.#news = new Set([...this.#news].map(named));
    }
    const all = this[noun] as unknown[];
    Object.assign(this, { [noun]: order.map((which) => all[which]) });
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
    return this.#of(account).posted - this.held(account) - this.blocked(account);
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
    const [open, said] = [this.#open(), this.evidence].map((all) => (all as { currency: Currency }[]).filter((it) => it.currency === currency)) as [Obligation[], Evidence[]];
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
    const { rail, from, amount, currency } = wanted;
    const to = wanted.to === null ? null : this.#receiver(wanted.to);
    if (from === to) return 'SAME_ACCOUNT';
    if (rail === 'PIX' && currency !== 'BRL') return 'CURRENCY_NOT_SUPPORTED';
    for (const side of [from, to]) {
      const refused = side === null ? undefined : this.#refuseAccount(side, currency);
      if (refused) return refused;
    }
    const refused = from === null ? undefined : this.#refuseDebit(from, amount, rail, rail === 'NATIVE' ? to : null);
    if (refused) return refused;
    if (from !== null) this.#of(from).posted -= amount;
    const it = this.#owe({ ...wanted, to });
    if (rail === 'NATIVE') this.#end(it, 'SETTLED', null);
    this.#secure();
    return 'done';
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
    const it = this.#obligation(which);
    if (it.state === 'FINAL') return 'OBLIGATION_FINAL';
    const to = destination === null ? null : this.#receiver(destination);
    if (to !== null && it.from === null && outcome !== 'SETTLED') return 'DISPOSITION_NOT_APPLICABLE';
    const refused = to === null ? undefined : this.#refuseAccount(to, it.currency);
    if (refused) return refused;
    if (outcome === 'SETTLED' && this.#isTooMuch(to ?? it.to, 'CREDIT', it.amount)) return 'LIMIT_EXCEEDED';
    this.#end(it, outcome, to);
    return 'done';
  }

  limit(account: number, direction: Policy['direction'], most: number): Fate {
    if (this.#of(account).isClosed) return 'ACCOUNT_CLOSED';
    this.policies.push({ account, direction, most, isLifted: false });
    return 'done';
  }

  unlimit(which: number): Fate {
    there(this.policies[which], `policy ${which}`).isLifted = true;
    return 'done';
  }

  redispatch(which: number): Fate {
    const it = this.#obligation(which);
    if (it.state === 'FINAL') return 'OBLIGATION_FINAL';
    if (it.state === 'DISPATCHED') return 'DISPATCH_NOT_FAILED';
    if (it.state === 'DISPATCH_FAILED') this.#move(it, { state: 'PENDING', since: this.now });
    return 'done';
  }

  freeze(account: number, isFrozen: boolean): Fate {
    if (this.#of(account).isClosed) return 'ACCOUNT_CLOSED';
    this.#of(account).isFrozen = isFrozen;
    return 'done';
  }

  close(account: number): Fate {
    if (this.#of(account).isClosed) return 'done';
    const isReserved = [...this.holds, ...this.blocks].some((it) => it.account === account && it.state === 'ACTIVE');
    if (this.#of(account).posted !== 0 || isReserved || this.#isNamed(account)) return 'ACCOUNT_NOT_EMPTY';
    this.#of(account).isClosed = true;
    return 'done';
  }

  /** Money, blocks and Pix keys go to a new account. */
  promote(account: number): Fate {
    const it = this.#of(account);
    if (it.promotedTo !== null) return 'done';
    if (!it.isGuest) return 'ACCOUNT_NOT_PROMOTABLE';
    if (it.isClosed) return 'ACCOUNT_CLOSED';
    if (it.isFrozen) return 'ACCOUNT_FROZEN';
    if (this.held(account) > 0 || this.#isNamed(account)) return 'ACCOUNT_IN_USE';
    const promotedTo = this.accounts.push({ currency: it.currency, posted: 0, isFrozen: false, isClosed: false, isGuest: false, promotedTo: null }) - 1;
    if (it.posted > 0) this.#owe({ rail: 'NATIVE', from: account, to: promotedTo, amount: it.posted, currency: it.currency, state: 'FINAL', outcome: 'SETTLED' });
    this.#of(promotedTo).posted = it.posted;
    Object.assign(it, { posted: 0, isClosed: true, promotedTo });
    for (const block of this.blocks) if (block.account === account && block.state === 'ACTIVE') block.account = promotedTo;
    this.keys = this.keys.map((holder) => (holder === account ? promotedTo : holder));
    return 'done';
  }

  hold(account: number, amount: number, forMs: number | null): Fate {
    if (this.#of(account).isClosed) return 'ACCOUNT_CLOSED';
    if (this.#of(account).isFrozen) return 'ACCOUNT_FROZEN';
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
    const to = this.#receiver(into);
    return this.#onHold(which, (hold) => {
      const [from, amount] = [hold.account, part ?? hold.amount];
      if (amount > hold.amount) return 'CAPTURE_EXCEEDS_HOLD';
      if (to === from) return 'SAME_ACCOUNT';
      if (this.#of(to).currency !== this.#of(from).currency) return 'CURRENCY_MISMATCH';
      if (this.#of(from).isFrozen) return 'ACCOUNT_FROZEN';
      if (this.#of(to).isClosed) return 'ACCOUNT_CLOSED';
      if (this.#isTooMuch(from, 'DEBIT', amount) || this.#isTooMuch(to, 'CREDIT', amount)) return 'LIMIT_EXCEEDED';
      hold.state = 'CAPTURED';
      this.#of(from).posted -= amount;
      this.#end(this.#owe({ rail: 'NATIVE', from, to, amount, currency: this.#of(from).currency }), 'SETTLED', null);
      return 'done';
    });
  }

  giveUp(which: number): Fate {
    if (pick(this.holds, which)?.state === 'RELEASED') return 'done';
    return this.#onHold(which, (it) => { it.state = 'RELEASED'; return 'done'; });
  }

  block(account: number, amount: number): Fate {
    if (this.#of(account).isClosed) return 'ACCOUNT_CLOSED';
    this.blocks.push({ account, amount, secured: 0, state: 'ACTIVE' });
    this.#secure();
    return 'done';
  }

  lift(which: number): Fate {
    const block = pick(this.blocks, which);
    if (!block) return 'nothing';
    Object.assign(block, { state: 'RELEASED', secured: 0 });
    this.#secure();
    return 'done';
  }

  /** Lets time pass; holds end at their deadline, and what is open too long is stuck. */
  wait(ms: number): Fate {
    this.now += ms;
    for (const hold of this.holds) {
      if (hold.state === 'ACTIVE' && hold.until !== null && hold.until <= this.now) hold.state = 'EXPIRED';
    }
    for (const it of this.#open()) it.isStuck ||= it.stuckFrom !== undefined && it.stuckFrom <= this.now;
    this.#secure();
    return 'done';
  }

  /** A payment was handed to its rail. @throws where it should not have been. */
  paid(which: number, answer: RailAnswer): void {
    const it = this.#obligation(which);
    const mayPay = it.from !== null && (it.state === 'PENDING' || (it.state === 'DISPATCHED' && it.isUnheardOf));
    if (!mayPay) throw new Error(`obligation ${which} is ${it.state} and was paid`);
    const isFirst = it.state === 'PENDING';
    if (answer === 'unreachable' && isFirst && this.now - it.since >= this.retryForMs) this.#move(it, { state: 'DISPATCH_FAILED' });
    if (answer === 'unreachable') return;
    it.isUnheardOf = false;
    if (isFirst && answer !== 'REFUSED') this.#move(it, { state: 'DISPATCHED' });
    if (answer === 'SETTLED') this.#railSettles(it);
    if (answer === 'REFUSED') this.#end(it, 'FAILED', null);
  }

  /** A rail was told of a payment that is to come. */
  expected(which: number, answer: RailAnswer): void {
    const it = this.#obligation(which);
    if (it.from !== null || it.state !== 'PENDING') throw new Error(`obligation ${which} is ${it.state} and was expected`);
    if (answer === 'SETTLED') this.#railSettles(it);
    if (answer === 'REFUSED') this.#end(it, 'FAILED', null);
  }

  /** A rail was asked what became of a payment. */
  found(which: number, status: 'UNKNOWN' | 'ACCEPTED' | 'SETTLED' | 'FAILED'): void {
    const it = this.#obligation(which);
    const mayAsk = it.from === null ? it.state === 'PENDING' : it.state === 'DISPATCHED';
    if (!mayAsk) throw new Error(`obligation ${which} is ${it.state} and was asked for`);
    it.isUnheardOf = status === 'UNKNOWN';
    if (status === 'SETTLED') this.#railSettles(it);
    if (status === 'FAILED') this.#end(it, 'FAILED', null);
  }

  /** The rail's own word. Money that a limit stops waits on the exception account, as the obligation's. */
  #railSettles(it: Obligation): void {
    if (this.#isTooMuch(it.to, 'CREDIT', it.amount)) it.isExcepted = true;
    else this.#end(it, 'SETTLED', null);
  }

  /** Somebody outside says something; what was said before changes nothing. */
  say(said: Said): Fate {
    const claim = claimOf(said);
    const isKnown = this.evidence.some((it) => it.source === said.source || (claim !== null && claimOf(it) === claim));
    if (isKnown) return 'done';
    const it: Evidence = { ...said, state: 'UNMATCHED', reason: null, matched: null, money: 0, waitsFor: null };
    this.evidence.push(it);
    this.#attempt(it);
    return 'done';
  }

  retry(which: number): Fate {
    const it = this.#evidence(which);
    if (isDecided(it)) return 'EVIDENCE_FINAL';
    this.#attempt(it);
    return 'done';
  }

  decide(which: number, verdict: Verdict): Fate {
    const it = this.#evidence(which);
    if (isDecided(it)) return 'EVIDENCE_FINAL';
    if (verdict.action === 'MATCH') return this.#decideMatch(it, verdict.obligation);
    if (verdict.action === 'DISMISS') return this.#leave(it, { state: 'RESOLVED', money: it.money });
    if (it.money === 0) return 'EVIDENCE_HOLDS_NO_MONEY';
    const to = this.#receiver(verdict.account);
    const refused = this.#refuseAccount(to, it.currency);
    if (refused) return refused;
    return this.#isTooMuch(to, 'CREDIT', it.amount) ? 'LIMIT_EXCEEDED' : this.#credit(it, to, 'RESOLVED');
  }

  /** Tries what waited for something again, until nothing is new. */
  follow(): void {
    while (this.#news.size > 0) {
      const news = this.#news;
      this.#news = new Set();
      const waiting = this.evidence.filter(({ waitsFor }) => waitsFor !== null && news.has(waitsFor));
      for (const it of waiting) if (it.waitsFor !== null) this.#attempt(it);
    }
  }

  #attempt(it: Evidence): void {
    const fitting = this.#candidates(it).filter((which) => this.#isOfWay(it, which));
    const [only, ...others] = fitting;
    const isInbound = fitting.every((which) => this.#obligation(which).from === null);
    if (others.length > 0) this.#refuse(it, 'SEVERAL_MATCHES', it.kind === 'INBOUND_CREDIT' || (isInbound && it.kind === 'SETTLEMENT'));
    else if (only !== undefined) this.#weigh(it, only);
    else if (it.kind === 'INBOUND_CREDIT') this.#attemptCredit(it);
    else this.#refuse(it, 'NO_MATCH', false);
  }

  /** The obligation that it names; else open ones by their keys; else by what was said of the same payment before. */
  #candidates({ obligation, kind, rail, story, endToEnd }: Evidence): number[] {
    if (obligation !== undefined) return obligation === null ? [] : [obligation];
    const byKeys = [...this.obligations.keys()].filter((which) => {
      const it = this.#obligation(which);
      return it.state !== 'FINAL' && it.rail === rail && story !== undefined && it.story === story && (it.from === null || kind !== 'INBOUND_CREDIT');
    });
    if (byKeys.length > 0 || kind === 'INBOUND_CREDIT' || endToEnd === undefined) return byKeys;
    const claims = [`${rail}:SETTLEMENT:${endToEnd}`, `${rail}:FAILURE:${endToEnd}`];
    const before = this.evidence.filter((it) => it.matched !== null && claims.includes(claimOf(it) ?? '')).map((it) => it.matched ?? 0);
    return [...new Set(before)];
  }

  #isOfWay({ rail, kind }: Evidence, which: number): boolean {
    const it = this.#obligation(which);
    return it.rail === rail && (it.from === null || kind !== 'INBOUND_CREDIT');
  }

  #weigh(it: Evidence, which: number): void {
    const target = this.#obligation(which);
    if (it.kind === 'INBOUND_CREDIT' && target.state === 'FINAL') return this.#refuse(it, 'CONTRADICTS_FINAL', true);
    const outcome = provenOutcome(it, target);
    if (target.state === 'FINAL' && target.outcome !== outcome) return this.#keep(it, target, outcome, 'CONTRADICTS_FINAL');
    if (target.state !== 'FINAL' && target.from !== null && target.state === 'PENDING') {
      Object.assign(it, { state: 'DEFERRED', reason: 'TOO_EARLY', money: 0, waitsFor: `obligation:${which}` });
      return;
    }
    if (target.amount !== it.amount || target.currency !== it.currency) return this.#keep(it, target, outcome, 'AMOUNT_DIFFERS');
    if (target.state !== 'FINAL' && outcome === 'SETTLED' && this.#isTooMuch(target.to, 'CREDIT', it.amount)) return this.#keep(it, target, outcome, 'LIMIT_EXCEEDED');
    if (target.state !== 'FINAL') this.#endBy(it, target, outcome);
    this.#leave(it, { state: 'MATCHED', matched: which });
  }

  /** Nothing flips: what came, or is in dispute, waits on the exception account. */
  #keep(it: Evidence, target: Obligation, outcome: Outcome, reason: string): void {
    const cameBack = outcome === 'FAILED' && target.outcome === 'SETTLED' && target.to === null;
    const holdsMoney = target.from === null ? outcome === 'SETTLED' : cameBack;
    if (!holdsMoney && target.state !== 'FINAL' && target.from !== null && outcome === 'SETTLED') target.isExcepted = true;
    this.#refuse(it, reason, holdsMoney);
  }

  #attemptCredit(it: Evidence): void {
    const account = this.#credited(it);
    const sent = it.originalSent === undefined || account !== null ? undefined : this.#obligation(it.originalSent);
    if (sent && sent.state !== 'FINAL') {
      this.#refuse(it, 'NO_MATCH', true);
      it.waitsFor = `obligation:${it.originalSent}`;
      return;
    }
    if (account === null || this.#of(account).currency !== it.currency) return this.#refuse(it, 'NO_MATCH', true);
    if (this.#of(account).isClosed) return this.#refuse(it, 'ACCOUNT_CLOSED', true);
    const first = this.#originalOf(it);
    const before = this.#returned.get(`${it.rail} ${it.original}`) ?? 0;
    if (first !== null && before + it.amount > this.#obligation(first).amount) return this.#refuse(it, 'EXCEEDS_ORIGINAL', true);
    if (this.#isTooMuch(account, 'CREDIT', it.amount)) return this.#refuse(it, 'LIMIT_EXCEEDED', true);
    this.#credit(it, account, 'MATCHED');
  }

  /** For a return, who paid; else the account that is named, or has the key. */
  #credited(it: Evidence): number | null {
    const { original, account, key } = it;
    if (original !== undefined) {
      const first = this.#originalOf(it);
      if (first !== null && this.#obligation(first).outcome !== 'SETTLED') return null;
      const from = first === null ? null : this.#obligation(first).from;
      return from === null ? null : this.#receiver(from);
    }
    if (account !== undefined) return account === null ? null : this.#receiver(account);
    return this.keys[key ?? -1] ?? null;
  }

  /** The payment that a return sends back, or a part of it. */
  #originalOf({ rail, original, originalSent }: Evidence): number | null {
    if (original === undefined) return null;
    return this.evidence.find((it) => claimOf(it) === `${rail}:SETTLEMENT:${original}`)?.matched ?? originalSent ?? null;
  }

  /** Of a payment comes back at most what was paid. */
  #noteReturned({ rail, kind, original, amount }: Evidence): void {
    const name = `${rail} ${original}`;
    if (kind === 'INBOUND_CREDIT' && original !== undefined) this.#returned.set(name, (this.#returned.get(name) ?? 0) + amount);
  }

  #credit(it: Evidence, to: number, state: 'MATCHED' | 'RESOLVED'): Fate {
    this.#of(to).posted += it.amount;
    this.#noteReturned(it);
    this.#owe({ rail: it.rail, from: null, to, amount: it.amount, currency: it.currency, state: 'FINAL', outcome: 'SETTLED' });
    return this.#leave(it, { state, matched: this.obligations.length - 1 });
  }

  #decideMatch(it: Evidence, which: number): Fate {
    const target = this.#obligation(which);
    const outcome = provenOutcome(it, target);
    if (target.state === 'FINAL' && target.outcome !== outcome) return 'OBLIGATION_FINAL';
    if (!this.#isOfWay(it, which) || target.amount !== it.amount || target.currency !== it.currency) return 'EVIDENCE_DOES_NOT_FIT';
    if (target.state !== 'FINAL' && outcome === 'SETTLED' && this.#isTooMuch(target.to, 'CREDIT', it.amount)) return 'LIMIT_EXCEEDED';
    if (target.state !== 'FINAL') this.#endBy(it, target, outcome);
    return this.#leave(it, { state: 'RESOLVED', matched: which });
  }

  #refuse(it: Evidence, reason: string, holdsMoney: boolean): void {
    const waitsFor = reason === 'NO_MATCH' && it.kind === 'INBOUND_CREDIT' && it.original !== undefined ? `${it.rail}:SETTLEMENT:${it.original}` : null;
    Object.assign(it, { state: 'UNMATCHED', reason, money: holdsMoney ? it.amount : 0, waitsFor });
  }

  #leave(it: Evidence, change: Pick<Evidence, 'state'> & Partial<Evidence>): Fate {
    Object.assign(it, { reason: null, money: 0, waitsFor: null, ...change });
    const claim = claimOf(it);
    if (claim !== null) this.#news.add(claim);
    this.#secure();
    return 'done';
  }

  #owe(wanted: Wanted & Partial<Obligation>): Obligation {
    const it: Obligation = { state: 'PENDING', outcome: null, isExcepted: false, isStuck: false, isUnheardOf: false, madeAt: this.now, since: this.now, ...wanted };
    this.obligations.push(it);
    return it;
  }

  #move(it: Obligation, change: Partial<Obligation>): void {
    Object.assign(it, change);
    this.#news.add(`obligation:${this.obligations.indexOf(it)}`);
  }

  #endBy(it: Evidence, target: Obligation, outcome: Outcome): void {
    this.#noteReturned(it);
    this.#end(target, outcome, null);
  }

  /** Its money goes where it should, or back; a destination replaces either. */
  #end(it: Obligation, outcome: Outcome, destination: number | null): void {
    const moves = it.from !== null || outcome === 'SETTLED';
    const to = destination ?? (outcome === 'SETTLED' ? it.to : it.from);
    if (moves && to !== null) this.#of(to).posted += it.amount;
    this.#move(it, { state: 'FINAL', outcome });
    this.#secure();
  }

  #dispatch(it: Obligation): Fate {
    if (it.from === null || (it.state !== 'PENDING' && it.state !== 'DISPATCHED')) return 'OBLIGATION_FINAL';
    it.state = 'DISPATCHED';
    return 'done';
  }

  /** A closed account is refused by name; every account has one currency. */
  #refuseAccount(account: number, currency: Currency): Fate | undefined {
    if (this.#of(account).isClosed) return 'ACCOUNT_CLOSED';
    return this.#of(account).currency === currency ? undefined : 'CURRENCY_MISMATCH';
  }

  #refuseDebit(account: number, amount: number, rail: Rail, to: number | null): Fate | undefined {
    if (this.#of(account).isFrozen) return 'ACCOUNT_FROZEN';
    const isTooMuch = this.#isTooMuch(account, 'DEBIT', amount) || this.#isTooMuch(to, 'CREDIT', amount);
    if (isTooMuch || (rail === 'PIX' && this.#pixUsed(account) + amount > pixPeriod(this.now).limit)) return 'LIMIT_EXCEEDED';
    return this.available(account) < amount ? 'INSUFFICIENT_FUNDS' : undefined;
  }

  /** Whether a policy of an account stops a movement. A policy is in R$ unless it says otherwise, and counts only that. */
  #isTooMuch(account: number | null, direction: Policy['direction'], amount: number): boolean {
    if (account === null || this.#of(account).currency !== 'BRL') return false;
    return this.policies.some((it) => !it.isLifted && it.account === account && it.direction === direction && amount > it.most);
  }

  /** What left an account by Pix in the running period, and was not given back. */
  #pixUsed(account: number): number {
    const { name } = pixPeriod(this.now);
    return sum(this.obligations
      .filter((it) => it.rail === 'PIX' && it.from === account && (it.outcome ?? 'SETTLED') === 'SETTLED' && pixPeriod(it.madeAt).name === name)
      .map((it) => it.amount));
  }

  #onHold(which: number, act: (hold: Hold) => Fate): Fate {
    const hold = pick(this.holds, which);
    if (!hold) return 'nothing';
    const fate = hold.state === 'ACTIVE' ? act(hold) : 'HOLD_NOT_ACTIVE';
    this.#secure();
    return fate;
  }

  #onObligation(which: number, act: (it: Obligation) => Fate): Fate {
    const it = pick(this.obligations, which);
    return it ? act(it) : 'nothing';
  }

  /** What is free is for those who wait for it, in their order. */
  #secure(): void {
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

  /** Where what is sent to an account arrives. */
  #receiver(account: number): number {
    return this.#of(account).promotedTo ?? account;
  }

  #of(account: number): Account {
    return there(this.accounts[account], `account ${account}`);
  }

  #obligation(which: number): Obligation {
    return there(this.obligations[which], `obligation ${which}`);
  }

  #evidence(which: number): Evidence {
    return there(this.evidence[which], `evidence ${which}`);
  }
}
