/** The part of the model ledger that takes rails' own answers about payments. */
import type { RailAnswer } from './model-types.ts';
import type { ModelLedger } from './model.ts';

export class RailReports {
  constructor(private readonly ledger: ModelLedger) {}

  /** A payment was handed to its rail. @throws where it should not have been. */
  paid(which: number, answer: RailAnswer, name?: string): void {
    const it = this.ledger.obligation(which);
    const mayPay = it.from !== null && (it.state === 'PENDING' || (it.state === 'DISPATCHED' && it.isUnheardOf));
    if (!mayPay) throw new Error(`obligation ${which} is ${it.state} and was paid`);
    const isFirst = it.state === 'PENDING';
    if (answer === 'unreachable' && isFirst && this.ledger.now - it.since >= this.ledger.retryForMs) this.ledger.move(
      it, { state: 'DISPATCH_FAILED' },
    );
    if (answer === 'unreachable') return;
    it.isUnheardOf = false;
    if (isFirst && answer !== 'REFUSED') this.ledger.move(it, { state: 'DISPATCHED' });
    if (answer === 'SETTLED') this.#railSettles(which, name);
    if (answer === 'REFUSED') this.ledger.end(it, 'FAILED', null);
  }

  /** Records a rail's answer about an expected payment. */
  expected(which: number, answer: RailAnswer, name?: string): void {
    const it = this.ledger.obligation(which);
    if (it.from !== null || it.state !== 'PENDING' || it.isExcepted || it.isParked) throw new Error(
      `obligation ${which} is ${it.state} and was expected`,
    );
    if (answer === 'SETTLED') this.#railSettles(which, name);
    if (answer === 'REFUSED') this.ledger.end(it, 'FAILED', null);
  }

  /** Records a rail's answer to a query about a payment. */
  found(which: number, status: 'UNKNOWN' | 'ACCEPTED' | 'SETTLED' | 'FAILED', name?: string): void {
    const it = this.ledger.obligation(which);
    const mayAsk = it.from === null ? it.state === 'PENDING' && !it.isExcepted && !it.isParked : it.state === 'DISPATCHED';
    if (!mayAsk) throw new Error(`obligation ${which} is ${it.state} and was asked for`);
    it.isUnheardOf = status === 'UNKNOWN';
    if (status === 'SETTLED') this.#railSettles(which, name);
    if (status === 'FAILED') this.ledger.end(it, 'FAILED', null);
  }

  /**
   * Settles by the rail's own report. Money that a limit stops waits on the exception account, as the obligation's; money received under
   * the name before comes in no second time, and the rail is not queried any more.
   */
  #railSettles(which: number, endToEnd: string | undefined): void {
    const it = this.ledger.obligation(which);
    const name = it.from !== null || endToEnd === undefined ? undefined : `${it.rail}:${endToEnd}`;
    const known = name === undefined ? undefined : this.ledger.desk.moneyIn.get(name);
    if (known && known.owner !== which) {
      it.isParked = true;
      return;
    }
    if (name !== undefined) this.ledger.desk.moneyIn.set(name, { amount: it.amount, currency: it.currency, owner: which, kind: null });
    if (!this.ledger.isTooMuch(it.to, 'CREDIT', it.amount)) return this.ledger.end(it, 'SETTLED', null);
    this.ledger.except(it);
    if (it.from === null) this.ledger.desk.hold(which, name === undefined ? null : 'SETTLEMENT');
  }
}
