import type { MedRecoveryDeadline, MedRecoveryState } from '../../../../generated/models.ts';
import { canonicalJson } from '../../../platform/canonical.ts';
import type { RowOf } from '../../../platform/db/row.ts';
import type { MedRecoveryEntity, ToldHop } from './recovery.entity.ts';

export type Recovery = Omit<RowOf<typeof MedRecoveryEntity>, 'tenantId'>;

/** What is told of a recovery: of the state it reached, or of nothing but what is known. */
export interface RecoveryFact {
  readonly recoveryId: string;
  /** When it happened, as ISO text. */
  readonly at: string;
  readonly state: MedRecoveryState | null;
  readonly root: { readonly endToEndId: string; readonly cents: number } | null;
  readonly hops: readonly ToldHop[];
  readonly isMonitored: boolean | null;
  readonly by: 'PROVIDER' | 'LEDGER';
}

/** How long each step of a recovery may take. */
export interface RecoveryTerms {
  readonly contestDays: number;
  readonly clientDays: number;
  readonly analysisDays: number;
  readonly refundHours: number;
  readonly returnHours: number;
  readonly totalDays: number;
}

const ORDER: readonly MedRecoveryState[] = ['CREATED', 'TRACKED', 'AWAITING_ANALYSIS', 'ANALYSED', 'REFUNDING', 'COMPLETED', 'CANCELLED'];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export function isEnded({ state }: Pick<Recovery, 'state'>): boolean {
  return state === 'COMPLETED' || state === 'CANCELLED';
}

/**
 * The recovery after a fact, in whatever order facts come. States only go forward, and of two ends the first stands; of a payment that is
 * told again, what happened last counts. Undefined where the fact says nothing new. Pure.
 */
export function mergeFact(before: Recovery | undefined, providerId: string, fact: RecoveryFact, now: Date): Recovery | undefined {
  const known = before ?? newRecovery(providerId, fact.recoveryId, now);
  const state = further(known.state, fact.state ?? 'CREATED');
  const after: Recovery = {
    ...known, state, rootEndToEndId: known.rootEndToEndId ?? fact.root?.endToEndId ?? null, cents: known.cents ?? fact.root?.cents ?? null,
    ...monitored(known, fact), hops: mergeHops(known.hops, fact.hops), reached: mergeReached(known.reached, fact, state),
    closedBy: known.closedBy ?? (isEnded({ state }) ? fact.by : null),
  };
  if (before && canonicalJson(factsIn(after)) === canonicalJson(factsIn(before))) return undefined;
  return { ...after, version: known.version + 1n, updatedAt: now };
}

/** A recovery of which nothing was told yet. */
export function newRecovery(providerId: string, recoveryId: string, now: Date): Recovery {
  return {
    providerId, recoveryId, state: 'CREATED', rootEndToEndId: null, cents: null, isMonitored: false, monitoredToldAt: null, hops: {},
    reached: {}, closedBy: null, version: 0n, updatedAt: now,
  };
}

function further(before: MedRecoveryState, next: MedRecoveryState): MedRecoveryState {
  return isEnded({ state: before }) || ORDER.indexOf(next) <= ORDER.indexOf(before) ? before : next;
}

function monitored(known: Recovery, { isMonitored, at }: RecoveryFact): Pick<Recovery, 'isMonitored' | 'monitoredToldAt'> {
  const toldAt = new Date(at);
  const isNews = isMonitored !== null && (known.monitoredToldAt === null || known.monitoredToldAt < toldAt);
  return isNews ? { isMonitored, monitoredToldAt: toldAt } : { isMonitored: known.isMonitored, monitoredToldAt: known.monitoredToldAt };
}

function mergeHops(known: Recovery['hops'], told: readonly ToldHop[]): Recovery['hops'] {
  const hops = { ...known };
  for (const hop of told) {
    const before = hops[hop.endToEndId];
    if (!before || isNewer(hop, before)) hops[hop.endToEndId] = hop;
  }
  return hops;
}

/** Told later; of two that were told at one instant, the one with more secured, and then any: their order must not matter. */
function isNewer(hop: ToldHop, before: ToldHop): boolean {
  if (hop.at !== before.at) return hop.at > before.at;
  const more = (hop.securedCents ?? -1) - (before.securedCents ?? -1);
  return more > 0 || (more === 0 && canonicalJson(hop) > canonicalJson(before));
}

/** The first instant of each state that was told; a contradicting end leaves no trace. */
function mergeReached(known: Recovery['reached'], { state, at }: RecoveryFact, now: MedRecoveryState): Recovery['reached'] {
  if (state === null || (isEnded({ state }) && state !== now)) return known;
  const before = known[state];
  return before !== undefined && before <= at ? known : { ...known, [state]: at };
}

/** All of a recovery but its version and when it changed, as JSON. */
function factsIn({ version: _, updatedAt: __, monitoredToldAt, ...facts }: Recovery): object {
  return { ...facts, monitoredToldAt: monitoredToldAt?.toISOString() ?? null };
}

/** The instant at which a recovery must be over: that long after it was created, or after a case that came before anything was told. */
export function recoveryEnd(recovery: Pick<Recovery, 'reached'> | undefined, caseAt: Date, { totalDays }: RecoveryTerms): Date {
  const created = recovery?.reached.CREATED;
  return new Date((created === undefined ? caseAt : new Date(created)).getTime() + totalDays * DAY_MS);
}

/** Amount that is secured at all hops together, as the provider says it, in centavos. */
export function securedOf({ hops }: Pick<Recovery, 'hops'>): number {
  return Object.values(hops).reduce((sum, { securedCents }) => sum + (securedCents ?? 0), 0);
}

/** What is due in a recovery, in order of time. @param rootAt when the victim paid; undefined where nobody said it. */
export function deadlinesOf(
  { state, reached }: Pick<Recovery, 'state' | 'reached'>, rootAt: Date | undefined, terms: RecoveryTerms, now: Date,
): MedRecoveryDeadline[] {
  const { CREATED: created, ANALYSED: analysed, REFUNDING: refunding, COMPLETED: completed } = reached;
  const isPast = (than: MedRecoveryState): boolean => state !== 'CANCELLED' && ORDER.indexOf(state) >= ORDER.indexOf(than);
  const due = (deadline: MedRecoveryDeadline['deadline'], from: string | undefined, ms: number, isMet: boolean): MedRecoveryDeadline[] => {
    if (from === undefined) return [];
    const at = new Date(new Date(from).getTime() + ms);
    return [{ deadline, due_at: at.toISOString(), status: isMet ? 'MET' : at < now ? 'PASSED' : 'OPEN' }];
  };
  return [
    ...due('CONTEST', rootAt?.toISOString(), terms.contestDays * DAY_MS, created !== undefined),
    ...due('CLIENT_ANSWER', created, terms.clientDays * DAY_MS, isPast('ANALYSED')),
    ...due('ANALYSIS', created, terms.analysisDays * DAY_MS, isPast('ANALYSED')),
    ...due('REFUND_REQUEST', analysed, terms.refundHours * HOUR_MS, refunding !== undefined || completed !== undefined),
    ...due('RETURN', analysed ?? refunding, terms.returnHours * HOUR_MS, completed !== undefined),
    ...due('END', created, terms.totalDays * DAY_MS, isEnded({ state })),
  ].toSorted((a, b) => a.due_at.localeCompare(b.due_at));
}
