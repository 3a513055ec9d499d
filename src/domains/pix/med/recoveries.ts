import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../platform/context.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { rowCodec, type PostgresRow } from '../../../platform/db/row.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import { sealBehind } from '../../accounts/index.ts';
import { reportCommand } from './commands.ts';
import type { MedContext } from './context.ts';
import { BY_COMPLETION, type CancelledFact } from './facts.ts';
import type { MedCase } from './med-case.ts';
import { isEnded, mergeFact, securedOf, type Recovery, type RecoveryFact } from './recovery.ts';
import { MedRecoveryEntity } from './recovery.entity.ts';

const codec = rowCodec(MedRecoveryEntity);
const COLUMNS = codec.columns.join(', ');
const FIND = `select ${COLUMNS} from razao.med_recoveries where tenant_id = ? and provider_id = ? and recovery_id = ?`;
const OTHER = `select recovery_id from razao.med_recoveries
  where tenant_id = ? and provider_id = ? and root_end_to_end_id = ? and recovery_id <> ? and state <> 'CANCELLED'`;
const KEEP = `
  insert into razao.med_recoveries (
    tenant_id, provider_id, recovery_id, state, root_end_to_end_id, cents, is_monitored, monitored_told_at, hops, reached, closed_by,
    version, updated_at
  ) values (?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?)
  on conflict (tenant_id, provider_id, recovery_id) do update set state = excluded.state, root_end_to_end_id = excluded.root_end_to_end_id,
    cents = excluded.cents, is_monitored = excluded.is_monitored, monitored_told_at = excluded.monitored_told_at, hops = excluded.hops,
    reached = excluded.reached, closed_by = excluded.closed_by, version = excluded.version, updated_at = excluded.updated_at`;
const KEEP_TEXT = `
  insert into razao.med_recovery_texts (tenant_id, provider_id, recovery_id, digest, at, kept) values (?, ?, ?, ?, ?, ?)
  on conflict do nothing`;
const TEXTS = `select at, kept from razao.med_recovery_texts
  where tenant_id = ? and provider_id = ? and recovery_id = ? order by at, digest`;
const CASES = { name: 'med-cases-of-recovery', text: 'select * from razao.med_cases_of_recovery($1, $2, $3)' };

type Reader = Pick<Context, 'tenant'>;

/** A recovery as it is now; undefined where nothing was told of it. */
export async function findRecovery(
  em: EntityManager, { tenant }: Reader, providerId: string, recoveryId: string,
): Promise<Recovery | undefined> {
  const [row] = await em.execute<PostgresRow[]>(FIND, [tenant, providerId, recoveryId]);
  return row && codec.read(row);
}

/** What was written about a recovery, as rows keep it. */
export function findTexts(
  em: EntityManager, { tenant }: Reader, { providerId, recoveryId }: Pick<Recovery, 'providerId' | 'recoveryId'>,
): Promise<{ at: string | Date; kept: string }[]> {
  return em.execute(TEXTS, [tenant, providerId, recoveryId]);
}

/**
 * Takes what is told of a recovery, under the tenant's head: it moves no money. A second recovery of a payment changes nothing, unless the
 * first was cancelled. The worker closes the cases of one that ended: see `closeCases`.
 * @param evidence what was written about it.
 */
export async function takeRecoveryFact(ctx: MedContext, providerId: string, fact: RecoveryFact, evidence?: string): Promise<void> {
  await ctx.db.write(async ({ em, announce }) => {
    await lockHead(em, ctx.tenant);
    const before = await findRecovery(em, ctx, providerId, fact.recoveryId);
    const [other] = fact.root ? await em.execute<object[]>(OTHER, [ctx.tenant, providerId, fact.root.endToEndId, fact.recoveryId]) : [];
    if (other && !before?.rootEndToEndId) return {};
    if (evidence !== undefined) await em.execute(KEEP_TEXT, [
      ctx.tenant, providerId, fact.recoveryId, ctx.vault.mac('med-evidence', evidence).toString('hex'), new Date(fact.at),
      sealBehind(ctx, '', evidence),
    ]);
    const merged = mergeFact(before, providerId, fact, ctx.clock.now());
    if (!merged) return {};
    await keepRecovery(em, ctx.tenant, merged);
    announce(recoveryEvent(merged));
    return {};
  });
}

async function keepRecovery(em: EntityManager, tenant: string, it: Recovery): Promise<void> {
  await em.execute(KEEP, [
    tenant, it.providerId, it.recoveryId, it.state, it.rootEndToEndId, it.cents, it.isMonitored, it.monitoredToldAt,
    JSON.stringify(it.hops), JSON.stringify(it.reached), it.closedBy, it.version, it.updatedAt,
  ]);
}

function recoveryEvent(it: Recovery): EventOf<'med_recovery.changed'> {
  return {
    type: 'med_recovery.changed', entityId: `recovery:${it.providerId}:${it.recoveryId}`, version: it.version,
    data: {
      recovery_id: it.recoveryId, provider_id: it.providerId, state: it.state, root_end_to_end_id: it.rootEndToEndId, amount: it.cents,
      secured_amount: securedOf(it), hops: Object.keys(it.hops).length, monitored: it.isMonitored, closed_by: it.closedBy,
    },
  };
}

/**
 * Cancels the cases of a recovery that has ended: all that are not final of a cancelled one, and of a completed one those that are open
 * against us, whose money nobody will ask for any more. Safe to repeat.
 */
async function closeCases(ctx: MedContext, { providerId, recoveryId, state }: Recovery): Promise<void> {
  const cases = await ctx.db.database.query<Pick<MedCase, 'direction' | 'status'> & { report_id: string | null }>(
    CASES, [ctx.tenant, providerId, recoveryId],
  );
  const ours = new Set(cases.filter(({ direction }) => direction === 'OUTBOUND').map(({ report_id: reportId }) => reportId));
  const cancelled: CancelledFact = { kind: 'CANCELLED', ...(state === 'COMPLETED' && { by: BY_COMPLETION }) };
  for (const { report_id: reportId, direction, status } of cases) {
    const ends = state === 'CANCELLED' || (direction === 'INBOUND' && status === 'OPEN' && !ours.has(reportId));
    if (reportId === null || !ends) continue;
    await ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), reportCommand(ctx, providerId, reportId, cancelled));
  }
}

/** Closes the cases of a recovery that has ended, also those that were opened after its end. */
export async function closeWithRecovery(
  ctx: MedContext, { providerId, recoveryId }: Pick<MedCase, 'providerId' | 'recoveryId'>,
): Promise<void> {
  const recovery = recoveryId === null ? undefined : await ctx.db.read((em) => findRecovery(em, ctx, providerId, recoveryId));
  if (recovery && isEnded(recovery)) await closeCases(ctx, recovery);
}

/** All the money of the victim's payment is back: its recovery is over, whether or not the provider says so. */
export async function completeReturned(ctx: MedContext, it: MedCase): Promise<void> {
  const { recoveryId, direction, status, returned, providerId, hop } = it;
  if (recoveryId === null || direction !== 'OUTBOUND' || status !== 'RETURNED' || hop !== 0) return;
  const recovery = await ctx.db.read((em) => findRecovery(em, ctx, providerId, recoveryId));
  if ((returned ?? 0n) < BigInt(recovery?.cents ?? 0) || (returned ?? 0n) < it.amount) return;
  await takeRecoveryFact(ctx, providerId, {
    recoveryId, at: ctx.clock.now().toISOString(), state: 'COMPLETED', root: null, hops: [], isMonitored: null, by: 'LEDGER',
  });
}
