import type { PayAnswer, RailPayment } from '../../src/domains/rails/index.ts';
import { FakeRail } from './fake-rail.ts';

/** A fake rail that adds up what it was given, each payment once. */
export class SummingRail extends FakeRail {
  /** Amounts by reference, in minor units. */
  readonly amounts = new Map<string, bigint>();

  override async pay(payment: RailPayment): Promise<PayAnswer> {
    const answer = await super.pay(payment);
    this.amounts.set(payment.reference, payment.amount);
    return answer;
  }

  get cents(): number {
    return Number([...this.amounts.values()].reduce((sum, it) => sum + it, 0n));
  }
}
