import { Body, Controller, Get, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type { HTTPValidationError, QbrlPolicyResponse, SetQbrlPolicyRequest } from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import { operatorGetQbrlPolicy, type QbrlContext } from './operator-get-qbrl-policy.ts';
import { operatorSetQbrlPolicy } from './operator-set-qbrl-policy.ts';

@Route('v1/operator/tenants/{tenant}/qbrl-policy')
@Tags('Operator')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandQbrlPolicyController extends Controller implements Implements<'operatorGetQbrlPolicy' | 'operatorSetQbrlPolicy'> {
  constructor(private readonly ctx: RequestContext & QbrlContext) {
    super();
  }

  @Get()
  async operatorGetQbrlPolicy(): Promise<QbrlPolicyResponse> {
    return operatorGetQbrlPolicy(this.ctx);
  }

  @Post()
  @SuccessResponse(201)
  async operatorSetQbrlPolicy(@Body() body: SetQbrlPolicyRequest): Promise<QbrlPolicyResponse> {
    return operatorSetQbrlPolicy(this.ctx, body);
  }
}
