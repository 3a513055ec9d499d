/** The rules of a return, without a ledger. */
import { describe, expect, it } from '@jest/globals';
import type { PixReturnReasonCode } from '../../../../generated/models.ts';
import type { Obligation } from '../../obligations/index.ts';
import { endedReturn, refuseReturn, returnableUntil, type PixReturn, type ReturnDraft } from './pix-return.ts';

const settledAt = new Date('2026-03-02T14:05:31.000Z');
const credit = {
  obligationId: 'obl_1', endToEndId: 'E', accountId: 'acc_1', amount: 1000n, currency: 'BRL', settledAt, providerId: 'sim-demo',
  payer: { kind: 'external', accountId: null, externalId: 'x' },
} as const;
const draft = (amount: bigint, reasonCode: PixReturnReasonCode = 'MD06'): ReturnDraft => ({
  credit, amount, reasonCode, obligationId: 'obl_2', txId: 'txn_2', returnEndToEndId: 'D', payerAccountId: 'acc_1', createdBy: 'cli_1',
  isBound: true,
});
const LAST = new Date('2026-05-31T14:05:31.000Z');
const LATE = new Date(LAST.getTime() + 1);

it('a credit can be returned for 90 days of 24 hours', () => expect(returnableUntil(credit)).toEqual(LAST));

describe('how much, and until when', () => {
  it.each<[bigint, bigint, PixReturnReasonCode, Date, string | undefined]>([
    [1000n, 0n, 'MD06', settledAt, undefined],
    [1001n, 0n, 'MD06', settledAt, 'RETURN_EXCEEDS_ORIGINAL'],
    [1n, 999n, 'MD06', settledAt, undefined],
    [1n, 1000n, 'MD06', settledAt, 'RETURN_EXCEEDS_ORIGINAL'],
    [1n, 0n, 'MD06', LAST, undefined],
    [1n, 0n, 'MD06', LATE, 'RETURN_WINDOW_CLOSED'],
    [1n, 0n, 'SL02', LATE, 'RETURN_WINDOW_CLOSED'],
    [1n, 0n, 'FR01', LATE, undefined],
    [1n, 0n, 'BE08', LATE, undefined],
    [1001n, 0n, 'FR01', LATE, 'RETURN_EXCEEDS_ORIGINAL'],
    [1001n, 0n, 'MD06', LATE, 'RETURN_WINDOW_CLOSED'],
  ])('%s after %s for %s at %s: %s', (amount, returned, reason, now, code) => {
    expect(refuseReturn(draft(amount, reason), { count: 1, returned }, now)?.code).toBe(code);
  });
});

describe('the end of a return is that of its obligation', () => {
  const before = { state: 'PROCESSING', failureCode: null, version: 1n } as PixReturn;
  const ended = (resolutionOutcome: Obligation['resolutionOutcome'], reason: string | null = null) =>
    endedReturn(before, { resolutionOutcome, reason } as Obligation, LAST);

  it.each<[Obligation['resolutionOutcome'], string | null, string | undefined, string | null]>([
    ['SETTLED', null, 'SETTLED', null], ['SETTLED', 'AC07: by hand', 'SETTLED', null],
    ['FAILED', 'AC07: Account of the receiver is closed', 'FAILED', 'AC07'],
    ['FAILED', 'DS0G', 'FAILED', 'DS0G'], ['FAILED', 'The bank said no', 'FAILED', 'ED05'], ['FAILED', null, 'FAILED', 'ED05'],
    ['CANCELED', 'AC07: no', 'FAILED', 'CANCELED'], [null, null, undefined, null],
  ])('%s (%s): %s %s', (outcome, reason, state, code) => {
    const it = ended(outcome, reason);
    expect([it?.state, it?.failureCode ?? null]).toEqual([state, code]);
  });

  it.each(['SETTLED', 'FAILED'] as const)('one that is %s stays so', (state) => {
    expect(
      endedReturn({ ...before, state }, { resolutionOutcome: state === 'FAILED' ? 'SETTLED' : 'FAILED', reason: null } as Obligation, LAST),
    ).toBeUndefined();
  });
});
