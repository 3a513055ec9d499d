import { Body, Controller, Get, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  CertificationEvidence, CertificationEvidenceDocument, CertificationEvidenceKind, CertificationResponse, HTTPValidationError, ProductId,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { ProductsContext } from '../context.ts';
import { productResource } from '../queries.ts';
import { certifyProduct } from './certify-product.ts';
import { getCertification, getCertificationEvidence } from './queries.ts';

@Route('v1/products/{product_id}/certification')
@Tags('Products')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandCertificationController extends Controller implements Implements<'getCertification' | 'certifyProduct' | 'getCertificationEvidence'> {
  constructor(private readonly ctx: RequestContext & ProductsContext) {
    super();
  }

  @Get()
  async getCertification(@Path('product_id') _productId: ProductId): Promise<CertificationResponse> {
    return getCertification(this.ctx, this.ctx.resources.of(productResource));
  }

  @Post()
  @SuccessResponse(201)
  async certifyProduct(@Path('product_id') productId: ProductId, @Body() body: CertificationEvidence): Promise<CertificationResponse> {
    return certifyProduct(this.ctx, productId, body);
  }

  @Get('evidence/{kind}')
  async getCertificationEvidence(@Path('product_id') _productId: ProductId, @Path() kind: CertificationEvidenceKind): Promise<CertificationEvidenceDocument> {
    return getCertificationEvidence(this.ctx, this.ctx.resources.of(productResource), kind);
  }
}
