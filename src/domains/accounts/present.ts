import type { AccountResponse, AccountSearchItemOut, AccountType } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { presentCurrency } from '../../platform/currencies.ts';
import type { Account } from './account.ts';
import type { AccountRecord } from './account.entity.ts';

/** Returns a party's account from its record, without keys; never one of the ledger's own. */
export function asAccount(record: Pick<AccountRecord, keyof Account>): Account {
  const { accountId, currency, status, isFrozen, address, version, createdAt, createdBy, updatedAt } = record;
  return {
    accountId,
    ownerPartyId: present(record.ownerPartyId, 'the owner of an account'),
    currency,
    type: record.type as AccountType,
    status,
    isFrozen,
    address,
    metadata: record.metadata ?? null,
    promotedToAccountId: record.promotedToAccountId ?? null,
    version,
    createdAt,
    createdBy,
    updatedAt,
  };
}

/** Presents an account to its tenant: never its private key. */
export function presentAccount(account: Account): AccountResponse {
  return {
    id: account.accountId,
    owner_party_id: account.ownerPartyId,
    ...presentCurrency(account.currency),
    type: account.type,
    status: account.status,
    is_frozen: account.isFrozen,
    address: account.address,
    ...(account.metadata !== null && { metadata: account.metadata }),
    created_at: account.createdAt.toISOString(),
    created_by: account.createdBy,
    updated_at: account.updatedAt.toISOString(),
  };
}

/** An account in a line of a list. */
export function presentAccountItem(account: Account): AccountSearchItemOut {
  return {
    id: account.accountId,
    owner_party_id: account.ownerPartyId,
    ...presentCurrency(account.currency),
    type: account.type,
    status: account.status,
    is_frozen: account.isFrozen,
    address: account.address,
  };
}
