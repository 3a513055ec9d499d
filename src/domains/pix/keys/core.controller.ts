import { Controller, Get, Path, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountReference, HTTPValidationError, PageCursor, PageLimit, PixKeyDetailResponse, PixKeyId, PixKeyListResponse,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { getPixKey, listPixKeys, pixKeyResource } from './queries.ts';

@Route('v1/pix/keys')
@Tags('Pix')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CorePixKeysController extends Controller implements Implements<'listPixKeys' | 'getPixKey'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get()
  async listPixKeys(@Query() account_id: AccountReference, @Query() limit?: PageLimit, @Query() cursor?: PageCursor): Promise<PixKeyListResponse> {
    return listPixKeys(this.ctx, account_id, { limit, cursor });
  }

  @Get('{key_id}')
  async getPixKey(@Path('key_id') _keyId: PixKeyId): Promise<PixKeyDetailResponse> {
    return getPixKey(this.ctx, this.ctx.resources.of(pixKeyResource));
  }
}
