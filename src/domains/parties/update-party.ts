import type { PartyPatchRequest, PartyResponseOut, TaxId } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { WriteUnit } from '../../platform/db/database.ts';
import { lockRow } from '../../platform/db/lock-row.ts';
import { failScopes } from '../../platform/gateway/gateway.ts';
import { taxIdDigest } from '../../platform/vault/person-digest.ts';
import { changedFields, patchedFields, searchTextOf, taxIdContext, taxIdText } from './party.ts';
import { PartyEntity, type Party } from './party.entity.ts';
import { presentParty } from './present.ts';

const OPERATOR = 'service/operator';

/** Follow-up of a change of a party, in the same transaction, with the party locked. */
export type PartyChanged = (ctx: Context, unit: WriteUnit, party: Party, changed: readonly string[]) => Promise<void>;

/**
 * Changes the given fields of a party. Concurrent changes wait for each other, so none is lost; a change without effect keeps the version
 * and announces no event.
 * @throws ApiError INSUFFICIENT_SCOPE when anybody but an operator would make a BLOCKED party ACTIVE again.
 */
export function updateParty(
  ctx: Context & Pick<RequestContext, 'scopes'> & { readonly partyChanged?: PartyChanged }, partyId: string, body: PartyPatchRequest,
): Promise<PartyResponseOut> {
  return ctx.db.write(async (unit) => {
    const { em, announce, touch } = unit;
    await lockRow(em, 'parties', { tenant_id: ctx.tenant, party_id: partyId });
    const party = await em.findOneOrFail(PartyEntity, { tenantId: ctx.tenant, partyId });
    if (party.status === 'BLOCKED' && body.status === 'ACTIVE' && !ctx.scopes.has(OPERATOR)) failScopes([OPERATOR]);
    const fields = patchedFields(body, party.addresses);
    const changed = changedFields(party, fields);
    Object.assign(party, fields);
    if (body.tax_id && sealTaxId(ctx, party, body.tax_id)) changed.push('tax_id');
    if (changed.length === 0) return presentParty(party);
    party.searchText = searchTextOf(partyId, party);
    party.version += 1n;
    party.updatedAt = ctx.clock.now();
    if (changed.includes('status')) touch(partyId);
    announce({
      type: 'party.updated',
      entityId: partyId,
      version: party.version,
      data: { party_id: partyId, status: party.status, changed },
    });
    await ctx.partyChanged?.(ctx, unit, party, changed);
    return presentParty(party);
  });
}

/** Seals the tax identifier; false when it is unchanged. */
function sealTaxId(ctx: Context, party: Party, taxId: TaxId): boolean {
  const context = taxIdContext(ctx.tenant, party.partyId);
  const text = taxIdText(taxId);
  if (party.taxId && ctx.vault.open(party.taxId, context).toString() === text) return false;
  party.taxId = ctx.vault.seal(Buffer.from(text), context);
  party.kekId = ctx.vault.kekId;
  party.taxIdDigest = taxIdDigest(ctx, taxId.value);
  return true;
}
