import { Body, Controller, Delete, Deprecated, Get, Header, Path, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  AccountReference, HTTPValidationError, PixClaimResponse, PixKeyId, PixKeyLookupResponse, PixKeyRegisterRequest, PixKeyResponse, PixKeyText,
  ProviderAck, ProviderEvent,
} from '../../../../generated/models.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { ReceiverContext } from '../../../platform/receiver/take-delivery.ts';
import { cancelPixPortabilityClaim } from './cancel-pix-portability-claim.ts';
import { confirmPixPortabilityClaim } from './confirm-pix-portability-claim.ts';
import type { KeysContext } from './context.ts';
import { deletePixKey } from './delete-pix-key.ts';
import type { PixKey } from './key.entity.ts';
import { lookupPixKey } from './lookup-pix-key.ts';
import { openPixPortabilityClaim } from './open-pix-portability-claim.ts';
import { pixKeyResource } from './queries.ts';
import { receivePixKeyEvent, receivePixKeyEventDeprecated } from './receive-pix-key-event.ts';
import { registerPixKey } from './register-pix-key.ts';

@Route('v1/pix/keys')
@Tags('Pix')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandPixKeysController extends Controller
  implements Implements<'registerPixKey' | 'lookupPixKey' | 'deletePixKey' | 'openPixPortabilityClaim' | 'confirmPixPortabilityClaim' |
    'cancelPixPortabilityClaim' | 'receivePixKeyEvent' | 'receivePixKeyEventDeprecated'> {
  constructor(private readonly ctx: KeysContext & ReceiverContext) {
    super();
  }

  @Post()
  @SuccessResponse(201)
  async registerPixKey(@Body() body: PixKeyRegisterRequest): Promise<PixKeyResponse> {
    return registerPixKey(this.ctx, body);
  }

  @Get('lookup')
  async lookupPixKey(@Query() key: PixKeyText, @Query() account_id?: AccountReference): Promise<PixKeyLookupResponse> {
    return lookupPixKey(this.ctx, key, account_id);
  }

  @Delete('{key_id}')
  async deletePixKey(@Path('key_id') _keyId: PixKeyId): Promise<PixKeyResponse> {
    return deletePixKey(this.ctx, this.#key);
  }

  @Post('{key_id}/portability/claim')
  @SuccessResponse(201)
  async openPixPortabilityClaim(@Path('key_id') _keyId: PixKeyId): Promise<PixClaimResponse> {
    return openPixPortabilityClaim(this.ctx, this.#key);
  }

  @Post('{key_id}/portability/confirm')
  async confirmPixPortabilityClaim(@Path('key_id') _keyId: PixKeyId): Promise<PixClaimResponse> {
    return confirmPixPortabilityClaim(this.ctx, this.#key);
  }

  @Post('{key_id}/portability/cancel')
  async cancelPixPortabilityClaim(@Path('key_id') _keyId: PixKeyId): Promise<PixClaimResponse> {
    return cancelPixPortabilityClaim(this.ctx, this.#key);
  }

  @Post('events/{provider_id}')
  async receivePixKeyEvent(
    @Path('provider_id') _providerId: string,
    @Body() _body: ProviderEvent,
    @Header('X-Webhook-Timestamp') _timestamp?: string,
    @Header('X-Webhook-Signature') _signature?: string,
    @Header('X-Webhook-Delivery-Id') _deliveryId?: string,
  ): Promise<ProviderAck> {
    return receivePixKeyEvent(this.ctx);
  }

  @Deprecated()
  @Post('events')
  async receivePixKeyEventDeprecated(
    @Body() _body: ProviderEvent,
    @Header('X-Webhook-Timestamp') _timestamp?: string,
    @Header('X-Webhook-Signature') _signature?: string,
    @Header('X-Webhook-Delivery-Id') _deliveryId?: string,
  ): Promise<ProviderAck> {
    return receivePixKeyEventDeprecated(this.ctx);
  }

  get #key(): PixKey {
    return this.ctx.resources.of(pixKeyResource);
  }
}
