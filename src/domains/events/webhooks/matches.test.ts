import { describe, expect, it } from '@jest/globals';
import { matchesType, wantsEvent } from './matches.ts';

describe('a filter', () => {
  it.each([
    ['obligation.settled', 'obligation.settled', true],
    ['obligation.settled', 'obligation.settled_late', false],
    ['obligation.*', 'obligation.settled', true],
    ['obligation.*', 'obligation', false],
    ['obligation.*', 'obligations.settled', false],
    ['obligation.*', 'obligation.part.settled', true],
    ['squad_member.*', 'squad_members.joined', false],
    ['*', 'anything.at_all', true],
  ])('%s and %s: %p', (filter, type, passes) => {
    expect(matchesType(filter, type)).toBe(passes);
  });
});

describe('an endpoint', () => {
  const endpoint = { endpointId: 'whe_A', eventTypes: ['webhook_endpoint.*', 'webhook_delivery.*', 'account.frozen'] };

  it.each([
    ['account.frozen', {}, true],
    ['account.created', {}, false],
    ['webhook_endpoint.suspended', { endpoint_id: 'whe_A' }, false],
    ['webhook_endpoint.suspended', { endpoint_id: 'whe_B' }, true],
    ['webhook_delivery.archived', { endpoint_id: 'whe_A' }, false],
    ['webhook_endpoint.updated', { endpoint_id: 'whe_A' }, true],
  ])('is sent %s with %j: %p', (type, data, wanted) => {
    expect(wantsEvent(endpoint, { type, data })).toBe(wanted);
  });
});
