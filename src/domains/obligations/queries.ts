import { defineEntity, p, raw, type EntityManager, type FilterQuery, type InferEntity } from '@mikro-orm/postgresql';
import type { ObligationListResponse } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../platform/pages.ts';
import { joinedAccounts } from '../accounts/index.ts';
import type { RailFamily } from '../rails/index.ts';
import type { Obligation, ObligationState, ResolutionOutcome, Side } from './obligation.ts';
import { presentObligation } from './present.ts';
import { fromColumns, loadObligations, type ObligationColumns } from './record.ts';

/** A row of obligations, for lists. The journal writer alone writes it, see record.ts. */
export const ObligationEntity = defineEntity({
  name: 'Obligation',
  tableName: 'obligations',
  readonly: true,
  properties: {
    tenantId: p.string().primary(),
    obligationId: p.string().primary(),
    rail: p.string().$type<RailFamily>(),
    state: p.string().$type<ObligationState>(),
    resolutionOutcome: p.string().$type<ResolutionOutcome>().nullable(),
    reason: p.string().nullable(),
    amount: p.bigint('bigint'),
    currency: p.string(),
    debtorKind: p.string().$type<Side['kind']>(),
    debtorAccountId: p.string().nullable(),
    debtorExternalId: p.string().nullable(),
    creditorKind: p.string().$type<Side['kind']>(),
    creditorAccountId: p.string().nullable(),
    creditorExternalId: p.string().nullable(),
    destinationAccountId: p.string().nullable(),
    expectedAt: p.datetime().nullable(),
    graceSeconds: p.integer().nullable(),
    matchKeys: p.json<Record<string, string>>(),
    metadata: p.json<Record<string, unknown>>(),
    txId: p.string(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.string(),
    updatedAt: p.datetime(),
    resolvedAt: p.datetime().nullable(),
    sentAt: p.datetime().nullable(),
    exceptedAt: p.datetime().nullable(),
    stuckAt: p.datetime().nullable(),
  },
});

type ObligationRecord = InferEntity<typeof ObligationEntity>;

const OBLIGATION_ID = /^obl_[0-9A-HJKMNP-TV-Z]{26}$/;

/** The tenant's obligation of this id; a missing and a foreign one are alike undefined. */
export async function findObligation(ctx: Pick<Context, 'tenant' | 'db'>, obligationId: string): Promise<Obligation | undefined> {
  if (!OBLIGATION_ID.test(obligationId)) return undefined;
  const { tenant } = ctx;
  return ctx.db.lookUp('obligations', obligationId, (query, ids) => loadObligations(query, tenant, ids));
}

const FIND_SENT = { name: 'find-sent-payment', text: 'select * from razao.find_sent_payment($1, $2, $3)' };

/** The tenant's payment out that was handed to its rail under this name; names are the rail's, not the client's. */
export async function findSentPayment(ctx: Pick<Context, 'tenant' | 'db'>, rail: RailFamily, endToEndId: string): Promise<Obligation | undefined> {
  const [row] = await ctx.db.database.query<ObligationColumns>(FIND_SENT, [ctx.tenant, rail, endToEndId]);
  return row && fromColumns(row);
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
  const rows = await ctx.db.read(async (em) => em.find(ObligationEntity, {
    tenantId: ctx.tenant,
    ...(page.after !== undefined && { obligationId: { $lt: page.after } }),
    ...(filters.rail !== undefined && { rail: filters.rail }),
    ...(filters.state !== undefined && { state: filters.state }),
    ...(filters.resolution_outcome !== undefined && { resolutionOutcome: filters.resolution_outcome }),
    ...(filters.stuck !== undefined && stuckFilter(filters.stuck, ctx.clock.now())),
    $and: await sidesAmong(em, ctx.tenant, filters),
  }, { orderBy: { obligationId: 'desc' }, limit: page.take }));
  const { data, next_cursor } = page.close(rows, ({ obligationId }) => obligationId, (row) => presentObligation(asObligation(row)));
  return { items: data, next_cursor };
}

/** The rule of `stuckSince`, for rows. */
function stuckFilter(isStuck: boolean, now: Date): FilterQuery<ObligationRecord> {
  const rule = `(state <> 'FINAL' and coalesce(expected_at + make_interval(secs => coalesce(grace_seconds, 0)) <= ?, false))`;
  return { [raw(rule, [now])]: isStuck };
}

/** Accounts of one history are one here, and the move between them is left out. */
async function sidesAmong(em: EntityManager, tenant: string, filters: ObligationFilters): Promise<FilterQuery<ObligationRecord>[]> {
  const { account_id, debtor_account_id, creditor_account_id } = filters;
  const wanted: [string | undefined, (ids: string[]) => FilterQuery<ObligationRecord>][] = [
    [debtor_account_id, ($in) => ({ debtorAccountId: { $in } })],
    [creditor_account_id, ($in) => ({ creditorAccountId: { $in } })],
    [account_id, ($in) => ({ $or: [{ debtorAccountId: { $in } }, { creditorAccountId: { $in } }] })],
  ];
  const conditions: FilterQuery<ObligationRecord>[] = [];
  for (const [accountId, isSide] of wanted) {
    if (accountId === undefined) continue;
    const ids = await joinedAccounts(em, tenant, accountId);
    conditions.push(isSide(ids));
    if (ids.length > 1) conditions.push({ $or: [outside('debtorAccountId', ids), outside('creditorAccountId', ids)].flat() });
  }
  return conditions;
}

/** That a side is none of these accounts, or no account at all. */
function outside(side: 'debtorAccountId' | 'creditorAccountId', ids: string[]): FilterQuery<ObligationRecord>[] {
  return [{ [side]: { $nin: ids } }, { [side]: null }];
}

function asObligation(row: ObligationRecord): Obligation {
  return {
    ...row,
    debtor: { kind: row.debtorKind, accountId: row.debtorAccountId ?? null, externalId: row.debtorExternalId ?? null },
    creditor: { kind: row.creditorKind, accountId: row.creditorAccountId ?? null, externalId: row.creditorExternalId ?? null },
    resolutionOutcome: row.resolutionOutcome ?? null,
    reason: row.reason ?? null,
    destinationAccountId: row.destinationAccountId ?? null,
    expectedAt: row.expectedAt?.toISOString() ?? null,
    graceSeconds: row.graceSeconds ?? null,
    resolvedAt: row.resolvedAt ?? null,
    sentAt: row.sentAt ?? null,
    exceptedAt: row.exceptedAt ?? null,
    stuckAt: row.stuckAt ?? null,
  };
}
