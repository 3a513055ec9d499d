import type { MedRecovery, MedRecoveryHop } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { presentAmount } from '../../../platform/money.ts';
import { findJoinedAccounts, openBehind } from '../../accounts/index.ts';
import { findObligation } from '../../obligations/index.ts';
import type { MedContext } from './context.ts';
import type { MedCase } from './med-case.ts';
import { deadlinesOf, newRecovery, securedOf, type Recovery } from './recovery.ts';
import type { ToldHop } from './recovery.entity.ts';
import { findRecovery, findTexts } from './recoveries.ts';
import { passedIn, traceMoney, type TracedHop } from './trace.ts';

/** Context of a read of a case. */
export type RecoveryReader = Context & Pick<MedContext, 'med'>;

/** The recovery that a case belongs to, with what our own books say of it; undefined for a report on its own. */
export async function presentRecovery(ctx: RecoveryReader, it: MedCase): Promise<MedRecovery | undefined> {
  const { recoveryId, providerId } = it;
  if (recoveryId === null) return undefined;
  const { told, texts } = await ctx.db.read(async (em) => ({
    told: await findRecovery(em, ctx, providerId, recoveryId), texts: await findTexts(em, ctx, { providerId, recoveryId }),
  }));
  const recovery = told ?? untold(it, recoveryId);
  const traced = await trace(ctx, it);
  const now = ctx.clock.now();
  const root = Object.values(recovery.hops).find(({ hop }) => hop === 0);
  const rootAt = root?.occurredAt ?? minuteOf(recovery.rootEndToEndId ?? (it.hop === 0 ? it.originalEndToEndId : null));
  return {
    recovery_id: recoveryId, state: recovery.state, root_end_to_end_id: recovery.rootEndToEndId,
    amount: recovery.cents === null ? null : presentAmount(it.currency, BigInt(recovery.cents)),
    secured_amount: presentAmount(it.currency, BigInt(securedOf(recovery))), monitored: recovery.isMonitored,
    hops: hopsOf(it, recovery, traced),
    deadlines: deadlinesOf(recovery, rootAt === undefined ? undefined : new Date(rootAt), ctx.med.terms, now),
    evidence: texts.map(({ at, kept }) => ({ at: new Date(at).toISOString(), text: openBehind(ctx, kept) ?? '' })),
    closed_by: recovery.closedBy, updated_at: recovery.updatedAt.toISOString(),
  };
}

/** A recovery that the case alone names. */
function untold({ providerId, createdAt }: MedCase, recoveryId: string): Recovery {
  return { ...newRecovery(providerId, recoveryId, createdAt), reached: { CREATED: createdAt.toISOString() } };
}

/** The minute in the name of a payment: the clock of the rail is UTC. */
function minuteOf(endToEndId: string | null): string | undefined {
  const [, year, month, day, hour, minute] = /^E.{8}(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)/.exec(endToEndId ?? '') ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}T${hour}:${minute}:00.000Z`;
}

/** The way of contested money that one of our accounts received, inside the tenant. */
async function trace(ctx: RecoveryReader, it: MedCase): Promise<TracedHop[]> {
  if (it.direction !== 'INBOUND') return [];
  const credit = await findObligation(ctx, it.originalObligationId);
  if (!credit) return [];
  const { database } = ctx.db;
  const find = passedIn((statement, values) => database.query(statement, values), ctx.tenant, ctx.med.trace);
  const start = { accountId: it.accountId, at: credit.resolvedAt ?? credit.createdAt, cents: Number(it.amount), hop: it.hop };
  const before = (await findJoinedAccounts(ctx, it.accountId)).filter((id) => id !== it.accountId);
  return traceMoney(start, async (accountId, ...window) => {
    const ids = accountId === it.accountId ? [accountId, ...before] : [accountId];
    const found = await Promise.all(ids.map((id) => find(id, ...window)));
    return found.flat().toSorted((a, b) => a.at.getTime() - b.at.getTime()).slice(0, window[2]);
  }, ctx.med.trace);
}

function hopsOf({ currency }: MedCase, { hops }: Recovery, traced: readonly TracedHop[]): MedRecoveryHop[] {
  const byName = new Map(traced.flatMap((it) => (it.endToEndId === null ? [] : [[it.endToEndId, it] as const])));
  const told = Object.values(hops).map((hop) => presentTold(hop, byName.get(hop.endToEndId), currency));
  const ours = traced.filter(({ endToEndId }) => endToEndId === null || !(endToEndId in hops)).map((hop) => presentTraced(hop, currency));
  return [...told, ...ours].toSorted((a, b) => a.hop - b.hop || a.occurred_at.localeCompare(b.occurred_at));
}

function presentTold(it: ToldHop, ours: TracedHop | undefined, currency: string): MedRecoveryHop {
  return {
    source: 'DIRECTORY', hop: it.hop, end_to_end_id: it.endToEndId, obligation_id: ours?.obligationId ?? null,
    from_account_id: ours?.fromAccountId ?? null, to_account_id: ours?.toAccountId ?? null, from_ispb: it.fromIspb, to_ispb: it.toIspb,
    amount: presentAmount(currency, BigInt(it.cents)),
    secured_amount: it.securedCents === null ? null : presentAmount(currency, BigInt(it.securedCents)), occurred_at: it.occurredAt,
  };
}

function presentTraced(it: TracedHop, currency: string): MedRecoveryHop {
  return {
    source: 'LEDGER', hop: it.hop, end_to_end_id: it.endToEndId, obligation_id: it.obligationId, from_account_id: it.fromAccountId,
    to_account_id: it.toAccountId, from_ispb: null, to_ispb: null, amount: presentAmount(currency, BigInt(it.cents)), secured_amount: null,
    occurred_at: it.at.toISOString(),
  };
}
