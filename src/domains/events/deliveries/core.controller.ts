import { Controller, Get, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  EventReference, HTTPValidationError, PageCursor, PageLimit, WebhookDeliveryListResponse, WebhookDeliveryState, WebhookEndpointReference,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { DeliveriesContext } from './deliveries.ts';
import { listWebhookDeliveries } from './list-webhook-deliveries.ts';

@Route('v1/webhook-deliveries')
@Tags('Events')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreWebhookDeliveriesController extends Controller implements Implements<'listWebhookDeliveries'> {
  constructor(private readonly ctx: RequestContext & DeliveriesContext) {
    super();
  }

  @Get()
  async listWebhookDeliveries(
    @Query() endpoint_id?: WebhookEndpointReference,
    @Query() event_id?: EventReference,
    @Query() state?: WebhookDeliveryState,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<WebhookDeliveryListResponse> {
    return listWebhookDeliveries(this.ctx, { endpoint_id, event_id, state }, { limit, cursor });
  }
}
