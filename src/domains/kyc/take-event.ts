import type { WriteUnit } from '../../platform/db/database.ts';
import type { EventHandler, EventHandlers } from '../../platform/receiver/take-delivery.ts';
import { isPartyId } from '../parties/index.ts';
import type { KycContext } from './context.ts';
import { screeningState, type Moved } from './kyc.ts';
import { KycRequestEntity, KycScreeningEntity, type KycRecord } from './kyc.entity.ts';
import { kycEventNames, readEvent, type KycEvent, type ReportedScreening } from './provider-events.ts';
import { announceOf, lockSubject, store, timingOf, type RecordChanges, type Subject } from './record.ts';
import { takeFact, type KycFact } from './take-fact.ts';

/** A message of the provider, by what proves what it said. */
interface Source {
  readonly providerId: string;
  readonly digest: string;
}

const take: EventHandler<KycContext> = (ctx, event, { providerId, digest }) => takeEvent(ctx, readEvent(event), { providerId, digest });

/**
 * What a KYC provider tells. What is known already, comes too late or is about nobody changes nothing. Each throws
 * EventMalformed when the data is not what the contract of `receiveKycWebhook` says.
 */
export const kycEvents: EventHandlers<KycContext> = Object.fromEntries(kycEventNames.map((name) => [name, take]));

/** Takes an event about a party, whatever came before it. */
export async function takeEvent(ctx: KycContext, event: KycEvent, source: Source): Promise<void> {
  await ctx.db.write(async (unit) => {
    const subject = isPartyId(event.reference) ? await lockSubject(unit.em, ctx.tenant, event.reference) : undefined;
    const { record } = subject ?? {};
    if (!subject || !record || record.providerId !== source.providerId) {
      ctx.log.warn(
        { tenant: ctx.tenant, provider_id: source.providerId, kind: event.kind },
        'the KYC provider reports on a party that was never submitted to it',
      );
      return {};
    }
    if (event.kind === 'document') await takeDocument(unit, ctx, { subject, record, event }, source);
    else if (!(await isReported(unit, subject, event.reportRef, source))) await takeReport(unit, ctx, { subject, record, event }, source);
    return {};
  });
}

/** An event, with the party that it is about. */
interface About<E extends KycEvent> {
  readonly subject: Subject;
  readonly record: KycRecord;
  readonly event: E;
}

type DocumentEvent = Extract<KycEvent, { kind: 'document' }>;
type ReportEvent = Exclude<KycEvent, DocumentEvent>;

/** Only a document of the last submission matters, and each report of it once. */
async function takeDocument(
  unit: WriteUnit, ctx: KycContext, { subject, record, event }: About<DocumentEvent>, source: Source,
): Promise<void> {
  const name = JSON.stringify([event.reportRef, event.documentRef]);
  const isOurs = record.documentRefs.some(({ ref }) => ref === event.documentRef);
  if (!isOurs || record.seenExpiries.includes(name)) return;
  const seenExpiries = [...record.seenExpiries, name];
  const taken = takeFact(subject.kyc, { kind: 'DOCUMENT_EXPIRED' }, timingOf(ctx));
  const moved = taken.verdict === 'DONE' ? taken.after : { kyc: subject.kyc, moves: [] };
  await store(unit, ctx, subject, moved, actorOf(event, source), { seenExpiries });
}

async function isReported(
  { em }: WriteUnit, { party: { tenantId, partyId } }: Subject, reportRef: string, { providerId }: Source,
): Promise<boolean> {
  return (await em.count(KycScreeningEntity, { tenantId, partyId, providerId, reportRef })) > 0;
}

async function takeReport(unit: WriteUnit, ctx: KycContext, about: About<ReportEvent>, source: Source): Promise<void> {
  const { subject, event } = about;
  if (event.kind === 'verdict' && await isOfEarlierSession(unit, about.record, event)) return;
  const { result } = event.screening;
  const fact: KycFact = event.kind === 'verdict' ? { kind: 'VERDICT', ...event.verdict, result } : {
    kind: 'SCREENED', trigger: event.trigger, result,
  };
  const taken = takeFact(subject.kyc, fact, timingOf(ctx));
  if (taken.verdict !== 'DONE') return;
  const told: RecordChanges = event.kind === 'verdict' ? { reportRef: event.reportRef, verdictDigest: source.digest } : {};
  await store(unit, ctx, subject, taken.after, actorOf(event, source), told);
  recordScreening(unit, ctx, about, taken.after, source);
}

/** The verdict about an earlier session changes nothing any more. */
async function isOfEarlierSession(
  { em }: WriteUnit, record: KycRecord, { sessionRef }: Extract<KycEvent, { kind: 'verdict' }>,
): Promise<boolean> {
  if (sessionRef === undefined || sessionRef === record.sessionRef) return false;
  const { tenantId, partyId } = record;
  return (await em.count(KycRequestEntity, { tenantId, partyId, sessionRef })) > 0;
}

function recordScreening(
  { em, ...unit }: WriteUnit, ctx: KycContext, { subject: { party }, event }: About<ReportEvent>, { kyc }: Moved, source: Source,
): void {
  const { result, checkedLists, hits }: ReportedScreening = event.screening;
  const trigger = event.kind === 'verdict' ? 'submission' : event.trigger;
  const screening = em.create(KycScreeningEntity, {
    tenantId: ctx.tenant, screeningId: ctx.ids.next('scn'), partyId: party.partyId, providerId: source.providerId,
    reportRef: event.reportRef,
    result, trigger, checkedLists: [...checkedLists], hits: [...hits], verdictDigest: source.digest, createdAt: ctx.clock.now(),
  });
  em.persist(screening);
  announceOf({ em, ...unit }, party, 'kyc.screened', {
    screening_id: screening.screeningId, result, trigger, kyc_state: kyc.state, screening_state: screeningState(kyc),
  });
}

function actorOf({ reportRef }: KycEvent, { providerId }: Source) {
  return { actor: providerId, type: 'PROVIDER' as const, providerRef: reportRef };
}
