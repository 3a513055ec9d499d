import { Body, Controller, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type { HTTPValidationError, PixReturnRequest, PixReturnResponse } from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { createPixReturn } from './create-pix-return.ts';
import type { ReturnsContext } from './send-return.ts';

@Route('v1/pix')
@Tags('Pix')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandPixReturnsController extends Controller implements Implements<'createPixReturn'> {
  constructor(private readonly ctx: ReturnsContext & RequestContext) {
    super();
  }

  @Post('return')
  @SuccessResponse(201)
  async createPixReturn(@Body() body: PixReturnRequest): Promise<PixReturnResponse> {
    return createPixReturn(this.ctx, body);
  }
}
