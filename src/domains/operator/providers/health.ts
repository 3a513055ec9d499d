import type { ProviderHealth, ProviderHealthState } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { ProviderActivityEntity, type ProviderActivity } from '../../providers/index.ts';

/** The tenant's work that waits for a provider or needs attention, as Postgres returns it. */
interface WorkRow {
  provider_id: string;
  payments_waiting: number;
  oldest_waiting_since: string | null;
  unreadable_deliveries: number;
  open_breaks: number;
}

const WORK = { name: 'provider-work', text: 'select * from razao.provider_work($1)' };

/** State of the work with each provider of the tenant, by provider; no provider is called. */
export async function providersHealth({ tenant, db }: Context): Promise<ReadonlyMap<string, ProviderHealth>> {
  const [work, records] = await Promise.all([
    db.database.query<WorkRow>(WORK, [tenant]),
    db.read((em) => em.find(ProviderActivityEntity, { tenantId: tenant })),
  ]);
  const seen = new Map(records.map((it) => [it.providerId, it]));
  return new Map(work.map((row) => [row.provider_id, healthOf(seen.get(row.provider_id), row)]));
}

type Seen = Pick<ProviderActivity, 'lastDeliveryAt' | 'lastRefusedAt' | 'lastGoodCallAt' | 'lastFailedCallAt'>;
type Work = Omit<WorkRow, 'provider_id'>;

const NEVER: Seen = { lastDeliveryAt: null, lastRefusedAt: null, lastGoodCallAt: null, lastFailedCallAt: null };
const NOTHING: Work = { payments_waiting: 0, oldest_waiting_since: null, unreadable_deliveries: 0, open_breaks: 0 };

/** Health in the contract's form. */
export function healthOf(seen: Seen = NEVER, work: Work = NOTHING): ProviderHealth {
  const text = (at: Date | null) => at?.toISOString() ?? null;
  return {
    state: stateOf(seen, work),
    last_delivery_at: text(seen.lastDeliveryAt), last_refused_at: text(seen.lastRefusedAt),
    last_good_call_at: text(seen.lastGoodCallAt), last_failed_call_at: text(seen.lastFailedCallAt),
    payments_waiting: work.payments_waiting,
    oldest_waiting_since: work.oldest_waiting_since === null ? null : new Date(work.oldest_waiting_since).toISOString(),
    unreadable_deliveries: work.unreadable_deliveries, open_breaks: work.open_breaks,
  };
}

/** DOWN while the last call failed; DEGRADED while the last delivery was refused, or work needs attention. */
function stateOf({ lastDeliveryAt, lastRefusedAt, lastGoodCallAt, lastFailedCallAt }: Seen, work: Work): ProviderHealthState {
  if (isAfter(lastFailedCallAt, lastGoodCallAt)) return 'DOWN';
  const asks = work.payments_waiting + work.unreadable_deliveries + work.open_breaks > 0;
  if (asks || isAfter(lastRefusedAt, lastDeliveryAt)) return 'DEGRADED';
  return lastGoodCallAt === null && lastDeliveryAt === null ? 'UNKNOWN' : 'OK';
}

function isAfter(at: Date | null, other: Date | null): boolean {
  return at !== null && (other === null || at > other);
}
