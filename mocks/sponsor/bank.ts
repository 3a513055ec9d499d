import type { ProviderEvent, ProviderEventData } from '../../generated/models.ts';
import { testOutcomes } from '../../generated/test-values.ts';
import {
  rejectReason, type PaymentRequest, type RailFamily, type SponsorAmount, type SponsorParty,
} from '../../src/domains/rails/index.ts';
import type { TurnedClock } from '../../src/platform/control/turned-clock.ts';
import { Books, type KeptPayment } from './books.ts';
import type { Callback, Callbacks, Destination } from './callbacks.ts';
import { endToEndId, OTHER_ISPB, OWN_ISPB, uniqueId } from './identifiers.ts';
import type { Script, Scripts } from './scripts.ts';

/** An account at the sponsor: whose events go where, and its books. */
export interface Customer extends Destination {
  readonly books: Books;
  /** The number of its account, in the grammar of external ids; null for one that nobody pays by it. */
  readonly account: string | null;
}

/** The reference belongs to another payment. */
export class ReferenceReused extends Error {}

const FAILED_BY_DEFAULT = 'AC03';

/** Meaning of one of the rail's codes. */
export function reasonOf(code: string): string {
  return rejectReason(code, 'Refused').reason;
}

export interface BankOptions {
  readonly clock: TurnedClock;
  readonly scripts: Scripts;
  readonly callbacks: Callbacks;
  readonly customers: ReadonlyMap<string, Customer>;
  /** The time from a payment's acceptance to its end, in milliseconds. */
  readonly settleAfterMs: number;
  /** True for a Pix key that the directory knows: a payment to any other is refused. */
  readonly knowsKey: (key: string) => boolean;
}

/** The sponsor's operations, common to their callers: the adapter's calls, its own timers, the control API. */
export class Bank {
  /** Listeners, called for each payment that has ended. */
  readonly ends: ((customer: Customer, payment: KeptPayment, times: number) => void)[] = [];
  /** Looks up who is paid by a key or a code. */
  payeeOf: (creditor: string) => SponsorParty | undefined = () => undefined;

  constructor(private readonly options: BankOptions) {}

  /**
   * Accepts a payment; about a second later it ends. A reference is paid once, however often it is requested.
   * @throws ReferenceReused.
   */
  pay(customer: Customer, wanted: PaymentRequest, script?: Script): { payment: KeptPayment; isNew: boolean } {
    const request = JSON.stringify(wanted);
    const known = customer.books.payments.get(wanted.reference);
    if (known && known.request !== request) throw new ReferenceReused();
    if (known) return { payment: known, isNew: false };
    const now = this.options.clock.now();
    const payment: KeptPayment = {
      reference: wanted.reference, provider_reference: uniqueId('pay'), end_to_end_id: wanted.end_to_end_id ?? movementId(wanted.rail, now),
      rail: wanted.rail,
      amount: wanted.amount, status: 'ACCEPTED', failure_code: null, failure_reason: null, created_at: now.toISOString(), final_at: null,
      request, direction: wanted.direction, outside: wanted.direction === 'IN' ? wanted.debtor : wanted.creditor,
      message: wanted.description, wish: wanted.match_keys['sim'], tellings: script?.outcome === 'duplicate' ? 2 : 1,
    };
    customer.books.payments.set(wanted.reference, payment);
    this.#settleLater(customer, payment);
    return { payment, isNew: true };
  }

  #settleLater(customer: Customer, payment: KeptPayment): void {
    const script = this.options.scripts.take('settle', customer.providerId);
    this.after(script?.delayMs ?? 0, () => { if (payment.status === 'ACCEPTED') this.#settle(customer, payment, script); });
  }

  /** Does something when a payment would end, and so much later (milliseconds), unless all is forgotten before. */
  after(delayMs: number, work: () => void): void {
    this.options.clock.after(this.options.settleAfterMs + delayMs, work);
  }

  #settle(customer: Customer, payment: KeptPayment, script: Script | undefined): void {
    const times = script?.outcome === 'duplicate' ? 2 : payment.tellings;
    const [outcome, code] = this.#isToNobody(payment) ? ['fail', FAILED_BY_DEFAULT] as const : outcomeOf(payment, script);
    if (outcome === 'silent') return;
    if (outcome === 'fail') void this.fail(customer, payment, { code, reason: script?.reason, times });
    else void this.settle(customer, payment, times);
  }

  /** True for a payment out to a Pix key that nobody has. */
  #isToNobody({ rail, direction, outside }: KeptPayment): boolean {
    const key = rail === 'PIX' && direction === 'OUT' ? /^pix_key:(.*)$/s.exec(outside)?.[1] : undefined;
    return key !== undefined && !this.options.knowsKey(key);
  }

  /** Settles a payment: it reached its receiver, and its customer is notified. */
  settle(customer: Customer, payment: KeptPayment, times = 1): Promise<Callback> {
    const at = this.#end(payment, 'SETTLED');
    const { reference, end_to_end_id, amount, rail, direction, outside } = payment;
    const payee = direction === 'OUT' ? this.payeeOf(outside) : undefined;
    if (payee) payment.payee = payee;
    const line = direction === 'IN' ? { kind: 'CREDIT', amount: amount.value } as const : {
      kind: 'PAYMENT', amount: -amount.value,
    } as const;
    customer.books.record({ ...line, rail, currency: amount.currency, reference, end_to_end_id, occurred_at: at });
    for (const ended of this.ends) ended(customer, payment, times);
    const told = this.tell(customer, 'PAYMENT_SETTLED', {
      reference, end_to_end_id, amount, settled_at: at, rail, ...(payee && { payee }),
    }, { times });
    return told.finally(() => this.#creditCustomer(payment, at, times));
  }

  /** Credits the payee, if it has an account here too: it is notified under the same end-to-end id, unless it already was. */
  #creditCustomer({ direction, outside, end_to_end_id, amount, message }: KeptPayment, settled_at: string, times: number): void {
    const payee = [...this.options.customers.values()].find(({ account }) => account !== null && account === outside);
    if (!payee || direction !== 'OUT' || payee.books.credits.has(end_to_end_id)) return;
    void this.credit(payee, {
      end_to_end_id, amount, settled_at, initiation: 'MANU', ...(message !== undefined && { payer_message: message }),
    }, { times });
  }

  /** Fails a payment: the other side refused it, and its customer is notified. */
  fail(
    customer: Customer, payment: KeptPayment, why: { code?: string | undefined; reason?: string | undefined; times?: number } = {},
  ): Promise<Callback> {
    this.#end(payment, 'FAILED');
    payment.failure_code = why.code ?? FAILED_BY_DEFAULT;
    payment.failure_reason = why.reason ?? reasonOf(payment.failure_code);
    const { reference, end_to_end_id, amount, rail, failure_code, failure_reason } = payment;
    for (const ended of this.ends) ended(customer, payment, why.times ?? 1);
    return this.tell(
      customer, 'PAYMENT_FAILED', { reference, end_to_end_id, amount, failure_code, failure_reason, rail }, { times: why.times ?? 1 },
    );
  }

  #end(payment: KeptPayment, status: 'SETTLED' | 'FAILED'): string {
    payment.status = status;
    return (payment.final_at ??= this.options.clock.now().toISOString());
  }

  /** Credits the customer; missing `data` is made up. */
  credit(customer: Customer, data: ProviderEventData, how: EventDelivery = {}): Promise<Callback> {
    const now = this.options.clock.now();
    const whole = {
      end_to_end_id: endToEndId('E', OTHER_ISPB, now), amount: { currency: 'BRL', value: 1000 }, settled_at: now.toISOString(),
      initiation: 'DICT',
      payer: { name: 'Diego Alves', tax_id: '12345678909', participant: { ispb: OTHER_ISPB, name: 'Banco Ipê S.A.' } },
      ...data,
    };
    customer.books.credits.set(whole.end_to_end_id, whole);
    this.#recordMovement(customer, 'CREDIT', whole, whole.end_to_end_id);
    return this.tell(customer, 'CREDIT_RECEIVED', whole, how);
  }

  /** A payment of the customer's comes back, or a part of it. */
  returnPayment(customer: Customer, data: ProviderEventData, how: EventDelivery = {}): Promise<Callback> {
    const now = this.options.clock.now();
    const paid = [...customer.books.payments.values()].find(({ end_to_end_id }) => end_to_end_id === data['original_end_to_end_id']);
    const whole = {
      return_end_to_end_id: endToEndId('D', OTHER_ISPB, now), amount: paid?.amount ?? { currency: 'BRL', value: 1000 },
      settled_at: now.toISOString(),
      reason_code: 'MD06', ...data,
    };
    this.#recordMovement(customer, 'RETURN_RECEIVED', whole, whole.return_end_to_end_id);
    return this.tell(customer, 'RETURN_RECEIVED', whole, how);
  }

  /** The bank itself sends a credit of the customer's back, or a part of it: the last one, unless another is named. */
  returnCredit(customer: Customer, data: ProviderEventData, how: EventDelivery = {}): Promise<Callback> {
    const now = this.options.clock.now();
    const [name, credit] = [...customer.books.credits].findLast(([it]) => it === (data['original_end_to_end_id'] ?? it)) ?? [];
    const whole = {
      return_end_to_end_id: endToEndId('D', OWN_ISPB, now), original_end_to_end_id: name,
      amount: (credit?.['amount'] ?? { currency: 'BRL', value: 1000 }) as SponsorAmount, settled_at: now.toISOString(), reason_code: 'FR01',
      ...data,
    };
    this.#recordMovement(customer, 'RETURN_SENT', whole, whole.return_end_to_end_id);
    return this.tell(customer, 'RETURN_SENT', whole, how);
  }

  #recordMovement(
    { books }: Customer, kind: 'CREDIT' | 'RETURN_RECEIVED' | 'RETURN_SENT', { amount, settled_at, rail = 'PIX' }: ProviderEventData & {
      amount: SponsorAmount; settled_at: string;
    },
    end_to_end_id: string,
  ): void {
    books.record({
      kind, rail: rail as RailFamily, amount: kind === 'RETURN_SENT' ? -amount.value : amount.value, currency: amount.currency,
      end_to_end_id, occurred_at: settled_at,
    });
  }

  /** Sends the customer any event. */
  tell(customer: Customer, event: string, data: ProviderEventData, { occurredAt, ...how }: EventDelivery = {}): Promise<Callback> {
    const told: ProviderEvent = { event, occurred_at: occurredAt ?? this.options.clock.now().toISOString(), data };
    return this.options.callbacks.send(customer, told, how);
  }
}

/** Options of a delivery; `times` is how often it is sent. */
export interface EventDelivery {
  readonly deliveryId?: string;
  readonly times?: number;
  readonly occurredAt?: string;
}

/** Pix has its own form; other rails get a name that begins with theirs. */
function movementId(rail: RailFamily, at: Date): string {
  return rail === 'PIX' ? endToEndId('E', OWN_ISPB, at) : uniqueId(rail.toLowerCase());
}

const OUTCOMES: Readonly<Record<string, 'FAILS' | 'SILENT'>> = testOutcomes.payment;
const WORDS = Object.keys(OUTCOMES).join('|');
const OUTCOME = new RegExp(`^(${WORDS})(?::(.*))?$`, 's');
const OUTCOME_IN_KEY = new RegExp(`^pix_key:(${WORDS})(?:-(\\w{4}))?@`);

/**
 * Outcome of a payment: a script's, else the one that its names ask for. `fail` may name the code: `fail:AC07`, or where
 * a Pix key is wanted `pix_key:fail-ac07@…` and `pix_key:silent@…`.
 */
function outcomeOf({ wish, outside }: KeptPayment, script: Script | undefined): ['settle' | 'fail' | 'silent', string?] {
  if (script?.outcome === 'refuse') return ['fail', script.code];
  if (script?.outcome === 'timeout' || script?.outcome === 'unreachable') return ['silent'];
  const [, word = '', code = ''] = OUTCOME.exec(wish ?? outside) ?? OUTCOME_IN_KEY.exec(outside) ?? [];
  if (OUTCOMES[word] === 'SILENT') return ['silent'];
  return OUTCOMES[word] === 'FAILS' ? ['fail', /^[A-Z]{2}[0-9A-Z]{2}$/.exec(code.toUpperCase())?.[0]] : ['settle'];
}
