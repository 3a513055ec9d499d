import { Controller, Get, Path, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountReference, HTTPValidationError, PageCursor, PageLimit, ScheduleId, ScheduleListResponse, ScheduleResponse,
  ScheduleRunListResponse, ScheduleRunState, ScheduleState, ScheduleType,
} from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import { getSchedule, listScheduleRuns, listSchedules } from './queries.ts';

@Route('v1/schedules')
@Tags('Schedules')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreSchedulesController extends Controller
  implements Implements<'listSchedules' | 'getSchedule' | 'listScheduleRuns'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get()
  async listSchedules(
    @Query() account_id?: AccountReference,
    @Query() state?: ScheduleState,
    @Query() schedule_type?: ScheduleType,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<ScheduleListResponse> {
    return listSchedules(this.ctx, { account_id, state, schedule_type }, { limit, cursor });
  }

  @Get('{schedule_id}')
  async getSchedule(@Path('schedule_id') scheduleId: ScheduleId): Promise<ScheduleResponse> {
    return getSchedule(this.ctx, scheduleId);
  }

  @Get('{schedule_id}/runs')
  async listScheduleRuns(
    @Path('schedule_id') scheduleId: ScheduleId,
    @Query() state?: ScheduleRunState,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<ScheduleRunListResponse> {
    return listScheduleRuns(this.ctx, scheduleId, { state }, { limit, cursor });
  }
}
