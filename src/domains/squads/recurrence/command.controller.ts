import { Body, Controller, Delete, Patch, Path, Post, Put, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  ConfirmVariableRequest, ContributionResponse, CreateRecurringExpenseRequest, HTTPValidationError, RecurringExpenseId, RecurringExpenseResponse,
  SetRecurrenceRequest, SquadActorRequest, SquadId, SquadRecurrenceResponse, UpdateRecurringExpenseRequest,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { JournalContext } from '../../journal/index.ts';
import { squadResource } from '../queries.ts';
import type { RecurringExpense, SquadRow } from '../squad.ts';
import { confirmRecurringExpense } from './confirm-recurring-expense.ts';
import { createRecurringExpense } from './create-recurring-expense.ts';
import { deleteRecurringExpense } from './delete-recurring-expense.ts';
import { recurringExpenseResource } from './queries.ts';
import { setSquadRecurrence } from './set-squad-recurrence.ts';
import { updateRecurringExpense } from './update-recurring-expense.ts';

@Route('v1/squads/{sqd_id}')
@Tags('Squads')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandRecurrenceController extends Controller
  implements Implements<
    'setSquadRecurrence' | 'createRecurringExpense' | 'updateRecurringExpense' | 'deleteRecurringExpense' | 'confirmRecurringExpense'
  > {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Put('recurrence')
  async setSquadRecurrence(@Path('sqd_id') _sqdId: SquadId, @Body() body: SetRecurrenceRequest): Promise<SquadRecurrenceResponse> {
    return setSquadRecurrence(this.ctx, this.#squad, body);
  }

  @Post('recurring-expenses')
  @SuccessResponse(201)
  async createRecurringExpense(@Path('sqd_id') _sqdId: SquadId, @Body() body: CreateRecurringExpenseRequest): Promise<RecurringExpenseResponse> {
    return createRecurringExpense(this.ctx, this.#squad, body);
  }

  @Patch('recurring-expenses/{rex_id}')
  async updateRecurringExpense(
    @Path('sqd_id') _sqdId: SquadId, @Path('rex_id') _rexId: RecurringExpenseId, @Body() body: UpdateRecurringExpenseRequest,
  ): Promise<RecurringExpenseResponse> {
    return updateRecurringExpense(this.ctx, this.#squad, this.#expense, body);
  }

  @Delete('recurring-expenses/{rex_id}')
  async deleteRecurringExpense(
    @Path('sqd_id') _sqdId: SquadId, @Path('rex_id') _rexId: RecurringExpenseId, @Body() body: SquadActorRequest,
  ): Promise<RecurringExpenseResponse> {
    return deleteRecurringExpense(this.ctx, this.#squad, this.#expense, body);
  }

  @Post('recurring-expenses/{rex_id}/confirm')
  @SuccessResponse(200)
  async confirmRecurringExpense(
    @Path('sqd_id') _sqdId: SquadId, @Path('rex_id') _rexId: RecurringExpenseId, @Body() body: ConfirmVariableRequest,
  ): Promise<ContributionResponse> {
    return confirmRecurringExpense(this.ctx, this.#squad, this.#expense, body);
  }

  get #squad(): SquadRow {
    return this.ctx.resources.of(squadResource);
  }

  get #expense(): RecurringExpense {
    return this.ctx.resources.of(recurringExpenseResource);
  }
}
