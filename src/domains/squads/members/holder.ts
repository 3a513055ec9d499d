import { present } from '../../../platform/assert.ts';
import { alteredAccountRow } from '../../lifecycle/index.ts';
import type { SquadDraft } from '../draft.ts';

/**
 * Keeps the squad account's holder of record an OWNER: when the holder has left or is not an OWNER any more, the OWNER who joined first
 * becomes the holder. The squad account's KYC level is read from the holder's party; who may move the squad account does not depend on it.
 */
export function passHolder(draft: SquadDraft): void {
  const { accountId, accountVersion: version, members } = draft.squad;
  const holder = present(draft.ledger.account(accountId)?.ownerPartyId, 'the holder of a squad account');
  const owners = members.filter(({ role }) => role === 'OWNER');
  if (owners.some(({ partyId }) => partyId === holder)) return;
  const { partyId } = present(owners[0], 'an OWNER');
  draft.add({
    alters: [accountId], rows: [alteredAccountRow({ accountId, ownerPartyId: partyId, status: 'ACTIVE', version, updatedAt: draft.now })],
  });
}
