import type { CloseRequest, SquadDetailResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { instantText } from '../../../platform/clock.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import { accountClosed } from '../../accounts/index.ts';
import { countedRow, quotaId, type JournalContext } from '../../journal/index.ts';
import { alteredAccountRow } from '../../lifecycle/index.ts';
import { actorOf } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { endInvitation } from '../members/invitations.ts';
import { closeCycle } from '../changes/cycle.ts';
import { Recurring } from '../changes/recurring.ts';
import { requestLoads } from '../squad/queries.ts';
import { rejectAll } from '../changes/requests.ts';
import { agendaId, openDebt, viewId, type SquadRow } from '../squad.ts';
import { detailAnswer } from '../squad/write-detail.ts';
import { writeSquad } from '../squad/write-squad.ts';

/**
 * Ends an empty squad for good, and its account with it. Who was a member can still read it. Closing it again changes nothing.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_NOT_EMPTY.
 */
export async function closeSquad(ctx: JournalContext, squad: SquadRow, body: CloseRequest): Promise<SquadDetailResponse> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  return writeSquad<SquadDetailResponse>(ctx, squad, async () => ({
    operation: 'closeSquad', actor, loads: {
      rows: [viewId(squad.sqdId, actor), agendaId(squad.sqdId), quotaId('squads'), ...await requestLoads(ctx, squad)],
    },
    step(draft) {
      if (draft.squad.state === 'CLOSED') return { answer: detailAnswer(draft, actor) };
      const refused = refuseUnlessEmpty(draft);
      if (refused) return { refused };
      end(draft, actor, body.reason ?? null);
      return { answer: detailAnswer(draft, actor) };
    },
  }));
}

/** Money leaves a squad account by spends only, so nothing is given back by closing. */
function refuseUnlessEmpty({ ledger, squad }: SquadDraft): Refusal | undefined {
  const { posted, outgoing, incoming, held, blocked } = ledger.balance(squad.accountId, squad.currency);
  const debt = openDebt(squad);
  if (posted === 0n && outgoing === 0n && incoming === 0n && held === 0n && blocked === 0n && debt === 0) return undefined;
  return refusal('SQUAD_NOT_EMPTY', {
    balance_cents: Number(posted), total_open_debt_cents: debt, open_obligations: Number(outgoing > 0n) + Number(incoming > 0n),
  });
}

function end(draft: SquadDraft, actor: string, reason: string | null): void {
  const recurring = new Recurring(draft);
  rejectAll(draft);
  if (draft.squad.cycle) closeCycle(recurring, draft.now, null);
  recurring.revoke(recurring.consents);
  for (const invitation of draft.squad.invitations) endInvitation(draft, invitation, 'REVOKED');
  draft.set({ state: 'CLOSED', isFrozen: false, closedAt: draft.now, closedBy: actor, closeReason: reason, nextAt: null });
  draft.write(countedRow(draft.ledger, 'squads', -1));
  const { accountId } = draft.squad;
  draft.announce('squad.closed', { account_id: accountId, actor_account_id: actor, state: 'CLOSED', closed_at: instantText(draft.now) });
  closeAccountOf(draft, reason);
}

function closeAccountOf(draft: SquadDraft, reason: string | null): void {
  const { accountId, currency, accountVersion, sqdId } = draft.squad;
  const ownerPartyId = present(draft.ledger.account(accountId)?.ownerPartyId, 'the holder of a squad account');
  const version = accountVersion + 1n;
  draft.set({ accountVersion: version });
  draft.add({
    alters: [accountId],
    rows: [alteredAccountRow({ accountId, ownerPartyId, status: 'CLOSED', version, updatedAt: draft.now })],
    events: [{
      ...accountClosed({ accountId, ownerPartyId, currency, type: 'SQUAD' }, version, reason), correlation: { sqd_id: sqdId },
    }],
  });
}
