import type { ScheduleAction } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';

/** One occurrence, as the input of its command. */
export interface Order {
  readonly tenant: string;
  /** Equal for every attempt at the occurrence, so that however many there are, one is carried out. */
  readonly commandId: string;
  readonly obligationId: string;
  readonly accountId: string;
  readonly action: ScheduleAction;
}

/** Handler of a kind of action. Schedules do not depend on the domain that carries it out: each registers its own. */
export interface ActionHandler {
  /**
   * Checks that the action could be carried out, except for funds and limits.
   * @param isNew false for a change of an action that was admitted before.
   * @throws ApiError for an action that could never work.
   */
  check(tenant: string, accountId: string, action: ScheduleAction, isNew: boolean): Promise<void>;
  /**
   * Carries it out, once for all orders of a `commandId`.
   * @throws ApiError for a refusal, which leaves nothing behind.
   */
  execute(order: Order): Promise<void>;
  /** True when it was carried out, however long ago. */
  wasCarriedOut(tenant: string, obligationId: string): Promise<boolean>;
}

/** The commands that can be scheduled, by kind of action. */
export type DispatchTable = Readonly<Record<ScheduleAction['kind'], ActionHandler>>;

/** Context of the operations on schedules. */
export type ScheduleContext = Context & { readonly scheduled: DispatchTable };
