import { PLANNED_ONCE } from '../../platform/db/sql.ts';
import { paymentMethodFunctions } from './payment-methods/payment-methods.sql.ts';

/** Read function of requests for parties' accounts, one round trip that binds the transaction to its tenant. Returns no keys. */
const FIND_ACCOUNTS = `
  create function razao.find_accounts(p_tenant text, p_ids text[])
  returns table (
    account_id text, owner_party_id text, currency text, type text, status text, is_frozen boolean, address text,
    metadata jsonb, promoted_to_account_id text, version bigint, created_at timestamptz, created_by text, updated_at timestamptz
  ) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select a.account_id, a.owner_party_id, a.currency, a.type, a.status, a.is_frozen, a.address,
             a.metadata, a.promoted_to_account_id, a.version, a.created_at, a.created_by, a.updated_at
      from razao.accounts a
      where a.tenant_id = p_tenant and a.account_id = any (p_ids) and a.system_role is null;
  end $$`;

/** Returns the accounts of one history: an account, the one that was promoted to it, and the one that it was promoted to. */
const JOINED_ACCOUNTS = `
  create function razao.joined_accounts(p_tenant text, p_account text) returns table (account_id text) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select p_account
      union all
      select a.account_id from razao.accounts a where a.tenant_id = p_tenant and a.promoted_to_account_id = p_account
      union all
      select a.promoted_to_account_id from razao.accounts a where a.tenant_id = p_tenant and a.account_id = p_account and a.promoted_to_account_id is not null;
  end $$`;

/** The functions of accounts and their payment methods. */
export const accountFunctions = [FIND_ACCOUNTS, JOINED_ACCOUNTS, ...paymentMethodFunctions];
