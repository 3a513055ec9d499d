/**
 * `x-errors` lists an operation's refusals in order of precedence: where two faults occur at once, the first of
 * them is answered. Tested for each pair of faults that one request can have, by the pure decisions and the journal's gates.
 */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { ErrorCode } from '../../generated/errors.ts';
import type { OperationId } from '../../generated/operations.ts';
import { capturedHold, placedHold, type Hold } from '../../src/domains/holds/index.ts';
import {
  refuseBlockedParty, refuseClosed, refuseFrozen, type AccountState, type LedgerChange, type Ledger,
} from '../../src/domains/journal/index.ts';
import { decideCreation } from '../../src/domains/obligations/create-obligation.ts';
import { newObligation } from '../../src/domains/obligations/final-at-once.ts';
import { accountSide, type ObligationDraft, type Side } from '../../src/domains/obligations/index.ts';
import { fundsReceiptKey, namedByRail } from '../../src/domains/obligations/funds-receipt.ts';
import { decideResolution } from '../../src/domains/obligations/resolve-obligation.ts';
import { sentReturn } from '../../src/domains/pix/returns/index.ts';
import { refusal, type Refusal } from '../../src/platform/errors.ts';
import { MAX_CENTS, MOST_MOVED } from '../../src/platform/money.ts';
import { accountOf, NOON, stateOf, systemAccounts } from '../simulation/books.ts';
import { operationOf } from './contracts.ts';

const GATES = [refuseClosed, refuseFrozen, refuseBlockedParty];

/** A request and the ledger's state, with the partial changes that cause each code. */
interface Ladder<Scene extends object> {
  readonly operationId: OperationId;
  /** A scene without faults. */
  readonly scene: Scene;
  readonly faults: Readonly<Partial<Record<ErrorCode, Partial<Scene>>>>;
  /** Codes of the contract that something else answers: look-ups before the decision, limits, the writer's queue. */
  readonly elsewhere: readonly ErrorCode[];
  answer(scene: Scene): ErrorCode | 'done';
}

/** The ledger's answer to a decision, its gates and funds included. */
function answerOf(
  accounts: readonly AccountState[], rows: Readonly<Record<string, unknown>>,
  decide: (ledger: Ledger) => LedgerChange | { readonly refused: Refusal },
): ErrorCode | 'done' {
  const state = stateOf([...systemAccounts(), ...accounts], rows);
  const decision = decide(state);
  if ('refused' in decision) return decision.refused.code;
  const applied = state.apply(decision, GATES);
  return 'refused' in applied ? applied.refused.code : 'done';
}

/** True when both faults can occur at once: they do not set one thing to different values. */
function areAtOnce(one: object, other: object): boolean {
  const rest = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]) => !rest.has(name) || isDeepStrictEqual(rest.get(name), value));
}

function describeLadder<Scene extends object>({ operationId, scene, faults, elsewhere, answer }: Ladder<Scene>): void {
  const listed = (operationOf(operationId).operation['x-errors'] ?? []) as ErrorCode[];
  const ladder = listed.flatMap((code): [ErrorCode, Partial<Scene>][] => (faults[code] ? [[code, faults[code]]] : []));
  const pairs = ladder.flatMap(([first, one], index) => ladder.slice(index + 1)
    .filter(([, other]) => areAtOnce(one, other))
    .map(([then, other]): [ErrorCode, ErrorCode, Scene] => [first, then, { ...scene, ...one, ...other }]));

  describe(operationId, () => {
    it('has each listed code here or elsewhere', () => {
      expect([...Object.keys(faults), ...elsewhere].toSorted()).toEqual(listed.toSorted());
    });

    it('is carried out where nothing is wrong', () => expect(answer(scene)).toBe('done'));

    it.each(ladder)('answers %s where that alone is wrong', (code, fault) => expect(answer({ ...scene, ...fault })).toBe(code));

    it.each(pairs)('answers %s before %s', (first, _, both) => expect(answer(both)).toBe(first));
  });
}

const outside: Side = { kind: 'external', accountId: null, externalId: 'loja' };
const inside = accountSide;
const draft: ObligationDraft = {
  obligationId: 'obl_1', txId: 'txn_1', rail: 'PIX', amount: 40n, currency: 'BRL', debtor: inside('ana'), creditor: inside('bia'),
  expectedAt: null, graceSeconds: null, matchKeys: {}, metadata: {}, createdBy: 'cli_1',
};

/** Ana pays Bia, who is found by a code. */
describeLadder({
  operationId: 'createObligation',
  scene: {
    rail: 'PIX' as ObligationDraft['rail'], currency: 'BRL', debtor: inside('ana'), creditor: inside('bia'), isBound: true,
    type: 'CUSTOMER', status: 'ACTIVE' as AccountState['status'], isFrozen: false, ownerStatus: 'ACTIVE', posted: 40n, received: 0n,
    asksForMore: false, isPaid: false,
  },
  faults: {
    ACCOUNT_NOT_FOUND: { debtor: inside('nobody') },
    RAIL_NEEDS_ACCOUNTS: { rail: 'NATIVE', creditor: outside },
    NO_ACCOUNT_SIDE: { type: 'EXTERNAL', creditor: outside },
    SAME_ACCOUNT: { creditor: inside('ana') },
    RAIL_NOT_BOUND: { isBound: false },
    INVALID_CURRENCY: { rail: 'PIX', currency: 'USD' },
    ACCOUNT_OF_SQUAD: { type: 'SQUAD' },
    ACCOUNT_CLOSED: { status: 'CLOSED' },
    CURRENCY_MISMATCH: { rail: 'MOCK', currency: 'USD' },
    BRCODE_AMOUNT_DIFFERS: { asksForMore: true },
    PIX_CHARGE_NOT_PAYABLE: { isPaid: true },
    ACCOUNT_FROZEN: { isFrozen: true },
    PARTY_BLOCKED: { ownerStatus: 'BLOCKED' },
    INSUFFICIENT_FUNDS: { posted: 39n },
    BALANCE_OVERFLOW: { received: MAX_CENTS },
  },
  elsewhere: ['LIMIT_EXCEEDED', 'OVERLOADED', 'OWN_WITHDRAWAL_NOT_PERMITTED', 'PAYEE_NOT_OWN', 'PAYMENT_REPEATED'],
  answer: ({ rail, currency, debtor, creditor, isBound, received, asksForMore, isPaid, posted, ...ana }) => answerOf(
    [accountOf('ana', posted, ana), accountOf('bia', received)], {},
    (ledger) => decideCreation(ledger, {
      draft: { ...draft, rail, currency, debtor, creditor },
      payee: {
        accountId: 'bia', refused: asksForMore ? refusal('BRCODE_AMOUNT_DIFFERS') : undefined,
        settles: { rows: [], pay: () => (isPaid ? refusal('PIX_CHARGE_NOT_PAYABLE') : { rows: [], events: [] }) },
      },
    }, () => isBound)),
});

describeLadder({
  operationId: 'placeHold',
  scene: {
    accountId: 'ana', currency: 'BRL', posted: 40n,
    type: 'CUSTOMER', status: 'ACTIVE' as AccountState['status'], isFrozen: false, ownerStatus: 'ACTIVE',
  },
  faults: {
    ACCOUNT_NOT_FOUND: { accountId: 'nobody' },
    ACCOUNT_NOT_RESERVABLE: { type: 'EXTERNAL' },
    ACCOUNT_OF_SQUAD: { type: 'SQUAD' },
    CURRENCY_MISMATCH: { currency: 'USD' },
    ACCOUNT_CLOSED: { status: 'CLOSED' },
    ACCOUNT_FROZEN: { isFrozen: true },
    PARTY_BLOCKED: { ownerStatus: 'BLOCKED' },
    INSUFFICIENT_FUNDS: { posted: 39n },
  },
  elsewhere: ['OVERLOADED'],
  answer: ({ accountId, currency, posted, ...ana }) => answerOf([accountOf('ana', posted, ana)], {}, (ledger) => placedHold(ledger, {
    holdId: 'hld_1', txId: 'txn_1', accountId, amount: 40n, currency, expiresAt: null, description: null, pixMandateChargeId: null,
    metadata: {}, createdBy: 'cli_1',
  })),
});

const hold: Hold = {
  holdId: 'hld_1', txId: 'txn_1', accountId: 'ana', amount: 40n, currency: 'BRL', expiresAt: null, description: null,
  pixMandateChargeId: null, metadata: {},
  createdBy: 'cli_1', state: 'ACTIVE', captured: 0n, creditorAccountId: null, obligationId: null, version: 1n, createdAt: NOON,
  updatedAt: NOON, resolvedAt: null,
};

/** Bia is paid out of Ana's hold. While that is active Ana's account cannot be closed: the one that is closed is Bia's. */
describeLadder({
  operationId: 'captureHold',
  scene: {
    state: 'ACTIVE' as Hold['state'], chargeId: null as string | null, amount: 40n, isFrozen: false, ownerStatus: 'ACTIVE',
    creditor: 'bia', type: 'CUSTOMER', currency: 'BRL', status: 'ACTIVE' as AccountState['status'], received: 0n,
  },
  faults: {
    ACCOUNT_NOT_FOUND: { creditor: 'nobody' },
    HOLD_NOT_ACTIVE: { state: 'RELEASED' },
    HOLD_OF_CHARGE: { chargeId: 'pmc_1' },
    CAPTURE_EXCEEDS_HOLD: { amount: 41n },
    RAIL_NEEDS_ACCOUNTS: { creditor: 'bia', type: 'EXTERNAL' },
    ACCOUNT_OF_SQUAD: { creditor: 'bia', type: 'SQUAD' },
    SAME_ACCOUNT: { creditor: 'ana' },
    CURRENCY_MISMATCH: { creditor: 'bia', currency: 'USD' },
    ACCOUNT_FROZEN: { isFrozen: true },
    PARTY_BLOCKED: { ownerStatus: 'BLOCKED' },
    ACCOUNT_CLOSED: { creditor: 'bia', status: 'CLOSED' },
    BALANCE_OVERFLOW: { creditor: 'bia', received: MAX_CENTS },
  },
  elsewhere: ['LIMIT_EXCEEDED', 'OVERLOADED'],
  answer: ({ state, chargeId, amount, isFrozen, ownerStatus, creditor, received, ...bia }) => answerOf(
    [
      accountOf('ana', 40n, { isFrozen, ownerStatus, balance: { held: 40n } }),
      accountOf('bia', received, { ...bia, ownerPartyId: 'pty_2' }),
    ],
    { hld_1: { ...hold, state, pixMandateChargeId: chargeId } },
    (ledger) => capturedHold(ledger, 'hld_1', { creditorAccountId: creditor, amount, obligationId: 'obl_1', createdBy: 'cli_1' }),
  ),
});

const NAME = namedByRail('MOCK', 'E1');

/** Money that was expected for Ana; a disposition gives it to Bia. */
describeLadder({
  operationId: 'resolveObligation',
  scene: {
    isFinal: false, rail: 'MOCK' as 'MOCK' | 'CHAIN', isExcepted: false, outcome: 'SETTLED' as 'SETTLED' | 'FAILED',
    destination: null as string | null, amount: 40n,
    isBooked: false, type: 'CUSTOMER', status: 'ACTIVE' as AccountState['status'], currency: 'BRL',
  },
  faults: {
    OBLIGATION_FINAL: { isFinal: true },
    OBLIGATION_OF_PRODUCT: { rail: 'CHAIN' },
    OBLIGATION_HOLDS_MONEY: { isExcepted: true, outcome: 'FAILED', destination: null },
    ACCOUNT_NOT_FOUND: { destination: 'nobody' },
    DISPOSITION_NOT_APPLICABLE: { destination: 'bia', type: 'EXTERNAL' },
    ACCOUNT_OF_SQUAD: { destination: 'bia', type: 'SQUAD' },
    ACCOUNT_CLOSED: { destination: 'bia', status: 'CLOSED' },
    CURRENCY_MISMATCH: { destination: 'bia', currency: 'USD' },
    PAYMENT_BOOKED_ALREADY: { outcome: 'SETTLED', isBooked: true },
    BALANCE_OVERFLOW: { outcome: 'SETTLED', amount: MOST_MOVED + 1n },
  },
  elsewhere: ['LIMIT_EXCEEDED', 'OVERLOADED', 'PARTY_BLOCKED'],
  answer: ({ isFinal, rail, isExcepted, outcome, destination, amount, isBooked, ...bia }) => answerOf(
    [accountOf('ana', 0n, { balance: { incoming: amount } }), accountOf('bia', 0n, bia)],
    {
      obl_1: {
        ...newObligation({ ...draft, rail, amount, debtor: outside, creditor: inside('ana'), matchKeys: { end_to_end_id: 'E1' } }, NOON),
        ...(isFinal && { state: 'FINAL', resolutionOutcome: 'SETTLED', resolvedAt: NOON }), exceptedAt: isExcepted ? NOON : null,
      },
      ...(isBooked && { [fundsReceiptKey(NAME)]: { name: NAME, amount: 40n, currency: 'BRL', obligationId: 'obl_2', kind: null } }),
    },
    (ledger) => decideResolution(ledger, 'obl_1', { outcome, reason: null, destinationAccountId: destination, mayDoAll: true }),
  ),
});

const DAYS_91_MS = 91 * 86_400_000;

/** Of 1,000 cents that Ana received over Pix some are to go back. */
describeLadder({
  operationId: 'createPixReturn',
  scene: {
    ageMs: 0, amount: 40n, isBound: true, posted: 1_000n, inTransit: 0n,
    status: 'ACTIVE' as AccountState['status'], isFrozen: false, ownerStatus: 'ACTIVE',
  },
  faults: {
    RETURN_WINDOW_CLOSED: { ageMs: DAYS_91_MS },
    RETURN_EXCEEDS_ORIGINAL: { amount: 1_001n },
    RAIL_NOT_BOUND: { isBound: false },
    ACCOUNT_CLOSED: { status: 'CLOSED' },
    ACCOUNT_FROZEN: { isFrozen: true },
    PARTY_BLOCKED: { ownerStatus: 'BLOCKED' },
    INSUFFICIENT_FUNDS: { posted: 39n },
    BALANCE_OVERFLOW: { inTransit: MAX_CENTS },
  },
  elsewhere: [
    'ACCOUNT_NOT_FOUND', 'OBLIGATION_NOT_FOUND', 'PIX_CREDIT_NOT_FOUND', 'PIX_CREDIT_NOT_RETURNABLE', 'LIMIT_EXCEEDED', 'OVERLOADED',
  ],
  answer: ({ ageMs, amount, isBound, posted, inTransit, ...ana }) => answerOf(
    [accountOf('ana', posted, ana), ...systemAccounts('BRL', 0n, inTransit)], {},
    (ledger) => sentReturn(ledger, {
      credit: {
        obligationId: 'obl_1', endToEndId: 'E1', accountId: 'ana', amount: 1_000n, currency: 'BRL',
        settledAt: new Date(NOON.getTime() - ageMs),
        providerId: 'sim-demo', payer: outside,
      },
      obligationId: 'obl_2', txId: 'txn_2', returnEndToEndId: 'D1', amount, reasonCode: 'MD06', payerAccountId: 'ana',
      createdBy: 'cli_1', isBound,
    }),
  ),
});
