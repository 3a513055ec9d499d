import type { ExternalAccountResponse } from '../../../../generated/models.ts';
import { presentCurrency } from '../../../platform/currencies.ts';
import type { Party } from '../../parties/index.ts';
import type { AccountRecord } from '../account.entity.ts';
import { asAccount } from '../present.ts';

/** Presents an external account to its tenant: its external id is masked. */
export function presentExternalAccount(record: AccountRecord, owner: Party): ExternalAccountResponse {
  const account = asAccount(record);
  return {
    id: account.accountId,
    owner_party_id: account.ownerPartyId,
    display_name: owner.displayName,
    ...presentCurrency(account.currency),
    type: account.type,
    status: account.status,
    is_frozen: account.isFrozen,
    external_id: record.externalIdMasked ?? null,
    promoted_to_account_id: account.promotedToAccountId,
    metadata: account.metadata ?? {},
    created_at: account.createdAt.toISOString(),
    created_by: account.createdBy,
    updated_at: account.updatedAt.toISOString(),
  };
}
