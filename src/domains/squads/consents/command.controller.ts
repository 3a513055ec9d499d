import { Body, Controller, Delete, Path, Put, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  ConsentId, ConsentRequest, ConsentResponse, ConsentRevokeRequest, ConsentRevokeResponse, HTTPValidationError, SquadId,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { JournalContext } from '../../journal/index.ts';
import { squadResource } from '../queries.ts';
import type { SquadRow } from '../squad.ts';
import { grantAutoCollectConsent } from './grant-auto-collect-consent.ts';
import { consentResource } from './queries.ts';
import { revokeAutoCollectConsent } from './revoke-auto-collect-consent.ts';

@Route('v1/squads/{sqd_id}/auto-collect/consent')
@Tags('Squads')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandConsentsController extends Controller implements Implements<'grantAutoCollectConsent' | 'revokeAutoCollectConsent'> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Put()
  @SuccessResponse(200)
  async grantAutoCollectConsent(@Path('sqd_id') _sqdId: SquadId, @Body() body: ConsentRequest): Promise<ConsentResponse> {
    return grantAutoCollectConsent(this.ctx, this.#squad, body);
  }

  @Delete('{consent_id}')
  async revokeAutoCollectConsent(
    @Path('sqd_id') _sqdId: SquadId, @Path('consent_id') _consentId: ConsentId, @Body() body: ConsentRevokeRequest,
  ): Promise<ConsentRevokeResponse> {
    return revokeAutoCollectConsent(this.ctx, this.#squad, this.ctx.resources.of(consentResource), body);
  }

  get #squad(): SquadRow {
    return this.ctx.resources.of(squadResource);
  }
}
