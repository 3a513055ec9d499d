/**
 * The rules of Pix on paper: limits of payments, repetitions, analysis, marks for fraud, blocks with clocks, contested payments of
 * recoveries. One tenant, R$ only, one step after the other. Things go by number, payments by the id that the service gave.
 */
export const START_CENTS = 400_000;
export const CAP_CENTS = 90_000;
const [DEVICE, DEVICE_DAY, CONTACTLESS] = [20_000, 100_000, 50_000];
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** São Paulo. */
const OFFSET_MS = 3 * HOUR_MS;
const DAY_BEGINS = 6;
const NIGHT_BEGINS_AFTER = 14;
export const RECOVERY_MS = 11 * DAY_MS;
export const PRECAUTIONARY_MS = 72 * HOUR_MS;

export type Profile = 'HIGH' | 'STANDARD' | 'LOW';
const AMOUNTS: Readonly<Record<Profile, readonly [day: number, night: number]>> = {
  HIGH: [100_000, 50_000], STANDARD: [500_000, 100_000], LOW: [2_000_000, 500_000],
};

interface Limit { value: number; pending: { value: number; at: number } | null }

export interface Account {
  readonly party: number;
  posted: number;
  readonly limits: [day: Limit, night: Limit];
}

export interface Block {
  readonly account: number;
  readonly amount: number;
  secured: number;
  state: 'ACTIVE' | 'RELEASED' | 'CAPTURED';
  until: number | null;
  /** Until when the law lets it last, at most. */
  readonly most: number | null;
  /** The contested payment that it is for. */
  readonly medCase: number | null;
}

export interface Payment {
  readonly id: string;
  readonly kind: 'OUT' | 'INSIDE' | 'RETURN';
  readonly from: number | null;
  readonly to: number | null;
  readonly amount: number;
  readonly madeAt: number;
  readonly person: string;
  readonly isDevice: boolean;
  /** True where the tenant had a rule about repetitions: then it is remembered. */
  readonly isRemembered: boolean;
  /** True where it was made while its payer was marked for fraud. */
  readonly isPermitted: boolean;
  readonly medCase: number | null;
  readonly held: { readonly until: number; readonly onEnd: 'SEND' | 'REFUSE' } | null;
  state: 'HELD' | 'PENDING' | 'DISPATCHED' | 'FINAL';
  outcome: 'SETTLED' | 'FAILED' | 'CANCELED' | null;
}

export interface MedCase {
  readonly account: number;
  readonly amount: number;
  readonly hasRecovery: boolean;
  readonly madeAt: number;
  status: 'OPEN' | 'RETURNING' | 'RETURNED' | 'RETURN_FAILED' | 'CANCELLED';
  block: number;
  settled: number;
  waiting: number;
  /** The other side took its report back. */
  isWithdrawn: boolean;
  recovery: 'OPEN' | 'COMPLETED' | 'CANCELLED';
  isCancellationLate: boolean;
}

export interface Permit { readonly party: number; readonly account: number; readonly cents: number; isOpen: boolean; isUsed: boolean }

export interface Rules {
  repeats: { action: 'WARN' | 'ASK' | 'NONE'; window_seconds: number } | null;
  analysis: { from_cents?: number; flagged?: boolean; on_end: 'SEND' | 'REFUSE' } | null;
}

/** A payment that somebody wants to make. */
export interface Wanted {
  readonly from: number;
  /** An account that is paid by its key; null for somebody outside. */
  readonly to: number | null;
  /** A name of the person who is paid: the same for every spelling. */
  readonly person: string;
  readonly amount: number;
  readonly isDevice: boolean;
  readonly isContactless: boolean;
  readonly confirms: string | undefined;
  readonly permit: number | undefined;
  /** The party whom the payee is known to be. */
  readonly owner: number | null;
  /** True where a schedule pays: it was agreed before, and is never asked about. */
  readonly isAgreed?: boolean;
}

/** A mark for fraud that a case or the directory has made, under the name of its source. */
interface ToldMark { readonly party: number; isOpen: boolean }

export interface Verdict { readonly code: string; readonly earlier?: string | undefined; readonly cause?: 'AMOUNT' | 'FLAG' | undefined }

export class PixModel {
  readonly accounts: Account[];
  readonly payments: Payment[] = [];
  readonly blocks: Block[] = [];
  readonly cases: MedCase[] = [];
  readonly permits: Permit[] = [];
  /** Open flags of each party: of marks, and of others. */
  readonly marks: number[];
  readonly notices: number[];
  readonly toldMarks = new Map<string, ToldMark>();
  readonly rules: Rules = { repeats: null, analysis: null };
  suspended = 0;

  constructor(parties: readonly number[], public now: number) {
    const [day, night] = AMOUNTS.STANDARD;
    this.accounts = parties.map((party) => ({
      party, posted: START_CENTS, limits: [{ value: day, pending: null }, { value: night, pending: null }],
    }));
    this.marks = parties.map(() => 0);
    this.notices = parties.map(() => 0);
  }

  /** What becomes of a wanted payment, by the order in which refusals come. */
  judge(wanted: Wanted): Verdict {
    const { from, to, amount } = wanted;
    if (from === to) return { code: 'SAME_ACCOUNT' };
    const isMarked = this.#isMarked(from);
    const refused = isMarked && wanted.permit !== undefined ? this.#refusePermit(wanted, wanted.permit) : undefined;
    if (refused) return { code: refused };
    const earlier = this.#earlier(wanted);
    const isAsked = earlier !== undefined && this.rules.repeats?.action === 'ASK' && earlier !== wanted.confirms;
    if (isAsked) return { code: 'PAYMENT_REPEATED', earlier };
    const isPermitted = isMarked && wanted.permit !== undefined;
    if ((isMarked && !isPermitted) || (to !== null && this.#isMarked(to))) return { code: 'PARTY_BLOCKED' };
    if (this.#isTooMuch(wanted)) return { code: 'LIMIT_EXCEEDED' };
    if (this.available(from) < amount) return { code: 'INSUFFICIENT_FUNDS' };
    return { code: 'done', earlier, cause: to === null ? this.#cause(from, amount) : undefined };
  }

  /** Makes a payment that was found good. */
  make(id: string, wanted: Wanted, { cause }: Verdict): void {
    const { from, to, amount, person, isDevice, permit } = wanted;
    const account = this.accounts[from] as Account;
    account.posted -= amount;
    const isPermitted = this.#isMarked(from);
    if (isPermitted && permit !== undefined) (this.permits[permit] as Permit).isUsed = true;
    const held = cause && this.rules.analysis ? { until: analysisEnd(this.now), onEnd: this.rules.analysis.on_end } : null;
    this.payments.push({
      id, kind: to === null ? 'OUT' : 'INSIDE', from, to, amount, madeAt: this.now, person, isDevice, isPermitted, medCase: null, held,
      isRemembered: this.rules.repeats !== null, state: to !== null ? 'FINAL' : held ? 'HELD' : 'PENDING',
      outcome: to === null ? null : 'SETTLED',
    });
    if (to !== null) (this.accounts[to] as Account).posted += amount;
    this.secure();
  }

  /** A case or the directory says that a party is a fraud. What a person, or a later word, has ended stays so. */
  mark(source: string, party: number): void {
    if (this.toldMarks.has(source)) return;
    this.toldMarks.set(source, { party, isOpen: true });
    this.marks[party] = (this.marks[party] ?? 0) + 1;
  }

  /** Such a mark is taken back; one that was not heard of will not be made. */
  unmark(source: string, party: number): void {
    const known = this.toldMarks.get(source);
    if (known?.isOpen) this.marks[party] = (this.marks[party] ?? 0) - 1;
    this.toldMarks.set(source, { party, isOpen: false });
  }

  /** The directory says that the report of a case was accepted as fraud. */
  accept(which: number): void {
    const it = this.cases[which] as MedCase;
    if (!it.isWithdrawn) this.mark(`case ${which}`, (this.accounts[it.account] as Account).party);
  }

  #withdraw(it: MedCase): void {
    it.isWithdrawn = true;
    const [source, { party }] = [`case ${this.cases.indexOf(it)}`, this.accounts[it.account] as Account];
    if (this.toldMarks.has(source)) this.unmark(source, party);
  }

  /** True for a held payment whose payer was marked after it was made. */
  isStopped({ from, isPermitted }: Payment): boolean {
    return from !== null && !isPermitted && this.#isMarked(from);
  }

  #isMarked(account: number): boolean {
    return (this.marks[(this.accounts[account] as Account).party] ?? 0) > 0;
  }

  #refusePermit({ from, amount, owner, to }: Wanted, which: number): string | undefined {
    const permit = this.permits[which];
    const { party } = this.accounts[from] as Account;
    const fits = permit?.party === party && !permit.isUsed && permit.isOpen && permit.account === from && permit.cents >= amount;
    if (!fits) return 'OWN_WITHDRAWAL_NOT_PERMITTED';
    return owner === party && to === null ? undefined : 'PAYEE_NOT_OWN';
  }

  /** The newest standing payment that this one repeats, within the window. */
  #earlier({ from, person, amount, isAgreed }: Wanted): string | undefined {
    const rule = this.rules.repeats;
    if (!rule || rule.action === 'NONE' || isAgreed) return undefined;
    const standing = this.payments.filter((it) => it.isRemembered && it.from === from && it.amount === amount && it.person === person
      && (it.outcome ?? 'SETTLED') === 'SETTLED' && it.madeAt > this.now - rule.window_seconds * 1000);
    return standing.toSorted((a, b) => b.madeAt - a.madeAt || (a.id > b.id ? -1 : 1))[0]?.id;
  }

  #cause(from: number, amount: number): Verdict['cause'] {
    const { analysis: rule } = this.rules;
    if (rule?.from_cents !== undefined && amount >= rule.from_cents) return 'AMOUNT';
    const { party } = this.accounts[from] as Account;
    return rule?.flagged && (this.marks[party] ?? 0) + (this.notices[party] ?? 0) > 0 ? 'FLAG' : undefined;
  }

  #isTooMuch({ from, amount, isDevice, isContactless }: Wanted): boolean {
    const period = periodOf(this.now);
    const used = this.used(from, (it) => periodOf(it.madeAt).name === period.name);
    const ofDevice = this.used(from, (it) => it.isDevice && dayOf(it.madeAt) === dayOf(this.now));
    return amount > CAP_CENTS || used + amount > this.#limit(from, period.isNight) || (isContactless && amount > CONTACTLESS)
      || (isDevice && (amount > DEVICE || ofDevice + amount > DEVICE_DAY));
  }

  /** Amount that an account has paid by such payments, but for what came back. */
  used(account: number, is: (it: Payment) => boolean): number {
    const counts = (it: Payment) => it.kind !== 'RETURN' && it.from === account && (it.outcome ?? 'SETTLED') === 'SETTLED' && is(it);
    return sum(this.payments.filter(counts).map(({ amount }) => amount));
  }

  #limit(account: number, isNight: boolean): number {
    const { value, pending } = (this.accounts[account] as Account).limits[isNight ? 1 : 0];
    return pending && pending.at <= this.now ? pending.value : value;
  }

  /** Sets a risk profile: less holds at once, more in a day. */
  profile(account: number, profile: Profile): void {
    (this.accounts[account] as Account).limits.forEach((limit, index) => {
      const wanted = AMOUNTS[profile][index] as number;
      if (limit.pending && limit.pending.at <= this.now) Object.assign(limit, { value: limit.pending.value, pending: null });
      if (wanted <= limit.value) Object.assign(limit, { value: wanted, pending: null });
      else if (limit.pending?.value !== wanted) limit.pending = { value: wanted, at: this.now + DAY_MS };
    });
  }

  credit(account: number, amount: number): boolean {
    if (this.#isMarked(account)) {
      this.suspended += amount;
      return false;
    }
    this.give(account, amount);
    return true;
  }

  give(account: number, amount: number): void {
    (this.accounts[account] as Account).posted += amount;
    this.secure();
  }

  blocked(account: number): number {
    return sum(this.blocks.filter((it) => it.account === account && it.state === 'ACTIVE').map(({ secured }) => secured));
  }

  available(account: number): number {
    return (this.accounts[account] as Account).posted - this.blocked(account);
  }

  block(block: Omit<Block, 'secured' | 'state'>): number {
    const number = this.blocks.push({ ...block, secured: 0, state: 'ACTIVE' }) - 1;
    this.secure();
    return number;
  }

  end(which: number, state: 'RELEASED' | 'CAPTURED'): void {
    Object.assign(this.blocks[which] as Block, { state, secured: 0 });
    this.secure();
  }

  /** Free money is secured for the open blocks, in their order. */
  secure(): void {
    for (const block of this.blocks) if (block.state === 'ACTIVE') {
      block.secured += Math.min(block.amount - block.secured, Math.max(0, this.available(block.account)));
    }
  }

  /** Time passes: blocks end, and what is held goes or is refused. */
  wait(ms: number): void {
    this.now += ms;
    for (const block of this.blocks) if (block.state === 'ACTIVE' && block.until !== null && block.until <= this.now) {
      Object.assign(block, { state: 'RELEASED', secured: 0 });
    }
    this.secure();
    for (const it of this.payments) if (it.state === 'HELD' && it.held && it.held.until <= this.now) {
      if (it.held.onEnd === 'SEND' && !this.isStopped(it)) it.state = 'PENDING';
      else this.finish(it, 'FAILED');
    }
    this.cases.forEach((it) => {
      if (it.status === 'OPEN' && it.settled > 0 && (this.blocks[it.block] as Block).state !== 'ACTIVE') this.endCase(it);
    });
  }

  /** A payment out ends. */
  finish(it: Payment, outcome: NonNullable<Payment['outcome']>): void {
    Object.assign(it, { state: 'FINAL', outcome });
    if (it.medCase !== null) this.#returned(this.cases[it.medCase] as MedCase, it);
    else if (outcome !== 'SETTLED' && it.from !== null) this.give(it.from, it.amount);
  }

  contest(account: number, amount: number, hasRecovery: boolean): void {
    const medCase = this.cases.push({
      account, amount, hasRecovery, madeAt: this.now, status: 'OPEN', block: -1, settled: 0, waiting: 0, recovery: 'OPEN',
      isCancellationLate: false, isWithdrawn: false,
    }) - 1;
    (this.cases[medCase] as MedCase).block = this.block({ account, amount, until: null, most: null, medCase });
  }

  /** Amount that a case could return now; a refusal where it can return nothing. */
  atStake(it: MedCase): number | string {
    if (it.status !== 'OPEN' && it.status !== 'RETURN_FAILED') return 'MED_CASE_RESOLVED';
    const amount = it.status === 'OPEN' ? (this.blocks[it.block] as Block).secured : it.waiting;
    return amount > 0 ? amount : 'MED_RETURN_EXCEEDS_SECURED';
  }

  /** Sends money of a case back: what its block has secured, or what a failed return left. */
  returnMoney(which: number, id: string, amount: number): void {
    const it = this.cases[which] as MedCase;
    if (it.status === 'OPEN') this.#capture(it, which, amount);
    else {
      const back = it.waiting - amount;
      it.waiting = 0;
      if (back > 0) this.give(it.account, back);
    }
    it.status = 'RETURNING';
    this.payments.push({
      id, kind: 'RETURN', from: null, to: null, amount, madeAt: this.now, person: '', isDevice: false, isRemembered: false,
      isPermitted: false, medCase: which, held: null, state: 'PENDING', outcome: null,
    });
  }

  #capture(it: MedCase, medCase: number, amount: number): void {
    const block = this.blocks[it.block] as Block;
    const isAll = amount === block.secured;
    (this.accounts[it.account] as Account).posted -= amount;
    const [rest, until] = [it.amount - it.settled - amount, it.madeAt + RECOVERY_MS];
    Object.assign(block, { state: 'CAPTURED', secured: 0 });
    if (isAll && rest > 0 && it.hasRecovery && it.recovery === 'OPEN' && until > this.now) {
      it.block = this.block({ account: it.account, amount: rest, until, most: null, medCase });
    }
    this.secure();
  }

  #returned(it: MedCase, { amount, outcome }: Payment): void {
    const isWatched = (this.blocks[it.block] as Block).state === 'ACTIVE';
    if (outcome === 'SETTLED') it.settled += amount;
    else it.waiting = amount;
    it.status = outcome !== 'SETTLED' ? 'RETURN_FAILED' : isWatched ? 'OPEN' : 'RETURNED';
    const isOver = it.isCancellationLate ? it.status !== 'RETURNED' : it.status === 'OPEN' && it.recovery !== 'OPEN';
    if (isOver) this.endCase(it);
    if (it.isCancellationLate) this.#withdraw(it);
  }

  /** Nothing more is wanted for a case: what is back stays back, and what is kept the account has again. */
  endCase(it: MedCase): void {
    it.status = it.settled > 0 ? 'RETURNED' : 'CANCELLED';
    const block = this.blocks[it.block] as Block;
    if (block.state === 'ACTIVE') Object.assign(block, { state: 'RELEASED', secured: 0 });
    const { waiting } = it;
    it.waiting = 0;
    this.give(it.account, waiting);
  }

  /** The directory says that a recovery is over. A case that has ended keeps its report, and the mark that it made. */
  tell(it: MedCase, end: 'COMPLETED' | 'CANCELLED'): void {
    if (it.recovery !== 'OPEN') return;
    it.recovery = end;
    const isCancelled = end === 'CANCELLED';
    if (it.status === 'OPEN' || (isCancelled && it.status === 'RETURN_FAILED')) {
      this.endCase(it);
      if (isCancelled) this.#withdraw(it);
    } else if (isCancelled && it.status === 'RETURNING') it.isCancellationLate = true;
  }
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, it) => total + it, 0);

/** The period of Pix limits: a day from 06:00 to 20:00 in São Paulo, or the night after it. */
function periodOf(at: number): { name: string; isNight: boolean } {
  const hours = (at - OFFSET_MS) / HOUR_MS - DAY_BEGINS;
  const isNight = hours % 24 >= NIGHT_BEGINS_AFTER;
  return { name: `${Math.floor(hours / 24)} ${isNight}`, isNight };
}

function dayOf(at: number): number {
  return Math.floor((at - OFFSET_MS) / DAY_MS);
}

function analysisEnd(now: number): number {
  return now + (periodOf(now).isNight ? 60 : 30) * MINUTE_MS;
}
