import type { SettlementPlanClaim, SettlementPlanDebt, SettlementPlanResponse } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import type { Account } from '../../accounts/index.ts';
import type { JournalContext } from '../../journal/index.ts';
import { requireAccess } from '../access.ts';
import { readerOf } from '../squad/queries.ts';
import { shareReference } from '../rules/divide.ts';
import { memberOf, openDebt, type Share, type SquadRow } from '../squad.ts';
import { addressesOf } from './present.ts';
import { readPlan, type ListedShare } from './queries.ts';

/**
 * Lists a member's debts and claims, with the request that pays the debts, in one snapshot. The lists have the 500 oldest shares each way,
 * the totals are the member's own counters. It reserves nothing.
 * @throws ApiError NOT_A_SQUAD_MEMBER, SQUAD_CLOSED.
 */
export async function getSettlementPlan(ctx: JournalContext, account: Account, squad: SquadRow): Promise<SettlementPlanResponse> {
  const accountId = await readerOf(ctx, squad, account.accountId);
  const read = await readPlan(ctx, squad.sqdId, accountId);
  requireAccess('getSettlementPlan', read.squad, accountId);
  const { owed = 0, owedTo = 0 } = memberOf(read.squad, accountId) ?? {};
  const addressOf = addressesOf(read.squad);
  const debts = read.debts.map((listed) => presentDebt(ctx.tenant, addressOf, listed));
  return {
    sqd_id: squad.sqdId, you: accountId, as_of_iso: instantText(ctx.clock.now()), as_of_seq: read.squad.seq,
    squad_rollup: {
      members_not_net_zero: read.squad.members.filter((member) => member.owed !== member.owedTo).length,
      total_open_debt_cents: openDebt(read.squad),
    },
    your_net_cents: owedTo - owed, your_total_owed_cents: owed, your_total_owed_to_cents: owedTo,
    your_open_debts: debts, your_open_claims: read.claims.map((listed) => presentClaim(ctx.tenant, addressOf, listed)),
    execution_endpoint: debts.length === 0 ? null : presentRequest(squad.sqdId, accountId, debts),
    message: debts.length === 0 ? 'You owe nothing in this squad.' : null,
  };
}

function presentDebt(tenant: string, addressOf: (accountId: string) => string, { share, description }: ListedShare): SettlementPlanDebt {
  const creditor = share.creditorAccountId;
  return { creditor_account_id: creditor, creditor_pkh: addressOf(creditor), description, ...presentShare(tenant, share) };
}

function presentClaim(tenant: string, addressOf: (accountId: string) => string, { share, description }: ListedShare): SettlementPlanClaim {
  const debtor = share.debtorAccountId;
  return { debtor_account_id: debtor, debtor_pkh: addressOf(debtor), description, ...presentShare(tenant, share) };
}

function presentShare(tenant: string, { sqdId, entrySeq, dividedSeq, place, cents }: Share): {
  entry_seq: number; share_cents: number; share_utxo_ref: string;
} {
  return { entry_seq: entrySeq, share_cents: cents, share_utxo_ref: shareReference(tenant, sqdId, dividedSeq, place) };
}

function presentRequest(sqdId: string, actor: string, debts: readonly SettlementPlanDebt[]): SettlementPlanResponse['execution_endpoint'] {
  const shares = debts.map(({ entry_seq, share_utxo_ref }) => ({ entry_seq, share_utxo_ref }));
  return { method: 'POST', url: `/v1/squads/${sqdId}/settle`, body_template: { actor_account_id: actor, shares } };
}
