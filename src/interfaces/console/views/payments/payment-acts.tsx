import type { models } from '@razao/sdk';
import type { Act } from '../../parts/act.tsx';
import { reasonField, reasonIn, type FieldValues } from '../../parts/act-field.tsx';
import { minorUnitsOf, decimalOf } from '../../format/money.ts';
import { codes } from '../../text/codes.ts';
import { common } from '../../text/common.ts';
import { payments } from '../../text/payments.ts';
import type { Say } from '../../text/use-text.ts';

const MED_REASONS = ['SCAM', 'ACCOUNT_TAKEOVER', 'COERCION', 'FRAUDULENT_ACCESS', 'OPERATIONAL_FLAW', 'OTHER'] as const;
const RETURN_REASONS = ['MD06', 'BE08', 'FR01', 'SL02'] as const;

/** What can be done about a payment in its state. */
export function paymentActs(payment: models.ObligationResponse, say: Say): Act[] {
  const { obligation_id: id, state, rail, debtor, creditor, resolution_outcome: outcome } = payment;
  const isSettledPix = rail === 'PIX' && outcome === 'SETTLED';
  return [
    ...(state === 'DISPATCH_FAILED' ? [redispatch(id, say)] : []),
    ...(state === 'FINAL' ? [] : [resolve(payment, say)]),
    ...(isSettledPix && creditor.account_id !== undefined && debtor.kind === 'external'
      ? [giveBack(payment, creditor.account_id, say)]
      : []),
    ...(isSettledPix && debtor.account_id !== undefined ? [contest(payment, say)] : []),
  ];
}

function amountText({ amount }: models.ObligationResponse): string {
  return decimalOf(amount.value, amount.currency_exponent ?? 2);
}

function redispatch(id: string, say: Say): Act {
  return {
    title: payments.redispatch,
    does: say(payments.redispatchDoes),
    scope: 'service/operator',
    call: 'obligations.redispatch',
    operation: 'redispatchObligation',
    args: [id],
  };
}

function resolve(payment: models.ObligationResponse, say: Say): Act {
  const { obligation_id: id } = payment;
  return {
    title: payments.resolve,
    does: say(payments.resolveDoes),
    scope: 'service/obligations.write',
    call: 'obligations.resolve',
    operation: 'resolveObligation',
    args: [id],
    isDanger: true,
    confirm: amountText(payment),
    fields: [
      {
        name: 'outcome',
        label: payments.outcome,
        kind: 'CHOICE',
        isRequired: true,
        start: 'SETTLED',
        choices: ['SETTLED', 'FAILED', 'CANCELED'].map((value) => ({ value, label: say(codes[value] ?? common.state) })),
      },
      reasonField(),
    ],
    body: (values) => ({ outcome: values['outcome'], ...reasonIn(values) }),
  };
}

function giveBack(payment: models.ObligationResponse, accountId: string, say: Say): Act {
  const { obligation_id: id, amount } = payment;
  const exponent = amount.currency_exponent ?? 2;
  return {
    title: payments.giveBack,
    does: say(payments.giveBackDoes),
    scope: 'service/obligations.write',
    call: 'pix.createReturn',
    operation: 'createPixReturn',
    isDanger: true,
    confirm: ({ amount: typed = '' }) => typed,
    fields: [
      { name: 'amount', label: common.amount, kind: 'AMOUNT', isRequired: true, start: amountText(payment) },
      {
        name: 'reason_code',
        label: common.reason,
        kind: 'CHOICE',
        isRequired: true,
        start: 'MD06',
        choices: RETURN_REASONS.map((value) => ({ value, label: `${value} · ${say(payments[`return${value}`])}` })),
      },
    ],
    body: (values: FieldValues) => ({
      account_id: accountId,
      amount: { currency: 'BRL', value: minorUnitsOf(values['amount'] ?? '', exponent) ?? 0 },
      original_obligation_id: id,
      reason_code: values['reason_code'],
    }),
  };
}

function contest(payment: models.ObligationResponse, say: Say): Act {
  const { obligation_id: id } = payment;
  return {
    title: payments.fileMed,
    does: say(payments.fileMedDoes),
    scope: 'service/operator',
    call: 'pix.fileMedCase',
    operation: 'fileMedCase',
    isDanger: true,
    confirm: amountText(payment),
    fields: [
      {
        name: 'reason_code',
        label: common.reason,
        kind: 'CHOICE',
        isRequired: true,
        start: 'SCAM',
        choices: MED_REASONS.map((value) => ({ value, label: say(codes[value] ?? common.reason) })),
      },
      { name: 'actor', label: payments.onBehalf, kind: 'TEXT', isRequired: true, maxLength: 100 },
    ],
    body: (values) => ({ actor: values['actor'], original_obligation_id: id, reason_code: values['reason_code'] }),
  };
}
