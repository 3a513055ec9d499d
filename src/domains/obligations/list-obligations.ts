import { raw, type EntityManager, type FilterQuery, type InferEntity, type QueryOrderMap } from '@mikro-orm/postgresql';
import type { ObligationListResponse } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { invalid } from '../../platform/errors.ts';
import { queryInstant } from '../../platform/http/instant.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import { taxIdDigest } from '../../platform/vault/person-digest.ts';
import { joinedAccounts } from '../accounts/index.ts';
import type { RailFamily } from '../rails/index.ts';
import { ObligationEntity, type ObligationState, type ResolutionOutcome } from './obligation.entity.ts';
import type { Obligation } from './obligation.ts';
import { findPayments, type Place, type SideFilter, type Span } from './payments.ts';
import { getObligation } from './queries.ts';

type ObligationRecord = InferEntity<typeof ObligationEntity>;

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
  end_to_end_id?: string | undefined;
  external_reference?: string | undefined;
  counterparty_digest?: string | undefined;
  counterparty_tax_id?: string | undefined;
  /** Minor units. */
  amount?: number | undefined;
  created_from?: string | undefined;
  created_to?: string | undefined;
  settled_from?: string | undefined;
  settled_to?: string | undefined;
}

/** What a page is ordered by, the newest first: ids, or with a range the instants that it bounds. */
type Order = 'obligationId' | 'createdAt' | 'resolvedAt';

/** Days of the widest range in which an amount alone is looked for. */
const AMOUNT_DAYS = 31;
const DAY_MS = 86_400_000;

/**
 * The tenant's obligations, newest first.
 * @throws ApiError INVALID_CURSOR.
 * @throws RequestInvalid for an instant that no calendar has, and for an amount with nothing that leads to it.
 */
export async function listObligations(ctx: Context, filters: ObligationFilters, query: PageQuery): Promise<ObligationListResponse> {
  const search = readSearch(ctx, filters);
  const { order } = search;
  const page = new Page<string | Place>(ctx, order === 'obligationId' ? 'listObligations' : `listObligations by ${order}`, filters, query);
  const after = typeof page.after === 'object' ? { at: new Date(page.after[0]), id: page.after[1] } : page.after;
  const rows = await ctx.db.read(async (em) => {
    const sides = await sidesOf(em, ctx.tenant, filters);
    const stored = await em.find(ObligationEntity, searchConditions(ctx, search, sides, after), {
      orderBy: searchOrder(order), limit: page.take,
    });
    const payments = mayBePayments(filters) ? await findPayments(em, ctx.tenant, {
      sides, after, limit: page.take, span: spanOf(search), amount: search.amount,
    }) : [];
    return [...stored, ...payments].sort((a, b) => newestFirst(order, a, b)).slice(0, page.take);
  });
  const { data, next_cursor } = page.close(rows, (it) => placeOf(order, it), (it) => getObligation(ctx, it));
  return { items: data, next_cursor };
}

/** Filters with their instants and digests. */
interface Search extends Omit<ObligationFilters, 'amount'> {
  readonly order: Order;
  readonly created: Span;
  readonly settled: Span;
  readonly amount: bigint | undefined;
  readonly digests: readonly string[];
}

/** Reads filters. @throws RequestInvalid. */
export function readSearch(ctx: Pick<Context, 'tenant' | 'vault' | 'clock'>, filters: ObligationFilters): Search {
  const { counterparty_digest: digest, counterparty_tax_id: taxId, amount } = filters;
  const created = spanIn(filters, 'created_from', 'created_to');
  const settled = spanIn(filters, 'settled_from', 'settled_to');
  if (amount !== undefined && !isNarrow(filters, [created, settled], ctx.clock.now())) {
    const needed = `an account, a rail outside the ledger, a name, a counterparty or a range of at most ${AMOUNT_DAYS} days`;
    invalid(['query', 'amount'], `needs ${needed}`, 'value_error', amount);
  }
  return {
    ...filters, created, settled, amount: amount === undefined ? undefined : BigInt(amount),
    order: isSpan(created) ? 'createdAt' : isSpan(settled) ? 'resolvedAt' : 'obligationId',
    digests: [...(digest === undefined ? [] : [digest]), ...(taxId === undefined ? [] : [taxIdDigest(ctx, taxId)])],
  };
}

function spanIn(filters: ObligationFilters, from: 'created_from' | 'settled_from', to: 'created_to' | 'settled_to'): Span {
  return { from: queryInstant(filters[from], from), to: queryInstant(filters[to], to) };
}

function isSpan({ from, to }: Span): boolean {
  return from !== undefined || to !== undefined;
}

/** An amount has an index for what goes outside; of transfers that entries keep, only an account or a range of time leads to it. */
function isNarrow(filters: ObligationFilters, spans: readonly Span[], now: Date): boolean {
  const { account_id, debtor_account_id, creditor_account_id, rail = 'NATIVE' } = filters;
  const isNamed = [account_id, debtor_account_id, creditor_account_id].some((it) => it !== undefined);
  return isNamed || rail !== 'NATIVE' || !mayBePayments(filters)
    || spans.some(({ from, to = now }) => from !== undefined && to.getTime() - from.getTime() <= AMOUNT_DAYS * DAY_MS);
}

/** The conditions of a search on rows: each leads to an index of its own. */
export function searchConditions(
  ctx: Pick<Context, 'tenant' | 'clock'>, search: Search, sides: readonly SideFilter[], after: Cursor,
): FilterQuery<ObligationRecord> {
  const { rail, state, resolution_outcome, stuck, end_to_end_id, external_reference, amount, digests, created, settled, order } = search;
  return {
    tenantId: ctx.tenant,
    ...(rail !== undefined && { rail }),
    ...(state !== undefined && { state }),
    ...(resolution_outcome !== undefined && { resolutionOutcome: resolution_outcome }),
    ...(stuck !== undefined && stuckFilter(stuck, ctx.clock.now())),
    ...(external_reference !== undefined && { externalReference: external_reference }),
    ...(amount !== undefined && { amount }),
    $and: [
      ...sides.flatMap(conditionsOf), ...beyond(order, after), ...within('createdAt', created), ...within('resolvedAt', settled),
      ...digests.map((counterpartyDigest) => ({ counterpartyDigest })),
      ...(end_to_end_id === undefined ? [] : [{ sentAs: end_to_end_id, rail: { $ne: 'NATIVE' as const } }]),
    ],
  };
}

/** Where a page begins. */
type Cursor = string | { readonly at: Date; readonly id: string } | undefined;

function beyond(order: Order, after: Cursor): FilterQuery<ObligationRecord>[] {
  if (after === undefined) return [];
  if (typeof after === 'string') return [{ obligationId: { $lt: after } }];
  const time = order === 'resolvedAt' ? 'resolvedAt' : 'createdAt';
  return [{ [time]: { $lte: after.at } }, { $or: [{ [time]: { $lt: after.at } }, { obligationId: { $lt: after.id } }] }];
}

function within(time: 'createdAt' | 'resolvedAt', { from, to }: Span): FilterQuery<ObligationRecord>[] {
  return [...(from === undefined ? [] : [{ [time]: { $gte: from } }]), ...(to === undefined ? [] : [{ [time]: { $lte: to } }])];
}

/** The order of a page, as `searchConditions` continues it. */
export function searchOrder(order: Order): QueryOrderMap<ObligationRecord>[] {
  return order === 'obligationId' ? [{ obligationId: 'desc' }] : [{ [order]: 'desc' }, { obligationId: 'desc' }];
}

function newestFirst(order: Order, a: Obligation, b: Obligation): number {
  const time = order === 'obligationId' ? 0 : (b[order]?.getTime() ?? 0) - (a[order]?.getTime() ?? 0);
  return time !== 0 ? time : a.obligationId < b.obligationId ? 1 : -1;
}

function placeOf(order: Order, it: Obligation): string | Place {
  return order === 'obligationId' ? it.obligationId : [(it[order] ?? it.createdAt).toISOString(), it.obligationId];
}

/** Payments that their entries keep are final when they are created: both ranges are theirs. */
function spanOf({ created, settled }: Search): Span {
  const latest = [created.from, settled.from].filter((it) => it !== undefined).toSorted((a, b) => b.getTime() - a.getTime());
  const earliest = [created.to, settled.to].filter((it) => it !== undefined).toSorted((a, b) => a.getTime() - b.getTime());
  return { from: latest[0], to: earliest[0] };
}

/** Whether payments that their entries keep could be meant: they are NATIVE, final and settled, and have no name but their own. */
function mayBePayments({
  rail = 'NATIVE', state = 'FINAL', resolution_outcome = 'SETTLED', stuck = false, end_to_end_id, external_reference, counterparty_digest,
  counterparty_tax_id,
}: ObligationFilters): boolean {
  const isNamed = [end_to_end_id, external_reference, counterparty_digest, counterparty_tax_id].some((it) => it !== undefined);
  return rail === 'NATIVE' && state === 'FINAL' && resolution_outcome === 'SETTLED' && !stuck && !isNamed;
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
