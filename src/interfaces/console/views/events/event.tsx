import type { ReactNode } from 'react';
import { useParams } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useList, useRead } from '../../data/queries.ts';
import { mayUse } from '../../data/session.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { Answered, Facts, Page, Panel } from '../../parts/layout.tsx';
import { Copy, Id, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { events } from '../../text/events.ts';
import { useText } from '../../text/use-text.ts';
import { deliveryColumns } from './delivery-list.tsx';

export function View(): ReactNode {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useRead(['event', id], (client, options) => client.events.get(id, {}, options));
  return (
    <Answered query={query} lines={10} height={600}>
      {(event) => <EventPage event={event} />}
    </Answered>
  );
}

function EventPage({ event }: { readonly event: models.Event }): ReactNode {
  const say = useText();
  const text = JSON.stringify(event, null, 2);
  const related = Object.values(event.correlation).filter((it): it is string => typeof it === 'string');
  const list = useList<models.WebhookDelivery>(
    ['deliveries-of-event', event.event_id],
    (client, page, options) => client.events.listWebhookDeliveries({ event_id: event.event_id, ...page }, options),
    { enabled: mayUse('service/webhooks.admin'), everyMs: 5_000 },
  );
  return (
    <Page
      over={say(common.event)}
      title={event.event_type}
      about={
        <>
          <span className="id">{event.event_id}</span> <Copy text={event.event_id} />
        </>
      }
    >
      <Panel>
        <Facts
          facts={[
            [say(events.entity), <Id key="entity" id={event.entity.entity_id} hasCopy />],
            [say(events.version), String(event.entity.version)],
            [say(common.when), <Time key="at" at={event.occurred_at} form="LONG" />],
            [say(events.published), <Time key="published" at={event.published_at} form="LONG" />],
            [
              say(events.correlation),
              related.length === 0 ? undefined : (
                <span key="related" className="row">
                  {related.map((id) => (
                    <Id key={id} id={id} />
                  ))}
                </span>
              ),
            ],
          ]}
        />
      </Panel>
      {mayUse('service/webhooks.admin') && (
        <Panel title={say(events.deliveries)} isFlush>
          <DataTable
            name={events.tabDeliveries}
            columns={deliveryColumns}
            list={list}
            rowKey={({ delivery_id, attempt }) => `${delivery_id} ${attempt}`}
            empty={say(events.deliveriesNone)}
          />
        </Panel>
      )}
      <Panel title={say(events.request)} aside={<Copy text={text} />}>
        <pre className="json" tabIndex={0}>
          {text}
        </pre>
      </Panel>
    </Page>
  );
}
