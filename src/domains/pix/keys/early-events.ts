import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReceivedEvent } from '../../../platform/receiver/receiver.ts';
import { readWaiting, writeWaiting, type Awaited } from '../../../platform/receiver/waiting-facts.ts';
import type { PixClaim } from './key.entity.ts';

/** Event about a claim that is not known yet. */
export type EarlyEvent = Pick<ReceivedEvent, 'event' | 'data'>;

/** A claim, by what its provider calls it. */
type ClaimName = Pick<PixClaim, 'providerId' | 'providerClaimId'>;

/** Fields that are kept of a claim's event: none is personal data. */
const KEPT_FIELDS = ['resolution_due_at', 'completion_due_at', 'reason', 'cancelled_by'] as const;

/** Keeps an event about a claim that is not known yet: the first of each name. */
export async function keepEarly(em: EntityManager, tenant: string, claim: ClaimName, { event, data }: EarlyEvent): Promise<void> {
  const waiting = await readWaiting<EarlyEvent>(em, tenant, awaited(claim));
  if (waiting.facts.some((other) => other.event === event)) return;
  const kept = Object.fromEntries(KEPT_FIELDS.map((name) => [name, data[name]]));
  await writeWaiting(em, tenant, { ...waiting, facts: [...waiting.facts, { event, data: kept }] });
}

/** Gives back what was kept of a claim, and forgets it. */
export async function takeEarly(em: EntityManager, tenant: string, claim: ClaimName): Promise<readonly EarlyEvent[]> {
  const waiting = await readWaiting<EarlyEvent>(em, tenant, awaited(claim));
  if (waiting.facts.length > 0) await writeWaiting(em, tenant, { ...waiting, facts: [] });
  return waiting.facts;
}

function awaited({ providerId, providerClaimId }: ClaimName): Awaited {
  return { waitsFor: 'PIX_CLAIM', providerId, name: providerClaimId };
}
