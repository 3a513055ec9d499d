import type { CreateInstanceRequest, ProductInstanceResponse } from '../../../../generated/models.ts';
import type { BoundProduct } from '../product.entity.ts';
import type { InstancesContext } from './context.ts';
import { BY_CLIENT } from './instance.ts';
import { recordCreation } from './record-move.ts';

/**
 * Begins an instance: it is recorded and its value taken, before anything is sent to the chain.
 * @throws ApiError as `recordCreation`.
 */
export function createProductInstance(
  ctx: InstancesContext, product: BoundProduct, body: CreateInstanceRequest,
): Promise<ProductInstanceResponse> {
  const { account_id, parameters, metadata = {} } = body;
  return recordCreation(ctx, product, { accountId: account_id, parameters, metadata, origin: BY_CLIENT });
}
