import type { CompileListResponse, CompileResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { PageQuery } from '../../../platform/http/pages.ts';
import { getCompile, listCompiles, type Compile, type CompileFilters } from '../../../onchain/foundry/index.ts';

/**
 * The compile jobs of the tenant that the path names, newest first.
 * @throws ApiError INVALID_CURSOR.
 */
export function operatorListCompiles(ctx: Context, filters: CompileFilters, query: PageQuery): Promise<CompileListResponse> {
  return listCompiles(ctx, 'operatorListCompiles', filters, query);
}

/** One compile job of the tenant that the path names. */
export function operatorGetCompile(ctx: Context, compile: Compile): Promise<CompileResponse> {
  return getCompile(ctx, compile);
}
