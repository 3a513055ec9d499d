import { Controller, Get, Path, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountReference, HTTPValidationError, MedCaseDetailResponse, MedCaseId, MedCaseListResponse, MedCaseStatus, PageCursor, PageLimit,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { getMedCase, listMedCases, medCaseResource } from './queries.ts';

@Route('v1/pix/med/cases')
@Tags('Pix')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CorePixMedController extends Controller implements Implements<'listMedCases' | 'getMedCase'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get()
  async listMedCases(
    @Query() status?: MedCaseStatus,
    @Query() account_id?: AccountReference,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<MedCaseListResponse> {
    return listMedCases(this.ctx, { status, account_id }, { limit, cursor });
  }

  @Get('{case_id}')
  async getMedCase(@Path('case_id') _caseId: MedCaseId): Promise<MedCaseDetailResponse> {
    return getMedCase(this.ctx, this.ctx.resources.of(medCaseResource));
  }
}
