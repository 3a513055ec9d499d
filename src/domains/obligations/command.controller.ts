import { Body, Controller, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  CreateObligationBatchRequest, CreateObligationBatchResponse, CreateObligationRequest, HTTPValidationError, ObligationResponse,
  ResolveObligationRequest,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { createObligation, type ObligationsContext } from './create-obligation.ts';
import { createObligationBatch } from './create-obligation-batch.ts';
import { obligationResource } from './queries.ts';
import { redispatchObligation } from './redispatch-obligation.ts';
import { resolveObligation } from './resolve-obligation.ts';

@Route('v1/obligations')
@Tags('Obligations')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandObligationsController extends Controller
  implements Implements<'createObligation' | 'createObligationBatch' | 'redispatchObligation' | 'resolveObligation'> {
  constructor(private readonly ctx: RequestContext & ObligationsContext) {
    super();
  }

  @Post()
  @SuccessResponse(201)
  async createObligation(@Body() body: CreateObligationRequest): Promise<ObligationResponse> {
    return createObligation(this.ctx, body);
  }

  @Post('batch')
  async createObligationBatch(@Body() body: CreateObligationBatchRequest): Promise<CreateObligationBatchResponse> {
    return createObligationBatch(this.ctx, body);
  }

  @Post('{obligation_id}/redispatch')
  async redispatchObligation(): Promise<ObligationResponse> {
    return redispatchObligation(this.ctx, this.ctx.resources.of(obligationResource));
  }

  @Post('{obligation_id}/resolve')
  async resolveObligation(@Body() body: ResolveObligationRequest): Promise<ObligationResponse> {
    return resolveObligation(this.ctx, this.ctx.resources.of(obligationResource), body);
  }
}
