import { isDeepStrictEqual } from 'node:util';
import type { SetRulesRequest, SpendApprovalPolicy, SquadActorRequest, SquadRulesResponse } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { refuseCurrency } from '../squad-currency.ts';
import { presentRules } from '../squad/present.ts';
import { defaultScope, policyRefusal, type ApprovalPolicy } from '../rules/approval.ts';
import type { Squad, SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { approvalMembers } from '../changes/requests.ts';

type Rules = ApprovalPolicy & { readonly expiresInSeconds: number };

/** A week. */
const DEFAULT_SECONDS = 604_800;

/**
 * Sets which spends need approval, and whose, in place of the rules before. Pending requests keep the rules that they were made under.
 * Setting what is set already changes nothing.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, CURRENCY_MISMATCH, APPROVALS_UNREACHABLE.
 */
export async function setSpendApprovalRules(ctx: JournalContext, squad: SquadRow, body: SetRulesRequest): Promise<SquadRulesResponse> {
  const rules = readRules(body.spend_approval);
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  return writeSquad<SquadRulesResponse>(ctx, squad, () => ({
    operation: 'setSpendApprovalRules', actor,
    step(draft) {
      const refused = refuseCurrency(draft.squad, body.spend_approval.threshold_amount.currency) ?? policyRefusal(
        rules, approvalMembers(draft.squad),
      );
      if (refused) return { refused };
      if (!isSet(draft.squad, rules)) set(draft, rules, actor);
      return { answer: rulesAnswer(draft) };
    },
  }));
}

function readRules(
  { threshold_amount, approvals_required, approver_group: approverGroup = 'OWNERS', applies_to, expires_in_seconds }: SpendApprovalPolicy,
): Rules {
  return {
    thresholdCents: threshold_amount.value, approvalsRequired: approvals_required, approverGroup,
    appliesTo: applies_to ?? defaultScope(approverGroup),
    expiresInSeconds: expires_in_seconds ?? DEFAULT_SECONDS,
  };
}

function isSet({ spendApproval }: Squad, rules: Rules): boolean {
  if (!spendApproval) return false;
  const { updatedAt, updatedBy, ...current } = spendApproval;
  return isDeepStrictEqual(current, rules);
}

function set(draft: SquadDraft, rules: Rules, actor: string): void {
  draft.set({ spendApproval: { ...rules, updatedAt: instantText(draft.now), updatedBy: actor } });
  draft.announce('squad_rules.set', {
    actor_account_id: actor, currency: draft.squad.currency, threshold_amount: rules.thresholdCents,
    approvals_required: rules.approvalsRequired,
    approver_group: rules.approverGroup, applies_to: rules.appliesTo, expires_in_seconds: rules.expiresInSeconds,
  });
}

/**
 * Takes the rules away: every member spends freely. What is pending still needs its approvals. Where there are none nothing changes.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED.
 */
export async function deleteSpendApprovalRules(ctx: JournalContext, squad: SquadRow, body: SquadActorRequest): Promise<SquadRulesResponse> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  return writeSquad<SquadRulesResponse>(ctx, squad, () => ({
    operation: 'deleteSpendApprovalRules', actor,
    step(draft) {
      if (draft.squad.spendApproval) {
        draft.set({ spendApproval: null });
        draft.announce('squad_rules.removed', { actor_account_id: actor });
      }
      return { answer: rulesAnswer(draft) };
    },
  }));
}

function rulesAnswer({ squad }: SquadDraft): SquadRulesResponse {
  return { sqd_id: squad.sqdId, rules: presentRules(squad) };
}
