import { Body, Controller, Deprecated, Header, Path, Post, Response, Route, Tags } from '@tsoa/runtime';
import type {
  HTTPValidationError, PixMandateChargeId, PixMandateChargeResponse, PixMandateId, PixMandateResponse, ProviderAck, ProviderEvent,
} from '../../../../generated/models.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { ReceiverContext } from '../../../platform/receiver/take-delivery.ts';
import { authorizePixMandate } from './authorize-pix-mandate.ts';
import { cancelPixMandateCharge } from './cancel-pix-mandate-charge.ts';
import type { MandatesContext } from './context.ts';
import type { Mandate } from './mandate.ts';
import { pixMandateChargeResource, pixMandateResource } from './queries.ts';
import { receivePixMandateEvent, receivePixMandateEventDeprecated } from './receive-pix-mandate-event.ts';
import { rejectPixMandate } from './reject-pix-mandate.ts';
import { revokePixMandate } from './revoke-pix-mandate.ts';

type Verbs = 'authorizePixMandate' | 'rejectPixMandate' | 'revokePixMandate' | 'cancelPixMandateCharge';
type Receivers = 'receivePixMandateEvent' | 'receivePixMandateEventDeprecated';

@Route('v1/pix/mandates')
@Tags('Pix')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandPixMandatesController extends Controller implements Implements<Verbs | Receivers> {
  constructor(private readonly ctx: MandatesContext & ReceiverContext) {
    super();
  }

  @Post('{mandate_id}/authorize')
  async authorizePixMandate(@Path('mandate_id') _mandateId: PixMandateId): Promise<PixMandateResponse> {
    return authorizePixMandate(this.ctx, this.#mandate);
  }

  @Post('{mandate_id}/reject')
  async rejectPixMandate(@Path('mandate_id') _mandateId: PixMandateId): Promise<PixMandateResponse> {
    return rejectPixMandate(this.ctx, this.#mandate);
  }

  @Post('{mandate_id}/revoke')
  async revokePixMandate(@Path('mandate_id') _mandateId: PixMandateId): Promise<PixMandateResponse> {
    return revokePixMandate(this.ctx, this.#mandate);
  }

  @Post('{mandate_id}/charges/{charge_id}/cancel')
  async cancelPixMandateCharge(
    @Path('mandate_id') _mandateId: PixMandateId, @Path('charge_id') _chargeId: PixMandateChargeId,
  ): Promise<PixMandateChargeResponse> {
    return cancelPixMandateCharge(this.ctx, this.#mandate, this.ctx.resources.of(pixMandateChargeResource));
  }

  @Post('events/{provider_id}')
  async receivePixMandateEvent(
    @Path('provider_id') _providerId: string,
    @Body() _body: ProviderEvent,
    @Header('X-Webhook-Timestamp') _timestamp?: string,
    @Header('X-Webhook-Signature') _signature?: string,
    @Header('X-Webhook-Delivery-Id') _deliveryId?: string,
  ): Promise<ProviderAck> {
    return receivePixMandateEvent(this.ctx);
  }

  @Post('events')
  @Deprecated()
  async receivePixMandateEventDeprecated(
    @Body() _body: ProviderEvent,
    @Header('X-Webhook-Timestamp') _timestamp?: string,
    @Header('X-Webhook-Signature') _signature?: string,
    @Header('X-Webhook-Delivery-Id') _deliveryId?: string,
  ): Promise<ProviderAck> {
    return receivePixMandateEventDeprecated(this.ctx);
  }

  get #mandate(): Mandate {
    return this.ctx.resources.of(pixMandateResource);
  }
}
