import type { PartyCreateRequest, PartyResponseOut } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { WriteUnit } from '../../platform/db/database.ts';
import { taxIdDigest } from '../../platform/vault/person-digest.ts';
import { newFields, searchTextOf, taxIdContext, taxIdText } from './party.ts';
import { PartyEntity, type Party } from './party.entity.ts';
import { presentParty } from './present.ts';

/** Nothing is known yet of the identity of a new party. */
const NOT_VERIFIED = {
  kycState: null, kycLevel: 0, isStopped: false, isFraudMarked: false, risk: {}, rescreenDueAt: null, rescreenReason: null,
} as const;

/** Registers a person or company, ACTIVE and able to own accounts. */
export function createParty(ctx: Context, body: PartyCreateRequest): Promise<PartyResponseOut> {
  return ctx.db.write(async (unit) => presentParty(addParty(unit, ctx, body)));
}

/** Registers a party within a transaction of the caller's. */
export function addParty({ em, announce }: WriteUnit, ctx: Context, body: PartyCreateRequest): Party {
  const now = ctx.clock.now();
  const partyId = ctx.ids.next('pty');
  const fields = newFields(body);
  const taxId = body.tax_id && ctx.vault.seal(Buffer.from(taxIdText(body.tax_id)), taxIdContext(ctx.tenant, partyId));
  const party = em.create(PartyEntity, {
    tenantId: ctx.tenant,
    partyId,
    type: body.type,
    ...fields,
    taxId: taxId ?? null,
    kekId: taxId ? ctx.vault.kekId : null,
    taxIdDigest: body.tax_id ? taxIdDigest(ctx, body.tax_id.value) : null,
    searchText: searchTextOf(partyId, fields),
    ...NOT_VERIFIED,
    version: 1n,
    createdAt: now,
    createdBy: ctx.actor,
    updatedAt: now,
  });
  em.persist(party);
  announce({
    type: 'party.created',
    entityId: partyId,
    version: 1n,
    data: { party_id: partyId, type: party.type, country: party.country, status: party.status },
  });
  return party;
}
