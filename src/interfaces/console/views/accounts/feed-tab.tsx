import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Id, Money, Time } from '../../parts/values.tsx';
import { accounts } from '../../text/accounts.ts';
import { common } from '../../text/common.ts';
import type { Account } from './account-type.ts';

const signed = ({ direction, amount }: models.TransactionItem): number => (direction === 'DEBIT' ? -amount : amount);

const columns: readonly Column<models.TransactionItem>[] = [
  {
    id: 'effective_at',
    title: common.when,
    value: ({ effective_at }) => effective_at,
    show: ({ effective_at }) => <Time at={effective_at} />,
  },
  {
    id: 'counterparty',
    title: accounts.counterparty,
    narrow: 'head',
    value: ({ counterparty_display_name: name, counterparty_account_id: id }) => name ?? id ?? '',
    show: (it) => <Counterparty item={it} />,
  },
  { id: 'rail', title: common.rail, value: ({ rail }) => rail ?? '', show: ({ rail }) => rail ?? '–' },
  { id: 'status', title: common.state, value: ({ status }) => status, show: ({ status }) => <Badge code={status} /> },
  {
    id: 'amount',
    title: common.amount,
    align: 'end',
    value: signed,
    show: (it) => <Money value={signed(it)} currency={it.currency} isSigned />,
  },
  { id: 'id', title: common.id, narrow: 'hide', value: ({ id }) => id, show: ({ id }) => <Id id={id} /> },
];

function Counterparty({ item }: { readonly item: models.TransactionItem }): ReactNode {
  const { counterparty_display_name: name, counterparty_account_id: id } = item;
  if (id !== undefined) return <Id id={id} label={name} />;
  return name ?? <Badge code={item.type} tone="quiet" />;
}

export function FeedTab({ account }: { readonly account: Account }): ReactNode {
  const list = useList<models.TransactionItem>(
    ['feed', account.id],
    (client, page, options) => client.accounts.listTransactions(account.id, page, options),
    { everyMs: 10_000 },
  );
  return (
    <Panel isFlush>
      <DataTable
        name={accounts.tabFeed}
        columns={columns}
        list={list}
        rowKey={({ id, direction }) => `${id} ${direction}`}
        to={({ id }) => (id.startsWith('obl_') ? `/payments/${id}` : undefined)}
      />
    </Panel>
  );
}
