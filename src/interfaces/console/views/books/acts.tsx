import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Id, Time } from '../../parts/values.tsx';
import { books } from '../../text/books.ts';
import { common } from '../../text/common.ts';

const columns: readonly Column<models.JournalAct>[] = [
  { id: 'acted_at', title: common.when, value: (it) => it.acted_at, show: (it) => <Time at={it.acted_at} /> },
  { id: 'operation', title: books.operation, narrow: 'head', value: (it) => it.operation, show: (it) => <code>{it.operation}</code> },
  {
    id: 'actor',
    title: books.actor,
    value: (it) => it.actor,
    show: (it) => (
      <span className="id">
        {it.actor}
        {it.on_behalf_of === null ? '' : ` (${it.on_behalf_of})`}
      </span>
    ),
  },
  {
    id: 'subject',
    title: books.subject,
    value: (it) => Object.values(it.subject).join(' '),
    show: (it) => Object.values(it.subject).map((id) => <Id key={id} id={id} />),
  },
  { id: 'reason', title: common.reason, value: (it) => it.reason, show: (it) => it.reason ?? '–' },
  {
    id: 'address',
    title: books.address,
    value: (it) => it.address,
    show: (it) => <span className="id">{it.address ?? '–'}</span>,
    narrow: 'hide',
  },
  { id: 'act_id', title: common.id, value: (it) => it.act_id, show: (it) => <Id id={it.act_id} />, narrow: 'hide' },
];

/** Who restrained, released, resolved or configured what, when, why and from where. */
export function Acts(): ReactNode {
  const list = useList<models.JournalAct>(['acts'], async (client, page, options) => {
    const { acts, next_cursor } = await client.journal.listEntries({ record: 'ACTS', ...page }, options);
    return { items: acts?.items ?? [], next_cursor };
  });
  return (
    <Panel isFlush>
      <DataTable name={books.tabActs} columns={columns} list={list} rowKey={({ act_id }) => act_id} />
    </Panel>
  );
}
