import { Body, Controller, Delete, Patch, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  CreateScheduleRequest, HTTPValidationError, ScheduleId, ScheduleResponse, SchedulerTickResponse, UpdateScheduleRequest,
} from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import { cancelSchedule } from './cancel-schedule.ts';
import { createSchedule } from './create-schedule.ts';
import type { ScheduleContext } from './dispatch.ts';
import { pauseSchedule } from './pause-schedule.ts';
import { resumeSchedule } from './resume-schedule.ts';
import { tickScheduler } from './tick-scheduler.ts';
import { updateSchedule } from './update-schedule.ts';

@Route('v1')
@Tags('Schedules')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandSchedulesController extends Controller
  implements Implements<'createSchedule' | 'updateSchedule' | 'cancelSchedule' | 'pauseSchedule' | 'resumeSchedule' | 'tickScheduler'> {
  constructor(private readonly ctx: RequestContext & ScheduleContext) {
    super();
  }

  @Post('schedules')
  @SuccessResponse(201)
  async createSchedule(@Body() body: CreateScheduleRequest): Promise<ScheduleResponse> {
    return createSchedule(this.ctx, body);
  }

  @Patch('schedules/{schedule_id}')
  async updateSchedule(@Path('schedule_id') scheduleId: ScheduleId, @Body() body: UpdateScheduleRequest): Promise<ScheduleResponse> {
    return updateSchedule(this.ctx, scheduleId, body);
  }

  @Delete('schedules/{schedule_id}')
  async cancelSchedule(@Path('schedule_id') scheduleId: ScheduleId): Promise<ScheduleResponse> {
    return cancelSchedule(this.ctx, scheduleId);
  }

  @Post('schedules/{schedule_id}/pause')
  async pauseSchedule(@Path('schedule_id') scheduleId: ScheduleId): Promise<ScheduleResponse> {
    return pauseSchedule(this.ctx, scheduleId);
  }

  @Post('schedules/{schedule_id}/resume')
  async resumeSchedule(@Path('schedule_id') scheduleId: ScheduleId): Promise<ScheduleResponse> {
    return resumeSchedule(this.ctx, scheduleId);
  }

  @Post('scheduler/tick')
  async tickScheduler(): Promise<SchedulerTickResponse> {
    return tickScheduler(this.ctx);
  }
}
