import { expect, it } from '@jest/globals';
import { healthOf } from './health.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 2, 12, 0, second));
const seen = (over: object) => ({ lastDeliveryAt: null, lastRefusedAt: null, lastGoodCallAt: null, lastFailedCallAt: null, ...over });
const work = (over: object) => ({ payments_waiting: 0, oldest_waiting_since: null, unreadable_deliveries: 0, open_breaks: 0, ...over });

it.each([
  ['nothing was heard of it', seen({}), work({}), 'UNKNOWN'],
  ['it delivers', seen({ lastDeliveryAt: at(1) }), work({}), 'OK'],
  ['it answers', seen({ lastGoodCallAt: at(1) }), work({}), 'OK'],
  ['it answers again', seen({ lastGoodCallAt: at(2), lastFailedCallAt: at(1) }), work({}), 'OK'],
  ['it delivers rightly again', seen({ lastDeliveryAt: at(2), lastRefusedAt: at(1) }), work({}), 'OK'],
  ['its last delivery was refused', seen({ lastDeliveryAt: at(1), lastRefusedAt: at(2) }), work({}), 'DEGRADED'],
  ['a payment waits', seen({ lastGoodCallAt: at(1) }), work(
    { payments_waiting: 1, oldest_waiting_since: at(1).toISOString() },
  ), 'DEGRADED'],
  ['a delivery could not be read', seen({ lastDeliveryAt: at(1) }), work({ unreadable_deliveries: 1 }), 'DEGRADED'],
  ['a break is open', seen({ lastGoodCallAt: at(1) }), work({ open_breaks: 1 }), 'DEGRADED'],
  ['its last call failed', seen({ lastGoodCallAt: at(1), lastFailedCallAt: at(2) }), work({ open_breaks: 1 }), 'DOWN'],
  ['no call was ever answered', seen({ lastFailedCallAt: at(1), lastDeliveryAt: at(2) }), work({}), 'DOWN'],
])('when %s', (_, records, todo, state) => expect(healthOf(records, todo).state).toBe(state));
