import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import canonicalize from 'canonicalize';
import type { models } from '@razao/sdk';
import { relationsOf, usedUp } from '../views/flow/relations.ts';
import { isImpersonal } from '../views/search/searched.ts';
import { csvOf } from './csv.ts';
import { verifyChain, verifyEntry } from './verify.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function entryAfter(before: models.JournalEntry | undefined, amount: number): models.JournalEntry {
  const seq_no = (before?.seq_no ?? 0) + 1;
  const head = {
    seq_no,
    entry_type: 'TRANSFER',
    tx_id: `txn_${seq_no}`,
    effective_at: '2026-03-02T12:00:00.000Z',
    committed_at: '2026-03-02T12:00:00.000Z',
    accounting_day: '2026-03-02',
  } as const;
  const payload = {
    tenant: 'demo',
    ...head,
    postings: [
      { account_id: 'acc_a', asset: 'BRL', amount: -amount },
      { account_id: 'acc_b', asset: 'BRL', amount },
    ],
    obligation_ids: [`obl_${seq_no}`],
    correlation: {},
  };
  const payload_hash = sha256(canonicalize(payload) ?? '');
  const prev_hash = before?.entry_hash ?? '0'.repeat(64);
  return { ...head, payload, payload_hash, prev_hash, entry_hash: sha256(prev_hash + payload_hash) };
}

function chain(length: number): models.JournalEntry[] {
  const entries: models.JournalEntry[] = [];
  for (let count = 0; count < length; count += 1) entries.push(entryAfter(entries.at(-1), 100 + count));
  return entries;
}

describe('an entry verified in the browser', () => {
  it('is VERIFIED as the service hashed it', async () =>
    expect(await verifyChain(chain(5))).toEqual(Array.from({ length: 5 }, () => 'VERIFIED')));

  it.each<[string, (entry: models.JournalEntry) => models.JournalEntry]>([
    [
      'an amount',
      (it) => ({
        ...it,
        payload: { ...it.payload, postings: it.payload.postings.map((posting) => ({ ...posting, amount: posting.amount * 2 })) },
      }),
    ],
    ['a day beside the payload', (it) => ({ ...it, accounting_day: '2026-03-03' })],
    ["the payload's hash", (it) => ({ ...it, payload_hash: '0'.repeat(64) })],
    ['the hash before it', (it) => ({ ...it, prev_hash: 'f'.repeat(64) })],
    ['its own hash', (it) => ({ ...it, entry_hash: '0'.repeat(64) })],
    ['a field that was added', (it) => ({ ...it, payload: { ...it.payload, note: 'x' } as models.JournalPayload })],
  ])('is ALTERED when %s is', async (_what, alter) => expect(await verifyEntry(alter(entryAfter(undefined, 100)))).toBe('ALTERED'));

  it('is ALTERED when another was put in the place of the one before it', async () => {
    const [first, second] = [entryAfter(undefined, 100), entryAfter(undefined, 999)];
    const third = entryAfter(second, 5);
    expect(await verifyChain([first, { ...third, seq_no: 2, payload: { ...third.payload, seq_no: 2 } }])).toEqual([
      'VERIFIED',
      'ALTERED',
    ]);
    expect(await verifyChain([first, third])).toEqual(['VERIFIED', 'ALTERED']);
  });
});

describe('CSV', () => {
  it('quotes commas, quotes and line ends, and marks what a spreadsheet would take for a formula', () => {
    expect(
      csvOf(
        ['a', 'b'],
        [
          ['x,y', 'say "hi"'],
          ['=1+1', '-5'],
          ['line\nend', -5],
          [null, true],
          ['@cmd', '+55 11'],
        ],
      ),
    ).toBe('\uFEFFa,b\r\n"x,y","say ""hi"""\r\n\'=1+1,-5\r\n"line\nend",-5\r\n,true\r\n\'@cmd,\'+55 11\r\n');
  });
});

describe('money that is followed', () => {
  const payment = (id: string, at: string, value: number, outcome: 'SETTLED' | 'FAILED' = 'SETTLED') =>
    ({
      obligation_id: id,
      created_at: at,
      resolution_outcome: outcome,
      rail: 'NATIVE',
      amount: { currency: 'BRL', value },
      debtor: { kind: 'account', account_id: 'acc_a' },
      creditor: { kind: 'account', account_id: 'acc_b' },
    }) as models.ObligationResponse;

  it('goes out by the debits that came after it, oldest first, until it is used up', () => {
    const debits = [
      payment('4', '2026-03-05', 500),
      payment('1', '2026-03-01', 70),
      payment('3', '2026-03-04', 60),
      payment('2', '2026-03-03', 50),
      payment('5', '2026-03-03', 10, 'FAILED'),
    ];
    expect(usedUp(debits, '2026-03-02', 100).map(({ payment: it, cents }) => [it.obligation_id, cents])).toEqual([
      ['2', 50],
      ['3', 50],
    ]);
  });

  it('is summed up by payer, payee and currency', () => {
    expect(relationsOf([payment('1', 'x', 5), payment('2', 'x', 7), payment('3', 'x', 9, 'FAILED')])).toEqual([
      expect.objectContaining({ from: 'acc_a', to: 'acc_b', cents: 12, count: 2 }),
    ]);
  });
});

it.each([
  ['obl_01KJQ9A0B2C4D6E8F0G2H4J6K8', true],
  ['E8765432120261130023700000000001'.slice(0, 32), true],
  ['Ana Souza', false],
  ['ana', false],
  ['12345678909', false],
  ['123.456.789-09', false],
  ['ana@example.com', false],
  ['+5511999990000', false],
])('whether "%s" may stand in an address: %s', (text, may) => expect(isImpersonal(text)).toBe(may));
