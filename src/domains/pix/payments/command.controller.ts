import { Body, Controller, Header, Path, Post, Response, Route, Tags } from '@tsoa/runtime';
import type { HTTPValidationError, ProviderAck, ProviderEvent } from '../../../../generated/models.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { ReceiverContext } from '../../../platform/receiver/take-delivery.ts';
import { receivePixWebhook } from './receive-pix-webhook.ts';

@Route('v1/pix/webhooks')
@Tags('Pix')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandPixPaymentsController extends Controller implements Implements<'receivePixWebhook'> {
  constructor(private readonly ctx: ReceiverContext) {
    super();
  }

  @Post('{provider_id}')
  async receivePixWebhook(
    @Path('provider_id') _providerId: string,
    @Body() _body: ProviderEvent,
    @Header('X-Webhook-Timestamp') _timestamp?: string,
    @Header('X-Webhook-Signature') _signature?: string,
    @Header('X-Webhook-Delivery-Id') _deliveryId?: string,
  ): Promise<ProviderAck> {
    return receivePixWebhook(this.ctx);
  }
}
