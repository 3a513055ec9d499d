import { Body, Controller, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  HTTPValidationError, SettleRequest, SettleResponse, SquadActorRequest, SquadId, SquadSimplifyResponse,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { JournalContext } from '../../journal/index.ts';
import { squadResource } from '../queries.ts';
import type { SquadRow } from '../squad.ts';
import { settleSquadDebts } from './settle-squad-debts.ts';
import { simplifySquadDebts } from './simplify-squad-debts.ts';

@Route('v1/squads/{sqd_id}')
@Tags('Squads')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandSettlementController extends Controller implements Implements<'settleSquadDebts' | 'simplifySquadDebts'> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Post('settle')
  @SuccessResponse(200)
  async settleSquadDebts(@Path('sqd_id') _sqdId: SquadId, @Body() body: SettleRequest): Promise<SettleResponse> {
    return settleSquadDebts(this.ctx, this.#squad, body);
  }

  @Post('simplify-debts')
  @SuccessResponse(200)
  async simplifySquadDebts(@Path('sqd_id') _sqdId: SquadId, @Body() body: SquadActorRequest): Promise<SquadSimplifyResponse> {
    return simplifySquadDebts(this.ctx, this.#squad, body);
  }

  get #squad(): SquadRow {
    return this.ctx.resources.of(squadResource);
  }
}
