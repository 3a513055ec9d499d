import { Controller, Get, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountReference, BlockListResponse, BlockReasonCode, BlockResponse, BlockState, HoldListResponse, HoldResponse, HoldState,
  HTTPValidationError, PageCursor, PageLimit,
} from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { JournalContext } from '../journal/index.ts';
import { blockResource, getBlock, listBlocks } from './blocks/queries.ts';
import { getHold, holdResource, listHolds } from './queries.ts';

@Route('v1')
@Tags('Holds')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreHoldsController extends Controller implements Implements<'listHolds' | 'getHold' | 'listBlocks' | 'getBlock'> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Get('holds')
  async listHolds(
    @Query() account_id?: AccountReference,
    @Query() state?: HoldState,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<HoldListResponse> {
    return listHolds(this.ctx, { account_id, state }, { limit, cursor });
  }

  @Get('holds/{hold_id}')
  async getHold(): Promise<HoldResponse> {
    return getHold(this.ctx, this.ctx.resources.of(holdResource));
  }

  @Get('blocks')
  async listBlocks(
    @Query() account_id?: AccountReference,
    @Query() state?: BlockState,
    @Query() reason_code?: BlockReasonCode,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<BlockListResponse> {
    return listBlocks(this.ctx, { account_id, state, reason_code }, { limit, cursor });
  }

  @Get('blocks/{block_id}')
  async getBlock(): Promise<BlockResponse> {
    return getBlock(this.ctx, this.ctx.resources.of(blockResource));
  }
}
