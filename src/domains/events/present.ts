import type { Event, EventFeedItem } from '../../../generated/models.ts';
import { readEventBody } from '../../platform/outbox/event.ts';
import { positionText } from './position.ts';

/** A row of the outbox as Postgres gives it. */
export interface FeedRow {
  tenant_id: string;
  commit_no: string;
  n: number;
  occurred_at: string | Date;
  event_id: string;
  event_type: string;
  entity_id: string;
  entity_version: string;
  /** JSON text of its correlation and data. */
  body: string;
}

/** The version of the envelope and of every type's data. Within it, fields are only added. */
const EVENT_VERSION = 1;

/** An event in its envelope, as it is read. It enters the feed with the commit that it tells of. */
export function presentEvent(row: FeedRow): Event {
  const occurredAt = new Date(row.occurred_at).toISOString();
  const { correlation, data } = readEventBody(row.body);
  return {
    event_id: row.event_id,
    event_type: row.event_type,
    event_version: EVENT_VERSION,
    occurred_at: occurredAt,
    published_at: occurredAt,
    tenant: row.tenant_id,
    entity: { entity_id: row.entity_id, version: Number(row.entity_version) },
    correlation,
    data,
  };
}

/** An event with its place in the feed. */
export function presentFeedItem(row: FeedRow): EventFeedItem {
  return { ...presentEvent(row), position: positionText({ commitNo: row.commit_no, n: row.n }) };
}
