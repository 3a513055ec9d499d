import { randomUUID } from 'node:crypto';
import type { PaymentRequest } from '../../src/domains/rails/index.ts';
import { testOutcomes } from '../../generated/test-values.ts';
import type { Bank, Customer } from './bank.ts';
import type { KeptPayment } from './books.ts';
import { nameInKey } from './identifiers.ts';
import type { MandateOutcome, Mandates } from './mandates.ts';
import type { MedStub } from './med.ts';

const MANDATES = new Map<string | undefined, MandateOutcome>(Object.entries(testOutcomes.mandate_payee));
const CONTESTS = new Map<string | undefined, 'CONTESTED' | 'WITHDRAWN'>(Object.entries(testOutcomes.contested_credit));

/** Carries on after a payment has settled, a moment later, as the key of its other side asks for (`contracts/test-values/pix.yaml`). */
export function followPayments({ bank, mandates, med }: { bank: Bank; mandates: Mandates; med: MedStub }): void {
  bank.ends.push((customer, payment) => {
    if (payment.status !== 'SETTLED' || payment.rail !== 'PIX') return;
    const name = nameInKey(payment.outside);
    const mandate = payment.direction === 'OUT' ? MANDATES.get(name) : undefined;
    const contest = payment.direction === 'IN' ? CONTESTS.get(name) : undefined;
    if (mandate) bank.after(0, () => mandates.request(customer, payerOf(payment), mandate));
    if (contest) bank.after(0, () => contestCredit(customer, payment, contest === 'WITHDRAWN'));
  });

  function contestCredit(customer: Customer, { end_to_end_id, amount }: KeptPayment, isWithdrawn: boolean): void {
    const report_id = randomUUID();
    void med.story('MED_INFRACTION_OPENED', customer, { report_id, end_to_end_id, amount }, {});
    if (isWithdrawn) bank.after(0, () => void med.story('MED_INFRACTION_CANCELLED', customer, { report_id }, {}));
  }
}

/** The account of the customer that paid. */
function payerOf({ request }: KeptPayment): string {
  return (JSON.parse(request) as PaymentRequest).debtor;
}
