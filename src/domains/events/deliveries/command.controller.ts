import { Body, Controller, Path, Post, Response, Route, Tags } from '@tsoa/runtime';
import type {
  HTTPValidationError, RecoverWebhookEndpointRequest, WebhookEndpointId, WebhookRecoveryResponse,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { DeliveriesContext } from './deliveries.ts';
import { recoverWebhookEndpoint } from './recover-webhook-endpoint.ts';

@Route('v1/webhook-endpoints')
@Tags('Webhooks')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandWebhookDeliveriesController extends Controller implements Implements<'recoverWebhookEndpoint'> {
  constructor(private readonly ctx: RequestContext & DeliveriesContext) {
    super();
  }

  @Post('{endpoint_id}/recover')
  async recoverWebhookEndpoint(
    @Path('endpoint_id') endpoint_id: WebhookEndpointId, @Body() body: RecoverWebhookEndpointRequest,
  ): Promise<WebhookRecoveryResponse> {
    return recoverWebhookEndpoint(this.ctx, endpoint_id, body);
  }
}
