// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

import type {
  AccountCreatedData,
  AccountFrozenData,
  AccountUnfrozenData,
  ObligationCanceledData,
  ObligationCreatedData,
  ObligationDispatchedData,
  ObligationFailedData,
  ObligationSettledData,
  PartyCreatedData,
  PartyUpdatedData,
} from './models.ts';

/** The `data` of each event type. Its schema is in events.openapi.json. */
export interface EventData {
  'account.created': AccountCreatedData;
  'account.frozen': AccountFrozenData;
  'account.unfrozen': AccountUnfrozenData;
  'obligation.canceled': ObligationCanceledData;
  'obligation.created': ObligationCreatedData;
  'obligation.dispatched': ObligationDispatchedData;
  'obligation.failed': ObligationFailedData;
  'obligation.settled': ObligationSettledData;
  'party.created': PartyCreatedData;
  'party.updated': PartyUpdatedData;
}

export type EventType = keyof EventData;

/** Event type → name of its schema in events.openapi.json. */
export const eventSchemas: Readonly<Record<EventType, string>> = {
  'account.created': 'AccountCreatedData',
  'account.frozen': 'AccountFrozenData',
  'account.unfrozen': 'AccountUnfrozenData',
  'obligation.canceled': 'ObligationCanceledData',
  'obligation.created': 'ObligationCreatedData',
  'obligation.dispatched': 'ObligationDispatchedData',
  'obligation.failed': 'ObligationFailedData',
  'obligation.settled': 'ObligationSettledData',
  'party.created': 'PartyCreatedData',
  'party.updated': 'PartyUpdatedData',
};
