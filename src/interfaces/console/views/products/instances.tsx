import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useList, useRead } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { AccountName } from '../../parts/account-name.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Money, shortId, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { products } from '../../text/products.ts';
import { useText } from '../../text/use-text.ts';
import { oneOf } from '../../data/one-of.ts';
import { instancePath } from './instance-path.ts';

const STATUSES = ['PENDING', 'OPEN', 'CLOSED', 'REFUSED'] as const;
const COUNTED = 200;

const columns: readonly Column<models.ProductInstanceSummary>[] = [
  {
    id: 'instance',
    title: products.instance,
    narrow: 'head',
    value: (it) => it.instance_id,
    show: (it) => (
      <Link className="id" to={instancePath(it)}>
        {shortId(it.instance_id)}
      </Link>
    ),
  },
  { id: 'account', title: common.account, value: (it) => it.account_id, show: (it) => <AccountName id={it.account_id} /> },
  {
    id: 'status',
    title: common.state,
    value: (it) => it.status,
    show: (it) => (
      <span className="row">
        <Badge code={it.status} />
        {it.state !== null && (
          <Badge code={it.state} tone="quiet">
            {it.state}
          </Badge>
        )}
        {it.awaiting_index && <AwaitingMark />}
      </span>
    ),
  },
  {
    id: 'locked',
    title: products.locked,
    align: 'end',
    value: (it) => it.locked_value.value,
    show: (it) => (
      <Money value={it.locked_value.value} currency={it.locked_value.currency} exponent={it.locked_value.currency_exponent} />
    ),
  },
  { id: 'updated_at', title: common.updated, value: (it) => it.updated_at, show: (it) => <Time at={it.updated_at} /> },
];

export function AwaitingMark(): ReactNode {
  const say = useText();
  return <Badge code="PENDING">{say(products.awaiting)}</Badge>;
}

export function Instances({ product }: { readonly product: models.ProductResponse }): ReactNode {
  const say = useText();
  const [search, change] = useSearchState();
  const { product_id: id } = product;
  const status = oneOf(search['status'], STATUSES);
  const state = product.manifest.states.find(({ name }) => name === search['state'])?.name;
  const filters = { ...(status && { status }), ...(state !== undefined && { state }) };
  const list = useList<models.ProductInstanceSummary>(
    ['instances', id, filters],
    (client, page, options) => client.products.listInstances(id, { ...filters, ...page }, options),
    { everyMs: 5_000 },
  );
  return (
    <>
      <ByState id={id} />
      <Panel isFlush>
        <div className="filters">
          <ChoiceFilter label={common.state} value={status} choices={STATUSES} change={(it) => change({ status: it })} />
          <ChoiceFilter
            label={products.states}
            value={state}
            choices={product.manifest.states.map(({ name }) => [name, name] as const)}
            change={(it) => change({ state: it })}
          />
        </div>
        <DataTable
          name={products.tabInstances}
          columns={columns}
          list={list}
          rowKey={({ instance_id }) => instance_id}
          to={instancePath}
          empty={say(products.instancesNone)}
        />
      </Panel>
    </>
  );
}

function ByState({ id }: { readonly id: string }): ReactNode {
  const say = useText();
  const { data } = useRead(
    ['instances-by-state', id],
    async (client, options) => {
      const { items } = await client.products.listInstances(id, { limit: COUNTED }, options);
      const counts = new Map<string, number>();
      for (const { state, status } of items) counts.set(state ?? status, (counts.get(state ?? status) ?? 0) + 1);
      return { total: items.length, counts: [...counts] };
    },
    { everyMs: 10_000 },
  );
  if (!data || data.total === 0) return null;
  return (
    <Panel title={say(products.byState)} aside={say(products.ofNewest, { count: data.total })}>
      <div className="amounts">
        {data.counts.map(([name, count]) => (
          <div key={name}>
            <p className="amount-label">{name}</p>
            <p className="amount-value">{count}</p>
          </div>
        ))}
      </div>
    </Panel>
  );
}
