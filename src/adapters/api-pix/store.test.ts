/** What the store forgets, and when. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Store } from './store.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
let store: Store;
beforeEach(() => { store = new Store(':memory:'); });
afterEach(() => store.close());

it('forgets events that were taken long ago, and keeps those that wait, and those that polls of months read again', () => {
  for (const deliveryId of ['old', 'waits', 'sent', 'new']) store.addEvent({
    deliveryId, event: deliveryId === 'sent' ? 'RETURN_SENT' : 'CREDIT_RECEIVED', body: '{}',
  }, day(1));
  store.noteAttempts(['old', 'sent'], ['waits'], day(2));
  store.noteAttempts(['new'], [], day(20));
  const left = () => ['old', 'waits', 'sent', 'new'].filter((id) => store.hasEvent(id));
  store.forgetBefore(day(10), { event: 'RETURN_SENT', at: day(1) });
  expect(left()).toEqual(['waits', 'sent', 'new']);
  store.forgetBefore(day(10), { event: 'RETURN_SENT', at: day(3) });
  expect(left()).toEqual(['waits', 'new']);
});

it('knows charges while they can be paid, and forgets them after their end', () => {
  const charge = (txid: string, endsAt: string | null) => store.putCharge({
    txid, kind: 'cob', location: txid, createdAt: day(1).toISOString(), endsAt,
  });
  charge('long', day(28).toISOString());
  charge('short', day(2).toISOString());
  charge('gone', null);
  expect(store.chargesOpen('cob', day(2).toISOString()).map(({ txid }) => txid).toSorted()).toEqual(['long', 'short']);
  expect([store.chargesOpen('cob', day(3).toISOString()).length, store.chargesOpen('cobv', day(2).toISOString()).length]).toEqual([1, 0]);
  store.forgetBefore(day(10), { event: 'RETURN_SENT', at: day(1) });
  expect(['long', 'short', 'gone'].filter((txid) => store.findCharge(txid))).toEqual(['long']);
});
