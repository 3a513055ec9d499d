import type { PixQrChargeListResponse, PixQrChargeResponse, PixQrChargeState } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { queryInstant } from '../../../platform/http/instant.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { joinedAccounts, requireAccount } from '../../accounts/index.ts';
import { loadObligations, openPersonal, presentCounterparty, type Obligation } from '../../obligations/index.ts';
import { isChargeTxid, type Charge } from './charge.ts';
import { PixChargeEntity } from './charge.entity.ts';
import { presentCharge, type Payer } from './present.ts';
import { readCharges } from './record.ts';

/** The tenant's charge of this txid; a missing and a foreign one are alike undefined. */
export async function findCharge({ tenant, db }: Pick<Context, 'tenant' | 'db'>, txid: string): Promise<Charge | undefined> {
  if (!isChargeTxid(txid)) return undefined;
  return db.lookUp('pix-charges', txid, (query, txids) => readCharges(query, tenant, txids));
}

/** The tenant's charge that a code leads to by its location; the newest, should a provider use one again. */
export async function findChargeAt({ tenant, db }: Pick<Context, 'tenant' | 'db'>, location: string): Promise<Charge | undefined> {
  return (await db.read((em) => em.findOne(PixChargeEntity, { tenantId: tenant, location }, { orderBy: { txid: 'desc' } }))) ?? undefined;
}

/** Loads the charge in a path for the gateway. */
export const pixChargeResource: ResourceKind<Charge> = { missing: 'PIX_CHARGE_NOT_FOUND', find: findCharge };

/** What a list of charges may be narrowed by. */
export interface ChargeFilters {
  account_id: string;
  state?: PixQrChargeState | undefined;
  created_from?: string | undefined;
  created_to?: string | undefined;
}

/**
 * The charges of an account, newest first.
 * @throws ApiError ACCOUNT_NOT_FOUND, INVALID_CURSOR.
 */
export async function listPixQrCharges(
  ctx: Context, { account_id: accountId, ...filters }: ChargeFilters, query: PageQuery,
): Promise<PixQrChargeListResponse> {
  await requireAccount(ctx, accountId);
  const page = new Page<string>(ctx, 'listPixQrCharges', { account_id: accountId, ...filters }, query);
  const [from, to] = [queryInstant(filters.created_from, 'created_from'), queryInstant(filters.created_to, 'created_to')];
  const rows = await ctx.db.read(async (em) => em.find(PixChargeEntity, {
    tenantId: ctx.tenant, accountId: { $in: await joinedAccounts(em, ctx.tenant, accountId) },
    ...(page.after !== undefined && { txid: { $lt: page.after } }),
    ...(filters.state !== undefined && { state: filters.state }),
    ...((from ?? to) && { createdAt: { ...(from && { $gte: from }), ...(to && { $lte: to }) } }),
  }, { orderBy: { txid: 'desc' }, limit: page.take }));
  const now = ctx.clock.now();
  const payers = await payersOf(ctx, rows);
  const { data, next_cursor } = page.close(rows, ({ txid }) => txid, (row) => presentCharge(row, now, payers.get(row.obligationId ?? '')));
  return { items: data, next_cursor };
}

/** One charge, as it is now. */
export async function getPixQrCharge(ctx: Context, charge: Charge): Promise<PixQrChargeResponse> {
  const payers = await payersOf(ctx, [charge]);
  return presentCharge(charge, ctx.clock.now(), payers.get(charge.obligationId ?? ''));
}

/** Who paid charges, by the obligation. */
async function payersOf(ctx: Context, charges: readonly Pick<Charge, 'obligationId'>[]): Promise<ReadonlyMap<string, Payer>> {
  const ids = charges.flatMap(({ obligationId }) => obligationId ?? []);
  if (ids.length === 0) return new Map();
  const { database } = ctx.db;
  const paid = await loadObligations((statement, values) => database.query(statement, values), ctx.tenant, ids);
  return new Map([...paid.values()].map((it) => [it.obligationId, payerOf(ctx, it)]));
}

function payerOf(ctx: Context, it: Obligation): Payer {
  const { name, description } = openPersonal(ctx, it);
  const counterparty = presentCounterparty(it.counterparty, name);
  return {
    ...(it.debtor.kind === 'account' && it.debtor.accountId !== null && { counterparty_account_id: it.debtor.accountId }),
    ...(counterparty && { counterparty }), ...(description !== undefined && { payer_message: description }),
  };
}
