import type { OperationId } from '../../../generated/operations.ts';
import { refusalError, type Refusal } from '../errors.ts';

/** A request that has the shape of its contract. */
export interface Asked<Body = unknown, Query = Readonly<Record<string, string | undefined>>> {
  readonly body: Body;
  readonly query: Query;
}

/**
 * Refusals that follow from a valid request alone, by operation: no row could change them. Operations make them by the same functions;
 * mocks, which have no rows, by this list.
 * @throws RequestInvalid or ApiError, as the operation does.
 */
export type RequestRefusals = Readonly<Partial<Record<OperationId, (asked: Asked<never, never>) => void>>>;

/** Refuses a request as its operation would for what it says. @throws RequestInvalid; ApiError. */
export function refuseRequest(refusals: RequestRefusals, operationId: string, asked: Asked): void {
  refusals[operationId as OperationId]?.(asked as Asked<never, never>);
}

/** @throws ApiError for a refusal. */
export function throwRefusal(refused: Refusal | undefined): void {
  if (refused) throw refusalError(refused);
}
