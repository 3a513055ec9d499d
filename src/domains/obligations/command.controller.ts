import { Body, Controller, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  CreateObligationRequest, HTTPValidationError, ObligationId, ObligationResponse, ResolveObligationRequest,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { JournalContext } from '../journal/index.ts';
import { createObligation, type RailCheck } from './create-obligation.ts';
import type { Obligation } from './obligation.ts';
import { resolveObligation } from './resolve-obligation.ts';

@Route('v1/obligations')
@Tags('Obligations')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandObligationsController extends Controller implements Implements<'createObligation' | 'resolveObligation'> {
  constructor(private readonly ctx: RequestContext & JournalContext & { readonly isRailBound: RailCheck }) {
    super();
  }

  @Post()
  @SuccessResponse(201)
  async createObligation(@Body() body: CreateObligationRequest): Promise<ObligationResponse> {
    return createObligation(this.ctx, body);
  }

  @Post('{obligation_id}/resolve')
  async resolveObligation(
    @Path('obligation_id') _obligationId: ObligationId, @Body() body: ResolveObligationRequest,
  ): Promise<ObligationResponse> {
    return resolveObligation(this.ctx, this.ctx.resources.obligation as Obligation, body);
  }
}
