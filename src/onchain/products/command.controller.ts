import { Body, Controller, Get, Path, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  ActionSegment, BatteryResponse, BindTemplateRequest, CertificationEvidence, CertificationEvidenceDocument, CertificationEvidenceKind,
  CertificationResponse, CloseInstanceRequest, ConformanceRunOpenRequest, ConformanceRunResponse, ConformanceStepIndex,
  ConformanceStepRequest, CreateInstanceRequest, DriveActionRequest, HTTPValidationError, PageCursor, PageLimit, ProductId,
  ProductInstanceResponse, ProductResponse, RunBatteryRequest, ScenarioListResponse,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { batteryResource, getBattery } from './battery/queries.ts';
import { runBattery } from './battery/run-battery.ts';
import { bindProductTemplate } from './binding/bind-product-template.ts';
import { certifyProduct } from './certification/certify-product.ts';
import { getCertification, getCertificationEvidence } from './certification/queries.ts';
import { openConformanceRun } from './conformance/open-conformance-run.ts';
import { getConformanceRun, runResource } from './conformance/queries.ts';
import { runConformanceStep } from './conformance/run-conformance-step.ts';
import type { ProductsContext } from './context.ts';
import { closeProductInstance } from './instances/close-product-instance.ts';
import type { InstancesContext } from './instances/context.ts';
import { createProductInstance } from './instances/create-product-instance.ts';
import { driveProductAction } from './instances/drive-product-action.ts';
import { instanceResource } from './instances/queries.ts';
import { listProductScenarios } from './binding/queries.ts';
import { productResource } from './find-product.ts';

@Route('v1/products/{product_id}')
@Tags('Products')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandProductsController extends Controller implements Implements<
  'runBattery' | 'getBattery' | 'getCertification' | 'certifyProduct' | 'getCertificationEvidence' | 'bindProductTemplate' |
  'listProductScenarios' | 'openConformanceRun' | 'getConformanceRun' | 'runConformanceStep' | 'createProductInstance' |
  'driveProductAction' | 'closeProductInstance'
> {
  constructor(private readonly ctx: RequestContext & ProductsContext & InstancesContext) {
    super();
  }

  @Post('battery')
  @SuccessResponse(201)
  async runBattery(@Path('product_id') productId: ProductId, @Body() body?: RunBatteryRequest): Promise<BatteryResponse> {
    return runBattery(this.ctx, productId, body);
  }

  @Get('battery/{battery_id}')
  async getBattery(): Promise<BatteryResponse> {
    return getBattery(this.ctx, this.ctx.resources.of(batteryResource));
  }

  @Get('certification')
  async getCertification(): Promise<CertificationResponse> {
    return getCertification(this.ctx, this.ctx.resources.of(productResource));
  }

  @Post('certification')
  @SuccessResponse(201)
  async certifyProduct(@Path('product_id') productId: ProductId, @Body() body: CertificationEvidence): Promise<CertificationResponse> {
    return certifyProduct(this.ctx, productId, body);
  }

  @Get('certification/evidence/{kind}')
  async getCertificationEvidence(@Path() kind: CertificationEvidenceKind): Promise<CertificationEvidenceDocument> {
    return getCertificationEvidence(this.ctx, this.ctx.resources.of(productResource), kind);
  }

  @Post()
  @SuccessResponse(201)
  async bindProductTemplate(@Path('product_id') productId: ProductId, @Body() body: BindTemplateRequest): Promise<ProductResponse> {
    return bindProductTemplate(this.ctx, productId, body);
  }

  @Get('scenarios')
  async listProductScenarios(@Query() limit?: PageLimit, @Query() cursor?: PageCursor): Promise<ScenarioListResponse> {
    return listProductScenarios(this.ctx, this.ctx.resources.of(productResource), { limit, cursor });
  }

  @Post('conformance')
  @SuccessResponse(201)
  async openConformanceRun(
    @Path('product_id') productId: ProductId, @Body() body: ConformanceRunOpenRequest,
  ): Promise<ConformanceRunResponse> {
    return openConformanceRun(this.ctx, productId, body);
  }

  @Get('conformance/{run_id}')
  async getConformanceRun(): Promise<ConformanceRunResponse> {
    return getConformanceRun(this.ctx, this.ctx.resources.of(runResource));
  }

  @Post('conformance/{run_id}/steps/{index}')
  async runConformanceStep(@Path() index: ConformanceStepIndex, @Body() _body: ConformanceStepRequest): Promise<ConformanceRunResponse> {
    return runConformanceStep(this.ctx, this.ctx.resources.of(productResource), this.ctx.resources.of(runResource), index);
  }

  @Post('instances')
  @SuccessResponse(201)
  async createProductInstance(@Body() body: CreateInstanceRequest): Promise<ProductInstanceResponse> {
    return createProductInstance(this.ctx, this.ctx.resources.of(productResource), body);
  }

  @Post('instances/{instance_id}/actions/{action}')
  async driveProductAction(@Path() action: ActionSegment, @Body() body: DriveActionRequest): Promise<ProductInstanceResponse> {
    return driveProductAction(this.ctx, this.ctx.resources.of(instanceResource), action, body);
  }

  @Post('instances/{instance_id}/close')
  async closeProductInstance(@Body() body: CloseInstanceRequest): Promise<ProductInstanceResponse> {
    return closeProductInstance(this.ctx, this.ctx.resources.of(instanceResource), body);
  }
}
