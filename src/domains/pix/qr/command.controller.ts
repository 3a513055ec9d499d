import { Body, Controller, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  AccountId, HTTPValidationError, PixQrChargeResponse, PixQrDecodeRequest, PixQrDecodeResponse, PixQrDynamicCreateRequest,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { accountResource } from '../../accounts/index.ts';
import type { QrContext } from './context.ts';
import { createPixDynamicQr } from './create-pix-dynamic-qr.ts';
import { decodePixQr } from './decode-pix-qr.ts';

@Route('v1/pix/qr')
@Tags('Pix')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandPixQrController extends Controller implements Implements<'createPixDynamicQr' | 'decodePixQr'> {
  constructor(private readonly ctx: RequestContext & QrContext) {
    super();
  }

  @Post('{account_id}/dynamic')
  @SuccessResponse(201)
  async createPixDynamicQr(@Path('account_id') _accountId: AccountId, @Body() body: PixQrDynamicCreateRequest): Promise<PixQrChargeResponse> {
    return createPixDynamicQr(this.ctx, this.ctx.resources.of(accountResource), body);
  }

  @Post('decode')
  async decodePixQr(@Body() body: PixQrDecodeRequest): Promise<PixQrDecodeResponse> {
    return decodePixQr(this.ctx, body.brcode);
  }
}
