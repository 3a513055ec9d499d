import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/filters.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Age, Id, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { events } from '../../text/events.ts';
import { useText } from '../../text/use-text.ts';
import { oneOf } from '../../data/one-of.ts';

const STATES = ['PENDING', 'SUCCEEDED', 'FAILED', 'ARCHIVED'] as const;

export const deliveryColumns: readonly Column<models.WebhookDelivery>[] = [
  {
    id: 'created_at',
    title: common.when,
    value: (it) => it.attempted_at ?? it.created_at,
    show: (it) => <Time at={it.attempted_at ?? it.created_at} />,
  },
  {
    id: 'event_type',
    title: events.type,
    narrow: 'head',
    value: (it) => it.event_type,
    show: (it) => <Id id={it.event_id} label={it.event_type} />,
  },
  { id: 'state', title: common.state, value: (it) => it.state, show: (it) => <Badge code={it.state} /> },
  {
    id: 'answer',
    title: events.answer,
    value: (it) => it.response_status ?? it.error,
    show: (it) =>
      it.response_status === null ? it.error === null ? '–' : <Badge code={it.error} tone="bad" /> : <code>{it.response_status}</code>,
  },
  {
    id: 'duration_ms',
    title: events.latency,
    align: 'end',
    value: (it) => it.duration_ms,
    show: (it) => (it.duration_ms === null ? '–' : `${it.duration_ms} ms`),
  },
  { id: 'attempt', title: events.attempt, align: 'end', value: (it) => it.attempt, show: (it) => it.attempt },
  {
    id: 'next',
    title: events.next,
    value: (it) => it.next_attempt_at,
    show: (it) => (it.next_attempt_at === null ? '–' : <Age at={it.next_attempt_at} />),
  },
  {
    id: 'endpoint_id',
    title: events.tabEndpoints,
    value: (it) => it.endpoint_id,
    show: (it) => <Id id={it.endpoint_id} />,
    narrow: 'hide',
  },
];

export function DeliveryList(): ReactNode {
  const say = useText();
  const [search, change] = useSearchState();
  const state = oneOf(search['state'], STATES);
  const filters = { ...(state && { state }), ...(/^whe_\w{26}$/.test(search['endpoint'] ?? '') && { endpoint_id: search['endpoint'] }) };
  const list = useList<models.WebhookDelivery>(
    ['deliveries', filters],
    (client, page, options) => client.events.listWebhookDeliveries({ ...filters, ...page }, options),
    { everyMs: 5_000 },
  );
  return (
    <Panel isFlush>
      <div className="filters">
        <ChoiceFilter label={common.state} value={state} choices={STATES} change={(it) => change({ state: it })} />
        <TextFilter
          label={events.tabEndpoints}
          value={search['endpoint']}
          placeholder="whe_…"
          isWide
          change={(endpoint) => change({ endpoint })}
        />
      </div>
      <DataTable
        name={events.tabDeliveries}
        columns={deliveryColumns}
        list={list}
        rowKey={({ delivery_id, attempt }) => `${delivery_id} ${attempt}`}
        to={({ event_id }) => `/events/${event_id}`}
        empty={say(events.deliveriesNone)}
      />
    </Panel>
  );
}
