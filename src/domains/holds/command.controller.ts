import { Body, Controller, Patch, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  AdjustHoldRequest, BlockResponse, CaptureHoldRequest, HoldResponse, HTTPValidationError, PlaceBlockRequest, PlaceHoldRequest,
  ReleaseBlockRequest,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { JournalContext } from '../journal/index.ts';
import type { BlocksContext } from './blocks/context.ts';
import { adjustHold } from './adjust-hold.ts';
import { placeBlock } from './blocks/place-block.ts';
import { blockResource } from './blocks/queries.ts';
import { releaseBlock } from './blocks/release-block.ts';
import { captureHold } from './capture-hold.ts';
import type { Hold } from './hold.ts';
import { placeHold } from './place-hold.ts';
import { holdResource } from './queries.ts';
import { releaseHold } from './release-hold.ts';

@Route('v1/blocks')
@Tags('Blocks')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandBlocksController extends Controller implements Implements<'placeBlock' | 'releaseBlock'> {
  constructor(private readonly ctx: RequestContext & BlocksContext) {
    super();
  }

  @Post()
  @SuccessResponse(201)
  async placeBlock(@Body() body: PlaceBlockRequest): Promise<BlockResponse> {
    return placeBlock(this.ctx, body);
  }

  @Post('{block_id}/release')
  async releaseBlock(@Body() body: ReleaseBlockRequest): Promise<BlockResponse> {
    return releaseBlock(this.ctx, this.ctx.resources.of(blockResource), body);
  }
}

@Route('v1/holds')
@Tags('Holds')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandHoldsController extends Controller implements Implements<'placeHold' | 'adjustHold' | 'captureHold' | 'releaseHold'> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Post()
  @SuccessResponse(201)
  async placeHold(@Body() body: PlaceHoldRequest): Promise<HoldResponse> {
    return placeHold(this.ctx, body);
  }

  @Patch('{hold_id}')
  async adjustHold(@Body() body: AdjustHoldRequest): Promise<HoldResponse> {
    return adjustHold(this.ctx, this.#hold, body);
  }

  @Post('{hold_id}/capture')
  async captureHold(@Body() body: CaptureHoldRequest): Promise<HoldResponse> {
    return captureHold(this.ctx, this.#hold, body);
  }

  @Post('{hold_id}/release')
  async releaseHold(): Promise<HoldResponse> {
    return releaseHold(this.ctx, this.#hold);
  }

  get #hold(): Hold {
    return this.ctx.resources.of(holdResource);
  }
}
