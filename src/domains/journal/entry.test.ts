import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from '../../platform/canonical.ts';
import { chainHash, GENESIS_HASH, payloadText, sealEntry } from './entry.ts';
import type { EntryDraft, Posting } from './ledger.ts';

const committedAt = new Date('2026-03-02T12:00:00.000Z');
const place = { tenant: 'demo', seqNo: 1n, prevHash: GENESIS_HASH, committedAt };
const draft: EntryDraft = {
  entryType: 'TRANSFER', txId: 'txn_1', obligationIds: ['obl_1'],
  postings: [{ accountId: 'acc_b', asset: 'BRL', amount: -5n }, { accountId: 'acc_a', asset: 'BRL', amount: 5n }],
};
const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('sealEntry', () => {
  it('hashes the canonical payload: members sorted, postings in their order', () => {
    const sealed = sealEntry(draft, place);
    expect(sealed.payload).toBe(
      '{"accounting_day":"2026-03-02","committed_at":"2026-03-02T12:00:00.000Z","correlation":{},"effective_at":"2026-03-02T12:00:00.000Z",' +
      '"entry_type":"TRANSFER","obligation_ids":["obl_1"],"postings":[{"account_id":"acc_b","amount":-5,"asset":"BRL"},' +
      '{"account_id":"acc_a","amount":5,"asset":"BRL"}],"seq_no":1,"tenant":"demo","tx_id":"txn_1"}');
    expect(sealed.payloadHash).toBe(sha(sealed.payload));
    expect(sealed.entryHash).toBe(sha('0'.repeat(64) + sealed.payloadHash));
  });

  it('writes exactly the canonical form (RFC 8785), whatever the draft holds', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 });
    const posting: fc.Arbitrary<Posting> = fc.record({ accountId: text, asset: text, amount: fc.maxSafeInteger().map(BigInt) });
    const move: fc.Arbitrary<readonly Posting[]> = fc.tuple(posting, text).filter(
      ([{ accountId, amount }, other]) => amount !== 0n && accountId !== other,
    )
      .map(([first, other]) => [first, { ...first, accountId: other, amount: -first.amount }]);
    const drafts = fc.record({
      entryType: text, txId: text, obligationIds: fc.array(text, { maxLength: 1 }),
      postings: fc.oneof(move, fc.constant<readonly Posting[]>([])),
      reservations: fc.array(posting.map((it) => ({ ...it, reservationId: 'hld_1', kind: 'held' as const }))),
      correlation: fc.dictionary(text.filter((name) => !/^\d/.test(name)), text),
    });
    fc.assert(fc.property(drafts, text, (given, tenant) => {
      const sealed = sealEntry(given, { ...place, tenant });
      const { payload } = sealed;
      expect(payload).toBe(canonicalJson(JSON.parse(payload)));
      expect(payloadText(sealed, JSON.stringify(tenant))).toBe(payload);
      expect(JSON.parse(payload)).toMatchObject({
        postings: given.postings.map(({ accountId, asset, amount }) => ({ account_id: accountId, asset, amount: Number(amount) })),
        obligation_ids: given.obligationIds,
      });
    }));
  });

  it.each<[string, Partial<EntryDraft>]>([
    ['a plain transfer', {}],
    ['a credit that comes first', { postings: draft.postings.toReversed() }],
    ['one that counts at another time', { effectiveAt: new Date('2026-03-01T12:00:00.000Z') }],
    ['an id that JSON escapes', { txId: '","tx_id":"txn_2' }],
    ['no obligation', { obligationIds: [] }],
    ['a correlation', { correlation: { hold_id: 'hld_1' } }],
  ])('is checked by the same text: %s', (_, change) => {
    const sealed = sealEntry({ ...draft, ...change }, place);
    expect(payloadText(sealed, '"demo"')).toBe(sealed.payload);
  });

  it('hashes the text of the two hashes, in lowercase hex', () => {
    expect(chainHash('ab', 'cd')).toBe(sha('abcd'));
    expect(chainHash('ab', 'cd')).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<[string, string]>([
    ['2026-03-02T02:59:59.999Z', '2026-03-01'],
    ['2026-03-02T03:00:00.000Z', '2026-03-02'],
    ['2026-03-03T02:59:59.999Z', '2026-03-02'],
    ['2026-01-01T02:59:59.999Z', '2025-12-31'],
    ['2028-03-01T02:59:59.999Z', '2028-02-29'],
    ['2018-12-01T02:30:00.000Z', '2018-11-30'],
  ])('counts %s, at -03:00 without daylight saving, to the day %s', (instant, day) => {
    expect(sealEntry({ ...draft, effectiveAt: new Date(instant) }, place).accountingDay).toBe(day);
    expect(sealEntry(draft, { ...place, committedAt: new Date(instant) }).accountingDay).toBe(day);
  });

  it('takes the day from when it counts, not from when it was committed', () => {
    const sealed = sealEntry({ ...draft, effectiveAt: new Date('2026-02-27T23:00:00.000Z') }, place);
    expect(JSON.parse(sealed.payload)).toMatchObject({
      accounting_day: '2026-02-27', effective_at: '2026-02-27T23:00:00.000Z', committed_at: '2026-03-02T12:00:00.000Z',
    });
  });

  it('carries reservations only where there are any', () => {
    const reservation = { reservationId: 'hld_1', accountId: 'acc_a', asset: 'BRL', amount: 7n, kind: 'held' as const };
    expect(JSON.parse(sealEntry({ ...draft, reservations: [reservation] }, place).payload).reservations).toEqual([
      { reservation_id: 'hld_1', account_id: 'acc_a', asset: 'BRL', amount: 7 },
    ]);
    expect(JSON.parse(sealEntry({ ...draft, reservations: [] }, place).payload)).not.toHaveProperty('reservations');
  });

  it.each<[string, Partial<EntryDraft>, Partial<typeof place>]>([
    ['another amount', {
      postings: [{ accountId: 'acc_b', asset: 'BRL', amount: -6n }, { accountId: 'acc_a', asset: 'BRL', amount: 6n }],
    }, {}],
    ['another tenant', {}, { tenant: 'acme' }],
    ['another number', {}, { seqNo: 2n }],
    ['another predecessor', {}, { prevHash: '1'.repeat(64) }],
    ['another transaction', { txId: 'txn_2' }, {}],
  ])('gives another hash for %s', (_, change, where) => {
    expect(sealEntry({ ...draft, ...change }, { ...place, ...where }).entryHash).not.toBe(sealEntry(draft, place).entryHash);
  });
});
