import {
  Body, Controller, Delete, Deprecated, Get, Header, Path, Post, Query, Response, Route, SuccessResponse, Tags,
} from '@tsoa/runtime';
import type {
  AccountReference, HTTPValidationError, MedCaseCreateRequest, MedCaseResolveRequest, MedCaseResponse, PixClaimResponse,
  PixKeyLookupResponse, PixKeyRegisterRequest, PixKeyResponse, PixKeyText, PixMandateChargeResponse, PixMandateResponse,
  PixQrChargeResponse, PixQrDecodeRequest, PixQrDecodeResponse, PixQrDynamicCreateRequest, PixReturnRequest, PixReturnResponse, ProviderAck,
  ProviderEvent,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { ReceiverContext } from '../../platform/receiver/take-delivery.ts';
import { accountResource } from '../accounts/index.ts';
import { cancelPixPortabilityClaim } from './keys/cancel-pix-portability-claim.ts';
import { confirmPixPortabilityClaim } from './keys/confirm-pix-portability-claim.ts';
import type { KeysContext } from './keys/context.ts';
import { deletePixKey } from './keys/delete-pix-key.ts';
import type { PixKey } from './keys/key.entity.ts';
import { lookupPixKey } from './keys/lookup-pix-key.ts';
import { openPixPortabilityClaim } from './keys/open-pix-portability-claim.ts';
import { pixKeyResource } from './keys/queries.ts';
import { receivePixKeyEvent, receivePixKeyEventDeprecated } from './keys/receive-pix-key-event.ts';
import { registerPixKey } from './keys/register-pix-key.ts';
import { authorizePixMandate } from './mandates/authorize-pix-mandate.ts';
import { cancelPixMandateCharge } from './mandates/cancel-pix-mandate-charge.ts';
import type { MandatesContext } from './mandates/context.ts';
import type { Mandate } from './mandates/mandate.ts';
import { pixMandateChargeResource, pixMandateResource } from './mandates/queries.ts';
import { receivePixMandateEvent, receivePixMandateEventDeprecated } from './mandates/receive-pix-mandate-event.ts';
import { rejectPixMandate } from './mandates/reject-pix-mandate.ts';
import { revokePixMandate } from './mandates/revoke-pix-mandate.ts';
import type { MedContext } from './med/context.ts';
import { fileMedCase } from './med/file-med-case.ts';
import { medCaseResource } from './med/queries.ts';
import { receivePixMedEvent, receivePixMedEventDeprecated } from './med/receive-pix-med-event.ts';
import { resolveMedCase } from './med/resolve-med-case.ts';
import { receivePixWebhook } from './payments/receive-pix-webhook.ts';
import type { QrContext } from './qr/context.ts';
import { createPixDynamicQr } from './qr/create-pix-dynamic-qr.ts';
import { decodePixQr } from './qr/decode-pix-qr.ts';
import { createPixReturn } from './returns/create-pix-return.ts';
import type { ReturnsContext } from './returns/send-return.ts';

@Route('v1/pix')
@Tags('Pix')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandPixController extends Controller implements Implements<
  'registerPixKey' | 'lookupPixKey' | 'deletePixKey' | 'openPixPortabilityClaim' | 'confirmPixPortabilityClaim' |
  'cancelPixPortabilityClaim' | 'receivePixKeyEvent' | 'receivePixKeyEventDeprecated' | 'authorizePixMandate' | 'rejectPixMandate' |
  'revokePixMandate' | 'cancelPixMandateCharge' | 'receivePixMandateEvent' | 'receivePixMandateEventDeprecated' | 'fileMedCase' |
  'resolveMedCase' | 'receivePixMedEvent' | 'receivePixMedEventDeprecated' | 'receivePixWebhook' | 'createPixDynamicQr' | 'decodePixQr' |
  'createPixReturn'
> {
  constructor(
    private readonly ctx: RequestContext & KeysContext & ReceiverContext & MandatesContext & MedContext & QrContext & ReturnsContext,
  ) {
    super();
  }

  @Post('keys')
  @SuccessResponse(201)
  async registerPixKey(@Body() body: PixKeyRegisterRequest): Promise<PixKeyResponse> {
    return registerPixKey(this.ctx, body);
  }

  @Get('keys/lookup')
  async lookupPixKey(@Query() key: PixKeyText, @Query() account_id?: AccountReference): Promise<PixKeyLookupResponse> {
    return lookupPixKey(this.ctx, key, account_id);
  }

  @Delete('keys/{key_id}')
  async deletePixKey(): Promise<PixKeyResponse> {
    return deletePixKey(this.ctx, this.#key);
  }

  @Post('keys/{key_id}/portability/claim')
  @SuccessResponse(201)
  async openPixPortabilityClaim(): Promise<PixClaimResponse> {
    return openPixPortabilityClaim(this.ctx, this.#key);
  }

  @Post('keys/{key_id}/portability/confirm')
  async confirmPixPortabilityClaim(): Promise<PixClaimResponse> {
    return confirmPixPortabilityClaim(this.ctx, this.#key);
  }

  @Post('keys/{key_id}/portability/cancel')
  async cancelPixPortabilityClaim(): Promise<PixClaimResponse> {
    return cancelPixPortabilityClaim(this.ctx, this.#key);
  }

  @Post('keys/events/{provider_id}')
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
  @Post('keys/events')
  async receivePixKeyEventDeprecated(
    @Body() _body: ProviderEvent,
    @Header('X-Webhook-Timestamp') _timestamp?: string,
    @Header('X-Webhook-Signature') _signature?: string,
    @Header('X-Webhook-Delivery-Id') _deliveryId?: string,
  ): Promise<ProviderAck> {
    return receivePixKeyEventDeprecated(this.ctx);
  }

  @Post('mandates/{mandate_id}/authorize')
  async authorizePixMandate(): Promise<PixMandateResponse> {
    return authorizePixMandate(this.ctx, this.#mandate);
  }

  @Post('mandates/{mandate_id}/reject')
  async rejectPixMandate(): Promise<PixMandateResponse> {
    return rejectPixMandate(this.ctx, this.#mandate);
  }

  @Post('mandates/{mandate_id}/revoke')
  async revokePixMandate(): Promise<PixMandateResponse> {
    return revokePixMandate(this.ctx, this.#mandate);
  }

  @Post('mandates/{mandate_id}/charges/{charge_id}/cancel')
  async cancelPixMandateCharge(): Promise<PixMandateChargeResponse> {
    return cancelPixMandateCharge(this.ctx, this.#mandate, this.ctx.resources.of(pixMandateChargeResource));
  }

  @Post('mandates/events/{provider_id}')
  async receivePixMandateEvent(
    @Path('provider_id') _providerId: string,
    @Body() _body: ProviderEvent,
    @Header('X-Webhook-Timestamp') _timestamp?: string,
    @Header('X-Webhook-Signature') _signature?: string,
    @Header('X-Webhook-Delivery-Id') _deliveryId?: string,
  ): Promise<ProviderAck> {
    return receivePixMandateEvent(this.ctx);
  }

  @Post('mandates/events')
  @Deprecated()
  async receivePixMandateEventDeprecated(
    @Body() _body: ProviderEvent,
    @Header('X-Webhook-Timestamp') _timestamp?: string,
    @Header('X-Webhook-Signature') _signature?: string,
    @Header('X-Webhook-Delivery-Id') _deliveryId?: string,
  ): Promise<ProviderAck> {
    return receivePixMandateEventDeprecated(this.ctx);
  }

  @Post('med/cases')
  @SuccessResponse(201)
  async fileMedCase(@Body() body: MedCaseCreateRequest): Promise<MedCaseResponse> {
    return fileMedCase(this.ctx, body);
  }

  @Post('med/cases/{case_id}/resolve')
  async resolveMedCase(@Body() body: MedCaseResolveRequest): Promise<MedCaseResponse> {
    return resolveMedCase(this.ctx, this.ctx.resources.of(medCaseResource), body);
  }

  @Post('med/events/{provider_id}')
  async receivePixMedEvent(
    @Path('provider_id') _providerId: string,
    @Body() _body: ProviderEvent,
    @Header('X-Webhook-Timestamp') _timestamp?: string,
    @Header('X-Webhook-Signature') _signature?: string,
    @Header('X-Webhook-Delivery-Id') _deliveryId?: string,
  ): Promise<ProviderAck> {
    return receivePixMedEvent(this.ctx);
  }

  @Deprecated()
  @Post('med/events')
  async receivePixMedEventDeprecated(
    @Body() _body: ProviderEvent,
    @Header('X-Webhook-Timestamp') _timestamp?: string,
    @Header('X-Webhook-Signature') _signature?: string,
    @Header('X-Webhook-Delivery-Id') _deliveryId?: string,
  ): Promise<ProviderAck> {
    return receivePixMedEventDeprecated(this.ctx);
  }

  @Post('webhooks/{provider_id}')
  async receivePixWebhook(
    @Path('provider_id') _providerId: string,
    @Body() _body: ProviderEvent,
    @Header('X-Webhook-Timestamp') _timestamp?: string,
    @Header('X-Webhook-Signature') _signature?: string,
    @Header('X-Webhook-Delivery-Id') _deliveryId?: string,
  ): Promise<ProviderAck> {
    return receivePixWebhook(this.ctx);
  }

  @Post('qr/{account_id}/dynamic')
  @SuccessResponse(201)
  async createPixDynamicQr(@Body() body: PixQrDynamicCreateRequest): Promise<PixQrChargeResponse> {
    return createPixDynamicQr(this.ctx, this.ctx.resources.of(accountResource), body);
  }

  @Post('qr/decode')
  async decodePixQr(@Body() body: PixQrDecodeRequest): Promise<PixQrDecodeResponse> {
    return decodePixQr(this.ctx, body.brcode);
  }

  @Post('return')
  @SuccessResponse(201)
  async createPixReturn(@Body() body: PixReturnRequest): Promise<PixReturnResponse> {
    return createPixReturn(this.ctx, body);
  }

  get #key(): PixKey {
    return this.ctx.resources.of(pixKeyResource);
  }

  get #mandate(): Mandate {
    return this.ctx.resources.of(pixMandateResource);
  }
}
