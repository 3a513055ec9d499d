import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../platform/context.ts';
import type { ReceivedEvent } from '../../../platform/receiver/receiver.ts';

/** How long what was told of an unknown claim is kept, in days: longer than any claim takes. */
const KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

type EarlyEvent = Pick<ReceivedEvent, 'provider_id' | 'event' | 'occurred_at' | 'data'>;

/** What of the news of a claim is kept: no personal data is among it. */
const KEPT_FIELDS = ['resolution_due_at', 'completion_due_at', 'reason', 'cancelled_by'] as const;

/** Keeps what was told of a claim that is not known yet. */
export async function keepEarly(em: EntityManager, { tenant, clock }: Pick<Context, 'tenant' | 'clock'>, claimId: string, event: EarlyEvent): Promise<void> {
  const now = clock.now();
  const data = Object.fromEntries(KEPT_FIELDS.map((name) => [name, event.data[name]]));
  await em.execute('delete from razao.pix_early_events where tenant_id = ? and received_at < ?', [tenant, new Date(now.getTime() - KEPT_DAYS * DAY_MS)]);
  await em.execute(
    `insert into razao.pix_early_events values (?, ?, ?, ?, ?, ?::jsonb, ?) on conflict do nothing`,
    [tenant, event.provider_id, claimId, event.event, event.occurred_at, JSON.stringify(data), now]);
}

/** Gives back what was kept of a claim, as it happened, and forgets it. */
export async function takeEarly(em: EntityManager, tenant: string, providerId: string, claimId: string): Promise<EarlyEvent[]> {
  const rows = await em.execute<Omit<EarlyEvent, 'provider_id'>[]>(
    `delete from razao.pix_early_events where tenant_id = ? and provider_id = ? and provider_claim_id = ?
     returning event, occurred_at::text, data`, [tenant, providerId, claimId]);
  return rows.map((row) => ({ ...row, provider_id: providerId }));
}
