import { raw, type EntityManager, type FilterQuery, type InferEntity } from '@mikro-orm/postgresql';
import type { ObligationListResponse, ObligationResponse } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { PostgresRow } from '../../platform/db/row.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import { joinedAccounts } from '../accounts/index.ts';
import type { RailFamily } from '../rails/index.ts';
import { obligationCodec, ObligationEntity, type ObligationState, type ResolutionOutcome } from './obligation.entity.ts';
import type { Obligation } from './obligation.ts';
import { findPayments, type SideFilter } from './payments.ts';
import { presentObligation } from './present.ts';
import { loadObligations } from './record.ts';

type ObligationRecord = InferEntity<typeof ObligationEntity>;

const OBLIGATION_ID = /^obl_[0-9A-HJKMNP-TV-Z]{26}$/;

/** The tenant's obligation of this id; a missing and a foreign one are alike undefined. */
export async function findObligation(ctx: Pick<Context, 'tenant' | 'db'>, obligationId: string): Promise<Obligation | undefined> {
  if (!OBLIGATION_ID.test(obligationId)) return undefined;
  const { tenant } = ctx;
  return ctx.db.lookUp('obligations', obligationId, (query, ids) => loadObligations(query, tenant, ids));
}

const FIND_SENT = {
  name: 'find-sent-payment', text: `select ${obligationCodec.columns.join(', ')} from razao.find_sent_payment($1, $2, $3)`,
};

/** The tenant's payment out that was handed to its rail under this name; names are the rail's, not the client's. */
export async function findSentPayment(
  ctx: Pick<Context, 'tenant' | 'db'>, rail: RailFamily, endToEndId: string,
): Promise<Obligation | undefined> {
  const [row] = await ctx.db.database.query<PostgresRow>(FIND_SENT, [ctx.tenant, rail, endToEndId]);
  return row && obligationCodec.read(row);
}

/** How the gateway loads the obligation that a path names. */
export const obligationResource: ResourceKind<Obligation> = { missing: 'OBLIGATION_NOT_FOUND', find: findObligation };

/** What a list of obligations may be narrowed by. */
export interface ObligationFilters {
  account_id?: string | undefined;
  debtor_account_id?: string | undefined;
  creditor_account_id?: string | undefined;
  rail?: RailFamily | undefined;
  state?: ObligationState | undefined;
  resolution_outcome?: ResolutionOutcome | undefined;
  /** Whether it is open past its expected settlement and its grace. */
  stuck?: boolean | undefined;
}

/**
 * The tenant's obligations, newest first.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listObligations(ctx: Context, filters: ObligationFilters, query: PageQuery): Promise<ObligationListResponse> {
  const page = new Page<string>(ctx, 'listObligations', filters, query);
  const rows = await ctx.db.read(async (em) => {
    const sides = await sidesOf(em, ctx.tenant, filters);
    const stored = await em.find(ObligationEntity, {
      tenantId: ctx.tenant,
      ...(page.after !== undefined && { obligationId: { $lt: page.after } }),
      ...(filters.rail !== undefined && { rail: filters.rail }),
      ...(filters.state !== undefined && { state: filters.state }),
      ...(filters.resolution_outcome !== undefined && { resolutionOutcome: filters.resolution_outcome }),
      ...(filters.stuck !== undefined && stuckFilter(filters.stuck, ctx.clock.now())),
      $and: sides.flatMap(conditionsOf),
    }, { orderBy: { obligationId: 'desc' }, limit: page.take });
    const payments = mayBePayments(filters) ? await findPayments(em, ctx.tenant, { sides, before: page.after, limit: page.take }) : [];
    return [...stored, ...payments].sort((a, b) => (a.obligationId < b.obligationId ? 1 : -1)).slice(0, page.take);
  });
  const { data, next_cursor } = page.close(rows, ({ obligationId }) => obligationId, presentObligation);
  return { items: data, next_cursor };
}

/** Whether payments that their entries keep could be meant: they are NATIVE, final and settled. */
function mayBePayments({ rail = 'NATIVE', state = 'FINAL', resolution_outcome = 'SETTLED', stuck = false }: ObligationFilters): boolean {
  return rail === 'NATIVE' && state === 'FINAL' && resolution_outcome === 'SETTLED' && !stuck;
}

/** The rule of `stuckSince`, for rows. */
function stuckFilter(isStuck: boolean, now: Date): FilterQuery<ObligationRecord> {
  const rule = `(state <> 'FINAL' and coalesce(expected_at + make_interval(secs => coalesce(grace_seconds, 0)) <= ?, false))`;
  return { [raw(rule, [now])]: isStuck };
}

/** Accounts of one history are one here, and the move between them is left out. */
async function sidesOf(em: EntityManager, tenant: string, filters: ObligationFilters): Promise<SideFilter[]> {
  const { account_id, debtor_account_id, creditor_account_id } = filters;
  const sides: SideFilter[] = [];
  for (const [side, accountId] of [['debtor', debtor_account_id], ['creditor', creditor_account_id], ['either', account_id]] as const) {
    if (accountId !== undefined) sides.push({ side, ids: await joinedAccounts(em, tenant, accountId) });
  }
  return sides;
}

function conditionsOf({ side, ids }: SideFilter): FilterQuery<ObligationRecord>[] {
  const $in = ids;
  const isSide: FilterQuery<ObligationRecord> = side === 'either'
    ? { $or: [{ debtor: { accountId: { $in } } }, { creditor: { accountId: { $in } } }] } : { [side]: { accountId: { $in } } };
  return ids.length > 1 ? [isSide, { $or: [outside('debtor', ids), outside('creditor', ids)].flat() }] : [isSide];
}

/** That a side is none of these accounts, or no account at all. */
function outside(side: 'debtor' | 'creditor', ids: string[]): FilterQuery<ObligationRecord>[] {
  return [{ [side]: { accountId: { $nin: ids } } }, { [side]: { accountId: null } }];
}

/** One obligation. */
export function getObligation(obligation: Obligation): ObligationResponse {
  return presentObligation(obligation);
}
