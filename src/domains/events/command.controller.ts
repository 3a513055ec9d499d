import { Body, Controller, Delete, Get, Patch, Path, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  CreateWebhookEndpointRequest, HTTPValidationError, PageCursor, PageLimit, RecoverWebhookEndpointRequest,
  UpdateWebhookEndpointRequest, WebhookEndpointCreatedResponse,
  WebhookEndpointId, WebhookEndpointListResponse, WebhookEndpointResponse, WebhookRecoveryResponse,
  WebhookTestResponse,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { DeliveriesContext } from './deliveries/deliveries.ts';
import { recoverWebhookEndpoint } from './deliveries/recover-webhook-endpoint.ts';
import type { WebhooksContext } from './webhooks/context.ts';
import { createWebhookEndpoint } from './webhooks/create-webhook-endpoint.ts';
import { deleteWebhookEndpoint } from './webhooks/delete-webhook-endpoint.ts';
import { listWebhookEndpoints, webhookEndpointResource } from './webhooks/queries.ts';
import { testWebhookEndpoint } from './webhooks/test-webhook-endpoint.ts';
import { updateWebhookEndpoint } from './webhooks/update-webhook-endpoint.ts';

@Route('v1/webhook-endpoints')
@Tags('Webhooks')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandEventsController extends Controller implements Implements<
  'listWebhookEndpoints' | 'createWebhookEndpoint' | 'updateWebhookEndpoint' | 'deleteWebhookEndpoint' | 'testWebhookEndpoint'
  | 'recoverWebhookEndpoint'
> {
  constructor(private readonly ctx: RequestContext & WebhooksContext & DeliveriesContext) {
    super();
  }

  @Get()
  async listWebhookEndpoints(@Query() limit?: PageLimit, @Query() cursor?: PageCursor): Promise<WebhookEndpointListResponse> {
    return listWebhookEndpoints(this.ctx, { limit, cursor });
  }

  @Post()
  @SuccessResponse(201)
  async createWebhookEndpoint(@Body() body: CreateWebhookEndpointRequest): Promise<WebhookEndpointCreatedResponse> {
    return createWebhookEndpoint(this.ctx, body);
  }

  @Patch('{endpoint_id}')
  async updateWebhookEndpoint(@Body() body: UpdateWebhookEndpointRequest): Promise<WebhookEndpointResponse> {
    return updateWebhookEndpoint(this.ctx, this.ctx.resources.of(webhookEndpointResource), body);
  }

  @Delete('{endpoint_id}')
  async deleteWebhookEndpoint(@Path('endpoint_id') endpointId: WebhookEndpointId): Promise<WebhookEndpointResponse> {
    return deleteWebhookEndpoint(this.ctx, endpointId);
  }

  @Post('{endpoint_id}/test')
  async testWebhookEndpoint(): Promise<WebhookTestResponse> {
    return testWebhookEndpoint(this.ctx, this.ctx.resources.of(webhookEndpointResource));
  }

  @Post('{endpoint_id}/recover')
  async recoverWebhookEndpoint(
    @Path('endpoint_id') endpointId: WebhookEndpointId, @Body() body: RecoverWebhookEndpointRequest,
  ): Promise<WebhookRecoveryResponse> {
    return recoverWebhookEndpoint(this.ctx, endpointId, body);
  }
}
