import { Body, Controller, Get, Patch, Path, Post, Query, Response, Route, SuccessResponse, Tags } from 'tsoa';
import type {
  HTTPValidationError, PartyCreateRequest, PartyPatchRequest, PartyResponseOut, PartySearchResponseOut,
} from '../../../generated/models.ts';
import type { Implements } from '../../interfaces/checks.ts';
import type { RequestContext } from '../../platform/context.ts';
import { createParty } from './create-party.ts';
import type { Party } from './party.entity.ts';
import { presentParty } from './present.ts';
import { searchParties } from './queries.ts';
import { updateParty } from './update-party.ts';

@Route('v1/parties')
@Tags('Parties')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CorePartiesController extends Controller
  implements Implements<'createParty' | 'getParty' | 'updateParty' | 'searchParties'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }
}
