import type { PixMandateDetailResponse, PixMandateListResponse, PixMandateStatus } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { PostgresRow } from '../../../platform/db/row.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { joinedAccounts, requireAccount } from '../../accounts/index.ts';
import { mandateChargeCodec, mandateCodec } from './mandate.entity.ts';
import type { Charge, Mandate } from './mandate.ts';
import { presentCharge, presentMandate } from './present.ts';
import type { RecurrenceName } from './record.ts';

type Reader = Pick<Context, 'tenant' | 'db'>;

const MANDATE_ID = /^pxm_[0-9A-HJKMNP-TV-Z]{26}$/;
const CHARGE_ID = /^pmc_[0-9A-HJKMNP-TV-Z]{26}$/;

/** The tenant's mandate of this id; a missing and a foreign one are alike undefined. */
export async function findMandate({ tenant, db }: Reader, mandateId: string): Promise<Mandate | undefined> {
  if (!MANDATE_ID.test(mandateId)) return undefined;
  const [row] = await db.read((em) => em.execute<{ it: PostgresRow }[]>(
    'select to_jsonb(m) as it from razao.pix_mandates m where tenant_id = ? and mandate_id = ?', [tenant, mandateId]));
  return row && mandateCodec.read(row.it);
}

/** The same of a charge. */
export async function findCharge({ tenant, db }: Reader, chargeId: string): Promise<Charge | undefined> {
  if (!CHARGE_ID.test(chargeId)) return undefined;
  const [row] = await db.read((em) => em.execute<{ it: PostgresRow }[]>(
    'select to_jsonb(c) as it from razao.pix_mandate_charges c where tenant_id = ? and charge_id = ?', [tenant, chargeId]));
  return row && mandateChargeCodec.read(row.it);
}

/** Load the mandate and the charge in a path for the gateway. */
export const pixMandateResource: ResourceKind<Mandate> = { missing: 'PIX_MANDATE_NOT_FOUND', find: findMandate };
export const pixMandateChargeResource: ResourceKind<Charge> = { missing: 'PIX_MANDATE_CHARGE_NOT_FOUND', find: findCharge };

/** A mandate with its charges, the newest first. */
export async function getPixMandate(ctx: Context, mandate: Mandate): Promise<PixMandateDetailResponse> {
  const rows = await ctx.db.read((em) => em.execute<{ it: PostgresRow }[]>(
    'select to_jsonb(c) as it from razao.pix_mandate_charges c where tenant_id = ? and mandate_id = ? order by charge_id desc',
    [ctx.tenant, mandate.mandateId]));
  return {
    ...presentMandate(mandate, ctx.clock.now()), charges: rows.map(({ it }) => presentCharge(mandateChargeCodec.read(it), mandate)),
  };
}

/** Filters of a list of mandates. */
export interface MandateFilters {
  account_id?: string | undefined;
  status?: PixMandateStatus | undefined;
}

/**
 * The tenant's mandates, newest first. A request past its deadline is EXPIRED, whether that is written yet or not.
 * @throws ApiError INVALID_CURSOR, ACCOUNT_NOT_FOUND.
 */
export async function listPixMandates(ctx: Context, filters: MandateFilters, query: PageQuery): Promise<PixMandateListResponse> {
  const page = new Page<string>(ctx, 'listPixMandates', filters, query);
  const { account_id: accountId, status } = filters;
  if (accountId !== undefined) await requireAccount(ctx, accountId);
  const now = ctx.clock.now();
  const rows = await ctx.db.read(async (em) => {
    const accounts = accountId === undefined ? [] : await joinedAccounts(em, ctx.tenant, accountId);
    const wanted: [text: string, values: unknown[]][] = [
      ['m.tenant_id = ?', [ctx.tenant]],
      ...(page.after === undefined ? [] : [['m.mandate_id < ?', [page.after]] as [string, unknown[]]]),
      ...(accountId === undefined ? [] : [[`m.account_id in (${accounts.map(() => '?').join()})`, accounts] as [string, unknown[]]]),
      ...(status === undefined ? [] : [[`${STATUS_AT} = ?`, [now, status]] as [string, unknown[]]]),
    ];
    return em.execute<{ it: PostgresRow }[]>(
      `select to_jsonb(m) as it from razao.pix_mandates m where ${wanted.map(([text]) => text).join(' and ')} order by m.mandate_id desc limit ?`,
      [...wanted.flatMap(([, values]) => values), page.take]);
  });
  const { data, next_cursor } = page.close(
    rows.map(({ it }) => mandateCodec.read(it)), ({ mandateId }) => mandateId, (it) => presentMandate(it, now),
  );
  return { items: data, next_cursor };
}

/** `statusAt` in SQL. */
const STATUS_AT = `case when m.status = 'PENDING_AUTHORIZATION' and m.expires_at <= ? then 'EXPIRED' else m.status end`;

/** Recurrences that are dealt with in one look, at most. */
const AT_ONCE = 100;

/** Recurrences of a tenant of which the clock has something to do about a charge or the mandate, the earliest first. */
export async function dueRecurrences({ tenant, db }: Reader, now: Date): Promise<RecurrenceName[]> {
  const rows = await db.read((em) => em.execute<{ provider_id: string; recurrence_id: string }[]>(
    `select m.provider_id, m.recurrence_id from (
       select mandate_id, next_at from razao.pix_mandate_charges where tenant_id = ? and next_at <= ?
       union all
       select mandate_id, next_at from razao.pix_mandates where tenant_id = ? and next_at <= ?
     ) due join razao.pix_mandates m on m.tenant_id = ? and m.mandate_id = due.mandate_id
     group by m.provider_id, m.recurrence_id order by min(due.next_at) limit ${AT_ONCE}`, [tenant, now, tenant, now, tenant]));
  return rows.map((row) => ({ providerId: row.provider_id, recurrenceId: row.recurrence_id }));
}

/** The recurrence and charge that a payment debits; undefined for any other payment. */
export async function debitedBy({ tenant, db }: Reader, obligationId: string): Promise<(RecurrenceName & { txid: string }) | undefined> {
  const [row] = await db.read((em) => em.execute<{ provider_id: string; recurrence_id: string; txid: string }[]>(
    `select m.provider_id, m.recurrence_id, c.txid from razao.pix_mandate_charges c
     join razao.pix_mandates m on m.tenant_id = c.tenant_id and m.mandate_id = c.mandate_id
     where c.tenant_id = ? and c.obligation_id = ?`, [tenant, obligationId]));
  return row && { providerId: row.provider_id, recurrenceId: row.recurrence_id, txid: row.txid };
}
