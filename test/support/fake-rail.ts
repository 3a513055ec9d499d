/** A scripted rail, which remembers the requests and what it has paid. */
import {
  bindRail, RailTimeout, RailUnreachable, ReferenceTaken,
  type FoundPayment, type PayAnswer, type RailAdapter, type RailFamily, type RailPayment,
} from '../../src/domains/rails/index.ts';
import { TENANT, type TestService } from './service.ts';

/** Behaviour of one call: it answers, reports that it was not sent, is lost on its way there or back, or waits for the test. */
export type Deed = 'accept' | 'settle' | 'refuse' | 'unreachable' | 'lost' | 'unanswered' | 'broken' | 'another';
export type Turn = Deed | Promise<Deed>;

export class FakeRail implements RailAdapter {
  readonly askAfterMs = 1_000;
  /** Behaviour of the coming calls of `pay`, in order; after them, calls are accepted. */
  readonly turns: Turn[] = [];
  /** Answer of `find` for everything; without it, payments made are ACCEPTED. */
  finding: FoundPayment['status'] | 'unreachable' | undefined;
  /** The amount that a settlement at once and `find` give, in cents. */
  amount: bigint | undefined;
  /** The currency that `find` gives. */
  currency: string | undefined;
  readonly calls: string[] = [];
  /** Payments by reference: each is paid once, however often it is requested. */
  readonly paid = new Map<string, { asked: number; provider: string }>();
  inHand = 0;
  mostInHand = 0;

  constructor(readonly family: RailFamily = 'PIX') {}

  async pay(payment: RailPayment): Promise<PayAnswer> {
    this.calls.push('pay');
    this.inHand += 1;
    this.mostInHand = Math.max(this.mostInHand, this.inHand);
    try {
      return this.#answer(payment, await (this.turns.shift() ?? 'accept'));
    } finally {
      this.inHand -= 1;
    }
  }

  #answer(payment: RailPayment, turn: Deed): PayAnswer {
    if (turn === 'unreachable') throw new RailUnreachable('nobody listens');
    if (turn === 'another') throw new ReferenceTaken('another payment has the reference');
    if (turn === 'lost') throw new RailTimeout('lost on its way there');
    if (turn === 'refuse') return { status: 'REFUSED', code: 'AC03', reason: 'no such account' };
    const before = this.paid.get(payment.reference);
    this.paid.set(payment.reference, { asked: (before?.asked ?? 0) + 1, provider: before?.provider ?? payment.providerId });
    if (turn === 'unanswered') throw new RailTimeout('lost on its way back');
    if (turn === 'broken') throw new TypeError('not what was expected');
    return turn === 'settle' ? { status: 'SETTLED', ...(this.amount !== undefined && { amount: this.amount }) } : { status: 'ACCEPTED' };
  }

  async find(_tenant: string, reference: string): Promise<FoundPayment> {
    this.calls.push('find');
    if (this.finding === 'unreachable') throw new RailUnreachable('nobody listens');
    return {
      status: this.finding ?? (this.paid.has(reference) ? 'ACCEPTED' : 'UNKNOWN'),
      ...(this.amount !== undefined && { amount: this.amount }), ...(this.currency !== undefined && { currency: this.currency }),
    };
  }

  async *statement() { /* it keeps no books */ }
}

/** Binds PIX of a tenant to a provider of that adapter. */
export function bindPix(
  api: TestService, adapter: string, given: { tenant?: string; providerId?: string; isEnabled?: boolean; priority?: number } = {},
): Promise<void> {
  const { tenant = TENANT, providerId = 'sim-demo', isEnabled = true, priority = 1 } = given;
  return bindRail(api.service.contextFor(tenant), {
    rail: 'PIX', providerId, adapter, priority, capabilities: ['OUTBOUND', 'INBOUND'], isEnabled,
  });
}
