/** Public interface of parties for other domains. */
export { addParty, createParty } from './create-party.ts';
export { PartyEntity, type Party } from './party.entity.ts';
export { findParty, isPartyId, matchingWords, partyResource } from './queries.ts';
export { maskedTaxId, openTaxId } from './show-tax-id.ts';
export { updateParty, type PartyChanged } from './update-party.ts';
export { taxIdContext } from './party.ts';
