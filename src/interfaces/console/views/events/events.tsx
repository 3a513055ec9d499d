import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { mayUse } from '../../data/session.ts';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { TextFilter } from '../../parts/filters.tsx';
import { Page, Panel, Tabs } from '../../parts/layout.tsx';
import { Id, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { events } from '../../text/events.ts';
import { useText } from '../../text/use-text.ts';
import { DeliveryList } from './delivery-list.tsx';
import { Endpoints } from './endpoints.tsx';

const TABS = [
  { name: 'events', label: events.tabEvents, scope: 'service/accounts.read', show: () => <EventList /> },
  { name: 'endpoints', label: events.tabEndpoints, scope: 'service/webhooks.admin', show: () => <Endpoints /> },
  { name: 'deliveries', label: events.tabDeliveries, scope: 'service/webhooks.admin', show: () => <DeliveryList /> },
] as const;

export function View(): ReactNode {
  const say = useText();
  const [search] = useSearchState();
  const tabs = TABS.filter(({ scope }) => mayUse(scope));
  const tab = tabs.find(({ name }) => name === search['tab']) ?? tabs[0];
  return (
    <Page title={say(events.title)}>
      <Tabs label={say(events.title)} active={tab?.name ?? ''} tabs={tabs.map(({ name, label }) => ({ name, label: say(label) }))} />
      {tab?.show()}
    </Page>
  );
}

const columns: readonly Column<models.EventFeedItem>[] = [
  { id: 'published_at', title: common.when, value: (it) => it.published_at, show: (it) => <Time at={it.published_at} /> },
  {
    id: 'event_type',
    title: events.type,
    narrow: 'head',
    value: (it) => it.event_type,
    show: (it) => <Id id={it.event_id} label={it.event_type} />,
  },
  { id: 'entity', title: events.entity, value: (it) => it.entity.entity_id, show: (it) => <Id id={it.entity.entity_id} /> },
  {
    id: 'version',
    title: events.version,
    align: 'end',
    value: (it) => it.entity.version,
    show: (it) => it.entity.version,
    narrow: 'hide',
  },
  { id: 'event_id', title: common.id, value: (it) => it.event_id, show: (it) => <Id id={it.event_id} />, narrow: 'hide' },
];

function EventList(): ReactNode {
  const say = useText();
  const [search, change] = useSearchState();
  const filters = {
    ...(/^[a-z_.*]{3,80}$/.test(search['type'] ?? '') && { type: search['type'] }),
    ...(/^[\w-]{3,64}$/.test(search['entity'] ?? '') && { entity_id: search['entity'] }),
  };
  const list = useList<models.EventFeedItem>(
    ['events', filters],
    (client, page, options) => client.events.list({ ...filters, ...page }, options),
    { everyMs: 5_000 },
  );
  return (
    <Panel isFlush>
      <div className="filters">
        <TextFilter label={events.type} value={search['type']} placeholder="obligation.settled" change={(type) => change({ type })} />
        <TextFilter label={events.entity} value={search['entity']} placeholder="obl_…" isWide change={(entity) => change({ entity })} />
      </div>
      <DataTable
        name={events.tabEvents}
        columns={columns}
        list={list}
        rowKey={({ event_id }) => event_id}
        to={({ event_id }) => `/events/${event_id}`}
        empty={say(events.none)}
      />
    </Panel>
  );
}
