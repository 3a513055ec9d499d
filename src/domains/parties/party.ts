import type {
  Address, Contact, ExternalId, PartyCreateRequest, PartyPatchRequest, TaxId,
} from '../../../generated/models.ts';
import { canonicalJson } from '../../platform/canonical.ts';
import type { Party } from './party.entity.ts';

/** Fields of a party that a request sets. */
export type PartyFields = Pick<
  Party, 'displayName' | 'legalName' | 'country' | 'status' | 'addresses' | 'contacts' | 'externalIds' | 'labels' | 'roles' | 'metadata'
>;

/** Names of the fields in the contract, for the list of changed fields. */
const WIRE_NAMES: Readonly<Record<keyof PartyFields, string>> = {
  displayName: 'display_name', legalName: 'legal_name', country: 'country', status: 'status', addresses: 'addresses',
  contacts: 'contacts', externalIds: 'external_ids', labels: 'labels', roles: 'roles', metadata: 'metadata',
};

/** Returns the fields of a new party. Unknown members are ignored, at every level. */
export function newFields(body: PartyCreateRequest): PartyFields {
  return {
    displayName: body.display_name,
    legalName: body.legal_name ?? null,
    country: body.country,
    status: 'ACTIVE',
    addresses: (body.addresses ?? []).map(knownAddress),
    contacts: (body.contacts ?? []).map(knownContact),
    externalIds: (body.external_ids ?? []).map(knownExternalId),
    labels: body.labels ?? [],
    roles: body.roles ?? [],
    metadata: body.metadata ?? null,
  };
}

/**
 * Fields that a patch sets: only the given ones. One `address` replaces the first of its type, or is added.
 * @param addresses those the party has now.
 */
export function patchedFields(body: PartyPatchRequest, addresses: readonly Address[]): Partial<PartyFields> {
  const given: { [F in keyof PartyFields]: PartyFields[F] | undefined } = {
    displayName: body.display_name,
    legalName: body.legal_name,
    country: body.country,
    status: body.status,
    addresses: body.address ? withAddress(addresses, knownAddress(body.address)) : body.addresses?.map(knownAddress),
    contacts: body.contacts?.map(knownContact),
    externalIds: body.external_ids?.map(knownExternalId),
    labels: body.labels,
    roles: body.roles,
    metadata: body.metadata,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Returns the contract's names of the fields to which `fields` gives another value than `party` has. */
export function changedFields(party: PartyFields, fields: Partial<PartyFields>): string[] {
  return (Object.keys(fields) as (keyof PartyFields)[])
    .filter((name) => canonicalJson(fields[name]) !== canonicalJson(party[name]))
    .map((name) => WIRE_NAMES[name]);
}

/** Associated data under which the tax identifier is sealed, so that one row's value cannot pass as another's. */
export function taxIdContext(tenant: string, partyId: string): string {
  return `party-tax-id ${tenant} ${partyId}`;
}

/** Text under which a tax identifier is sealed, whatever else the request contains. */
export function taxIdText({ country, type, value }: TaxId): string {
  return canonicalJson({ country, type, value });
}

/** Text that a search matches: names, the identifier and external identifiers, folded. */
export function searchTextOf(partyId: string, fields: Pick<PartyFields, 'displayName' | 'legalName' | 'externalIds'>): string {
  const texts = [fields.displayName, fields.legalName ?? '', partyId, ...fields.externalIds.map(({ value }) => value)];
  return texts.map(folded).join('\n');
}

/** Text without case and accents: `São` and `SAO` are both `sao`. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function withAddress(addresses: readonly Address[], address: Address): Address[] {
  const place = addresses.findIndex(({ type }) => type === address.type);
  return place < 0 ? [...addresses, address] : addresses.with(place, address);
}

function knownAddress({ type, line1, line2, city, state, postal_code, country }: Address): Address {
  return {
    type, line1, ...(line2 !== undefined && { line2 }), city, ...(state !== undefined && { state }),
    ...(postal_code !== undefined && { postal_code }), country,
  };
}

function knownContact({ type, value, is_primary }: Contact): Contact {
  return { type, value, is_primary: is_primary ?? false };
}

function knownExternalId({ system, key, value }: ExternalId): ExternalId {
  return { system, key, value };
}
