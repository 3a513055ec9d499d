import type { Request } from 'express';
import type { Operation } from '../../../generated/operations.ts';
import { fail } from '../errors.ts';
import type { Principal } from './principal.ts';

/**
 * The caller as one who acts in the books of the tenant that the path names: that tenant, the caller's client.
 *
 * A caller of a tenant may name its own alone. Any other is decided by comparing two texts, so that a tenant that exists
 * costs and answers what a missing one does.
 * @throws ApiError TENANT_NOT_FOUND, PLATFORM_CLIENT_REQUIRED.
 */
export async function actingFor(
  { knowsTenant }: { knowsTenant(tenant: string): Promise<boolean> }, operation: Operation, caller: Principal,
  request: Pick<Request, 'params' | 'crossing'>,
): Promise<Principal> {
  const tenant = String(request.params['tenant']);
  const mayAct = tenant === caller.tenant || (caller.platform && (await knowsTenant(tenant)));
  if (!mayAct) fail('TENANT_NOT_FOUND');
  if (operation.isForPlatform && !caller.platform) fail('PLATFORM_CLIENT_REQUIRED');
  if (tenant !== caller.tenant) request.crossing = { caller_tenant: caller.tenant, named_tenant: tenant };
  return { ...caller, tenant };
}
