import { Body, Controller, Get, Patch, Path, Post, Put, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  BindArtifactRequest, BindRailRequest, CertificationEvidence, CertificationResponse, CompileListResponse, CompileResponse,
  CompileSourceResponse, CompileState, CompileSubmitRequest, CreateProviderAccountRequest, CreateTransferTemplateRequest, DrainPlanResponse,
  DrainRequest, DrainResponse, EnrollProductKeyRequest, HTTPValidationError, PageCursor, PageLimit, ProductId, ProductKeyAuthor,
  ProductKeyListResponse, ProductKeyResponse, ProductKeyStatus, ProductLifecycle, ProductListResponse, ProductReference, ProductResponse,
  ProviderAccountListResponse, ProviderAccountResponse, ProviderAccountType, ProviderReference, ProviderTransferRequest,
  ProviderTransferResponse, PutQuotasRequest, QuotasResponse, Rail, RailBindingListResponse, RailBindingResponse, RetireTemplateRequest,
  SetLifecycleRequest, TransferTemplateId, TransferTemplateListResponse, TransferTemplateName, TransferTemplateResponse,
  TransferTemplateStatus,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import {
  compileResource, operatorEnrollProductKey, operatorGetCompileSource, operatorListProductKeys,
} from '../../onchain/foundry/index.ts';
import type { JournalContext } from '../journal/index.ts';
import type { ObligationsContext } from '../obligations/index.ts';
import {
  operatorDrainProduct, operatorPlanDrain, operatorSetProductLifecycle, productResource, type InstancesContext, type ProductsContext,
} from '../../onchain/products/index.ts';
import { providerResource } from '../providers/index.ts';
import { operatorBindRail, type BindingsContext } from './bindings/operator-bind-rail.ts';
import { operatorListRailBindings } from './bindings/queries.ts';
import { operatorSubmitCompile } from './compiles/operator-submit-compile.ts';
import { operatorGetCompile, operatorListCompiles } from './compiles/queries.ts';
import { operatorBindProduct } from './products/operator-bind-product.ts';
import { operatorCertifyProduct } from './products/operator-certify-product.ts';
import { operatorGetCertification, operatorGetProduct, operatorListProducts } from './products/queries.ts';
import type { ProviderAccountsContext } from './providers/context.ts';
import { operatorCreateProviderAccount } from './providers/operator-create-provider-account.ts';
import { operatorTransferProviderFunds, type ProviderTransfersContext } from './providers/operator-transfer-provider-funds.ts';
import { operatorListProviderAccounts } from './providers/queries.ts';
import { operatorGetQuotas } from './quotas/operator-get-quotas.ts';
import { operatorPutQuotas } from './quotas/operator-put-quotas.ts';
import { operatorCreateTransferTemplate } from './templates/operator-create-transfer-template.ts';
import { operatorRetireTransferTemplate } from './templates/operator-retire-transfer-template.ts';
import { operatorGetTransferTemplate, operatorListTransferTemplates, transferTemplateResource } from './templates/queries.ts';

@Route('v1/operator/tenants/{tenant}')
@Tags('Operator')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandOperatorController extends Controller implements Implements<
  'operatorListRailBindings' | 'operatorBindRail' | 'operatorListCompiles' | 'operatorSubmitCompile' | 'operatorGetCompile' |
  'operatorGetCompileSource' | 'operatorListProductKeys' | 'operatorEnrollProductKey' | 'operatorListProducts' | 'operatorGetProduct' |
  'operatorBindProduct' | 'operatorSetProductLifecycle' | 'operatorGetCertification' | 'operatorCertifyProduct' | 'operatorPlanDrain' |
  'operatorDrainProduct' | 'operatorListProviderAccounts' | 'operatorCreateProviderAccount' | 'operatorTransferProviderFunds' |
  'operatorGetQuotas' | 'operatorPutQuotas' | 'operatorListTransferTemplates' | 'operatorCreateTransferTemplate' |
  'operatorGetTransferTemplate' | 'operatorRetireTransferTemplate'
> {
  constructor(
    private readonly ctx: RequestContext & BindingsContext & ProductsContext & InstancesContext &
      ProviderAccountsContext & ProviderTransfersContext & JournalContext & ObligationsContext,
  ) {
    super();
  }

  @Get('rail-bindings')
  async operatorListRailBindings(
    @Query() rail?: Rail, @Query() provider_id?: ProviderReference, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<RailBindingListResponse> {
    return operatorListRailBindings(this.ctx, { rail, provider_id }, { limit, cursor });
  }

  @Post('rail-bindings')
  @SuccessResponse(201)
  async operatorBindRail(@Body() body: BindRailRequest): Promise<RailBindingResponse> {
    return operatorBindRail(this.ctx, body);
  }

  @Get('foundry/compiles')
  async operatorListCompiles(
    @Query('product_id') productId?: ProductReference, @Query() state?: CompileState, @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<CompileListResponse> {
    return operatorListCompiles(this.ctx, { productId, state }, { limit, cursor });
  }

  @Post('foundry/compiles')
  @SuccessResponse(201)
  async operatorSubmitCompile(@Body() body: CompileSubmitRequest): Promise<CompileResponse> {
    return operatorSubmitCompile(this.ctx, body);
  }

  @Get('foundry/compiles/{compile_id}')
  async operatorGetCompile(): Promise<CompileResponse> {
    return operatorGetCompile(this.ctx, this.ctx.resources.of(compileResource));
  }

  @Get('foundry/compiles/{compile_id}/source')
  async operatorGetCompileSource(): Promise<CompileSourceResponse> {
    return operatorGetCompileSource(this.ctx, this.ctx.resources.of(compileResource));
  }

  @Get('product-keys')
  async operatorListProductKeys(
    @Query() author?: ProductKeyAuthor, @Query() status?: ProductKeyStatus, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<ProductKeyListResponse> {
    return operatorListProductKeys(this.ctx, { author, status }, { limit, cursor });
  }

  @Post('product-keys')
  @SuccessResponse(201)
  async operatorEnrollProductKey(@Body() body: EnrollProductKeyRequest): Promise<ProductKeyResponse> {
    return operatorEnrollProductKey(this.ctx, body);
  }

  @Get('products')
  async operatorListProducts(
    @Query() lifecycle?: ProductLifecycle, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<ProductListResponse> {
    return operatorListProducts(this.ctx, lifecycle, { limit, cursor });
  }

  @Get('products/{product_id}')
  async operatorGetProduct(): Promise<ProductResponse> {
    return operatorGetProduct(this.ctx, this.ctx.resources.of(productResource));
  }

  @Post('products/{product_id}')
  @SuccessResponse(201)
  async operatorBindProduct(@Path('product_id') productId: ProductId, @Body() body: BindArtifactRequest): Promise<ProductResponse> {
    return operatorBindProduct(this.ctx, productId, body);
  }

  @Patch('products/{product_id}')
  async operatorSetProductLifecycle(@Path('product_id') productId: ProductId, @Body() body: SetLifecycleRequest): Promise<ProductResponse> {
    return operatorSetProductLifecycle(this.ctx, productId, body);
  }

  @Get('products/{product_id}/certification')
  async operatorGetCertification(): Promise<CertificationResponse> {
    return operatorGetCertification(this.ctx, this.ctx.resources.of(productResource));
  }

  @Post('products/{product_id}/certification')
  @SuccessResponse(201)
  async operatorCertifyProduct(
    @Path('product_id') productId: ProductId, @Body() body: CertificationEvidence,
  ): Promise<CertificationResponse> {
    return operatorCertifyProduct(this.ctx, productId, body);
  }

  @Get('products/{product_id}/drain')
  async operatorPlanDrain(@Query() limit?: PageLimit, @Query() cursor?: PageCursor): Promise<DrainPlanResponse> {
    return operatorPlanDrain(this.ctx, this.ctx.resources.of(productResource), { limit, cursor });
  }

  @Post('products/{product_id}/drain')
  async operatorDrainProduct(@Body() body: DrainRequest): Promise<DrainResponse> {
    return operatorDrainProduct(this.ctx, this.ctx.resources.of(productResource), body);
  }

  @Get('provider-accounts')
  async operatorListProviderAccounts(
    @Query() type?: ProviderAccountType, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<ProviderAccountListResponse> {
    return operatorListProviderAccounts(this.ctx, { type }, { limit, cursor });
  }

  @Post('provider-accounts')
  @SuccessResponse(201)
  async operatorCreateProviderAccount(@Body() body: CreateProviderAccountRequest): Promise<ProviderAccountResponse> {
    return operatorCreateProviderAccount(this.ctx, body);
  }

  @Post('provider-accounts/{provider_id}/transfers')
  @SuccessResponse(201)
  async operatorTransferProviderFunds(@Body() body: ProviderTransferRequest): Promise<ProviderTransferResponse> {
    return operatorTransferProviderFunds(this.ctx, this.ctx.resources.of(providerResource), body);
  }

  @Get('quotas')
  async operatorGetQuotas(): Promise<QuotasResponse> {
    return operatorGetQuotas(this.ctx);
  }

  @Put('quotas')
  async operatorPutQuotas(@Body() body: PutQuotasRequest): Promise<QuotasResponse> {
    return operatorPutQuotas(this.ctx, body);
  }

  @Get('transfer-templates')
  async operatorListTransferTemplates(
    @Query() status?: TransferTemplateStatus, @Query() name?: TransferTemplateName, @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<TransferTemplateListResponse> {
    return operatorListTransferTemplates(this.ctx, { status, name }, { limit, cursor });
  }

  @Post('transfer-templates')
  @SuccessResponse(201)
  async operatorCreateTransferTemplate(@Body() body: CreateTransferTemplateRequest): Promise<TransferTemplateResponse> {
    return operatorCreateTransferTemplate(this.ctx, body);
  }

  @Get('transfer-templates/{template_id}')
  async operatorGetTransferTemplate(): Promise<TransferTemplateResponse> {
    return operatorGetTransferTemplate(this.ctx, this.ctx.resources.of(transferTemplateResource));
  }

  @Patch('transfer-templates/{template_id}')
  async operatorRetireTransferTemplate(
    @Path('template_id') templateId: TransferTemplateId, @Body() body: RetireTemplateRequest,
  ): Promise<TransferTemplateResponse> {
    return operatorRetireTransferTemplate(this.ctx, templateId, body);
  }
}
