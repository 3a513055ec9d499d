import type { models } from '@razao/sdk';
import { serviceNow } from '../../data/clock.ts';
import { Badge } from '../../parts/badge.tsx';
import type { Column } from '../../parts/data-table.tsx';
import { Id, Money, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { Side, sideText } from './side.tsx';

/** The state that a person asks for: the outcome once there is one. */
export function stateOf({ state, resolution_outcome: outcome }: Pick<models.ObligationResponse, 'state' | 'resolution_outcome'>): string {
  return outcome ?? state;
}

/** Whether a payment is open past the instant by which it should have settled, with its grace. */
export function isLate({ state, expected_settlement: expected }: models.ObligationResponse): boolean {
  if (state === 'FINAL' || expected?.expected_at === undefined) return false;
  return Date.parse(expected.expected_at) + (expected.grace_seconds ?? 0) * 1000 < serviceNow();
}

export const paymentColumns: readonly Column<models.ObligationResponse>[] = [
  {
    id: 'amount',
    title: common.amount,
    align: 'end',
    narrow: 'head',
    value: ({ amount }) => amount.value,
    show: ({ amount }) => <Money value={amount.value} currency={amount.currency} exponent={amount.currency_exponent} />,
  },
  { id: 'state', title: common.state, value: stateOf, show: (it) => <Badge code={stateOf(it)} /> },
  { id: 'rail', title: common.rail, value: ({ rail }) => rail, show: ({ rail }) => rail },
  {
    id: 'debtor',
    title: common.payer,
    value: ({ debtor, counterparty }) => sideText(debtor, counterparty),
    show: ({ debtor, counterparty }) => <Side side={debtor} counterparty={counterparty} />,
  },
  {
    id: 'creditor',
    title: common.payee,
    value: ({ creditor, counterparty }) => sideText(creditor, counterparty),
    show: ({ creditor, counterparty }) => <Side side={creditor} counterparty={counterparty} />,
  },
  { id: 'created_at', title: common.created, value: ({ created_at }) => created_at, show: ({ created_at }) => <Time at={created_at} /> },
  {
    id: 'obligation_id',
    title: common.id,
    narrow: 'hide',
    value: ({ obligation_id }) => obligation_id,
    show: ({ obligation_id }) => <Id id={obligation_id} />,
  },
];
