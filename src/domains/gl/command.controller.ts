import { Body, Controller, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type { CreateGlAccountRequest, GlAccountResponse, HTTPValidationError } from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import { createGlAccount } from './create-gl-account.ts';

@Route('v1/gl-accounts')
@Tags('GL Accounts')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandGlController extends Controller implements Implements<'createGlAccount'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Post()
  @SuccessResponse(201)
  async createGlAccount(@Body() body: CreateGlAccountRequest): Promise<GlAccountResponse> {
    return createGlAccount(this.ctx, body);
  }
}
