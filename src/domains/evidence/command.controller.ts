import { Body, Controller, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type { EvidenceResponse, HTTPValidationError, IngestEvidenceRequest, ResolveEvidenceRequest } from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { EvidenceContext } from './context.ts';
import { ingestEvidence } from './ingest-evidence.ts';
import { evidenceResource } from './queries.ts';
import { readRequest } from './read-request.ts';
import { resolveEvidence } from './resolve-evidence.ts';
import { retryEvidence } from './retry-evidence.ts';

@Route('v1/evidence')
@Tags('Evidence')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandEvidenceController extends Controller
  implements Implements<'ingestEvidence' | 'resolveEvidence' | 'retryEvidence'> {
  constructor(private readonly ctx: RequestContext & EvidenceContext) {
    super();
  }

  @Post()
  @SuccessResponse(201)
  async ingestEvidence(@Body() body: IngestEvidenceRequest): Promise<EvidenceResponse> {
    return ingestEvidence(this.ctx, readRequest(body));
  }

  @Post('{evidence_id}/resolve')
  async resolveEvidence(@Body() body: ResolveEvidenceRequest): Promise<EvidenceResponse> {
    return resolveEvidence(this.ctx, this.ctx.resources.of(evidenceResource), body);
  }

  @Post('{evidence_id}/retry')
  async retryEvidence(): Promise<EvidenceResponse> {
    return retryEvidence(this.ctx, this.ctx.resources.of(evidenceResource));
  }
}
