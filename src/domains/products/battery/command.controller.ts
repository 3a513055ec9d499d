import { Body, Controller, Get, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type { BatteryId, BatteryResponse, HTTPValidationError, ProductId, RunBatteryRequest } from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { ProductsContext } from '../context.ts';
import { batteryResource, getBattery } from './queries.ts';
import { runBattery } from './run-battery.ts';

@Route('v1/products/{product_id}/battery')
@Tags('Products')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandBatteryController extends Controller implements Implements<'runBattery' | 'getBattery'> {
  constructor(private readonly ctx: RequestContext & ProductsContext) {
    super();
  }

  @Post()
  @SuccessResponse(201)
  async runBattery(@Path('product_id') productId: ProductId, @Body() body?: RunBatteryRequest): Promise<BatteryResponse> {
    return runBattery(this.ctx, productId, body);
  }

  @Get('{battery_id}')
  async getBattery(@Path('product_id') _productId: ProductId, @Path('battery_id') _batteryId: BatteryId): Promise<BatteryResponse> {
    return getBattery(this.ctx, this.ctx.resources.of(batteryResource));
  }
}
