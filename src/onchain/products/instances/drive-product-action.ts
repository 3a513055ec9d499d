import type { DriveActionRequest, ProductInstanceResponse } from '../../../../generated/models.ts';
import type { InstancesContext } from './context.ts';
import { BY_CLIENT, type ProductInstance } from './instance.ts';
import { recordMove } from './record-move.ts';

/**
 * Requests a move that the manifest declares: it is recorded before it is sent to the chain.
 * @throws ApiError as `recordMove`.
 */
export function driveProductAction(
  ctx: InstancesContext, instance: ProductInstance, action: string, body: DriveActionRequest,
): Promise<ProductInstanceResponse> {
  return recordMove(ctx, instance, {
    kind: 'ACTION', action, accountId: body.account_id, parameters: body.parameters ?? {}, origin: BY_CLIENT,
  });
}
