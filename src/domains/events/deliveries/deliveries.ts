import type { Context } from '../../../platform/context.ts';
import type { DeliveryEngine } from './engine.ts';
import type { DeliveryStore } from './store.ts';
import type { Targets } from './targets.ts';

/** What verbs about deliveries work with. */
export interface Deliveries {
  readonly store: DeliveryStore;
  readonly targets: Targets;
  readonly engine: DeliveryEngine;
  /** Days that events can be sent again for. */
  readonly keptDays: number;
}

export type DeliveriesContext = Context & { readonly deliveries: Deliveries };
