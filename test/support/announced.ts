/** Holds everything that a database's outbox announces against the catalogue of events. */
import pg from 'pg';
import { eventSchemas, type EventType } from '../../generated/events.ts';
import { eventId } from '../../src/platform/outbox/event.ts';
import { eventsContract } from '../conformance/contracts.ts';
import { SchemaValidator } from '../conformance/json-schema.ts';
import { ALL_EVENTS } from './payments.ts';

interface Announced {
  tenant_id: string;
  event_id: string;
  event_type: string;
  entity_id: string;
  entity_version: string;
  body: { correlation: Record<string, unknown>; data: Record<string, unknown> };
}

const CORRELATION = 'obligation_id sqd_id swp_id tx_id';
let validator: SchemaValidator | undefined;

/** The errors in the events of all tenants, a line for each. */
export async function announcedFindings(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Announced>(`
      select *, body::json as body from ${ALL_EVENTS} o
      order by tenant_id, commit_no, n`);
    const { rows: floors } = await client.query<{ tenant_id: string }>('select tenant_id from razao.outbox_floors');
    return [...rows.flatMap(findingsOf), ...holes(rows, new Set(floors.map(({ tenant_id }) => tenant_id)))];
  } finally {
    await client.end();
  }
}

function findingsOf({ tenant_id, event_id, event_type, entity_id, entity_version, body }: Announced): string[] {
  const schema = eventSchemas[event_type as EventType];
  if (!schema) return [`${event_type} is not in the catalogue`];
  validator ??= new SchemaValidator(eventsContract(), 'closed');
  const findings = validator.findings({ $ref: `#/components/schemas/${schema}` }, body.data);
  if (event_id !== eventId(tenant_id, entity_id, BigInt(entity_version), event_type)) findings.push('has another id than its own');
  if (Object.keys(body.correlation).sort().join(' ') !== CORRELATION) findings.push('has not the four members of correlation');
  return findings.map((finding) => `${event_type} of ${entity_id}: ${finding}`);
}

/** Versions of an entity count from 1 without a hole; where a feed has lost its beginning, from anywhere. */
function holes(rows: readonly Announced[], shortened: ReadonlySet<string>): string[] {
  const versions = new Map<string, number>();
  return rows.flatMap(({ tenant_id, entity_id, entity_version }) => {
    const key = `${tenant_id} ${entity_id}`;
    const before = versions.get(key);
    const version = Number(entity_version);
    versions.set(key, version);
    const isNext = before === undefined ? version === 1 || shortened.has(tenant_id) : version === before + 1;
    return isNext ? [] : [`${key}: version ${version} follows ${before ?? 0}`];
  });
}
