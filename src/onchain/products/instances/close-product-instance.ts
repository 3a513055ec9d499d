import type { CloseInstanceRequest, ProductInstanceResponse } from '../../../../generated/models.ts';
import type { InstancesContext } from './context.ts';
import { BY_CLIENT, type ProductInstance } from './instance.ts';
import { recordMove } from './record-move.ts';

/**
 * Asks for the end of an instance, as its manifest declares it.
 * @throws ApiError as `recordMove`.
 */
export function closeProductInstance(
  ctx: InstancesContext, instance: ProductInstance, { account_id, reason }: CloseInstanceRequest,
): Promise<ProductInstanceResponse> {
  return recordMove(ctx, instance, { kind: 'CLOSE', action: null, accountId: account_id, parameters: {}, reason, origin: BY_CLIENT });
}
