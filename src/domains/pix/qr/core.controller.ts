import { Controller, Get, Path, Query, Request, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountId, AccountReference, HTTPValidationError, PageCursor, PageLimit, PixKeyReference, PixQrAmountCents, PixQrChargeListResponse,
  PixQrChargeResponse, PixStaticQrDescription, PixStaticQrResponse, PixStaticQrTxid, PixTxid,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { accountResource } from '../../accounts/index.ts';
import { getPixStaticQr } from './get-pix-static-qr.ts';
import { asAccepted, type Accepting } from './image.ts';
import { getPixQrCharge, listPixQrCharges, pixChargeResource } from './queries.ts';

@Route('v1/pix/qr')
@Tags('Pix')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CorePixQrController extends Controller implements Implements<'getPixStaticQr' | 'listPixQrCharges' | 'getPixQrCharge'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get('{account_id}/static')
  async getPixStaticQr(
    @Path('account_id') _accountId: AccountId,
    @Request() request: Accepting,
    @Query() key_id?: PixKeyReference,
    @Query() amount_cents?: PixQrAmountCents,
    @Query() description?: PixStaticQrDescription,
    @Query() txid?: PixStaticQrTxid,
  ): Promise<PixStaticQrResponse> {
    const answer = await getPixStaticQr(this.ctx, this.ctx.resources.of(accountResource), { key_id, amount_cents, description, txid });
    return asAccepted(answer, request, this);
  }

  @Get('charges')
  async listPixQrCharges(
    @Query() account_id: AccountReference, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<PixQrChargeListResponse> {
    return listPixQrCharges(this.ctx, account_id, { limit, cursor });
  }

  @Get('charges/{txid}')
  async getPixQrCharge(@Path('txid') _txid: PixTxid, @Request() request: Accepting): Promise<PixQrChargeResponse> {
    return asAccepted(getPixQrCharge(this.ctx, this.ctx.resources.of(pixChargeResource)), request, this);
  }
}
