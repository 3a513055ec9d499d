import type { PixQrChargeListResponse, PixQrChargeResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { joinedAccounts, requireAccount } from '../../accounts/index.ts';
import { isChargeTxid, type Charge } from './charge.ts';
import { PixChargeEntity } from './charge.entity.ts';
import { presentCharge } from './present.ts';
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

/**
 * The charges of an account, newest first.
 * @throws ApiError ACCOUNT_NOT_FOUND, INVALID_CURSOR.
 */
export async function listPixQrCharges(ctx: Context, accountId: string, query: PageQuery): Promise<PixQrChargeListResponse> {
  await requireAccount(ctx, accountId);
  const page = new Page<string>(ctx, 'listPixQrCharges', { account_id: accountId }, query);
  const rows = await ctx.db.read(async (em) => em.find(PixChargeEntity, {
    tenantId: ctx.tenant, accountId: { $in: await joinedAccounts(em, ctx.tenant, accountId) },
    ...(page.after !== undefined && { txid: { $lt: page.after } }),
  }, { orderBy: { txid: 'desc' }, limit: page.take }));
  const now = ctx.clock.now();
  const { data, next_cursor } = page.close(rows, ({ txid }) => txid, (row) => presentCharge(row, now));
  return { items: data, next_cursor };
}

/** One charge, as it is now. */
export function getPixQrCharge({ clock }: Pick<Context, 'clock'>, charge: Charge): PixQrChargeResponse {
  return presentCharge(charge, clock.now());
}
