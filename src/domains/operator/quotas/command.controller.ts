import { Body, Controller, Get, Path, Put, Response, Route, Tags } from '@tsoa/runtime';
import type { HTTPValidationError, PutQuotasRequest, QuotasResponse, TenantId } from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { JournalContext } from '../../journal/index.ts';
import { operatorGetQuotas } from './operator-get-quotas.ts';
import { operatorPutQuotas } from './operator-put-quotas.ts';

@Route('v1/operator/tenants/{tenant}/quotas')
@Tags('Operator')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandQuotasController extends Controller implements Implements<'operatorGetQuotas' | 'operatorPutQuotas'> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Get()
  async operatorGetQuotas(@Path('tenant') _tenant: TenantId): Promise<QuotasResponse> {
    return operatorGetQuotas(this.ctx);
  }

  @Put()
  async operatorPutQuotas(@Path('tenant') _tenant: TenantId, @Body() body: PutQuotasRequest): Promise<QuotasResponse> {
    return operatorPutQuotas(this.ctx, body);
  }
}
