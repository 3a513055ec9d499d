import { Body, Controller, Delete, Patch, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  ContributionRequest, ContributionResponse, HTTPValidationError, ResplitRequest, SquadActorRequest, SquadEntrySeq, SquadId,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { JournalContext } from '../../journal/index.ts';
import { squadResource } from '../queries.ts';
import type { SquadRow } from '../squad.ts';
import { contributeToSquad } from './contribute-to-squad.ts';
import { resplitExpense } from './resplit-expense.ts';
import { voidContribution } from './void-contribution.ts';

@Route('v1/squads/{sqd_id}')
@Tags('Squads')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandExpensesController extends Controller
  implements Implements<'contributeToSquad' | 'voidContribution' | 'resplitExpense'> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Post('contributions')
  @SuccessResponse(201)
  async contributeToSquad(@Path('sqd_id') _sqdId: SquadId, @Body() body: ContributionRequest): Promise<ContributionResponse> {
    return contributeToSquad(this.ctx, this.#squad, body);
  }

  @Delete('contributions/{entry_seq}')
  async voidContribution(
    @Path('sqd_id') _sqdId: SquadId, @Path('entry_seq') entrySeq: SquadEntrySeq, @Body() body: SquadActorRequest,
  ): Promise<ContributionResponse> {
    return voidContribution(this.ctx, this.#squad, entrySeq, body);
  }

  @Patch('entries/{entry_seq}/split')
  async resplitExpense(
    @Path('sqd_id') _sqdId: SquadId, @Path('entry_seq') entrySeq: SquadEntrySeq, @Body() body: ResplitRequest,
  ): Promise<ContributionResponse> {
    return resplitExpense(this.ctx, this.#squad, entrySeq, body);
  }

  get #squad(): SquadRow {
    return this.ctx.resources.of(squadResource);
  }
}
