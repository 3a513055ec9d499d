import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, listOf, type Column } from '../../parts/data-table.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Id, Time } from '../../parts/values.tsx';
import { accounts } from '../../text/accounts.ts';
import { common } from '../../text/common.ts';
import { useText } from '../../text/use-text.ts';
import { keyColumns } from '../pix/key-columns.tsx';
import type { Account } from './account-type.ts';

const methodColumns: readonly Column<models.PaymentMethodResponse>[] = [
  {
    id: 'coordinates',
    title: accounts.scheme,
    narrow: 'head',
    value: (it) => it.scheme,
    show: (it) => (
      <span>
        {it.scheme}
        <br />
        <span className="quiet id">{coordinatesText(it.coordinates)}</span>
      </span>
    ),
  },
  { id: 'rail', title: common.rail, value: (it) => it.rail, show: (it) => it.rail },
  { id: 'status', title: common.state, value: (it) => it.status, show: (it) => <Badge code={it.status} /> },
  { id: 'provider', title: common.provider, value: (it) => it.provider.provider_id, show: (it) => it.provider.provider_id },
  { id: 'created_at', title: common.created, value: (it) => it.created_at, show: (it) => <Time at={it.created_at} /> },
  {
    id: 'payment_method_id',
    title: common.id,
    value: (it) => it.payment_method_id,
    show: (it) => <Id id={it.payment_method_id} />,
    narrow: 'hide',
  },
];

/** Masked by the service. */
function coordinatesText(coordinates: models.PaymentMethodCoordinates): string {
  return Object.values(coordinates)
    .filter((it) => typeof it === 'string')
    .join(' · ');
}

export function KeysTab({ account }: { readonly account: Account }): ReactNode {
  const say = useText();
  const keys = useList<models.PixKeyResponse>(
    ['pix-keys', account.id],
    (client, page, options) => client.pix.listKeys({ account_id: account.id, ...page }, options),
    { enabled: account.currency === 'BRL' },
  );
  return (
    <>
      {account.currency === 'BRL' && (
        <Panel title={say(accounts.pixKeys)} isFlush>
          <DataTable name={accounts.pixKeys} columns={keyColumns} list={keys} rowKey={({ key_id }) => key_id} />
        </Panel>
      )}
      <Panel title={say(accounts.methods)} isFlush>
        <DataTable
          name={accounts.methods}
          columns={methodColumns}
          list={listOf(account.external_payment_methods ?? [])}
          rowKey={({ payment_method_id }) => payment_method_id}
        />
      </Panel>
    </>
  );
}
