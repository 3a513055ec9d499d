import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Page, Panel } from '../../parts/layout.tsx';
import { Id, Money, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { squads } from '../../text/squads.ts';
import { useText } from '../../text/use-text.ts';
import { oneOf } from '../../data/one-of.ts';

const STATES = ['OPEN', 'CLOSED'] as const;

const columns: readonly Column<models.SquadSummaryOut>[] = [
  {
    id: 'name',
    title: common.name,
    narrow: 'head',
    value: (it) => it.name ?? it.sqd_id,
    show: (it) => <Id id={it.sqd_id} label={`${it.emoji ?? ''} ${it.name ?? it.sqd_id}`.trim()} />,
  },
  {
    id: 'state',
    title: common.state,
    value: (it) => it.state,
    show: (it) => <Badge code={it.state} tone={it.state === 'OPEN' ? 'good' : 'quiet'} />,
  },
  { id: 'members', title: squads.members, align: 'end', value: (it) => it.member_count, show: (it) => it.member_count },
  {
    id: 'balance',
    title: squads.balance,
    align: 'end',
    value: (it) => it.balance.value,
    show: (it) => <Money value={it.balance.value} currency={it.balance.currency} />,
  },
  { id: 'updated_at', title: common.updated, value: (it) => it.updated_at, show: (it) => <Time at={it.updated_at} /> },
  { id: 'sqd_id', title: common.id, value: (it) => it.sqd_id, show: (it) => <Id id={it.sqd_id} />, narrow: 'hide' },
];

export function View(): ReactNode {
  const say = useText();
  const [search, change] = useSearchState();
  const state = oneOf(search['state'], STATES);
  const list = useList<models.SquadSummaryOut>(['squads', state], (client, page, options) =>
    client.squads.list({ ...(state && { state }), ...page }, options),
  );
  return (
    <Page title={say(squads.title)}>
      <Panel isFlush>
        <div className="filters">
          <ChoiceFilter label={common.state} value={state} choices={STATES} change={(it) => change({ state: it })} />
        </div>
        <DataTable
          name={squads.title}
          columns={columns}
          list={list}
          rowKey={({ sqd_id }) => sqd_id}
          to={({ sqd_id }) => `/squads/${sqd_id}`}
          empty={say(squads.none)}
        />
      </Panel>
    </Page>
  );
}
