import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList, useRead } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { AccountName } from '../../parts/account-name.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { CheckFilter, ChoiceFilter } from '../../parts/filters.tsx';
import { MemoryFilter, useMemoryFilter } from '../../parts/memory-filter.tsx';
import { Page, Panel } from '../../parts/layout.tsx';
import { Id, Money } from '../../parts/values.tsx';
import { accounts } from '../../text/accounts.ts';
import { common } from '../../text/common.ts';
import { useText } from '../../text/use-text.ts';
import { oneOf } from '../../data/one-of.ts';

const TYPES = ['CUSTOMER', 'GUEST', 'EXTERNAL', 'SQUAD', 'REVENUE', 'ASSET'] as const;
const STATUSES = ['ACTIVE', 'CLOSED'] as const;
/** Each row reads its balance: fewer rows a page than elsewhere. */
const ROWS = 25;

const columns: readonly Column<models.AccountSearchItemOut>[] = [
  {
    id: 'owner',
    title: common.holder,
    narrow: 'head',
    value: ({ owner_party_id }) => owner_party_id,
    show: ({ id }) => <AccountName id={id} />,
  },
  { id: 'type', title: common.type, value: ({ type }) => type, show: ({ type = '' }) => <Badge code={type} tone="quiet" /> },
  {
    id: 'status',
    title: common.state,
    value: ({ status, is_frozen }) => (is_frozen ? 'FROZEN' : status),
    show: ({ status = '', is_frozen }) => <Badge code={is_frozen ? 'FROZEN' : status} />,
  },
  { id: 'available', title: accounts.available, align: 'end', value: () => '', show: ({ id }) => <Available id={id} /> },
  { id: 'currency', title: common.currency, value: ({ currency }) => currency, show: ({ currency }) => currency, narrow: 'hide' },
  { id: 'id', title: common.id, value: ({ id }) => id, show: ({ id }) => <Id id={id} />, narrow: 'hide' },
];

export function View(): ReactNode {
  const say = useText();
  const [search, change] = useSearchState();
  const text = useMemoryFilter('accounts');
  const filters = {
    ...(text !== '' && { query: text }),
    ...(search['frozen'] === 'true' && { is_frozen: true }),
    ...(oneOf(search['type'], TYPES) && { type: oneOf(search['type'], TYPES) }),
    ...(oneOf(search['status'], STATUSES) && { status: oneOf(search['status'], STATUSES) }),
  };
  const list = useList<models.AccountSearchItemOut>(
    ['accounts', filters],
    async (client, page, options) => {
      const { data: items, next_cursor } = await client.accounts.search({ ...filters, ...page }, options);
      return { items, next_cursor };
    },
    {},
    ROWS,
  );
  return (
    <Page title={say(accounts.title)}>
      <Panel isFlush>
        <div className="filters">
          <MemoryFilter name="accounts" label={accounts.find} />
          <ChoiceFilter label={common.type} value={search['type']} choices={TYPES} change={(type) => change({ type })} />
          <ChoiceFilter label={common.state} value={search['status']} choices={STATUSES} change={(status) => change({ status })} />
          <CheckFilter label={accounts.frozenOnly} value={search['frozen']} change={(frozen) => change({ frozen })} />
        </div>
        <DataTable
          name={accounts.title}
          columns={columns}
          list={list}
          rowKey={({ id }) => id}
          to={({ id }) => `/accounts/${id}`}
          empty={say(accounts.none)}
        />
      </Panel>
    </Page>
  );
}

function Available({ id }: { readonly id: string }): ReactNode {
  const { data } = useRead(['balance', id], (client, options) => client.accounts.getBalance(id, {}, options));
  const asset = data?.assets[0];
  return asset ? (
    <Money value={asset.balances.available} currency={asset.symbol} exponent={asset.currency_exponent} />
  ) : (
    <span className="quiet">–</span>
  );
}
