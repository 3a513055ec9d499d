import { Body, Controller, Deprecated, Header, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  HTTPValidationError, MedCaseCreateRequest, MedCaseId, MedCaseResolveRequest, MedCaseResponse, ProviderAck, ProviderEvent,
} from '../../../../generated/models.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { ReceiverContext } from '../../../platform/receiver/take-delivery.ts';
import type { MedContext } from './context.ts';
import { fileMedCase } from './file-med-case.ts';
import { medCaseResource } from './queries.ts';
import { receivePixMedEvent, receivePixMedEventDeprecated } from './receive-pix-med-event.ts';
import { resolveMedCase } from './resolve-med-case.ts';

type Served = 'fileMedCase' | 'resolveMedCase' | 'receivePixMedEvent' | 'receivePixMedEventDeprecated';

@Route('v1/pix/med')
@Tags('Pix')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandPixMedController extends Controller implements Implements<Served> {
  constructor(private readonly ctx: MedContext & ReceiverContext) {
    super();
  }

  @Post('cases')
  @SuccessResponse(201)
  async fileMedCase(@Body() body: MedCaseCreateRequest): Promise<MedCaseResponse> {
    return fileMedCase(this.ctx, body);
  }

  @Post('cases/{case_id}/resolve')
  async resolveMedCase(@Path('case_id') _caseId: MedCaseId, @Body() body: MedCaseResolveRequest): Promise<MedCaseResponse> {
    return resolveMedCase(this.ctx, this.ctx.resources.of(medCaseResource), body);
  }

  @Post('events/{provider_id}')
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
  @Post('events')
  async receivePixMedEventDeprecated(
    @Body() _body: ProviderEvent,
    @Header('X-Webhook-Timestamp') _timestamp?: string,
    @Header('X-Webhook-Signature') _signature?: string,
    @Header('X-Webhook-Delivery-Id') _deliveryId?: string,
  ): Promise<ProviderAck> {
    return receivePixMedEventDeprecated(this.ctx);
  }
}
