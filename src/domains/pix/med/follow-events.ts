import { present } from '../../../platform/assert.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { PageConsumer, PlacedEvent } from '../../../platform/worker/consumer.ts';
import type { LedgerCommand } from '../../journal/index.ts';
import { noteSecured, placeMedBlock, returnKept } from './block-money.ts';
import { draftOf } from './case-draft.ts';
import { returnEndedCommand } from './commands.ts';
import type { MedContext } from './context.ts';
import { MED_CASE, type MedCase } from './med-case.ts';
import type { MoneyBack } from './med-case.entity.ts';
import { openWaitingCases } from './open-waiting-cases.ts';
import { markByCase } from './mark-parties.ts';
import { findMedCase } from './queries.ts';
import { caseRow, NOTHING } from './record.ts';
import { closeWithRecovery, completeReturned } from './recoveries.ts';
import { restExpired } from './secure-rest.ts';
import { takeFact } from './take-fact.ts';

const POLL_EVERY_MS = 200;

const DEVOLUTIONS = { name: 'med-cases-of-devolutions', text: 'select * from razao.med_cases_of_devolutions($1, $2)' };
const MONEY_BACK = { name: 'med-money-back', text: 'select * from razao.med_money_back($1, $2)' };

/**
 * Follows the events that concern cases: places and lifts blocks, ends returns, books money of contested payments that comes back, and
 * opens cases of contested credits that arrive. Of a tenant without cases nothing is read.
 */
export function medConsumer(database: Database, contextFor: (tenant: string) => MedContext): PageConsumer {
  return {
    name: 'med',
    pollEveryMs: POLL_EVERY_MS,
    isReady: () => true,
    wants: async (tenants) => {
      const rows = await database.callForEach<{ types: string[] }>('med_wants($1) as f (types)', tenants);
      return new Map(rows.map(({ tenant, types }) => [tenant, { types, isPressing: types.length > 0 }]));
    },
    handlePage: (tenant, events) => followEvents(contextFor(tenant), events),
  };
}

/** Events of a case against us that say whether its report stands as fraud. */
const ABOUT_FRAUD: ReadonlySet<string> = new Set(['med_case.fraud_accepted', 'med_case.cancelled', 'med_case.withdrawn']);

/** Events of a case against us after which a block of it may be left: for the rest, where a part is back. */
const MAY_LIFT: ReadonlySet<string> = new Set(['med_case.cancelled', 'med_case.withdrawn', 'med_case.returned']);

/** Does what follows from a page of events. Safe to repeat: each step reads what the ledger has then. */
export async function followEvents(ctx: MedContext, events: readonly PlacedEvent[]): Promise<void> {
  for (const { type, entityId, data } of events) {
    const isInbound = data['direction'] === 'INBOUND';
    if (type === 'med_case.opened' && isInbound) await placeMedBlock(ctx, entityId);
    if (type === 'med_case.opened') await followCase(ctx, entityId, closeWithRecovery);
    if (type === 'med_recovery.changed') await closeWithRecovery(ctx, {
      providerId: String(data['provider_id']), recoveryId: String(data['recovery_id']),
    });
    if (type === 'med_case.returned') await followCase(ctx, entityId, isInbound ? closeWithRecovery : completeReturned);
    if (isInbound && MAY_LIFT.has(type)) await returnKept(ctx, entityId);
    if (type === 'block.expired' && typeof data['med_case_id'] === 'string') await ctx.journal.submitOnce(
      ctx, ctx.ids.next('cmd'), restExpired(data['med_case_id'], entityId),
    );
    if (isInbound && ABOUT_FRAUD.has(type)) await followCase(ctx, entityId, markByCase);
    if (type === 'block.secured' && typeof data['med_case_id'] === 'string') await noteSecured(ctx, data['med_case_id'], entityId);
  }
  const of = (family: string): string[] => [
    ...new Set(events.filter(({ type }) => type.startsWith(family)).map(({ entityId }) => entityId)),
  ];
  await followReturns(ctx, of('obligation.'));
  await followMoney(ctx, of('evidence.'));
}

async function followCase(ctx: MedContext, caseId: string, follow: (ctx: MedContext, it: MedCase) => Promise<void>): Promise<void> {
  const it = await findMedCase(ctx, caseId);
  if (it) await follow(ctx, it);
}

async function followReturns(ctx: MedContext, obligationIds: readonly string[]): Promise<void> {
  if (obligationIds.length === 0) return;
  const rows = await ctx.db.database.query<{ obligation_id: string; case_id: string }>(DEVOLUTIONS, [ctx.tenant, obligationIds]);
  for (const { obligation_id: obligationId, case_id: caseId } of rows) {
    const it = present(await findMedCase(ctx, caseId), 'the case of a return');
    await ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), returnEndedCommand(ctx, it, obligationId));
  }
}

async function followMoney(ctx: MedContext, evidenceIds: readonly string[]): Promise<void> {
  if (evidenceIds.length === 0) return;
  await openWaitingCases(ctx);
  const rows = await ctx.db.database.query<{ case_id: string; obligation_id: string; return_end_to_end_id: string; cents: string }>(
    MONEY_BACK, [ctx.tenant, evidenceIds]);
  for (const row of rows) {
    const money = { obligationId: row.obligation_id, returnEndToEndId: row.return_end_to_end_id, cents: Number(row.cents) };
    await ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), moneyCommand(ctx, row.case_id, money));
  }
}

/** Money of a payment that we contest has come back. */
export function moneyCommand(ctx: MedContext, caseId: string, money: MoneyBack): LedgerCommand<null> {
  return {
    loads: { accounts: [], rows: [caseId] },
    decide: (ledger) => {
      const draft = draftOf(ctx, ledger, present(ledger.row(MED_CASE, caseId), 'the case of a payment that comes back'));
      const verdict = takeFact(draft, { kind: 'MONEY_BACK', ...money });
      return { ...NOTHING, rows: verdict === 'LATE' ? [] : [caseRow(draft.medCase)], events: draft.events };
    },
  };
}
