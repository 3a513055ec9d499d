import { Body, Controller, Get, Patch, Path, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  CreateTransferTemplateRequest, HTTPValidationError, PageCursor, PageLimit, RetireTemplateRequest, TenantId, TransferTemplateId,
  TransferTemplateListResponse, TransferTemplateName, TransferTemplateResponse, TransferTemplateStatus,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { ObligationsContext } from '../../obligations/index.ts';
import { operatorCreateTransferTemplate } from './operator-create-transfer-template.ts';
import { operatorGetTransferTemplate, operatorListTransferTemplates, transferTemplateResource } from './queries.ts';
import { operatorRetireTransferTemplate } from './operator-retire-transfer-template.ts';

@Route('v1/operator/tenants/{tenant}/transfer-templates')
@Tags('Operator')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandTransferTemplatesController extends Controller implements Implements<
  'operatorListTransferTemplates' | 'operatorCreateTransferTemplate' | 'operatorGetTransferTemplate' | 'operatorRetireTransferTemplate'
> {
  constructor(private readonly ctx: RequestContext & ObligationsContext) {
    super();
  }

  @Get()
  async operatorListTransferTemplates(
    @Path('tenant') _tenant: TenantId, @Query() status?: TransferTemplateStatus, @Query() name?: TransferTemplateName,
    @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<TransferTemplateListResponse> {
    return operatorListTransferTemplates(this.ctx, { status, name }, { limit, cursor });
  }

  @Post()
  @SuccessResponse(201)
  async operatorCreateTransferTemplate(
    @Path('tenant') _tenant: TenantId, @Body() body: CreateTransferTemplateRequest,
  ): Promise<TransferTemplateResponse> {
    return operatorCreateTransferTemplate(this.ctx, body);
  }

  @Get('{template_id}')
  async operatorGetTransferTemplate(
    @Path('tenant') _tenant: TenantId, @Path('template_id') _templateId: TransferTemplateId,
  ): Promise<TransferTemplateResponse> {
    return operatorGetTransferTemplate(this.ctx, this.ctx.resources.of(transferTemplateResource));
  }

  @Patch('{template_id}')
  async operatorRetireTransferTemplate(
    @Path('tenant') _tenant: TenantId, @Path('template_id') templateId: TransferTemplateId, @Body() body: RetireTemplateRequest,
  ): Promise<TransferTemplateResponse> {
    return operatorRetireTransferTemplate(this.ctx, templateId, body);
  }
}
