import type { FilterQuery, InferEntity } from '@mikro-orm/postgresql';
import type { MedCaseDetailResponse, MedCaseListResponse, MedCaseStatus } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { Query } from '../../../platform/db/query.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { joinedAccounts } from '../../accounts/index.ts';
import { findBlock, loadBlocks } from '../../holds/index.ts';
import type { MedCase } from './med-case.ts';
import { MedCaseEntity } from './med-case.entity.ts';
import { presentCase } from './present.ts';
import { presentRecovery, type RecoveryReader } from './present-recovery.ts';
import { loadCases } from './record.ts';

const CASE_ID = /^med_[0-9A-HJKMNP-TV-Z]{26}$/;

/** The tenant's case of this id; a missing and a foreign one are alike undefined. */
export async function findMedCase(ctx: Pick<Context, 'tenant' | 'db'>, caseId: string): Promise<MedCase | undefined> {
  if (!CASE_ID.test(caseId)) return undefined;
  const { tenant } = ctx;
  return ctx.db.lookUp('med_cases', caseId, (query, ids) => loadCases(query, tenant, ids));
}

/** Loads the case in a path for the gateway. */
export const medCaseResource: ResourceKind<MedCase> = { missing: 'MED_CASE_NOT_FOUND', find: findMedCase };

/** A case with all that happened to it, and the recovery that it belongs to. */
export async function getMedCase(ctx: RecoveryReader, it: MedCase): Promise<MedCaseDetailResponse> {
  const block = it.blockId === null ? undefined : await findBlock(ctx, it.blockId);
  const recovery = await presentRecovery(ctx, it);
  return { ...presentCase(it, block, ctx.clock.now()), history: [...it.history], ...(recovery && { recovery }) };
}

/** Filters of a list of cases. */
export interface MedCaseFilters {
  status?: MedCaseStatus | undefined;
  account_id?: string | undefined;
}

/**
 * The tenant's cases, newest first.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listMedCases(ctx: Context, filters: MedCaseFilters, query: PageQuery): Promise<MedCaseListResponse> {
  const page = new Page<string>(ctx, 'listMedCases', filters, query);
  const where: FilterQuery<InferEntity<typeof MedCaseEntity>> = {
    tenantId: ctx.tenant,
    ...(page.after !== undefined && { caseId: { $lt: page.after } }),
    ...(filters.status !== undefined && { status: filters.status }),
  };
  const found = await ctx.db.read(async (em) => em.find(MedCaseEntity, {
    ...where,
    ...(filters.account_id !== undefined && { accountId: { $in: await joinedAccounts(em, ctx.tenant, filters.account_id) } }),
  }, { orderBy: { caseId: 'desc' }, limit: page.take }));
  const { database } = ctx.db;
  const read: Query = (statement, values) => database.query(statement, values);
  const blocks = await loadBlocks(read, ctx.tenant, found.flatMap(({ blockId }) => blockId ?? []));
  const { data, next_cursor } = page.close(found, ({ caseId }) => caseId, (it) => presentCase(
    it, blocks.get(it.blockId ?? ''), ctx.clock.now(),
  ));
  return { items: data, next_cursor };
}
