/** A party's verification as rows: loaded under the party's lock, and written back with the history and the events. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventData, EventType } from '../../../generated/events.ts';
import type { ActorType, PartyRisk } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import type { Context } from '../../platform/context.ts';
import type { WriteUnit } from '../../platform/db/database.ts';
import { lockRow } from '../../platform/db/lock-row.ts';
import type { EventDraft, EventOf } from '../../platform/outbox/event.ts';
import { PartyEntity, type Party } from '../parties/index.ts';
import type { KycContext } from './context.ts';
import { effectiveLevel, NOT_SUBMITTED, screeningState, type Kyc, type KycTransition, type Moved, type Timing } from './kyc.ts';
import { KycMoveEntity, KycRecordEntity, RiskFlagEntity, type KycRecord } from './kyc.entity.ts';

/** A party whose row is locked, with what is known about it. */
export interface Subject {
  readonly party: Party;
  readonly kyc: Kyc;
  /** Undefined while it was never submitted. */
  readonly record: KycRecord | undefined;
}

/** The party on whose word something moves. */
export interface Actor {
  readonly actor: string;
  readonly type: ActorType;
  /** The provider's report behind it. */
  readonly providerRef?: string | undefined;
}

export const SERVICE: Actor = { actor: 'service', type: 'SERVICE' };

export function timingOf(ctx: KycContext): Timing {
  return { now: ctx.clock.now(), rescreenDays: ctx.kyc.rescreenDays };
}

/** Locks the party until the transaction ends and reads it with its verification; undefined when the tenant has none such. */
export async function lockSubject(em: EntityManager, tenant: string, partyId: string): Promise<Subject | undefined> {
  await lockRow(em, 'parties', { tenant_id: tenant, party_id: partyId });
  const party = await em.findOne(PartyEntity, { tenantId: tenant, partyId });
  if (!party) return undefined;
  return subjectOf(em, party);
}

/** The verification of a party whose row the transaction has locked. */
export async function subjectOf(em: EntityManager, party: Party): Promise<Subject> {
  const { tenantId, partyId } = party;
  const record = party.kycState === null ? null : await em.findOne(KycRecordEntity, { tenantId, partyId });
  return { party, record: record ?? undefined, kyc: record ? kycOf(record) : NOT_SUBMITTED };
}

export function kycOf(record: KycRecord): Kyc {
  const {
    state, level, requestedLevel, found, awaitsVerdict, documentExpired, askedAt, askedReason, rescreenDueAt, rescreenReason,
  } = record;
  return {
    state, level, requestedLevel, found, awaitsVerdict, documentExpired, again: record.screenAgain ?? null,
    lastScreenedAt: record.lastScreenedAt ?? null,
    asked: askedAt && askedReason ? { at: askedAt, reason: askedReason } : null,
    rescreen: rescreenDueAt && rescreenReason ? { dueAt: rescreenDueAt, reason: rescreenReason } : null,
  };
}

/** Columns of the record beside those of `Kyc`, where they change. */
export type RecordChanges = Partial<Pick<
  KycRecord, 'documentRefs' | 'seenExpiries' | 'providerId' | 'sessionRef' | 'reportRef' | 'verdictDigest' | 'askedRequestId'
    | 'submittedTaxId' | 'kekId'
>>;

const EVENTS = {
  PENDING: 'kyc.submitted', IN_REVIEW: 'kyc.review_opened', VERIFIED: 'kyc.verified', REJECTED: 'kyc.rejected', EXPIRED: 'kyc.expired',
} as const;

/** Events of a party's verification. */
type VerificationEvent = Extract<EventType, `${'kyc' | 'risk_flag'}.${string}`>;

/** Announces something about the party. Its events are those of one entity: they have one order and versions without holes. */
export function announceOf<T extends VerificationEvent>(
  { announce }: WriteUnit, party: Party, type: T, data: Omit<EventData[T], 'party_id'>,
): void {
  party.version += 1n;
  const event: EventDraft = { type, entityId: party.partyId, version: party.version, data: { party_id: party.partyId, ...data } };
  announce(event as EventOf<T>);
}

/** Writes what became of a party: its record, the history, what the party shows, and an event for each move. */
export async function store(
  unit: WriteUnit, ctx: Context, { party, record: known }: Subject, { kyc, moves }: Moved, actor: Actor, changes: RecordChanges = {},
): Promise<KycRecord> {
  const now = ctx.clock.now();
  const record = known ?? newRecord(unit.em, party, now);
  Object.assign(record, columnsOf(kyc), changes, { updatedAt: now });
  for (const move of moves) {
    if (move.to === 'VERIFIED') record.verifiedTaxId = record.submittedTaxId;
    record.moves += 1;
    unit.em.persist(unit.em.create(KycMoveEntity, moveRow(party, record.moves, move, actor, now)));
    announceOf(unit, party, present(EVENTS[move.to as keyof typeof EVENTS], `the event of a move to ${move.to}`), moveData(kyc, move));
  }
  await showOn(unit, ctx, party, kyc);
  return record;
}

function newRecord(em: EntityManager, { tenantId, partyId }: Party, now: Date): KycRecord {
  const record = em.create(KycRecordEntity, {
    tenantId, partyId, ...columnsOf(NOT_SUBMITTED), documentRefs: [], seenExpiries: [], providerId: null, sessionRef: null, reportRef: null,
    verdictDigest: null, askedRequestId: null, submittedTaxId: null, verifiedTaxId: null, kekId: null, moves: 0, updatedAt: now,
  });
  em.persist(record);
  return record;
}

function columnsOf({ state, level, requestedLevel, found, awaitsVerdict, documentExpired, lastScreenedAt, asked, rescreen, again }: Kyc) {
  return {
    state, level, requestedLevel, found, awaitsVerdict, documentExpired, lastScreenedAt, screenAgain: again,
    askedAt: asked?.at ?? null, askedReason: asked?.reason ?? null,
    rescreenDueAt: rescreen?.dueAt ?? null, rescreenReason: rescreen?.reason ?? null,
  };
}

function moveRow(
  { tenantId, partyId }: Party, moveNo: number, { from, to, reason }: KycTransition, { actor, type, providerRef }: Actor, at: Date,
) {
  return {
    tenantId, partyId, moveNo, fromState: from, toState: to, actor, actorType: type, reason: reason ?? null,
    providerRef: providerRef ?? null, at,
  };
}

/** No text that a person typed: a reason stays in the history. */
function moveData({ requestedLevel }: Kyc, { from, to, level, screeningState: state }: KycTransition) {
  const moved = { from_state: from, kyc_state: to, kyc_level: level };
  return to === 'PENDING' ? { ...moved, requested_level: requestedLevel } : { ...moved, screening_state: state };
}

/**
 * Shows on the party's own row what others read of its verification and flags. Should the level that limits see or the
 * stop of debits change, journal writers drop the party's accounts from their caches.
 */
export async function showOn({ em, touch }: WriteUnit, ctx: Context, party: Party, kyc: Kyc): Promise<{ openFlags: number }> {
  await em.flush();
  const { tenantId, partyId } = party;
  const open = (await em.find(RiskFlagEntity, { tenantId, partyId, resolvedAt: null })).filter(({ kind }) => kind !== 'OWN_WITHDRAWAL');
  const level = effectiveLevel(kyc, open.length);
  const isStopped = open.some(({ severity }) => severity === 'BLOCKING');
  const isFraudMarked = open.some(({ kind }) => kind === 'FRAUD_MARK');
  if (level !== party.kycLevel || isStopped !== party.isStopped || isFraudMarked !== party.isFraudMarked) touch(partyId);
  const risk: PartyRisk = {
    kyc_level: kyc.level, screening_state: screeningState(kyc), open_flags: open.length, debits_stopped: isStopped,
  };
  Object.assign(party, {
    kycLevel: level, isStopped, isFraudMarked, risk, kycState: kyc.state === 'NOT_SUBMITTED' ? null : kyc.state,
    rescreenDueAt: kyc.rescreen?.dueAt ?? null, rescreenReason: kyc.rescreen?.reason ?? null, updatedAt: ctx.clock.now(),
  });
  return { openFlags: open.length };
}
