import { Body, Controller, Get, Patch, Path, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  HTTPValidationError, PageCursor, PageLimit, PartyCreateRequest, PartyFilter, PartyId, PartyPatchRequest,
  PartyResponseOut, PartySearchResponseOut, SearchText, TaxIdText,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { createParty } from './create-party.ts';
import { getParty, partyResource, searchParties } from './queries.ts';
import { updateParty, type PartyChanged } from './update-party.ts';

@Route('v1/parties')
@Tags('Parties')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CorePartiesController extends Controller
  implements Implements<'createParty' | 'getParty' | 'updateParty' | 'searchParties'> {
  constructor(private readonly ctx: RequestContext & { readonly partyChanged?: PartyChanged }) {
    super();
  }

  @Get()
  async searchParties(
    @Query() query?: SearchText,
    @Query('tax_id') taxId?: TaxIdText,
    @Query() type?: PartyFilter,
    @Query() status?: PartyFilter,
    @Query() role?: PartyFilter,
    @Query('kyc_state') kycState?: PartyFilter,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<PartySearchResponseOut> {
    return searchParties(this.ctx, { query, taxId, type, status, role, kycState }, { limit, cursor });
  }

  @Post()
  @SuccessResponse(200)
  async createParty(@Body() body: PartyCreateRequest): Promise<PartyResponseOut> {
    return createParty(this.ctx, body);
  }

  @Get('{party_id}')
  async getParty(): Promise<PartyResponseOut> {
    return getParty(this.ctx.resources.of(partyResource));
  }

  @Patch('{party_id}')
  async updateParty(@Path('party_id') partyId: PartyId, @Body() body: PartyPatchRequest): Promise<PartyResponseOut> {
    return updateParty(this.ctx, partyId, body);
  }
}
