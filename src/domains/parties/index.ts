/** All that other domains may import of parties. */
export { addParty, createParty } from './create-party.ts';
export { PartyEntity, type Party } from './party.entity.ts';
export { findParty, matchingWords, partyResource } from './queries.ts';
export { updateParty } from './update-party.ts';
