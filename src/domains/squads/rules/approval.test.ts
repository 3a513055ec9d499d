import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SpendApproverGroup } from '../../../../generated/models.ts';
import {
  approvalRefusal, approvalsLeft, approve, approversOf, defaultScope, effectiveState, needsApproval, policyRefusal, rejectionRefusal,
  spendRefusal, type ApprovalPolicy, type ApprovalScope, type Member, type PendingRequest,
} from './approval.ts';

const owner = (account: string): Member => ({ account, role: 'OWNER' });
const spender = (account: string): Member => ({ account, role: 'SPENDER' });
const [ana, bia, caio, davi] = [owner('ana'), owner('bia'), spender('caio'), spender('davi')];
const policy = (
  approverGroup: SpendApproverGroup, approvalsRequired: number, appliesTo: ApprovalScope = defaultScope(approverGroup),
): ApprovalPolicy => (
  { thresholdCents: 1000, approverGroup, approvalsRequired, appliesTo });
const request = (approverGroup: SpendApproverGroup, author: Member, approvals: string[] = [], approvalsRequired = 2): PendingRequest => (
  { id: 'spr_1', approverGroup, approvalsRequired, author: author.account, approvals });

describe('a spend needs approval', () => {
  it.each<[string, ApprovalPolicy | null, Member, number, boolean]>([
    ['of the threshold', policy('OWNERS', 1), caio, 1000, true],
    ['not below it', policy('OWNERS', 1), caio, 999, false],
    ['not without rules', null, caio, 1_000_000, false],
    ['not of an OWNER, where OWNERS approve', policy('OWNERS', 1), ana, 5000, false],
    ['of an OWNER too, where OWNERS approve and the rules are for all', policy('OWNERS', 1, 'ALL'), ana, 5000, true],
    ['of an OWNER too, where MEMBERS approve', policy('MEMBERS', 1), ana, 5000, true],
    ['not of an OWNER, where MEMBERS approve what SPENDERS spend', policy('MEMBERS', 1, 'SPENDERS'), ana, 5000, false],
  ])('%s', (_, rules, author, cents, needed) => {
    expect(needsApproval(rules, author, cents)).toBe(needed);
  });
});

describe('who approves', () => {
  it.each<[SpendApproverGroup, Member, string[]]>([
    ['OWNERS', caio, ['ana', 'bia']],
    ['OWNERS', ana, ['bia']],
    ['MEMBERS', caio, ['ana', 'bia', 'davi']],
    ['MEMBERS', ana, ['bia', 'caio', 'davi']],
  ])('of the %s, what %j asks for: never the author', (group, author, approvers) => {
    expect(approversOf(group, author.account, [ana, bia, caio, davi])).toEqual(approvers);
  });

  it.each<[string, PendingRequest, Member, string | undefined, string | undefined]>([
    ['an OWNER of what a SPENDER asks', request('OWNERS', caio), ana, undefined, undefined],
    ['a SPENDER of what another asks, for OWNERS', request('OWNERS', caio), davi, 'INSUFFICIENT_ROLE', 'INSUFFICIENT_ROLE'],
    ['a SPENDER of what another asks, for MEMBERS', request('MEMBERS', caio), davi, undefined, undefined],
    ['a SPENDER of their own, for OWNERS', request('OWNERS', caio), caio, 'INSUFFICIENT_ROLE', undefined],
    ['a SPENDER of their own, for MEMBERS', request('MEMBERS', caio), caio, 'OWN_SPEND_REQUEST', undefined],
    ['an OWNER of their own', request('OWNERS', ana), ana, 'OWN_SPEND_REQUEST', undefined],
  ])('%s: approving and rejecting', (_, asked, caller, approving, rejecting) => {
    expect([approvalRefusal(asked, caller)?.code, rejectionRefusal(asked, caller)?.code]).toEqual([approving, rejecting]);
  });
});

describe('approvals can be reached', () => {
  it.each<[string, ApprovalPolicy, Member[], number | undefined]>([
    ['by another OWNER', policy('OWNERS', 1, 'ALL'), [ana, bia], undefined],
    ['by the only OWNER, for SPENDERs', policy('OWNERS', 1), [ana, caio], undefined],
    ['not by the only OWNER for themselves', policy('OWNERS', 1, 'ALL'), [ana, caio], 0],
    ['not by more OWNERs than there are', policy('OWNERS', 2), [ana, caio, davi], 1],
    ['not by more OWNERs than there are, though nobody is bound yet', policy('OWNERS', 2), [ana], 1],
    ['by a founder alone, for SPENDERs to come', policy('OWNERS', 1), [ana], undefined],
    ['not by a founder alone, for all', policy('MEMBERS', 1), [ana], 0],
    ['by all others', policy('MEMBERS', 2), [ana, bia, caio], undefined],
    ['not by all, the author with them', policy('MEMBERS', 3), [ana, bia, caio], 2],
    ['by all, where no author is a SPENDER', policy('MEMBERS', 2, 'SPENDERS'), [ana, bia], undefined],
  ])('%s', (_, rules, members, approvers) => {
    const expected = approvers === undefined ? undefined
      : {
        code: 'APPROVALS_UNREACHABLE',
        details: { approvals_required: rules.approvalsRequired, approvers, approver_group: rules.approverGroup },
      };
    const found = policyRefusal(rules, members);
    expect(found && { code: found.code, details: found.details }).toEqual(expected);
  });

  const members = fc.array(fc.constantFrom('OWNER' as const, 'SPENDER' as const), { maxLength: 7 })
    .map((roles) => [ana, ...roles.map((role, index): Member => ({ account: `m${index}`, role }))]);
  const policies = fc.record({
    approverGroup: fc.constantFrom('OWNERS' as const, 'MEMBERS' as const), approvalsRequired: fc.integer({ min: 1, max: 5 }),
    appliesTo: fc.constantFrom('ALL' as const, 'SPENDERS' as const), thresholdCents: fc.constant(1),
  });

  it('under rules that are accepted, every spend that waits is executed once all who may have approved, never by its author', () => {
    fc.assert(fc.property(members, policies, (squad, rules) => {
      const waits = squad.filter((author) => needsApproval(rules, author, 1));
      const ends = waits.map((author) => {
        let pending: PendingRequest = { id: 'spr_1', ...rules, author: author.account, approvals: [] };
        return squad.filter((member) => {
          if (approvalRefusal(pending, member)) return false;
          const { approvals, executes } = approve(pending, member.account);
          pending = { ...pending, approvals };
          expect(approvals).not.toContain(author.account);
          expect(executes).toBe(approvals.length >= rules.approvalsRequired);
          return executes;
        }).length > 0;
      });
      expect(ends).toEqual(waits.map(({ account }) => spendRefusal(rules, account, squad) === undefined));
      if (!policyRefusal(rules, squad)) expect(ends).not.toContain(false);
    }), { numRuns: 100 });
  });
});

describe('a pending request', () => {
  it.each<[string, string[], string, object]>([
    ['counts an approval', [], 'ana', { approvals: ['ana'], changes: true, executes: false }],
    ['is executed by the last', ['bia'], 'ana', { approvals: ['bia', 'ana'], changes: true, executes: true }],
    ['is left by a second one of the same member', ['ana'], 'ana', { approvals: ['ana'], changes: false, executes: false }],
  ])('%s', (_, approvals, account, expected) => {
    expect(approve(request('OWNERS', caio, approvals), account)).toEqual(expected);
  });

  it.each<[string, PendingRequest, Member[], string[] | undefined]>([
    ['keeps approvals while nobody leaves', request('OWNERS', caio, ['ana', 'bia'], 3), [ana, bia, caio], ['ana', 'bia']],
    ['loses that of one who left', request('OWNERS', caio, ['ana', 'bia'], 3), [bia, caio], ['bia']],
    ['loses that of one who is no OWNER any more', request('OWNERS', caio, ['ana', 'bia'], 3), [ana, spender('bia'), caio], ['ana']],
    ['keeps it where MEMBERS approve', request('MEMBERS', caio, ['ana', 'bia'], 3), [ana, spender('bia'), caio], ['ana', 'bia']],
    ['keeps all when its author becomes OWNER', request('OWNERS', caio, ['ana'], 2), [ana, owner('caio')], ['ana']],
    ['ends when its author leaves', request('OWNERS', caio, ['ana'], 2), [ana, bia], undefined],
  ])('%s', (_, pending, members, left) => {
    expect(approvalsLeft(pending, members)).toEqual(left);
  });

  it('is not executed by those who leave: fewer approvals may be enough for none', () => {
    const left = approvalsLeft(request('OWNERS', caio, ['ana']), [ana, caio]);
    expect(left).toEqual(['ana']);
    expect(spendRefusal(request('OWNERS', caio), 'caio', [ana, caio])).toMatchObject({ code: 'APPROVALS_UNREACHABLE' });
  });

  const deadline = new Date('2026-03-04T13:17:34.031Z');
  it.each([
    ['PENDING_APPROVAL', -1, 'PENDING_APPROVAL'], ['PENDING_APPROVAL', 0, 'EXPIRED'], ['PENDING_APPROVAL', 1, 'EXPIRED'],
    ['EXECUTED', 1, 'EXECUTED'], ['REJECTED', 1, 'REJECTED'], ['FAILED', 1, 'FAILED'], ['EXPIRED', -1, 'EXPIRED'],
  ] as const)('that is %s reads, %i ms past its deadline, as %s', (state, past, reads) => {
    expect(effectiveState(state, deadline, new Date(deadline.getTime() + past))).toBe(reads);
  });
});
