import type { EntityManager } from '@mikro-orm/postgresql';
import type { KycSweepResponse } from '../../../generated/models.ts';
import type { WriteUnit } from '../../platform/db/database.ts';
import type { KycContext } from './context.ts';
import { screeningState, sweep, UNANSWERED_DAYS, type Swept } from './kyc.ts';
import { KycRequestEntity } from './kyc.entity.ts';
import { announceOf, lockSubject, SERVICE, store, timingOf, type Subject } from './record.ts';

/** Parties that one sweep takes at most, and that one transaction does. */
const MOST = 1_000;
const TOGETHER = 50;

type Counts = Record<Swept['did'], number>;

/**
 * Asks for the screenings that are due, those due longest first, and ends verifications whose screening stayed
 * unanswered. Each party is done once, however many sweep at the same time or die half-way.
 */
export async function sweepKycRescreens(ctx: KycContext): Promise<KycSweepResponse> {
  const providerId = await ctx.kyc.providerOf(ctx.tenant);
  const books = ctx.db.database.forTenant(ctx.tenant); // without the caller's key: the sweep's answer is stored under it
  const now = ctx.clock.now();
  const { parties, actionable, pending } = await books.read((em) => readDue(em, ctx.tenant, now));
  const counts: Counts = { requested: 0, expired: 0, already_pending: pending, nothing: 0 };
  for (let start = 0; start < parties.length; start += TOGETHER) {
    const done = await books.write((unit) => sweepSome(unit, ctx, parties.slice(start, start + TOGETHER), providerId));
    for (const did of done) counts[did] += 1;
  }
  const { requested, expired, already_pending } = counts;
  const remaining = actionable - parties.length;
  return ctx.db.write(async () => ({
    swept_at: now.toISOString(), due: requested + expired + already_pending + remaining, requested, already_pending, expired, remaining,
  }));
}

/** Locked in one order, so that sweeps do not wait for each other in a circle. */
async function sweepSome(
  unit: WriteUnit, ctx: KycContext, parties: readonly string[], providerId: string | undefined,
): Promise<Swept['did'][]> {
  const done: Swept['did'][] = [];
  for (const partyId of parties.toSorted()) {
    const subject = await lockSubject(unit.em, ctx.tenant, partyId);
    done.push(subject ? await sweepOne(unit, ctx, subject, providerId) : 'nothing');
  }
  return done;
}

async function sweepOne(unit: WriteUnit, ctx: KycContext, subject: Subject, providerId: string | undefined): Promise<Swept['did']> {
  const { did, moved } = sweep(subject.kyc, providerId !== undefined, timingOf(ctx));
  if (!moved) return did;
  const { kyc } = moved;
  if (!kyc.asked || providerId === undefined) {
    await store(unit, ctx, subject, moved, SERVICE);
    return did;
  }
  const { tenantId, partyId } = subject.party;
  const requestId = ctx.ids.next('kyq');
  await store(unit, ctx, subject, moved, SERVICE, { askedRequestId: requestId, providerId });
  unit.em.persist(unit.em.create(KycRequestEntity, {
    tenantId, requestId, partyId, kind: 'SCREENING', providerId, level: null, sessionRef: null, trigger: kyc.asked.reason, attempts: 0,
    dueAt: ctx.clock.now(), createdAt: ctx.clock.now(),
  }));
  announceOf(unit, subject.party, 'kyc.rescreen_requested', {
    kyc_state: kyc.state, screening_state: screeningState(kyc), reason: kyc.asked.reason,
  });
  return did;
}

interface Due {
  readonly parties: string[];
  /** How many there is something to do about, and whose screening is under way already. */
  readonly actionable: number;
  readonly pending: number;
}

/** Those whose screening is under way take no place from those for whom there is something to do. */
async function readDue(em: EntityManager, tenant: string, now: Date): Promise<Due> {
  const isGivenUp = new Date(now.getTime() - UNANSWERED_DAYS * 86_400_000);
  const [counted] = await em.execute<{ actionable: string; pending: string }[]>(`
    select count(*) filter (where asked_at is null or asked_at <= ?) as actionable, count(*) filter (where asked_at > ?) as pending
    from razao.kyc_records where tenant_id = ? and rescreen_due_at <= ?`, [isGivenUp, isGivenUp, tenant, now]);
  const rows = await em.execute<{ party_id: string }[]>(`
    select party_id from razao.kyc_records where tenant_id = ? and rescreen_due_at <= ? and (asked_at is null or asked_at <= ?)
    order by rescreen_due_at, party_id limit ${MOST}`, [tenant, now, isGivenUp]);
  return { parties: rows.map(({ party_id }) => party_id), actionable: Number(counted?.actionable), pending: Number(counted?.pending) };
}
