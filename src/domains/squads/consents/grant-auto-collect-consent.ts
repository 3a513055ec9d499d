import type { ConsentRequest, ConsentResponse } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import { fail, refusal, type Refusal } from '../../../platform/errors.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import { sharersAmong } from '../changes/record-expense.ts';
import { findRecurringExpense } from '../recurrence/queries.ts';
import { Recurring } from '../changes/recurring.ts';
import { sharersLeft } from '../rules/divide.ts';
import { agendaId, type Consent, type RecurringExpense, type Squad, type SquadRow } from '../squad.ts';
import { refuseCurrency } from '../squad-currency.ts';
import { writeSquad } from '../squad/write-squad.ts';

/**
 * A member lets their share of a recurring expense be collected, up to a cap in each calendar month. Granting again replaces the cap and
 * lifts a suspension; what was collected in the month still counts. What is open already is not collected.
 * @throws ApiError ACCOUNT_NOT_FOUND, RECURRING_EXPENSE_NOT_FOUND, NOT_A_SQUAD_MEMBER, SQUAD_CLOSED, RECURRING_EXPENSE_DELETED,
 *   NO_SHARE_TO_COLLECT, CURRENCY_MISMATCH.
 */
export async function grantAutoCollectConsent(ctx: JournalContext, squad: SquadRow, body: ConsentRequest): Promise<ConsentResponse> {
  const { accountId: actor } = await actorOf(ctx, body.caller_account_id);
  const { rexId } = (await findRecurringExpense(ctx, body.rex_id, squad.sqdId)) ?? fail('RECURRING_EXPENSE_NOT_FOUND');
  const [consentId, { value: maxAmount, currency }] = [ctx.ids.next('cns'), body.max_amount];
  return writeSquad<ConsentResponse>(ctx, squad, () => ({
    operation: 'grantAutoCollectConsent', actor, loads: { rows: [agendaId(squad.sqdId)] },
    step(draft) {
      const recurring = new Recurring(draft);
      const expense = recurring.expense(rexId);
      if (!expense) return { refused: refusal('RECURRING_EXPENSE_DELETED') };
      const refused = refuseWithoutShare(draft.squad, expense, actor) ?? refuseCurrency(draft.squad, currency);
      return refused ? { refused } : {
        answer: presentGranted(grant(recurring, { consentId, rexId, accountId: actor, maxAmount }), currency),
      };
    },
  }));
}

function refuseWithoutShare(
  { members }: Squad, { rexId, payerAccountId, split, membersSnapshot }: RecurringExpense, account: string,
): Refusal | undefined {
  const sharers = sharersLeft(split, membersSnapshot, sharersAmong(members)) ?? [];
  const shares = account !== payerAccountId && sharers.some((it) => it.account === account);
  return shares ? undefined : refusal('NO_SHARE_TO_COLLECT', { rex_id: rexId });
}

function grant(recurring: Recurring, given: Pick<Consent, 'consentId' | 'rexId' | 'accountId' | 'maxAmount'>): Consent {
  const { now, squad: { sqdId } } = recurring.draft;
  const before = recurring.consents.find(({ rexId, accountId }) => rexId === given.rexId && accountId === given.accountId);
  const consent: Consent = {
    ...given, consentId: before?.consentId ?? given.consentId, sqdId, state: 'ACTIVE', grantedAt: now, suspendedAt: null,
    version: (before?.version ?? 0n) + 1n,
  };
  recurring.setConsent(consent, before === undefined);
  recurring.announceConsent('granted', consent);
  return consent;
}

function presentGranted({ consentId, rexId, maxAmount, grantedAt, state }: Consent, currency: string): ConsentResponse {
  return {
    consent_id: consentId, rex_id: rexId, max_amount: { currency, value: maxAmount }, granted_at: instantText(grantedAt), state,
    consent_state: null,
  };
}
