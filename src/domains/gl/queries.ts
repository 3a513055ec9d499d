import type { GlAccountListResponse, GlAccountResponse, GlAccountType } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import type { GlAccount } from './chart.ts';
import { presentGlAccount, readChart } from './read-chart.ts';

const GL_ACCOUNT_ID = /^gla_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Loads the account of the chart that a path names. */
export const glAccountResource: ResourceKind<GlAccount> = {
  missing: 'GL_ACCOUNT_NOT_FOUND',
  find: async (ctx, id) => (GL_ACCOUNT_ID.test(id) ? (await readTenantChart(ctx)).find(
    ({ glAccountId }) => glAccountId === id,
  ) : undefined),
};

/** Returns the tenant's chart of accounts, by code. */
export function readTenantChart(ctx: Context): Promise<GlAccount[]> {
  return ctx.db.read((em) => readChart(em, ctx.tenant));
}

export interface ChartFilters {
  type?: GlAccountType | undefined;
  parent_code?: string | undefined;
  built_in?: boolean | undefined;
}

/** @throws ApiError INVALID_CURSOR. */
export async function listGlAccounts(ctx: Context, filters: ChartFilters, query: PageQuery): Promise<GlAccountListResponse> {
  const page = new Page<string>(ctx, 'listGlAccounts', filters, query);
  const { type, parent_code, built_in } = filters;
  const rows = (await readTenantChart(ctx)).filter((it) =>
    (type === undefined || it.type === type) && (parent_code === undefined || it.parentCode === parent_code) &&
    (built_in === undefined || it.isBuiltIn === built_in) && (page.after === undefined || it.code > page.after));
  const { data, next_cursor } = page.close(rows.slice(0, page.take), ({ code }) => code, presentGlAccount);
  return { items: data, next_cursor };
}

/** One account of the chart. */
export function getGlAccount(account: GlAccount): GlAccountResponse {
  return presentGlAccount(account);
}
