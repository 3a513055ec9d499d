import { useState, useEffect, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { Answered, Empty, Panel } from '../../parts/layout.tsx';
import { Age, Id } from '../../parts/values.tsx';
import { now } from '../../text/now.ts';
import { useText } from '../../text/use-text.ts';

const SHOWN = 30;
const KEY = 'razao-console-visit';

/** The newest events since this browser last looked; no earlier visit, the newest of all. */
export function Changes(): ReactNode {
  const say = useText();
  const tenant = useSession()?.tenant ?? '';
  const [visit] = useState(() => lastVisit(tenant));
  const query = useRead(['changes'], (client, options) => client.events.list({ limit: SHOWN }, options), { everyMs: 5_000 });
  const newest = query.data?.items[0]?.published_at;
  useEffect(() => {
    if (newest !== undefined) noteVisit(tenant, newest);
  }, [tenant, newest]);
  return (
    <Panel title={say(visit === undefined ? now.changedFirst : now.changed)} isFlush>
      <Answered query={query} lines={8} height={420}>
        {({ items }) => <EventLines events={visit === undefined ? items : items.filter(({ published_at }) => published_at > visit)} />}
      </Answered>
    </Panel>
  );
}

function EventLines({ events }: { readonly events: readonly models.EventFeedItem[] }): ReactNode {
  const say = useText();
  if (events.length === 0) return <Empty>{say(now.changedNone)}</Empty>;
  return (
    <ul className="event-lines" tabIndex={0}>
      {events.map((event) => (
        <li key={event.event_id} className="event-line">
          <span>
            <Link to={`/events/${event.event_id}`}>{event.event_type}</Link> <Id id={event.entity.entity_id} />
          </span>
          <span className="quiet">
            <Age at={event.occurred_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function lastVisit(tenant: string): string | undefined {
  try {
    return localStorage.getItem(`${KEY}:${tenant}`) ?? undefined;
  } catch {
    return undefined;
  }
}

function noteVisit(tenant: string, at: string): void {
  try {
    localStorage.setItem(`${KEY}:${tenant}`, at);
  } catch {
    // Without storage each visit is the first.
  }
}
