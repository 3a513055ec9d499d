import type { ExternalAccountListResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { PageQuery } from '../../../platform/http/pages.ts';
import { pageOfType, type TypeFilters } from '../page-of-type.ts';
import { presentExternalAccount } from './present.ts';

/**
 * Lists the tenant's accounts of outside parties, newest first, promoted ones too.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listExternalAccounts(ctx: Context, filters: TypeFilters, query: PageQuery): Promise<ExternalAccountListResponse> {
  const { data, next_cursor } = await pageOfType(ctx, 'EXTERNAL', filters, query, presentExternalAccount);
  return { items: data, next_cursor };
}
