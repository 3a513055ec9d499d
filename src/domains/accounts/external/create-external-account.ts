import type { ExternalAccountCreateRequest, ExternalAccountResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { findParty } from '../../parties/index.ts';
import { requireCurrency } from '../account.ts';
import { openAccount } from '../create-account.ts';
import { normalExternalId, requireExternalId } from '../external-id.ts';
import { presentExternalAccount } from './present.ts';

/**
 * Opens an account for an outside party, with its address.
 * @throws RequestInvalid for an external id whose value does not fit its prefix.
 * @throws ApiError PARTY_NOT_FOUND, INVALID_CURRENCY, QUOTA_EXCEEDED.
 */
export function createExternalAccount(ctx: Context, body: ExternalAccountCreateRequest): Promise<ExternalAccountResponse> {
  const { owner_party_id: ownerPartyId, currency, metadata } = body;
  requireExternalId(body.external_id, ['body', 'external_id']);
  const externalId = normalExternalId(body.external_id);
  return ctx.db.write(async (unit) => {
    const party = await findParty(unit.em, ctx.tenant, ownerPartyId) ?? fail('PARTY_NOT_FOUND');
    requireCurrency(currency);
    const account = await openAccount(unit, ctx, { ownerPartyId, currency, type: 'EXTERNAL', metadata, externalId });
    unit.announce({
      type: 'external_account.created',
      entityId: account.accountId,
      version: 1n,
      data: {
        account_id: account.accountId, owner_party_id: ownerPartyId, currency, type: 'EXTERNAL', status: account.status,
        external_id_kind: account.externalIdKind ?? null,
      },
    });
    return presentExternalAccount(account, party);
  });
}
