import type { FilterQuery, InferEntity } from '@mikro-orm/postgresql';
import type { BlockListResponse, BlockReasonCode, BlockResponse, BlockState } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { joinedAccounts } from '../../accounts/index.ts';
import type { JournalContext } from '../../journal/index.ts';
import { accountsWithDueHolds, expireBeforeRead } from '../expire-holds.ts';
import { isBlockDue, type Block } from './block.ts';
import { BlockEntity } from './block.entity.ts';
import { presentBlock } from './present.ts';
import { loadBlocks } from './record.ts';

const BLOCK_ID = /^blk_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Finds the tenant's block of this id; undefined for a missing and a foreign one alike. */
export async function findBlock(ctx: Pick<Context, 'tenant' | 'db'>, blockId: string): Promise<Block | undefined> {
  if (!BLOCK_ID.test(blockId)) return undefined;
  const { tenant } = ctx;
  return ctx.db.lookUp('blocks', blockId, (query, ids) => loadBlocks(query, tenant, ids));
}

/** Loads the block that a path names. */
export const blockResource: ResourceKind<Block> = { missing: 'BLOCK_NOT_FOUND', find: findBlock };

export interface BlockFilters {
  account_id?: string | undefined;
  state?: BlockState | undefined;
  reason_code?: BlockReasonCode | undefined;
}

/**
 * Lists the tenant's blocks, newest first.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listBlocks(ctx: JournalContext, filters: BlockFilters, query: PageQuery): Promise<BlockListResponse> {
  const page = new Page<string>(ctx, 'listBlocks', filters, query);
  const due = await accountsWithDueHolds(ctx, ctx.clock.now(), filters.account_id);
  if (due.length > 0) await expireBeforeRead(ctx, due);
  const where: FilterQuery<InferEntity<typeof BlockEntity>> = {
    tenantId: ctx.tenant,
    ...(page.after !== undefined && { blockId: { $lt: page.after } }),
    ...(filters.state !== undefined && { state: filters.state }),
    ...(filters.reason_code !== undefined && { reasonCode: filters.reason_code }),
  };
  const rows = await ctx.db.read(async (em) => em.find(BlockEntity, {
    ...where,
    ...(filters.account_id !== undefined && { accountId: { $in: await joinedAccounts(em, ctx.tenant, filters.account_id) } }),
  }, { orderBy: { blockId: 'desc' }, limit: page.take }));
  const { data, next_cursor } = page.close(rows, ({ blockId }) => blockId, (row) => presentBlock(row as Block));
  return { items: data, next_cursor };
}

/** One block; one whose end has come is lifted first. */
export async function getBlock(ctx: JournalContext, block: Block): Promise<BlockResponse> {
  if (!isBlockDue(block, ctx.clock.now())) return presentBlock(block);
  await expireBeforeRead(ctx, [block.accountId]);
  return presentBlock((await findBlock(ctx, block.blockId)) ?? block);
}
