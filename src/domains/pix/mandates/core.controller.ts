import { Controller, Get, Path, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountReference, HTTPValidationError, PageCursor, PageLimit, PixMandateDetailResponse, PixMandateId, PixMandateListResponse, PixMandateStatus,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { getPixMandate, listPixMandates, pixMandateResource } from './queries.ts';

@Route('v1/pix/mandates')
@Tags('Pix')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CorePixMandatesController extends Controller implements Implements<'listPixMandates' | 'getPixMandate'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get()
  async listPixMandates(
    @Query() account_id?: AccountReference,
    @Query() status?: PixMandateStatus,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<PixMandateListResponse> {
    return listPixMandates(this.ctx, { account_id, status }, { limit, cursor });
  }

  @Get('{mandate_id}')
  async getPixMandate(@Path('mandate_id') _mandateId: PixMandateId): Promise<PixMandateDetailResponse> {
    return getPixMandate(this.ctx, this.ctx.resources.of(pixMandateResource));
  }
}
