/** Only the owner of a hold or a block may end or change it: table of owner, caller and operation. */
import { describe, expect, it } from '@jest/globals';
import type { Ledger } from '../journal/index.ts';
import { capturedBlock, releasedBlock } from './blocks/changes.ts';
import { adjustedHold, capturedForPayment, capturedHold, expiredHold, placedHold, releasedHold, type HoldDraft } from './changes.ts';
import type { Block } from './blocks/block.ts';
import type { Hold } from './hold.ts';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const [CHARGE, OTHER_CHARGE] = ['pmc_01KJQ9ZST6BS990G86TVNXF262', 'pmc_01KJQ9ZST6BS990G86TVNXF263'];
const [CASE, OTHER_CASE] = ['med_01KJQ9D6NWZMXW6B54699X7F1C', 'med_01KJQ9D6NWZMXW6B54699X7F2C'];
const account = (accountId: string) => ({
  accountId, currency: 'BRL', type: 'CUSTOMER', status: 'ACTIVE', isFrozen: false, systemRole: null, ownerPartyId: null, ownerStatus: null,
  balances: new Map(), promotedTo: null, encumbrances: { openBlocks: [], deadlinesFrom: null },
} as const);

const draft: HoldDraft = {
  holdId: 'hld_1', txId: 'txn_1', accountId: 'acc_1', amount: 10n, currency: 'BRL', expiresAt: null, description: null,
  pixMandateChargeId: null,
  metadata: {}, createdBy: 'cli_1',
};
const holdOf = (pixMandateChargeId: string | null): Hold => {
  const placed = placedHold(ledgerWith(), { ...draft, pixMandateChargeId });
  if ('refused' in placed) throw new Error(placed.refused.code);
  return placed.hold;
};
const blockOf = (medCaseId: string | null): Block => ({
  blockId: 'blk_1', accountId: 'acc_1', state: 'ACTIVE', currency: 'BRL', amount: 10n, secured: 10n, captured: 0n,
  reasonCode: medCaseId ? 'MED' : 'OTHER',
  reference: null, description: null, medCaseId, obligationId: null, txId: 'txn_1', metadata: {}, releaseReason: null, version: 1n,
  createdAt: NOW, createdBy: 'cli_1', updatedAt: NOW, resolvedAt: null, kind: null, authority: null, countsFrom: null, expiresAt: null,
});

function ledgerWith(row?: Hold | Block): Ledger {
  return {
    now: NOW, nextSeq: 1n, account, system: () => account('acc_clearing'),
    balance: () => ({ posted: 10n, outgoing: 0n, incoming: 0n, held: 0n, blocked: 0n }),
    row: <T>() => row as T | undefined,
  };
}

const payment = {
  obligation: { obligationId: 'obl_1', amount: 10n }, entries: [{ postings: [], obligationIds: [] }], rows: [], events: [],
};
const creditor = { kind: 'account', accountId: 'acc_2', externalId: null } as const;
const capture = { amount: 10n, intoAccountId: 'acc_clearing', creditor, obligationId: 'obl_1', createdBy: 'cli_1' };

type Change = (ledger: Ledger, asking: string | null) => { refused: { code: string } } | object;
const verbs: Record<'hold' | 'block', Record<string, Change>> = {
  hold: {
    released: (ledger, asking) => releasedHold(ledger, 'hld_1', asking),
    'captured for a payment': (ledger, asking) => capturedForPayment(ledger, 'hld_1', payment as never, asking as string),
    captured: (ledger, asking) => asking === null ? capturedHold(ledger, 'hld_1', {
      creditorAccountId: 'acc_2', obligationId: 'obl_1', createdBy: 'x',
    }) : {},
    adjusted: (ledger, asking) => asking === null ? adjustedHold(ledger, 'hld_1', { amount: 1n }) : {},
    'given a deadline': (ledger, asking) => asking === null ? adjustedHold(ledger, 'hld_1', {
      expiresAt: new Date(NOW.getTime() + 1),
    }) : {},
  },
  block: {
    released: (ledger, asking) => releasedBlock(ledger, 'blk_1', 'x', asking),
    captured: (ledger, asking) => capturedBlock(ledger, 'blk_1', capture, asking),
  },
};

/** Owner, caller and expected answer. */
const rows = [
  ['hold', null, null, 'done'], ['hold', CHARGE, CHARGE, 'done'], ['hold', CHARGE, null, 'HOLD_OF_CHARGE'],
  ['hold', CHARGE, OTHER_CHARGE, 'HOLD_OF_CHARGE'],
  ['block', null, null, 'done'], ['block', CASE, CASE, 'done'], ['block', CASE, null, 'BLOCK_OF_MED_CASE'],
  ['block', CASE, OTHER_CASE, 'BLOCK_OF_MED_CASE'],
] as const;

describe.each(rows)('a %s of %s, asked for by %s: %s', (kind, owner, asking, expected) => {
  const only = (name: string): boolean => asking === null || !/^(captured|adjusted|given a deadline)$/.test(name) || kind === 'block';
  it.each(Object.keys(verbs[kind]).filter(only))('%s', (name) => {
    const answer = verbs[kind][name]!(ledgerWith(kind === 'hold' ? holdOf(owner) : blockOf(owner)), asking);
    expect('refused' in answer ? answer.refused.code : 'done').toBe(expected);
  });
});

describe('the hold of a charge', () => {
  it('is not given a deadline, so that it never expires under it', () => {
    expect(
      () => placedHold(ledgerWith(), { ...draft, pixMandateChargeId: CHARGE, expiresAt: new Date(NOW.getTime() + 1) }),
    ).toThrow('deadline');
  });

  it('of a client may expire', () => {
    expect(expiredHold(holdOf(null), NOW).hold.state).toBe('EXPIRED');
  });
});
