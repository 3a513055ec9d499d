import { isDeepStrictEqual } from 'node:util';
import { assert } from '../../../platform/assert.ts';
import type { Refusal } from '../../../platform/errors.ts';
import type { EventDraft } from '../../../platform/outbox/event.ts';
import { MOST_WAITING } from '../../../platform/receiver/waiting-facts.ts';
import type { LedgerChange, CommandOutcome, RowWrite, DryRun } from '../../journal/index.ts';
import { nextLook, nextOfMandate } from './calendar.ts';
import type { RecurrenceFact, Recurrence } from './facts.ts';
import { chargeMoves, mandateMoves, type Charge, type Mandate } from './mandate.ts';
import { chargeEvent, chargeRow, mandateEvent, mandateRow, recurrenceRow, type ChargeEvent } from './record.ts';

/** Ids for what a command creates: the same however often it is decided, by what they are for. */
export type NameIds = (prefix: 'pxm' | 'pmc' | 'hld' | 'obl' | 'txn', what: string) => string;

export interface DraftOptions {
  readonly actor: string;
  readonly ids: NameIds;
  /** Lead time before the day of an attempt at which its amount is reserved, in hours. */
  readonly holdHours: number;
}

/**
 * A recurrence while a command decides about it: each change is tried on the ledger as the changes before have left it,
 * and all of them are one outcome. Pure, but for itself.
 */
export class RecurrenceDraft {
  readonly #before: Recurrence;
  #after: Recurrence;
  readonly #entries: LedgerChange['entries'][number][] = [];
  readonly #rows: RowWrite[] = [];
  readonly #events: EventDraft[] = [];

  constructor(recurrence: Recurrence, readonly ledger: DryRun, readonly options: DraftOptions) {
    this.#before = recurrence;
    this.#after = recurrence;
  }

  get now(): Date {
    return this.ledger.now;
  }

  get recurrence(): Recurrence {
    return this.#after;
  }

  get mandate(): Mandate | null {
    return this.#after.mandate;
  }

  get charges(): readonly Charge[] {
    return this.#after.charges;
  }

  charge(txid: string): Charge | undefined {
    return this.charges.find((charge) => charge.txid === txid);
  }

  /** Moves money, or returns the refusal. */
  move({ entries, rows, events }: LedgerChange): Refusal | undefined {
    const refused = this.ledger.apply({ entries, rows, events, answer: null });
    if (refused) return refused;
    this.#entries.push(...entries);
    this.#rows.push(...rows);
    this.#events.push(...events);
    return undefined;
  }

  openMandate(mandate: Mandate): void {
    assert(this.mandate === null, 'a recurrence has one mandate');
    this.#setMandate(mandate);
    this.#events.push(mandateEvent(mandate));
  }

  /** Moves the mandate to another status, which is announced. If the assertion fails, a guard is missing. */
  moveMandate(to: Mandate['status'], changes: Partial<Mandate>): void {
    const before = this.mandate;
    assert(before && mandateMoves[before.status].includes(to), `a mandate does not go from ${before?.status} to ${to}`);
    const after = this.#changedMandate(before, { ...changes, status: to, version: before.version + 1n });
    this.#events.push(mandateEvent(after));
  }

  /** Changes what is known of the mandate beside its status; nothing is announced. */
  noteMandate(changes: Pick<Partial<Mandate>, 'authorizedAt' | 'maxAmount'>): void {
    if (this.mandate) this.#changedMandate(this.mandate, changes);
  }

  /** The clock has nothing more to do about it: its last charge ends it. */
  restMandate(): void {
    if (this.mandate) this.#after = { ...this.#after, mandate: { ...this.mandate, nextAt: null } };
  }

  openCharge(charge: Charge): void {
    this.#setCharge(charge);
    this.#events.push(chargeEvent('scheduled', charge));
  }

  /** Moves a charge to another status, which is announced under `event`. */
  moveCharge(
    charge: Charge, to: Charge['status'], changes: Partial<Charge>, event: ChargeEvent = to.toLowerCase() as Lowercase<Charge['status']>,
  ): Charge {
    assert(chargeMoves[charge.status].includes(to), `a charge does not go from ${charge.status} to ${to}`);
    const after: Charge = { ...charge, ...changes, status: to, version: charge.version + 1n, updatedAt: this.now };
    this.#setCharge(after);
    this.#events.push(chargeEvent(event, after, this.mandate));
    return after;
  }

  /** Changes what is known of a charge beside its status; nothing is announced. */
  noteCharge(charge: Charge, changes: Partial<Charge>): Charge {
    const after = { ...charge, ...changes, updatedAt: this.now };
    this.#setCharge(after);
    return after;
  }

  /** Keeps what came before its time. Of too much, the oldest is given up. */
  wait(fact: RecurrenceFact): void {
    const { waiting } = this.#after;
    if (waiting.some((other) => isDeepStrictEqual(other, fact))) return;
    this.#after = { ...this.#after, waiting: [...waiting, fact].slice(-MOST_WAITING) };
  }

  /** It does not wait any more. */
  settle(fact: RecurrenceFact): void {
    this.#after = { ...this.#after, waiting: this.#after.waiting.filter((other) => other !== fact) };
  }

  /** Outcome with all changes. Sets the next instant of each changed charge for the clock. */
  outcome<T>(answer: T): CommandOutcome<T> {
    const changed = this.charges.filter((charge) => !this.#before.charges.includes(charge));
    for (const charge of changed) this.#setCharge({ ...charge, nextAt: nextLook(charge, this.now, this.options.holdHours) });
    if (this.#after === this.#before) return { entries: this.#entries, rows: this.#rows, events: this.#events, answer };
    const { mandate } = this;
    const mandateRows = mandate && mandate !== this.#before.mandate ? [mandateRow(mandate, this.#before.mandate === null)] : [];
    const known = new Set(this.#before.charges.map(({ chargeId }) => chargeId));
    const chargeRows = this.charges.filter((charge) => !this.#before.charges.includes(charge)).map((charge) => chargeRow(
      charge, !known.has(charge.chargeId),
    ));
    return {
      entries: this.#entries, events: this.#events, answer,
      rows: [...this.#rows, ...mandateRows, ...chargeRows, recurrenceRow(this.#after)],
    };
  }

  #changedMandate(before: Mandate, changes: Partial<Mandate>): Mandate {
    return this.#setMandate({ ...before, ...changes, updatedAt: this.now });
  }

  #setMandate(mandate: Mandate): Mandate {
    const after = { ...mandate, nextAt: nextOfMandate(mandate) };
    this.#after = { ...this.#after, mandate: after };
    return after;
  }

  #setCharge(charge: Charge): void {
    const others = this.charges.filter(({ chargeId }) => chargeId !== charge.chargeId);
    this.#after = { ...this.#after, charges: [...others, charge] };
  }
}
