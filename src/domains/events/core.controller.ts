import { Controller, Get, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  EntityReference, Event, EventListResponse, EventPosition, EventReference, EventTypeFilter, HTTPValidationError, ObligationReference,
  PageCursor, PageLimit, WebhookDeliveryListResponse, WebhookDeliveryState, WebhookEndpointReference,
} from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { DeliveriesContext } from './deliveries/deliveries.ts';
import { listWebhookDeliveries } from './deliveries/list-webhook-deliveries.ts';
import { eventResource, getEvent, listEvents, type FeedContext } from './queries.ts';

@Route('v1/events')
@Tags('Events')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreEventsController extends Controller implements Implements<'listEvents' | 'getEvent'> {
  constructor(private readonly ctx: RequestContext & FeedContext) {
    super();
  }

  @Get()
  async listEvents(
    @Query() type?: EventTypeFilter,
    @Query() entity_id?: EntityReference,
    @Query() obligation_id?: ObligationReference,
    @Query() after?: EventPosition,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<EventListResponse> {
    return listEvents(this.ctx, { type, entity_id, obligation_id }, after, { limit, cursor });
  }

  @Get('{event_id}')
  async getEvent(): Promise<Event> {
    return getEvent(this.ctx.resources.of(eventResource));
  }
}

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
