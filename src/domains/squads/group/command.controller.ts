import { Body, Controller, Delete, Patch, Path, Post, Put, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  CloseRequest, CreateSquadRequest, HTTPValidationError, SetGoalRequest, SquadActorRequest, SquadDetailResponse, SquadGoalResponse, SquadId,
  UpdateSquadRequest,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { JournalContext } from '../../journal/index.ts';
import { squadResource } from '../queries.ts';
import type { SquadRow } from '../squad.ts';
import { closeSquad } from './close-squad.ts';
import { createSquad } from './create-squad.ts';
import { freezeSquad, unfreezeSquad } from './freeze-squad.ts';
import { deleteSquadGoal, setSquadGoal } from './set-squad-goal.ts';
import { updateSquad } from './update-squad.ts';

@Route('v1/squads')
@Tags('Squads')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandGroupController extends Controller
  implements Implements<'createSquad' | 'updateSquad' | 'closeSquad' | 'freezeSquad' | 'unfreezeSquad' | 'setSquadGoal' | 'deleteSquadGoal'> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Post()
  @SuccessResponse(201)
  async createSquad(@Body() body: CreateSquadRequest): Promise<SquadDetailResponse> {
    return createSquad(this.ctx, body);
  }

  @Patch('{sqd_id}')
  async updateSquad(@Path('sqd_id') _sqdId: SquadId, @Body() body: UpdateSquadRequest): Promise<SquadDetailResponse> {
    return updateSquad(this.ctx, this.#squad, body);
  }

  @Post('{sqd_id}/close')
  @SuccessResponse(200)
  async closeSquad(@Path('sqd_id') _sqdId: SquadId, @Body() body: CloseRequest): Promise<SquadDetailResponse> {
    return closeSquad(this.ctx, this.#squad, body);
  }

  @Post('{sqd_id}/freeze')
  @SuccessResponse(200)
  async freezeSquad(@Path('sqd_id') _sqdId: SquadId, @Body() body: SquadActorRequest): Promise<SquadDetailResponse> {
    return freezeSquad(this.ctx, this.#squad, body);
  }

  @Post('{sqd_id}/unfreeze')
  @SuccessResponse(200)
  async unfreezeSquad(@Path('sqd_id') _sqdId: SquadId, @Body() body: SquadActorRequest): Promise<SquadDetailResponse> {
    return unfreezeSquad(this.ctx, this.#squad, body);
  }

  @Put('{sqd_id}/goal')
  async setSquadGoal(@Path('sqd_id') _sqdId: SquadId, @Body() body: SetGoalRequest): Promise<SquadGoalResponse> {
    return setSquadGoal(this.ctx, this.#squad, body);
  }

  @Delete('{sqd_id}/goal')
  async deleteSquadGoal(@Path('sqd_id') _sqdId: SquadId, @Body() body: SquadActorRequest): Promise<SquadGoalResponse> {
    return deleteSquadGoal(this.ctx, this.#squad, body);
  }

  get #squad(): SquadRow {
    return this.ctx.resources.of(squadResource);
  }
}
