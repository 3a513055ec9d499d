/** The part of the model ledger that takes outside parties' reports about money. */
import {
  reportKeyOf, isDecided, nameOf, provenOutcome, there, type Evidence, type Fate, type MoneyIn, type Obligation, type Outcome, type Said,
  type Verdict,
} from './model-types.ts';
import type { ModelLedger } from './model.ts';

/** Decision about evidence, before anything moves. */
type Judgement =
  | { readonly kind: 'MATCHED'; readonly which: number; readonly ends: Outcome | null; readonly takes?: Evidence }
  | { readonly kind: 'CREDITED'; readonly to: number; readonly takes?: Evidence }
  | { readonly kind: 'DEFERRED'; readonly which: number }
  | {
    readonly kind: 'UNMATCHED'; readonly reason: string; readonly which: number | null; readonly holdsMoney: boolean;
    /** The obligation's own money is to wait on the exception account. */
    readonly isExcepting?: boolean; readonly waitsFor?: string | null; readonly takes?: Evidence;
  };
type Unmatched = Extract<Judgement, { kind: 'UNMATCHED' }>;

const OBLIGATION = /^obligation:(\d+)$/;

/** A name that means an obligation by its number. */
export function renamed(name: string, placed: (which: number) => number): string {
  return name.replace(OBLIGATION, (_, which) => `obligation:${placed(Number(which))}`);
}

export class EvidenceDesk {
  evidence: Evidence[] = [];
  /** Money received, by the name of its payment: each name brings it once, whoever reports it. */
  moneyIn = new Map<string, MoneyIn>();
  /** Amount booked of the returns of a payment, by its rail and its name there. */
  #returned = new Map<string, number>();

  constructor(private readonly ledger: ModelLedger) {}

  /** Becomes as another one. */
  take(other: EvidenceDesk): void {
    Object.assign(this, structuredClone({ evidence: other.evidence, moneyIn: other.moneyIn }));
    this.#returned = new Map(other.#returned);
  }

  /** Obligations have got other numbers. */
  renumber(placed: (which: number) => number): void {
    for (const it of this.evidence) {
      if (it.matched !== null) it.matched = placed(it.matched);
      if (it.waitsFor !== null) it.waitsFor = renamed(it.waitsFor, placed);
    }
    this.moneyIn = new Map([...this.moneyIn].map(([name, it]) => [
      renamed(name, placed), { ...it, owner: it.owner === null ? null : placed(it.owner) },
    ]));
  }

  /**
   * The money of an expected payment waits, and which news of it came: by a credit, after which any other credit is further
   * money, or by other news that named it, after which only a credit of another name is.
   */
  hold(which: number, news: 'INBOUND_CREDIT' | 'SETTLEMENT' | null): void {
    const { amount, currency } = this.ledger.obligation(which);
    const before = this.moneyIn.get(`obligation:${which}`)?.kind ?? null;
    this.moneyIn.set(`obligation:${which}`, {
      amount, currency, owner: which, kind: before === 'INBOUND_CREDIT' ? before : (news ?? before),
    });
  }

  say(said: Said): Fate {
    const report = reportKeyOf(said);
    const isKnown = this.evidence.some((it) => it.source === said.source || (report !== null && reportKeyOf(it) === report));
    if (isKnown) return 'done';
    const it: Evidence = { ...said, state: 'UNMATCHED', reason: null, matched: null, money: 0, waitsFor: null };
    this.evidence.push(it);
    this.#attempt(it);
    return 'done';
  }

  retry(which: number): Fate {
    const it = this.#at(which);
    if (isDecided(it)) return 'EVIDENCE_FINAL';
    this.#attempt(it);
    return 'done';
  }

  decide(which: number, verdict: Verdict): Fate {
    const it = this.#at(which);
    // Money that was left where it is can be taken from there.
    const isLeft = it.state === 'RESOLVED' && it.money > 0 && verdict.action !== 'DISMISS';
    if (isDecided(it) && !isLeft) return 'EVIDENCE_FINAL';
    if (verdict.action === 'MATCH') return this.#decideMatch(it, verdict.obligation);
    if (verdict.action === 'DISMISS') return this.#leave(it, { state: 'RESOLVED', money: it.money });
    return this.#decideCredit(it, this.ledger.followed(verdict.account));
  }

  follow(): void {
    while (this.ledger.news.size > 0) {
      const { news } = this.ledger;
      this.ledger.news = new Set();
      const waiting = this.evidence.filter(({ waitsFor }) => waitsFor !== null && news.has(waitsFor));
      for (const it of waiting) if (it.waitsFor !== null) this.#attempt(it);
    }
  }

  #attempt(it: Evidence): void {
    this.#apply(it, this.#stopped(it, this.#once(it, this.#decide(it))));
  }

  #decide(it: Evidence): Judgement {
    const fitting = this.#candidates(it).filter((which) => this.#isOfWay(it, which));
    const [only, ...others] = fitting;
    const isInbound = fitting.every((which) => this.ledger.obligation(which).from === null);
    if (others.length > 0) return unmatched(
      'SEVERAL_MATCHES', null, it.kind === 'INBOUND_CREDIT' || (isInbound && it.kind === 'SETTLEMENT'),
    );
    if (only !== undefined) return this.#match(it, only);
    return it.kind === 'INBOUND_CREDIT' ? this.#considerCredit(it) : unmatched('NO_MATCH', null, false);
  }

  /** The obligation that it names; else open ones by their keys; else those of earlier reports of the same payment. */
  #candidates({ obligation, kind, rail, story, endToEnd }: Evidence): number[] {
    if (obligation !== undefined) return obligation === null ? [] : [obligation];
    const byKeys = [...this.ledger.obligations.keys()].filter((which) => {
      const it = this.ledger.obligation(which);
      return it.state !== 'FINAL' && it.rail === rail && story !== undefined && it.story === story && (it.from === null
        || kind !== 'INBOUND_CREDIT');
    });
    if (byKeys.length > 0 || kind === 'INBOUND_CREDIT' || endToEnd === undefined) return byKeys;
    const reports = [`${rail}:SETTLEMENT:${endToEnd}`, `${rail}:FAILURE:${endToEnd}`];
    const before = this.evidence.filter((it) => it.matched !== null && reports.includes(reportKeyOf(it) ?? '')).map((it) =>
      it.matched ?? 0);
    return [...new Set(before)];
  }

  #isOfWay({ rail, kind }: Evidence, which: number): boolean {
    const it = this.ledger.obligation(which);
    return it.rail === rail && (it.from === null || kind !== 'INBOUND_CREDIT');
  }

  #match(it: Evidence, which: number): Judgement {
    const target = this.ledger.obligation(which);
    const outcome = provenOutcome(it, target);
    const isFinal = target.state === 'FINAL';
    // Each credit is money of its own: one for an obligation that has its money is in excess.
    if (it.kind === 'INBOUND_CREDIT' && (isFinal || this.#hasOtherMoney(it, which))) return unmatched('CONTRADICTS_FINAL', which, true);
    if (isFinal && target.outcome !== outcome) return this.#keep(which, outcome, 'CONTRADICTS_FINAL');
    if (!isFinal && target.from !== null && target.state === 'PENDING') return { kind: 'DEFERRED', which };
    if (target.amount !== it.amount || target.currency !== it.currency) return this.#keep(which, outcome, 'AMOUNT_DIFFERS');
    if (!isFinal && target.from === null && target.isExcepted && outcome !== 'SETTLED') return this.#keep(
      which, outcome, 'CONTRADICTS_FINAL',
    );
    return { kind: 'MATCHED', which, ends: isFinal ? null : outcome };
  }

  #hasOtherMoney(it: Evidence, which: number): boolean {
    const isItsNews = this.moneyIn.get(nameOf(it))?.owner === which;
    const held = this.moneyIn.get(`obligation:${which}`)?.kind ?? null;
    const isFurther = held === 'INBOUND_CREDIT' || (held !== null && reportKeyOf(it) !== null);
    return this.ledger.obligation(which).isExcepted && !isItsNews && isFurther;
  }

  /** Nothing flips: money received, or in dispute, waits on the exception account. */
  #keep(which: number, outcome: Outcome, reason: string): Judgement {
    const target = this.ledger.obligation(which);
    const cameBack = outcome === 'FAILED' && target.outcome === 'SETTLED' && target.to === null;
    const holdsMoney = target.from === null ? outcome === 'SETTLED' : cameBack;
    const isExcepting = !holdsMoney && target.state !== 'FINAL' && target.from !== null && outcome === 'SETTLED';
    return { ...unmatched(reason, which, holdsMoney), isExcepting };
  }

  #considerCredit(it: Evidence): Judgement {
    const account = this.#credited(it);
    const sent = it.originalSent === undefined || account !== null ? undefined : this.ledger.obligation(it.originalSent);
    if (sent && sent.state !== 'FINAL') return { ...unmatched('NO_MATCH', null, true), waitsFor: `obligation:${it.originalSent}` };
    if (account === null || this.ledger.account(account).currency !== it.currency) return unmatched('NO_MATCH', null, true);
    const first = this.#originalOf(it);
    if (this.ledger.account(account).isPot && first === null) return unmatched('NO_MATCH', null, true); // only its own spending comes back
// to it
    if (this.ledger.account(account).isClosed) return unmatched('ACCOUNT_CLOSED', null, true);
    const before = this.#returned.get(`${it.rail} ${it.original}`) ?? 0;
    if (first !== null && before + it.amount > this.ledger.obligation(first).amount) return unmatched('EXCEEDS_ORIGINAL', first, true);
    return { kind: 'CREDITED', to: account };
  }

  /** For a return, the payer; else the account that is named, or has the key. */
  #credited(it: Evidence): number | null {
    const { original, account, key } = it;
    if (original !== undefined) {
      const first = this.#originalOf(it);
      if (first !== null && this.ledger.obligation(first).outcome !== 'SETTLED') return null;
      const from = first === null ? null : this.ledger.obligation(first).from;
      return from === null ? null : this.ledger.followed(from);
    }
    if (account !== undefined) return account === null ? null : this.ledger.followed(account);
    return this.ledger.keys[key ?? -1] ?? null;
  }

  /** The payment that a return sends back, or a part of it. */
  #originalOf({ rail, original, originalSent }: Evidence): number | null {
    if (original === undefined) return null;
    return this.evidence.find((it) => reportKeyOf(it) === `${rail}:SETTLEMENT:${original}`)?.matched ?? originalSent ?? null;
  }

  /** The decision in view of the money received before under the name: booked money stays, waiting money is taken from there. */
  #once(it: Evidence, judged: Judgement): Judgement {
    const known = this.moneyIn.get(nameOf(it));
    if (!known || !this.#bringsMoney(it, judged) || (known.owner === null && known.kind === it.kind)) return judged;
    const isSame = known.amount === it.amount && known.currency === it.currency;
    if (known.owner === null) return this.#takeOver(it, judged, known, isSame);
    const owner = this.ledger.obligation(known.owner);
    const other = judged.kind === 'MATCHED' || judged.kind === 'UNMATCHED' ? judged.which : null;
    const isOther = (typeof it.obligation === 'number' && it.obligation !== known.owner) || (other !== null && other !== known.owner)
      || (judged.kind === 'CREDITED' && !this.#isFor(owner, judged.to));
    if (isOther) return unmatched('BOOKED_ALREADY', other ?? known.owner, false);
    if (!isSame) return unmatched('AMOUNT_DIFFERS', known.owner, false);
    if (owner.state !== 'FINAL') return this.#match(it, known.owner);
    return owner.outcome === 'SETTLED' ? { kind: 'MATCHED', which: known.owner, ends: null } : unmatched(
      'CONTRADICTS_FINAL', known.owner, false,
    );
  }

  #bringsMoney(it: Evidence, judged: Judgement): boolean {
    if (it.kind === 'FAILURE' || judged.kind === 'DEFERRED') return false;
    if (judged.kind === 'UNMATCHED') return judged.holdsMoney;
    return judged.kind === 'CREDITED' || this.ledger.obligation(judged.which).from === null;
  }

  #takeOver(it: Evidence, judged: Judgement, known: MoneyIn, isSame: boolean): Judgement {
    const waiting = there(
      this.evidence.find((other) => other.kind === known.kind && nameOf(other) === nameOf(it)), `evidence of ${nameOf(it)}`,
    );
    if (judged.kind !== 'UNMATCHED' && isSame && !isDecided(waiting)) return { ...judged, takes: waiting } as Judgement;
    const which = judged.kind === 'MATCHED' || judged.kind === 'UNMATCHED' ? judged.which : null;
    return unmatched(judged.kind === 'UNMATCHED' ? judged.reason : isSame ? 'BOOKED_ALREADY' : 'AMOUNT_DIFFERS', which, false);
  }

  #isFor({ to, destination }: Obligation, account: number): boolean {
    const paid = destination ?? to;
    return paid !== null && this.ledger.followed(paid) === account;
  }

  /** The decision where a limit stops its movement: money received waits, an obligation's own as its own. */
  #stopped(it: Evidence, judged: Judgement): Judgement {
    if (judged.kind === 'CREDITED' && this.ledger.isTooMuch(judged.to, 'CREDIT', it.amount)) return unmatched(
      'LIMIT_EXCEEDED', null, judged.takes === undefined,
    );
    if (judged.kind !== 'MATCHED' || judged.ends !== 'SETTLED') return judged;
    const target = this.ledger.obligation(judged.which);
    if (!this.ledger.isTooMuch(target.to, 'CREDIT', it.amount)) return judged;
    return {
      ...unmatched('LIMIT_EXCEEDED', judged.which, false), isExcepting: true,
      waitsFor: target.from === null ? `obligation:${judged.which}` : null,
      ...(judged.takes && { takes: judged.takes }),
    };
  }

  #apply(it: Evidence, judged: Judgement): void {
    switch (judged.kind) {
      case 'DEFERRED':
        Object.assign(it, { state: 'DEFERRED', reason: 'TOO_EARLY', money: 0, waitsFor: `obligation:${judged.which}` });
        return;
      case 'MATCHED':
        if (judged.takes) this.#leave(judged.takes, { state: 'MATCHED', matched: judged.which });
        if (judged.ends !== null) this.#endBy(it, judged.which, judged.ends);
        this.#own(it, judged.which);
        this.#leave(it, { state: 'MATCHED', matched: judged.which });
        return;
      case 'CREDITED':
        this.#credit(it, judged.to, 'MATCHED');
        if (judged.takes) this.#leave(judged.takes, { state: 'MATCHED', matched: it.matched });
        return;
      case 'UNMATCHED': return this.#refuse(it, judged);
    }
  }

  /** Money of this name is that obligation's from now on. */
  #own(it: Evidence, which: number): void {
    if (it.kind === 'FAILURE' || this.ledger.obligation(which).from !== null) return;
    const name = nameOf(it);
    if (this.moneyIn.get(name)?.owner !== which) this.moneyIn.set(name, {
      amount: it.amount, currency: it.currency, owner: which, kind: it.kind,
    });
  }

  #refuse(it: Evidence, { reason, which, holdsMoney, isExcepting = false, waitsFor = null, takes }: Unmatched): void {
    const target = which === null ? undefined : this.ledger.obligation(which);
    const waits = waitsFor ?? (reason === 'NO_MATCH' && it.kind === 'INBOUND_CREDIT'
      && it.original !== undefined ? `${it.rail}:SETTLEMENT:${it.original}` : null);
    const change = { state: 'UNMATCHED', reason, matched: null, waitsFor: waits } as const;
    if (takes) Object.assign(takes, change, { money: 0 });
    const [name, before] = [nameOf(it), it.money];
    Object.assign(it, change, { money: holdsMoney ? it.amount : 0 });
    if (isExcepting && target) this.ledger.except(target);
    if (isExcepting && target?.from === null && which !== null) {
      this.#own(it, which);
      this.hold(which, it.kind === 'INBOUND_CREDIT' ? it.kind : reportKeyOf(it) === null ? null : 'SETTLEMENT');
    } else if (holdsMoney && before === 0 && it.kind !== 'FAILURE') this.moneyIn.set(name, {
      amount: it.amount, currency: it.currency, owner: null, kind: it.kind,
    });
    else if (!holdsMoney && before > 0) this.#forget(it);
  }

  /** Ends its wait; its new owner is set by whoever takes it. */
  #forget(it: Evidence): void {
    if (this.moneyIn.get(nameOf(it))?.owner === null) this.moneyIn.delete(nameOf(it));
  }

  #credit(it: Evidence, to: number, state: 'MATCHED' | 'RESOLVED'): Fate {
    this.ledger.account(to).posted += it.amount;
    this.ledger.squads.hear(to);
    this.#noteReturned(it);
    this.ledger.owe({ rail: it.rail, from: null, to, amount: it.amount, currency: it.currency, state: 'FINAL', outcome: 'SETTLED' });
    const which = this.ledger.obligations.length - 1;
    this.#own(it, which);
    return this.#leave(it, { state, matched: which });
  }

  /** Returns never exceed the payment. */
  #noteReturned({ rail, kind, original, amount }: Evidence): void {
    const name = `${rail} ${original}`;
    if (kind === 'INBOUND_CREDIT' && original !== undefined) this.#returned.set(name, (this.#returned.get(name) ?? 0) + amount);
  }

  #endBy(it: Evidence, which: number, outcome: Outcome): void {
    this.#noteReturned(it);
    this.ledger.end(this.ledger.obligation(which), outcome, null);
  }

  #decideMatch(it: Evidence, which: number): Fate {
    const target = this.ledger.obligation(which);
    const outcome = provenOutcome(it, target);
    const isFinal = target.state === 'FINAL';
    if (isFinal && target.outcome !== outcome) return 'OBLIGATION_FINAL';
    if (!this.#isOfWay(it, which) || target.amount !== it.amount || target.currency !== it.currency) return 'EVIDENCE_DOES_NOT_FIT';
    const known = target.from === null && it.kind !== 'FAILURE' ? this.moneyIn.get(nameOf(it)) : undefined;
    const isOthers = known !== undefined && known.owner !== which && !(known.owner === null && known.kind === it.kind);
    const waiting = isOthers && known.owner === null ? this.evidence.find(
      (other) => other.kind === known.kind && nameOf(other) === nameOf(it),
    ) : undefined;
    const takes = waiting && !isDecided(waiting) && known?.amount === it.amount && known.currency === it.currency ? waiting : undefined;
    if (isOthers && !takes) return 'PAYMENT_BOOKED_ALREADY';
    if (!isFinal && target.from === null && target.isExcepted && outcome !== 'SETTLED') return 'OBLIGATION_HOLDS_MONEY';
    if (!isFinal && outcome === 'SETTLED' && this.ledger.isTooMuch(target.to, 'CREDIT', it.amount)) return 'LIMIT_EXCEEDED';
    if (takes) this.#leave(takes, { state: 'MATCHED', matched: which });
    if (!isFinal) this.#endBy(it, which, outcome);
    if (it.money > 0) this.#forget(it);
    this.#own(it, which);
    return this.#leave(it, { state: 'RESOLVED', matched: which });
  }

  #decideCredit(it: Evidence, to: number): Fate {
    const owner = it.money > 0 ? null : (this.moneyIn.get(nameOf(it))?.owner ?? null);
    const held = owner === null ? undefined : this.ledger.obligation(owner);
    if (owner !== null && held && held.state !== 'FINAL' && held.isExcepted && held.from === null) {
      const outcome = this.ledger.resolve(owner, 'SETTLED', to);
      return outcome === 'done' ? this.#leave(it, { state: 'RESOLVED', matched: owner }) : outcome;
    }
    if (it.money === 0) return 'EVIDENCE_HOLDS_NO_MONEY';
    const refused = this.ledger.refuseAccount(to, it.currency);
    if (refused) return refused;
    return this.ledger.isTooMuch(to, 'CREDIT', it.amount) ? 'LIMIT_EXCEEDED' : this.#credit(it, to, 'RESOLVED');
  }

  #leave(it: Evidence, change: Pick<Evidence, 'state'> & Partial<Evidence>): Fate {
    Object.assign(it, { reason: null, money: 0, waitsFor: null, ...change });
    const report = reportKeyOf(it);
    if (report !== null) this.ledger.news.add(report);
    this.ledger.secure();
    return 'done';
  }

  #at(which: number): Evidence {
    return there(this.evidence[which], `evidence ${which}`);
  }
}

function unmatched(reason: string, which: number | null, holdsMoney: boolean): Unmatched {
  return { kind: 'UNMATCHED', reason, which, holdsMoney };
}
