import { Controller, Get, Query, Request, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountReference, HTTPValidationError, Instant, MedCaseDetailResponse, MedCaseListResponse, MedCaseStatus, PageCursor, PageLimit,
  PixKeyDetailResponse, PixKeyListResponse, PixKeyReference, PixMandateDetailResponse, PixMandateListResponse, PixMandateStatus,
  PixQrAmountCents, PixQrChargeListResponse, PixQrChargeResponse, PixQrChargeState,
  PixStaticQrDescription, PixStaticQrResponse, PixStaticQrTxid,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { Accepting } from '../../platform/http/accepted.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { accountResource } from '../accounts/index.ts';
import { getPixKey, listPixKeys, pixKeyResource } from './keys/queries.ts';
import { getPixMandate, listPixMandates, pixMandateResource } from './mandates/queries.ts';
import type { MedContext } from './med/context.ts';
import { getMedCase, listMedCases, medCaseResource } from './med/queries.ts';
import { getPixStaticQr } from './qr/get-pix-static-qr.ts';
import { asCodeOrImage } from './qr/image.ts';
import { getPixQrCharge, listPixQrCharges, pixChargeResource } from './qr/queries.ts';

@Route('v1/pix')
@Tags('Pix')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CorePixController extends Controller implements Implements<
  'listPixKeys' | 'getPixKey' | 'listPixMandates' | 'getPixMandate' | 'listMedCases' | 'getMedCase' | 'getPixStaticQr' |
  'listPixQrCharges' | 'getPixQrCharge'
> {
  constructor(private readonly ctx: RequestContext & Pick<MedContext, 'med'>) {
    super();
  }

  @Get('keys')
  async listPixKeys(
    @Query() account_id: AccountReference, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<PixKeyListResponse> {
    return listPixKeys(this.ctx, account_id, { limit, cursor });
  }

  @Get('keys/{key_id}')
  async getPixKey(): Promise<PixKeyDetailResponse> {
    return getPixKey(this.ctx, this.ctx.resources.of(pixKeyResource));
  }

  @Get('mandates')
  async listPixMandates(
    @Query() account_id?: AccountReference,
    @Query() status?: PixMandateStatus,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<PixMandateListResponse> {
    return listPixMandates(this.ctx, { account_id, status }, { limit, cursor });
  }

  @Get('mandates/{mandate_id}')
  async getPixMandate(): Promise<PixMandateDetailResponse> {
    return getPixMandate(this.ctx, this.ctx.resources.of(pixMandateResource));
  }

  @Get('med/cases')
  async listMedCases(
    @Query() status?: MedCaseStatus,
    @Query() account_id?: AccountReference,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<MedCaseListResponse> {
    return listMedCases(this.ctx, { status, account_id }, { limit, cursor });
  }

  @Get('med/cases/{case_id}')
  async getMedCase(): Promise<MedCaseDetailResponse> {
    return getMedCase(this.ctx, this.ctx.resources.of(medCaseResource));
  }

  @Get('qr/{account_id}/static')
  async getPixStaticQr(
    @Request() request: Accepting, @Query() key_id?: PixKeyReference, @Query() amount_cents?: PixQrAmountCents,
    @Query() description?: PixStaticQrDescription, @Query() txid?: PixStaticQrTxid,
  ): Promise<PixStaticQrResponse> {
    const answer = await getPixStaticQr(this.ctx, this.ctx.resources.of(accountResource), { key_id, amount_cents, description, txid });
    return asCodeOrImage(answer, request, this);
  }

  @Get('qr/charges')
  async listPixQrCharges(
    @Query() account_id: AccountReference, @Query() state?: PixQrChargeState,
    @Query() created_from?: Instant, @Query() created_to?: Instant,
    @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<PixQrChargeListResponse> {
    return listPixQrCharges(this.ctx, { account_id, state, created_from, created_to }, { limit, cursor });
  }

  @Get('qr/charges/{txid}')
  async getPixQrCharge(@Request() request: Accepting): Promise<PixQrChargeResponse> {
    return asCodeOrImage(await getPixQrCharge(this.ctx, this.ctx.resources.of(pixChargeResource)), request, this);
  }
}
