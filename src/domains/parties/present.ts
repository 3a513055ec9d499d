import type { PartyResponseOut, PartySearchItemOut } from '../../../generated/models.ts';
import type { Party } from './party.entity.ts';

/** Presents a party to its tenant: everything but the tax identifier. */
export function presentParty(party: Party): PartyResponseOut {
  const audit = {
    created_at: party.createdAt.toISOString(),
    created_by: party.createdBy,
    updated_at: party.updatedAt.toISOString(),
    version: Number(party.version),
  };
  return {
    party_id: party.partyId,
    type: party.type,
    display_name: party.displayName,
    ...(party.legalName !== null && { legal_name: party.legalName }),
    country: party.country,
    status: party.status,
    addresses: party.addresses,
    contacts: party.contacts,
    ...(party.taxIdDigest && { tax_id_digest: party.taxIdDigest }),
    external_ids: party.externalIds,
    labels: party.labels,
    roles: party.roles,
    ...(party.metadata !== null && { metadata: party.metadata }),
    risk: party.risk,
    ...(party.rescreenDueAt && { rescreen_due_at: party.rescreenDueAt.toISOString() }),
    ...(party.rescreenReason && { rescreen_reason: party.rescreenReason }),
    audit,
    ...audit,
  };
}

/** A party in a line of a list. */
export function presentPartyItem({ partyId, type, displayName, country, status, kycState }: Party): PartySearchItemOut {
  return {
    party_id: partyId, type, display_name: displayName, country, status, ...(kycState && { kyc_state: kycState }),
    summary: `${displayName}, ${type}, ${country}`,
  };
}
