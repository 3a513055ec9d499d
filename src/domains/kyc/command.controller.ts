import { Body, Controller, Delete, Header, Patch, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  AddRiskFlagRequest, HTTPValidationError, KycFlagOut, KycSweepResponse, PartyId, PartyKycResponseOut, ProviderAck, ProviderEvent,
  ReviewKycRequest, RiskFlagId, SubmitKycRequest,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { ReceiverContext } from '../../platform/receiver/take-delivery.ts';
import { addRiskFlag } from './add-risk-flag.ts';
import type { KycContext } from './context.ts';
import { receiveKycWebhook } from './receive-kyc-webhook.ts';
import { resolveRiskFlag } from './resolve-risk-flag.ts';
import { reviewKyc } from './review-kyc.ts';
import { submitKyc } from './submit-kyc.ts';
import { sweepKycRescreens } from './sweep-kyc-rescreens.ts';

@Route('v1')
@Tags('KYC')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandKycController extends Controller implements Implements<
  'submitKyc' | 'reviewKyc' | 'addRiskFlag' | 'resolveRiskFlag' | 'sweepKycRescreens' | 'receiveKycWebhook'
> {
  constructor(private readonly ctx: RequestContext & KycContext & ReceiverContext) {
    super();
  }

  @Post('parties/{party_id}/kyc')
  @SuccessResponse(200)
  async submitKyc(@Path('party_id') partyId: PartyId, @Body() body: SubmitKycRequest): Promise<PartyKycResponseOut> {
    return submitKyc(this.ctx, partyId, body);
  }

  @Patch('parties/{party_id}/kyc/status')
  async reviewKyc(@Path('party_id') partyId: PartyId, @Body() body: ReviewKycRequest): Promise<PartyKycResponseOut> {
    return reviewKyc(this.ctx, partyId, body);
  }

  @Post('parties/{party_id}/risk-flags')
  @SuccessResponse(201)
  async addRiskFlag(@Path('party_id') partyId: PartyId, @Body() body: AddRiskFlagRequest): Promise<KycFlagOut> {
    return addRiskFlag(this.ctx, partyId, body);
  }

  @Delete('parties/{party_id}/risk-flags/{flag_id}')
  async resolveRiskFlag(@Path('party_id') partyId: PartyId, @Path('flag_id') flagId: RiskFlagId): Promise<KycFlagOut> {
    return resolveRiskFlag(this.ctx, partyId, flagId);
  }

  @Post('kyc/rescreen-sweep')
  @SuccessResponse(200)
  async sweepKycRescreens(): Promise<KycSweepResponse> {
    return sweepKycRescreens(this.ctx);
  }

  @Post('kyc/webhooks/{provider_id}')
  async receiveKycWebhook(
    @Path('provider_id') _providerId: string,
    @Body() _body: ProviderEvent,
    @Header('X-Webhook-Timestamp') _timestamp?: string,
    @Header('X-Webhook-Signature') _signature?: string,
    @Header('X-Webhook-Delivery-Id') _deliveryId?: string,
  ): Promise<ProviderAck> {
    return receiveKycWebhook(this.ctx);
  }
}
