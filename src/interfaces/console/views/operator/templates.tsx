import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Id, Money, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { operator } from '../../text/products.ts';

const columns: readonly Column<models.TransferTemplateResponse>[] = [
  {
    id: 'name',
    title: common.name,
    narrow: 'head',
    value: (it) => it.name,
    show: (it) => (
      <span>
        {it.name}
        <br />
        <span className="quiet">{it.description}</span>
      </span>
    ),
  },
  { id: 'status', title: common.state, value: (it) => it.status, show: (it) => <Badge code={it.status} /> },
  { id: 'rail', title: common.rail, value: (it) => it.rail, show: (it) => it.rail },
  {
    id: 'amount',
    title: common.amount,
    align: 'end',
    value: (it) => it.amount.value,
    show: (it) =>
      it.amount.value === undefined ? (
        '–'
      ) : (
        <Money value={it.amount.value} currency={it.amount.currency} exponent={it.currency_exponent} />
      ),
  },
  {
    id: 'parameters',
    title: operator.parameters,
    value: (it) => it.parameters.map(({ name }) => name).join(' '),
    show: (it) => it.parameters.map(({ name }) => name).join(', ') || '–',
  },
  { id: 'created_at', title: common.created, value: (it) => it.created_at, show: (it) => <Time at={it.created_at} /> },
  { id: 'template_id', title: common.id, value: (it) => it.template_id, show: (it) => <Id id={it.template_id} />, narrow: 'hide' },
];

export function Templates({ tenant }: { readonly tenant: string }): ReactNode {
  const list = useList<models.TransferTemplateResponse>(['templates', tenant], (client, page, options) =>
    client.operator.listTransferTemplates(tenant, page, options),
  );
  return (
    <Panel isFlush>
      <DataTable name={operator.tabTemplates} columns={columns} list={list} rowKey={({ template_id }) => template_id} />
    </Panel>
  );
}
