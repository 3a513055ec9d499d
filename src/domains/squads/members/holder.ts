import { present } from '../../../platform/assert.ts';
import { alteredAccountRow } from '../../lifecycle/index.ts';
import type { SquadDraft } from '../draft.ts';

/**
 * Keeps the pot's holder of record an OWNER: when the holder has left or is none any more, the one who joined first is it. Its party
 * is asked for the pot's KYC level; who may move the pot is not its affair.
 */
export function passHolder(draft: SquadDraft): void {
  const { accountId, accountVersion: version, members } = draft.squad;
  const holder = present(draft.ledger.account(accountId)?.ownerPartyId, 'the holder of a pot');
  const owners = members.filter(({ role }) => role === 'OWNER');
  if (owners.some(({ partyId }) => partyId === holder)) return;
  const { partyId } = present(owners[0], 'an OWNER');
  draft.add({ alters: [accountId], rows: [alteredAccountRow({ accountId, ownerPartyId: partyId, status: 'ACTIVE', version, updatedAt: draft.now })] });
}
