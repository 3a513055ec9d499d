import { Controller, Get, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  EvidenceFilter, EvidenceKind, EvidenceListResponse, EvidenceResponse, EvidenceState, HTTPValidationError, PageCursor,
  PageLimit, ProviderReference, Rail,
} from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import { evidenceResource, getEvidence, listEvidence } from './queries.ts';

@Route('v1/evidence')
@Tags('Evidences')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreEvidenceController extends Controller implements Implements<'listEvidence' | 'getEvidence'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get()
  async listEvidence(
    @Query() state?: EvidenceState,
    @Query() kind?: EvidenceKind,
    @Query() rail?: Rail,
    @Query() provider_id?: ProviderReference,
    @Query() external_id?: EvidenceFilter,
    @Query() obligation_id?: EvidenceFilter,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<EvidenceListResponse> {
    return listEvidence(this.ctx, { state, kind, rail, provider_id, external_id, obligation_id }, { limit, cursor });
  }

  @Get('{evidence_id}')
  async getEvidence(): Promise<EvidenceResponse> {
    return getEvidence(this.ctx, this.ctx.resources.of(evidenceResource));
  }
}
