import { Controller, Get, Path, Response, Route, Tags } from '@tsoa/runtime';
import type { HTTPValidationError, PartyId, PartyKycResponseOut } from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import { getPartyKyc } from './queries.ts';

@Route('v1/parties')
@Tags('KYC')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreKycController extends Controller implements Implements<'getPartyKyc'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get('{party_id}/kyc')
  async getPartyKyc(@Path('party_id') partyId: PartyId): Promise<PartyKycResponseOut> {
    return getPartyKyc(this.ctx, partyId);
  }
}
