import { Body, Controller, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type { BlockId, BlockResponse, HTTPValidationError, PlaceBlockRequest, ReleaseBlockRequest } from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { JournalContext } from '../../journal/index.ts';
import { placeBlock } from './place-block.ts';
import { blockResource } from './queries.ts';
import { releaseBlock } from './release-block.ts';

@Route('v1/blocks')
@Tags('Blocks')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandBlocksController extends Controller implements Implements<'placeBlock' | 'releaseBlock'> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Post()
  @SuccessResponse(201)
  async placeBlock(@Body() body: PlaceBlockRequest): Promise<BlockResponse> {
    return placeBlock(this.ctx, body);
  }

  @Post('{block_id}/release')
  async releaseBlock(@Path('block_id') _blockId: BlockId, @Body() body: ReleaseBlockRequest): Promise<BlockResponse> {
    return releaseBlock(this.ctx, this.ctx.resources.of(blockResource), body);
  }
}
