import { describe, expect, it, test } from '@jest/globals';
import { cancelCharge, CHARGE_MOVES, isChargeTxid, isExpired, payCharge, txidOf, type Charge, type ChargePayment } from './charge.ts';

const at = new Date('2026-03-02T15:00:00.000Z');
const later = new Date('2026-03-02T16:00:00.000Z');
const active: Charge = {
  txid: 'DEMO01KJQDJGR031GAWEMCAWQE5M56', accountId: 'acc_1', keyId: 'pxk_1', state: 'ACTIVE', amount: 3850n, description: null,
  payerRequest: null, due: null,
  expiresInSeconds: 3600, expiresAt: at, merchantName: 'A', merchantCity: 'B', brcode: 'x', location: 'x', providerId: 'sim-demo',
  paidAt: null, obligationId: null,
  endToEndId: null, cancelledAt: null, version: 1n, createdAt: at, createdBy: 'cli', updatedAt: at,
};
const payment: ChargePayment = {
  accountId: 'acc_1', providerId: 'sim-demo', amount: 3850n, currency: 'BRL', obligationId: 'obl_1',
  endToEndId: 'E876543212026030214058kQ3mZx7TfR', paidAt: at,
};

describe('a charge', () => {
  it('is paid by its amount on its account', () => {
    expect(payCharge(active, payment, later)).toEqual({
      ...active, state: 'PAID', obligationId: 'obl_1', endToEndId: 'E876543212026030214058kQ3mZx7TfR', paidAt: at, version: 2n,
      updatedAt: later,
    });
  });

  it('is paid as well when the payment is not called as the rail calls payments', () => {
    for (const endToEndId of [undefined, 'E1']) expect(payCharge(active, { ...payment, endToEndId }, later)).toMatchObject({
      state: 'PAID', endToEndId: null,
    });
  });

  it.each<[string, Partial<ChargePayment>]>([
    ['a cent less', { amount: 3849n }], ['a cent more', { amount: 3851n }], ['another currency', { currency: 'USD' }],
    ['another account', { accountId: 'acc_2' }],
    ['the word of another provider', { providerId: 'sim-acme' }],
  ])('is not paid by %s', (_, change) => {
    expect(payCharge(active, { ...payment, ...change }, later)).toBeUndefined();
  });

  it('that is due on a day is paid by what its payer may owe: late, early, and not less than all that can be taken off', () => {
    const due: Charge['due'] = {
      due_on: '2026-03-20', days_after_due: 30, fine: { kind: 'PERCENT', value: 200 }, interest: null, rebate: null,
      discount: { kind: 'FIXED', steps: [{ until: '2026-03-10', value: 500 }] },
    };
    const paidBy = (amount: bigint) => payCharge({ ...active, due }, { ...payment, amount }, later)?.state;
    expect([3927n, 3850n, 3350n, 3348n].map(paidBy)).toEqual(['PAID', 'PAID', 'PAID', undefined]);
  });

  it('that ended stays as it is', () => {
    for (const ended of [payCharge(active, payment, at), cancelCharge(active, at, at)]) {
      expect(ended && [payCharge(ended, payment, later), cancelCharge(ended, later, later)]).toEqual([undefined, undefined]);
    }
    expect(CHARGE_MOVES).toEqual({ ACTIVE: ['PAID', 'CANCELLED'], PAID: [], CANCELLED: [] });
  });

  it('expires to the millisecond, unless it is paid, and can be paid even then', () => {
    expect([isExpired(active, new Date(at.getTime() - 1)), isExpired(active, at)]).toEqual([false, true]);
    expect(isExpired(payCharge(active, payment, later) ?? active, later)).toBe(false);
  });
});

test.each([
  ['demo', 'DEMO01KJQDJGR031GAWEMCAWQE5M56'], ['padaria-sol-nascente', 'PADARIASO01KJQDJGR031GAWEMCAWQE5M56'],
  ['-', '01KJQDJGR031GAWEMCAWQE5M56'],
])('a charge of the tenant %s is called %s', (tenant, txid) => {
  expect(txidOf(tenant, 'pxq_01KJQDJGR031GAWEMCAWQE5M56')).toBe(txid);
  expect(isChargeTxid(txid)).toBe(true);
});
