import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { mayUse } from '../../data/session.ts';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Id, Money, Time } from '../../parts/values.tsx';
import { accounts } from '../../text/accounts.ts';
import { common } from '../../text/common.ts';
import { useText } from '../../text/use-text.ts';
import { instancePath } from '../products/instance-path.ts';
import type { Account } from './account-type.ts';

const squadColumns: readonly Column<models.AccountSquadOut>[] = [
  {
    id: 'name',
    title: accounts.squad,
    narrow: 'head',
    value: (it) => it.name ?? it.sqd_id,
    show: (it) => <Id id={it.sqd_id} label={it.name ?? it.sqd_id} />,
  },
  { id: 'role', title: accounts.role, value: (it) => it.role ?? '', show: (it) => <Badge code={it.role ?? ''} tone="quiet" /> },
  { id: 'state', title: common.state, value: (it) => it.state, show: (it) => <Badge code={it.state} tone="quiet" /> },
  {
    id: 'net',
    title: accounts.net,
    align: 'end',
    value: (it) => it.your_net_cents,
    show: (it) => <Money value={it.your_net_cents} currency={it.balance.currency} isSigned />,
  },
];

const instanceColumns: readonly Column<models.ProductInstanceSummary>[] = [
  {
    id: 'product',
    title: accounts.product,
    narrow: 'head',
    value: (it) => it.product_id,
    show: (it) => <Link to={instancePath(it)}>{it.product_id}</Link>,
  },
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
      </span>
    ),
  },
  {
    id: 'locked',
    title: accounts.committed,
    align: 'end',
    value: (it) => it.locked_value.value,
    show: (it) => (
      <Money value={it.locked_value.value} currency={it.locked_value.currency} exponent={it.locked_value.currency_exponent} />
    ),
  },
  { id: 'updated_at', title: common.updated, value: (it) => it.updated_at, show: (it) => <Time at={it.updated_at} /> },
];

export function CommittedTab({ account }: { readonly account: Account }): ReactNode {
  const say = useText();
  const squads = useList<models.AccountSquadOut>(
    ['squads-of', account.id],
    (client, page, options) => client.squads.listAccountSquads(account.id, page, options),
    { enabled: mayUse('service/squads') },
  );
  const instances = useList<models.ProductInstanceSummary>(
    ['instances-of', account.id],
    (client, page, options) => client.products.listAccountProductInstances(account.id, page, options),
    { enabled: mayUse('service/products') },
  );
  return (
    <>
      {mayUse('service/squads') && (
        <Panel title={say(accounts.squad)} isFlush>
          <DataTable
            name={accounts.squad}
            columns={squadColumns}
            list={squads}
            rowKey={({ sqd_id }) => sqd_id}
            to={({ sqd_id }) => `/squads/${sqd_id}`}
          />
        </Panel>
      )}
      {mayUse('service/products') && (
        <Panel title={say(accounts.instances)} isFlush>
          <DataTable
            name={accounts.instances}
            columns={instanceColumns}
            list={instances}
            rowKey={({ instance_id }) => instance_id}
            to={instancePath}
          />
        </Panel>
      )}
    </>
  );
}
