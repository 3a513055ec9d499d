import type { ProviderEventData } from '../../generated/models.ts';
import type { testOutcomes } from '../../generated/test-values.ts';
import type { PaymentRequest } from '../../src/domains/rails/index.ts';
import { accountingDay, addDays, dayBegin, type Clock } from '../../src/platform/clock.ts';
import type { Bank, Customer, EventDelivery } from './bank.ts';
import type { Books, KeptPayment } from './books.ts';
import type { Callback } from './callbacks.ts';
import { OTHER_ISPB, randomText } from './identifiers.ts';
import type { Script } from './scripts.ts';

type MandateStatus = 'PENDING' | 'ACTIVE' | 'REJECTED' | 'EXPIRED' | 'CANCELLED' | 'COMPLETED';
type ChargeStatus = 'SCHEDULED' | 'DEBITED' | 'FAILED' | 'CANCELLED';

interface KeptMandate {
  readonly recurrence_id: string;
  readonly request: ProviderEventData;
  status: MandateStatus;
  readonly charges: Map<string, KeptCharge>;
  /** The course that its payer asked for by the key that was paid. */
  outcome?: MandateOutcome;
}

type MandatePayees = (typeof testOutcomes)['mandate_payee'];
/** Course of a mandate that a payee requests, see `contracts/test-values/pix.yaml`. */
export type MandateOutcome = MandatePayees[keyof MandatePayees];

interface KeptCharge {
  readonly txid: string;
  readonly amount: object;
  readonly due_on: string;
  status: ChargeStatus;
  attempt: number;
  /** The name of the payment that debited it. */
  reference?: string;
}

/** The sponsor does not do it, and names why. */
export class Refused extends Error {
  constructor(readonly code: string, message: string) {
    super(message);
  }
}

/** The sponsor does nothing now. */
export class Unavailable extends Error {}

const MOST_ATTEMPTS = 4;
const ANSWERS = { authorize: 'ACTIVE', reject: 'REJECTED', revoke: 'CANCELLED' } as const;
const FROM = { authorize: 'PENDING', reject: 'PENDING', revoke: 'ACTIVE' } as const;

/**
 * Pix Automático at the sponsor of the payer: receivers' requests and payers' answers. Debits are payments of the bank, and are in its
 * books. Receivers are played by the control API.
 */
export class Mandates {
  /** Stored by books, so that both are reset at once. */
  readonly #kept = new WeakMap<Books, Map<string, KeptMandate>>();

  constructor(private readonly bank: Bank, private readonly clock: Clock) {
    bank.ends.push((customer, payment, times) => this.#tellEnd(customer, payment, times));
  }

  /** Records the payer's answer; a repetition gets the same response. @throws Refused. */
  answer(customer: Customer, deed: keyof typeof ANSWERS, recurrenceId: string, script?: Script): object {
    const mandate = this.#mandate(customer, recurrenceId);
    const to = ANSWERS[deed];
    if (mandate.status === to) return { recurrence_id: recurrenceId, status: to };
    if (mandate.outcome === 'REFUSED') throw new Refused('RECURRENCE_BLOCKED', 'The receiver is blocked');
    if (mandate.outcome === 'UNAVAILABLE') throw new Unavailable();
    if (mandate.status !== FROM[deed]) throw new Refused(`RECURRENCE_${mandate.status}`, 'It was ended, or answered otherwise');
    mandate.status = to;
    if (deed === 'authorize') this.#follow(customer, mandate);
    if (deed === 'revoke') this.#cancelInHand(mandate);
    const told = {
      authorize: ['MANDATE_AUTHORIZED', { authorized_at: this.#now() }],
      reject: ['MANDATE_REJECTED', {}],
      revoke: ['MANDATE_CANCELLED', { cancelled_by: 'PAYER', reason_code: 'SLDB' }],
    } as const;
    const [event, data] = told[deed];
    this.#tell(customer, event, { recurrence_id: recurrenceId, ...data }, timesOf(script));
    return { recurrence_id: recurrenceId, status: to };
  }

  /** The payer cancels a charge; one that is cancelled stays so. @throws Refused. */
  cancelCharge(customer: Customer, recurrenceId: string, txid: string, script?: Script): object {
    const charge = this.#mandate(customer, recurrenceId).charges.get(txid);
    if (!charge) throw new Refused('NOT_FOUND', 'No such charge');
    if (charge.status === 'CANCELLED') return { txid, status: charge.status };
    if (charge.status !== 'SCHEDULED') throw new Refused(`CHARGE_${charge.status}`, 'It is over');
    charge.status = 'CANCELLED';
    this.#tell(
      customer, 'CHARGE_CANCELLED', { recurrence_id: recurrenceId, txid, cancelled_by: 'PAYER', reason_code: 'SLDB' }, timesOf(script),
    );
    return { txid, status: charge.status };
  }

  /** Requires that the receiver wants the payment which debits a charge. @throws Refused with a code of the rail. */
  requireDebit({ books }: Customer, { reference, amount, match_keys: { recurrence_id, txid } }: PaymentRequest): void {
    if (recurrence_id === undefined || txid === undefined || books.payments.has(reference)) return;
    const charge = this.#of(books).get(recurrence_id)?.charges.get(txid);
    if (!charge) throw new Refused('UPAY', 'No valid recurrence');
    if (charge.status === 'CANCELLED') throw new Refused('CN01', 'The charge was cancelled');
    if (charge.status !== 'SCHEDULED') throw new Refused('DUPL', 'The charge is over');
    if ((charge.amount as { value?: number }).value !== amount.value) throw new Refused('AM09', 'Another amount than the charge has');
  }

  /**
   * A receiver, or the other side, acts: missing data is made up. Undefined for an event that
   * is not about mandates. An impossible event is sent all the same.
   */
  emit(customer: Customer, event: string, data: ProviderEventData, how: EventDelivery): Promise<Callback> | undefined {
    const whole = this.#made(customer, event, data);
    return whole && this.bank.tell(customer, event, whole, how);
  }

  /** A receiver that was paid asks for a mandate on the account that paid. */
  request(customer: Customer, account_id: string, outcome: MandateOutcome): void {
    const data = this.#request(customer, { account_id });
    const mandate = this.#mandate(customer, String(data['recurrence_id']));
    mandate.outcome = outcome;
    this.#tell(customer, 'MANDATE_REQUESTED', data, 1);
    if (outcome === 'EXPIRED') this.#tellLater(customer, mandate, 'MANDATE_EXPIRED');
  }

  #follow(customer: Customer, mandate: KeptMandate): void {
    if (mandate.outcome === 'CHARGED') this.#tellLater(customer, mandate, 'CHARGE_SCHEDULED');
    if (mandate.outcome === 'CANCELLED') this.#tellLater(customer, mandate, 'MANDATE_CANCELLED');
  }

  #tellLater(customer: Customer, { recurrence_id }: KeptMandate, event: string): void {
    this.bank.after(0, () => void this.emit(customer, event, { recurrence_id }, {}));
  }

  /** The control API reads it. */
  shown({ books }: Customer): object[] {
    return [...this.#of(books).values()].map((mandate) => ({ ...mandate, charges: [...mandate.charges.values()] }));
  }

  #made(customer: Customer, event: string, data: ProviderEventData): ProviderEventData | undefined {
    if (event === 'MANDATE_REQUESTED') return this.#request(customer, data);
    if (!/^(MANDATE|CHARGE)_/.test(event)) return undefined;
    const mandate = this.#of(customer.books).get(String(data['recurrence_id'] ?? [...this.#of(customer.books).keys()].at(-1)));
    if (!mandate) return data;
    const whole = { recurrence_id: mandate.recurrence_id, ...data };
    return event.startsWith('MANDATE_') ? this.#end(mandate, event, whole) : this.#charge(mandate, event, whole);
  }

  #request({ books }: Customer, data: ProviderEventData): ProviderEventData {
    const now = this.clock.now();
    const today = accountingDay(now);
    const made: ProviderEventData = {
      recurrence_id: `RR${OTHER_ISPB}${today.replaceAll('-', '')}${randomText()}`,
      receiver: { name: 'Academia Corpo em Dia Ltda', tax_id: '27415863000186', participant: { ispb: OTHER_ISPB, name: 'Banco Ipê S.A.' } },
      contract_ref: 'AC-2026-00417', description: 'Plano mensal', periodicity: 'MONTHLY', amount_type: 'FIXED',
      ...(data['amount_type'] !== 'VARIABLE' && { amount: { currency: 'BRL', value: 8990 } }), starts_on: today,
      retry_policy: 'UP_TO_3_IN_7_DAYS',
      expires_at: new Date(dayBegin(addDays(today, 8)).getTime() - 1000).toISOString(), ...data,
    };
    const recurrence_id = String(made['recurrence_id']);
    if (!this.#of(books).has(recurrence_id)) this.#of(books).set(recurrence_id, {
      recurrence_id, request: made, status: 'PENDING', charges: new Map(),
    });
    return made;
  }

  #end(mandate: KeptMandate, event: string, data: ProviderEventData): ProviderEventData {
    switch (event) {
      case 'MANDATE_AUTHORIZED': mandate.status = 'ACTIVE'; return { authorized_at: this.#now(), ...data };
      case 'MANDATE_REJECTED': mandate.status = 'REJECTED'; return { reason_code: 'AP13', ...data };
      case 'MANDATE_EXPIRED': mandate.status = 'EXPIRED'; return data;
      case 'MANDATE_COMPLETED': mandate.status = 'COMPLETED'; return data;
      case 'MANDATE_CANCELLED':
        mandate.status = 'CANCELLED';
        for (const charge of mandate.charges.values()) this.#cancel(charge);
        return { cancelled_by: 'RECEIVER', reason_code: 'SLCR', ...data };
      default: return data;
    }
  }

  #charge(mandate: KeptMandate, event: string, data: ProviderEventData): ProviderEventData {
    if (event === 'CHARGE_SCHEDULED') return this.#schedule(mandate, data);
    const charge = mandate.charges.get(String(data['txid'] ?? [...mandate.charges.keys()].at(-1)));
    if (!charge) return data;
    const named = { txid: charge.txid, ...data };
    switch (event) {
      case 'CHARGE_CANCELLED': this.#cancel(charge); return { cancelled_by: 'RECEIVER', reason_code: 'SLCR', ...named };
      case 'CHARGE_RETRY_SCHEDULED':
        if (charge.status === 'FAILED') charge.status = 'SCHEDULED';
        charge.attempt += 1;
        return { attempt: charge.attempt, settle_on: addDays(accountingDay(this.clock.now()), 1), ...named };
      case 'CHARGE_FAILED': return {
        attempt: charge.attempt, failure_code: 'INSUFFICIENT_FUNDS', final: isLast(mandate, charge), ...named,
      };
      case 'CHARGE_DEBITED': return { attempt: charge.attempt, amount: charge.amount, settled_at: this.#now(), ...named };
      default: return named;
    }
  }

  #schedule(mandate: KeptMandate, data: ProviderEventData): ProviderEventData {
    const made = {
      txid: `CHARGE${randomText()}${randomText()}`, amount: mandate.request['amount'] ?? { currency: 'BRL', value: 8990 },
      due_on: addDays(accountingDay(this.clock.now()), 3), ...data,
    };
    const { txid, amount, due_on } = made as { txid: string; amount: object; due_on: string };
    if (!mandate.charges.has(txid)) mandate.charges.set(txid, { txid, amount, due_on, status: 'SCHEDULED', attempt: 1 });
    return made;
  }

  /** A payment of the bank that debits a charge has ended. */
  #tellEnd(customer: Customer, payment: KeptPayment, times: number): void {
    const { match_keys } = JSON.parse(payment.request) as PaymentRequest;
    const { recurrence_id = '', txid = '', attempt } = match_keys;
    const mandate = this.#of(customer.books).get(recurrence_id);
    const charge = mandate?.charges.get(txid);
    if (!mandate || !charge) return;
    const named = { recurrence_id, txid, attempt: Number(attempt) };
    if (payment.status === 'SETTLED') {
      Object.assign(charge, { status: 'DEBITED', reference: payment.reference });
      const { end_to_end_id, amount, final_at } = payment;
      this.#tell(customer, 'CHARGE_DEBITED', { ...named, end_to_end_id, amount, settled_at: final_at }, times);
    } else {
      if (isLast(mandate, charge)) charge.status = 'FAILED';
      this.#tell(customer, 'CHARGE_FAILED', { ...named, failure_code: 'PROVIDER_REFUSED', final: isLast(mandate, charge) }, times);
    }
  }

  /** Cancels the charges that the payer can still cancel: those due after today. */
  #cancelInHand({ charges }: KeptMandate): void {
    const today = accountingDay(this.clock.now());
    for (const charge of charges.values()) if (charge.due_on > today) this.#cancel(charge);
  }

  #cancel(charge: KeptCharge): void {
    if (charge.status === 'SCHEDULED') charge.status = 'CANCELLED';
  }

  #mandate({ books }: Customer, recurrenceId: string): KeptMandate {
    const mandate = this.#of(books).get(recurrenceId);
    if (!mandate) throw new Refused('NOT_FOUND', 'No such recurrence');
    return mandate;
  }

  #of(books: Books): Map<string, KeptMandate> {
    let kept = this.#kept.get(books);
    if (!kept) this.#kept.set(books, (kept = new Map()));
    return kept;
  }

  #tell(customer: Customer, event: string, data: ProviderEventData, times: number): void {
    void this.bank.tell(customer, event, data, { times });
  }

  #now(): string {
    return this.clock.now().toISOString();
  }
}

function isLast({ request }: KeptMandate, { attempt }: KeptCharge): boolean {
  return request['retry_policy'] === 'NOT_ALLOWED' || attempt === MOST_ATTEMPTS;
}

function timesOf(script: Script | undefined): number {
  return script?.outcome === 'duplicate' ? 2 : 1;
}
