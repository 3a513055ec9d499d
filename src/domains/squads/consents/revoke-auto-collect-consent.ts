import type { ConsentRevokeRequest, ConsentRevokeResponse } from '../../../../generated/models.ts';
import { refusal } from '../../../platform/errors.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import { Recurring } from '../changes/recurring.ts';
import { agendaId, type Consent, type SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';

/**
 * A member takes a consent back: it is gone for good, and what was collected stays paid.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, NOT_THE_CONSENTING_MEMBER; CONSENT_NOT_FOUND when it is gone by now.
 */
export async function revokeAutoCollectConsent(
  ctx: JournalContext, squad: SquadRow, { consentId, accountId }: Consent, body: ConsentRevokeRequest,
): Promise<ConsentRevokeResponse> {
  const { accountId: actor } = await actorOf(ctx, body.caller_account_id);
  return writeSquad<ConsentRevokeResponse>(ctx, squad, () => ({
    operation: 'revokeAutoCollectConsent', actor, loads: { rows: [agendaId(squad.sqdId)] },
    refusePerson: () => (actor === accountId ? undefined : refusal('NOT_THE_CONSENTING_MEMBER')),
    step(draft) {
      const recurring = new Recurring(draft);
      const consents = recurring.consents.filter((it) => it.consentId === consentId);
      if (consents.length === 0) return { refused: refusal('CONSENT_NOT_FOUND') };
      recurring.revoke(consents);
      return { answer: { sqd_id: squad.sqdId, consent_id: consentId, revoked: true } };
    },
  }));
}
