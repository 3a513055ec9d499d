/**
 * A ledger as one would write it on paper: one tenant, one currency, one step after the other, nothing kept twice. What
 * the service does is held against it.
 */
import type { ResolutionOutcome } from '../../src/domains/obligations/obligation.ts';
import type { Step } from './steps.ts';

interface Account {
  posted: number;
  isFrozen: boolean;
}

interface Obligation {
  from: number | null;
  to: number | null;
  amount: number;
  state: 'PENDING' | 'DISPATCHED' | 'FINAL';
}

interface Hold {
  account: number;
  amount: number;
  /** In minutes from the beginning. */
  until: number | null;
  state: 'ACTIVE' | 'CAPTURED' | 'RELEASED' | 'EXPIRED';
}

interface Block {
  account: number;
  amount: number;
  secured: number;
  state: 'ACTIVE' | 'RELEASED';
}

/** A step was carried out, did not apply to anything, or was refused with a code. */
export type Fate = 'done' | 'nothing' | string;

export class ModelLedger {
  readonly accounts: Account[];
  readonly obligations: Obligation[] = [];
  readonly holds: Hold[] = [];
  readonly blocks: Block[] = [];
  #minute = 0;

  constructor(accounts: number, start: number) {
    this.accounts = Array.from({ length: accounts }, () => ({ posted: start, isFrozen: false }));
  }

  /** Lets time pass; holds end at their deadline. */
  wait(minutes: number): void {
    this.#minute += minutes;
    for (const hold of this.holds) {
      if (hold.state === 'ACTIVE' && hold.until !== null && hold.until <= this.#minute) hold.state = 'EXPIRED';
    }
    this.#secure();
  }

  play(step: Step): Fate {
    const fate = this.#play(step);
    this.#secure();
    return fate;
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

  #play(step: Step): Fate {
    switch (step.kind) {
      case 'transfer': return step.from === step.to ? 'SAME_ACCOUNT' : this.#spend(step.from, step.amount) ?? this.#owe({ ...step, state: 'FINAL' }, step.to);
      case 'out': return step.from === step.to ? 'SAME_ACCOUNT' : this.#spend(step.from, step.amount) ?? this.#owe({ ...step, state: 'PENDING' });
      case 'in': return this.#owe({ ...step, from: null, state: 'PENDING' });
      case 'resolve': return this.#onObligation(step.which, (it) => this.#resolve(it, step.outcome));
      case 'dispatch': return this.#onObligation(step.which, dispatch);
      case 'freeze': this.#of(step.account).isFrozen = step.isFrozen; return 'done';
      case 'hold': return this.#hold(step.account, step.amount, step.minutes);
      case 'adjust': return this.#onHold(step.which, (it) => this.#adjust(it, step.amount, step.minutes));
      case 'capture': return this.#onHold(step.which, (it) => this.#capture(it, step.to, step.amount ?? it.amount));
      case 'giveUp': return this.#giveUp(step.which);
      case 'block': this.blocks.push({ account: step.account, amount: step.amount, secured: 0, state: 'ACTIVE' }); return 'done';
      case 'lift': return this.#lift(step.which);
      case 'wait': this.wait(step.minutes); return 'done';
    }
  }

  #of(account: number): Account {
    const found = this.accounts[account];
    if (!found) throw new Error(`there is no account ${account}`);
    return found;
  }

  #spend(account: number, amount: number): Fate | undefined {
    if (this.#of(account).isFrozen) return 'ACCOUNT_FROZEN';
    if (this.available(account) < amount) return 'INSUFFICIENT_FUNDS';
    this.#of(account).posted -= amount;
    return undefined;
  }

  #owe(obligation: Obligation, paid?: number): Fate {
    this.obligations.push({ ...obligation });
    if (paid !== undefined) this.#of(paid).posted += obligation.amount;
    return 'done';
  }

  #resolve(it: Obligation, outcome: ResolutionOutcome): Fate {
    it.state = 'FINAL';
    const receiver = outcome === 'SETTLED' ? it.to : it.from;
    if (receiver !== null) this.#of(receiver).posted += it.amount;
    return 'done';
  }

  #hold(account: number, amount: number, minutes: number | null): Fate {
    if (this.#of(account).isFrozen) return 'ACCOUNT_FROZEN';
    if (this.available(account) < amount) return 'INSUFFICIENT_FUNDS';
    this.holds.push({ account, amount, until: minutes === null ? null : this.#minute + minutes, state: 'ACTIVE' });
    return 'done';
  }

  #adjust(hold: Hold, amount = hold.amount, minutes: number | null | undefined): Fate {
    if (amount > hold.amount) return 'HOLD_INCREASE_REFUSED';
    hold.amount = amount;
    if (minutes !== undefined) hold.until = minutes === null ? null : this.#minute + minutes;
    return 'done';
  }

  #capture(hold: Hold, to: number, amount: number): Fate {
    if (amount > hold.amount) return 'CAPTURE_EXCEEDS_HOLD';
    if (to === hold.account) return 'SAME_ACCOUNT';
    if (this.#of(hold.account).isFrozen) return 'ACCOUNT_FROZEN';
    hold.state = 'CAPTURED';
    this.#of(hold.account).posted -= amount;
    return this.#owe({ from: hold.account, to, amount, state: 'FINAL' }, to);
  }

  #giveUp(which: number): Fate {
    const hold = pick(this.holds, which);
    if (hold?.state === 'RELEASED') return 'done';
    return this.#onHold(which, (it) => { it.state = 'RELEASED'; return 'done'; });
  }

  #lift(which: number): Fate {
    const block = pick(this.blocks, which);
    if (!block) return 'nothing';
    Object.assign(block, { state: 'RELEASED', secured: 0 });
    return 'done';
  }

  #onHold(which: number, act: (hold: Hold) => Fate): Fate {
    const hold = pick(this.holds, which);
    if (!hold) return 'nothing';
    return hold.state === 'ACTIVE' ? act(hold) : 'HOLD_NOT_ACTIVE';
  }

  #onObligation(which: number, act: (it: Obligation) => Fate): Fate {
    const it = pick(this.obligations, which);
    if (!it) return 'nothing';
    return it.state === 'FINAL' ? 'OBLIGATION_FINAL' : act(it);
  }

  /** What is free is for those who wait for it, in their order. */
  #secure(): void {
    for (const block of this.blocks.filter((it) => it.state === 'ACTIVE')) {
      block.secured += Math.min(block.amount - block.secured, this.available(block.account));
    }
  }
}

function dispatch(it: Obligation): Fate {
  if (it.state === 'FINAL' || it.from === null) return 'OBLIGATION_FINAL';
  it.state = 'DISPATCHED'; // again, where it was: a rail may take it twice and pays it once
  return 'done';
}

/** The one of that number, modulo those there are. */
export function pick<T>(all: readonly T[], which: number): T | undefined {
  return all[which % all.length];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, it) => total + it, 0);
}
