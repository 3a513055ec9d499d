import { useMemo, type ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { DataTable, listOf, type Column } from '../../parts/data-table.tsx';
import { Panel } from '../../parts/layout.tsx';
import { common } from '../../text/common.ts';
import { pix } from '../../text/pix.ts';
import { useText } from '../../text/use-text.ts';
import { paymentColumns } from '../payments/payment-columns.tsx';

/** Payments that are looked through: the service lists returns nowhere by themselves. */
const READ = 400;

const original: Column<models.ObligationResponse> = {
  id: 'original',
  title: pix.original,
  value: (it) => it.match_keys['original_end_to_end_id'] ?? '',
  show: (it) => <span className="id">{it.match_keys['original_end_to_end_id']}</span>,
};
const columns = [...paymentColumns.slice(0, 2), original, ...paymentColumns.slice(3)].filter(({ id }) => id !== common.rail.en);

export function ReturnsTab(): ReactNode {
  const say = useText();
  const { data, error } = useRead(['returns'], async (client, options) => {
    const read = await client.obligations.list({ rail: 'PIX', limit: 200 }, options).toArray({ limit: READ });
    return read.filter(({ match_keys: keys }) => keys['original_end_to_end_id'] !== undefined);
  });
  const list = useMemo(() => listOf(data, error), [data, error]);
  return (
    <Panel title={say(pix.returnsOf, { count: READ })} isFlush>
      <DataTable
        name={pix.tabReturns}
        columns={columns}
        list={list}
        rowKey={({ obligation_id }) => obligation_id}
        to={({ obligation_id }) => `/payments/${obligation_id}`}
        empty={say(pix.returnsNone)}
      />
    </Panel>
  );
}
