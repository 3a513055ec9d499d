import { Controller, Get, Response, Route, Tags } from '@tsoa/runtime';
import type { HealthResponse, HTTPValidationError, VersionResponse } from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { getHealth, type HealthContext } from './get-health.ts';
import { getVersion } from './get-version.ts';

@Route('v1')
@Tags('Health')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreHealthController extends Controller implements Implements<'getHealth' | 'getVersion'> {
  constructor(private readonly ctx: RequestContext & HealthContext) {
    super();
  }

  @Get('health')
  async getHealth(): Promise<HealthResponse> {
    return getHealth(this.ctx);
  }

  @Get('version')
  async getVersion(): Promise<VersionResponse> {
    return getVersion();
  }
}
