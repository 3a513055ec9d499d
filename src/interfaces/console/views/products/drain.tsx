import { useMemo, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useList, useRead } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { AccountName } from '../../parts/account-name.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Money, shortId, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { products } from '../../text/products.ts';
import { useText } from '../../text/use-text.ts';
import { instancePath } from './instance-path.ts';

const columnsOf = (product: string): readonly Column<models.DrainPlanItem>[] => [
  {
    id: 'instance',
    title: products.instance,
    narrow: 'head',
    value: (it) => it.instance_id,
    show: ({ instance_id }) => (
      <Link className="id" to={instancePath({ product_id: product, instance_id })}>
        {shortId(instance_id)}
      </Link>
    ),
  },
  { id: 'state', title: common.state, value: (it) => it.state, show: (it) => it.state ?? '–' },
  {
    id: 'locked',
    title: products.locked,
    align: 'end',
    value: (it) => it.locked_value.value,
    show: (it) => (
      <Money value={it.locked_value.value} currency={it.locked_value.currency} exponent={it.locked_value.currency_exponent} />
    ),
  },
  { id: 'closable', title: products.closable, value: (it) => it.closable, show: (it) => <Closable it={it} /> },
  {
    id: 'steps',
    title: products.steps,
    value: (it) => it.path.map(({ action, kind }) => action ?? kind).join(' '),
    show: (it) =>
      it.path.map(({ index, action, kind, to_state }) => (
        <p key={index}>
          <code>{action ?? kind}</code> → {to_state}
        </p>
      )),
  },
  {
    id: 'releases',
    title: products.releases,
    value: (it) => it.releases.map(({ account_id, amount }) => `${account_id} ${amount.value}`).join(' '),
    show: (it) =>
      it.releases.map(({ key, account_id, amount }) => (
        <p key={key}>
          <AccountName id={account_id} /> <Money value={amount.value} currency={amount.currency} exponent={amount.currency_exponent} />
        </p>
      )),
  },
];

function Closable({ it }: { readonly it: models.DrainPlanItem }): ReactNode {
  const say = useText();
  if (it.closable) return <Badge code="OK">{say(common.yes)}</Badge>;
  return (
    <span className="row">
      <Badge code={it.blocker ?? 'NO_PATH'} tone="warn" />
      {it.closable_from !== null && <Time at={it.closable_from} />}
    </span>
  );
}

/** What it takes to close each open instance, and who is paid by it. */
export function Drain({ product }: { readonly product: models.ProductResponse }): ReactNode {
  const say = useText();
  const tenant = useSession()?.tenant ?? '';
  const { product_id: id } = product;
  const columns = useMemo(() => columnsOf(id), [id]);
  const { data } = useRead(['drain', id], (client, options) => client.operator.planDrain(tenant, id, { limit: 1 }, options));
  const list = useList<models.DrainPlanItem>(['drain-items', id], (client, page, options) =>
    client.operator.planDrain(tenant, id, page, options),
  );
  return (
    <Panel
      title={say(products.tabDrain)}
      aside={data && say(products.drainSum, { closable: data.closable_instances, open: data.open_instances })}
      isFlush
    >
      <DataTable
        name={products.tabDrain}
        columns={columns}
        list={list}
        rowKey={({ instance_id }) => instance_id}
        to={({ instance_id }) => instancePath({ product_id: id, instance_id })}
        empty={say(products.instancesNone)}
      />
    </Panel>
  );
}
