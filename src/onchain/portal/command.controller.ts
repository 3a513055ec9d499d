import { Controller, Get, Header, Path, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type { EntityTags, HTTPValidationError, OpenapiDocument, SdkLanguage } from '../../../generated/models.ts';
import { rawBody } from '../../platform/http/accepted.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { PortalContext } from './making/context.ts';
import { getTenantOpenapi } from './get-tenant-openapi.ts';
import { getTenantSdk } from './get-tenant-sdk.ts';
import { isNamed } from './entity-tags.ts';

const NOT_MODIFIED = 304;

@Route('v1/openapi')
@Tags('Products')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandPortalController extends Controller implements Implements<'getTenantOpenapi' | 'getTenantSdk'> {
  constructor(private readonly ctx: RequestContext & PortalContext) {
    super();
  }

  /** The text is sent as it is kept, so that its bytes are those of its tag. */
  @Get()
  async getTenantOpenapi(@Header('If-None-Match') ifNoneMatch?: EntityTags): Promise<OpenapiDocument> {
    const { text, etag } = await getTenantOpenapi(this.ctx);
    this.setHeader('ETag', etag);
    this.setHeader('Cache-Control', 'private, no-cache');
    if (isNamed(etag, ifNoneMatch)) {
      this.setStatus(NOT_MODIFIED);
      return undefined as unknown as OpenapiDocument;
    }
    this.setHeader('Content-Type', 'application/json; charset=utf-8');
    return rawBody(text);
  }

  @Get('sdk/{language}')
  @SuccessResponse(200)
  async getTenantSdk(@Path() language: SdkLanguage, @Header('If-None-Match') ifNoneMatch?: EntityTags): Promise<void> {
    const { etag, archive, digest, fileName } = await getTenantSdk(this.ctx, language, ifNoneMatch);
    this.setHeader('ETag', etag);
    this.setHeader('Cache-Control', 'private, no-cache');
    if (archive === undefined) {
      this.setStatus(NOT_MODIFIED);
      return;
    }
    this.setHeader('Content-Type', 'application/zip');
    this.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
    this.setHeader('Repr-Digest', `sha-256=:${digest}:`);
    this.setHeader('X-Archive-Signature', await this.ctx.auth.signArchive(archive));
    return rawBody(archive);
  }
}
