import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { refusal } from '../../../platform/errors.ts';
import { DEMANDS, mayDo, type SquadOperation, type SquadStatus, type MemberStanding } from './access.ts';

const STANDINGS: MemberStanding[] = ['OWNER', 'SPENDER', 'INVITED', 'LEFT', 'STRANGER'];
const OPEN: SquadStatus = { id: 'sqd_1', frozen: false, closedAt: null };
const FROZEN: SquadStatus = { ...OPEN, frozen: true };
const CLOSED: SquadStatus = { ...OPEN, closedAt: new Date('2026-12-20T21:00:00.000Z') };
const CLOSED_FROZEN: SquadStatus = { ...CLOSED, frozen: true };

/** A letter an answer; `.` is none. */
const CODES: Readonly<Record<string, string | undefined>> = {
  M: 'NOT_A_SQUAD_MEMBER', R: 'INSUFFICIENT_ROLE', I: 'SQUAD_INVITATION_NOT_FOUND', C: 'SQUAD_CLOSED', F: 'SQUAD_FROZEN',
};

/** Answers for an OWNER, a SPENDER, an invited account, one that has left, and a stranger, in a squad that is open, frozen, closed. */
const TABLE: Readonly<Record<SquadOperation, readonly [open: string, frozen: string, closed: string]>> = {
  getSquad: ['..MMM', '..MMM', '..MMM'],
  listSquadMembers: ['..MMM', '..MMM', '..MMM'],
  listSquadInvitations: ['..MMM', '..MMM', '..MMM'],
  listSquadTransactions: ['..MMM', '..MMM', '..MMM'],
  listSpendRequests: ['..MMM', '..MMM', '..MMM'],
  getSettlementPlan: ['..MMM', '..MMM', 'CCMMM'],
  previewSimplifyDebts: ['.RMMM', '.RMMM', 'CRMMM'],

  updateSquad: ['.RMMM', '.RMMM', 'CRMMM'],
  closeSquad: ['.RMMM', '.RMMM', '.RMMM'],
  freezeSquad: ['.RMMM', '.RMMM', 'CRMMM'],
  unfreezeSquad: ['.RMMM', '.RMMM', 'CRMMM'],
  setSquadGoal: ['.RMMM', '.RMMM', 'CRMMM'],
  deleteSquadGoal: ['.RMMM', '.RMMM', 'CRMMM'],
  setSpendApprovalRules: ['.RMMM', '.RMMM', 'CRMMM'],
  deleteSpendApprovalRules: ['.RMMM', '.RMMM', 'CRMMM'],

  inviteToSquad: ['.RMMM', '.RMMM', 'CRMMM'],
  acceptSquadInvitation: ['....I', '....I', 'CCCCI'],
  declineSquadInvitation: ['....I', '....I', '....I'],
  revokeSquadInvitation: ['..MMM', '..MMM', 'CCMMM'],
  removeSquadMember: ['..MMM', '..MMM', 'CCMMM'],
  changeMemberRole: ['.RMMM', '.RMMM', 'CRMMM'],
  changeMemberQuota: ['.RMMM', '.RMMM', 'CRMMM'],

  contributeToSquad: ['..MMM', 'FFMMM', 'CCMMM'],
  voidContribution: ['..MMM', 'FFMMM', 'CCMMM'],
  resplitExpense: ['.RMMM', 'FRMMM', 'CRMMM'],
  settleSquadDebts: ['..MMM', 'FFMMM', 'CCMMM'],
  simplifySquadDebts: ['.RMMM', 'FRMMM', 'CRMMM'],
  spendFromSquad: ['..MMM', 'FFMMM', 'CCMMM'],
  approveSpendRequest: ['..MMM', 'FFMMM', 'CCMMM'],
  rejectSpendRequest: ['..MMM', '..MMM', 'CCMMM'],

  setSquadRecurrence: ['.RMMM', '.RMMM', 'CRMMM'],
  createRecurringExpense: ['.RMMM', '.RMMM', 'CRMMM'],
  updateRecurringExpense: ['.RMMM', '.RMMM', 'CRMMM'],
  deleteRecurringExpense: ['.RMMM', '.RMMM', 'CRMMM'],
  confirmRecurringExpense: ['..MMM', 'FFMMM', 'CCMMM'],
  grantAutoCollectConsent: ['..MMM', '..MMM', 'CCMMM'],
  revokeAutoCollectConsent: ['..MMM', '..MMM', '..MMM'],
};

/** Errors that the contract declares for each operation, in order. */
const declared = new Map(['core', 'command'].flatMap((name) => {
  const contract = JSON.parse(readFileSync(`generated/${name}.openapi.json`, 'utf8')) as {
    paths: Record<string, Record<string, Declared>>;
  };
  return Object.values(contract.paths).flatMap((path) => Object.values(path)).map((it) => [it.operationId, it['x-errors'] ?? []]);
}));

interface Declared {
  operationId: string;
  'x-errors'?: string[];
}

const operations = Object.keys(DEMANDS) as SquadOperation[];

/** The answer a standing gets, as a letter. */
function answer(operation: SquadOperation, squad: SquadStatus, standing: MemberStanding): string {
  const code = mayDo(operation, squad, { account: 'acc_1', standing })?.code;
  return Object.keys(CODES).find((letter) => CODES[letter] === code) ?? '.';
}

const rows = (squad: SquadStatus): Record<string, string> => (
  Object.fromEntries(operations.map((operation) => [operation, STANDINGS.map((standing) => answer(operation, squad, standing)).join('')])));

describe('who may do what', () => {
  it.each([['open', OPEN, 0], ['frozen', FROZEN, 1], ['closed', CLOSED, 2], ['closed while it was frozen', CLOSED_FROZEN, 2]] as const)(
    'in a squad that is %s', (_, squad, column) => {
      expect(rows(squad)).toEqual(Object.fromEntries(operations.map((operation) => [operation, TABLE[operation][column]])));
    });

  it('is what the contract says, in its order', () => {
    const found = operations.map((operation) => {
      const letters = new Set(TABLE[operation].join(''));
      return [operation, ['I', 'M', 'R', 'C', 'F'].filter((letter) => letters.has(letter)).map((letter) => CODES[letter])];
    });
    const roleOfPerson = ['revokeSquadInvitation', 'removeSquadMember', 'approveSpendRequest', 'rejectSpendRequest'];
    expect(found).toEqual(operations.map((operation) => [operation, (declared.get(operation) ?? []).filter((code) => (
      Object.values(CODES).includes(code) && !(code === CODES['R'] && roleOfPerson.includes(operation))))]));
  });

  it('tells a stranger nothing of the person or the squad, a member of the person before the squad', () => {
    const person = () => refusal('NOT_THE_DEBTOR');
    const ask = (squad: SquadStatus, standing: MemberStanding) =>
      mayDo('settleSquadDebts', squad, { account: 'acc_1', standing }, person)?.code;
    expect([CLOSED, FROZEN, OPEN].map((squad) => ask(squad, 'STRANGER'))).toEqual(Array(3).fill('NOT_A_SQUAD_MEMBER'));
    expect([CLOSED, FROZEN, OPEN].map((squad) => ask(squad, 'SPENDER'))).toEqual(Array(3).fill('NOT_THE_DEBTOR'));
  });

  it('says which squad, member and role it is about', () => {
    const caller = { account: 'acc_1', standing: 'SPENDER' as const };
    expect([
      mayDo('getSquad', OPEN, { ...caller, standing: 'LEFT' }), mayDo('freezeSquad', OPEN, caller), mayDo('spendFromSquad', CLOSED, caller),
      mayDo('spendFromSquad', FROZEN, caller),
    ].map((refused) => refused?.details)).toEqual([
      { sqd_id: 'sqd_1', account_id: 'acc_1' }, { account_id: 'acc_1', role: 'SPENDER', required: 'OWNER' },
      { sqd_id: 'sqd_1', closed_at: '2026-12-20T21:00:00.000Z' }, { sqd_id: 'sqd_1' },
    ]);
  });
});
