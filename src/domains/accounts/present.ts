import type {
  AccountResponse, AccountSearchItemOut, AccountType, AccountWithPaymentMethodsResponse,
} from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import type { Account } from './account.ts';
import type { AccountRecord } from './account.entity.ts';

/** A party's account out of its record; never one of the ledger's own. */
export function asAccount(record: AccountRecord): Account {
  const { type, ownerPartyId, ...rest } = record;
  return { ...rest, type: type as AccountType, ownerPartyId: present(ownerPartyId, 'the owner of an account') };
}

/** An account as its tenant reads it: never its private key. */
export function presentAccount(account: Account): AccountResponse {
  return {
    id: account.accountId,
    owner_party_id: account.ownerPartyId,
    currency: account.currency,
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

/** An account with the payment methods bound to it. */
export function presentAccountWithPaymentMethods(account: Account): AccountWithPaymentMethodsResponse {
  return { ...presentAccount(account), external_payment_methods: [] };
}

/** An account in a line of a list. */
export function presentAccountItem(account: Account): AccountSearchItemOut {
  return {
    id: account.accountId,
    owner_party_id: account.ownerPartyId,
    currency: account.currency,
    type: account.type,
    status: account.status,
    is_frozen: account.isFrozen,
    address: account.address,
  };
}
