import { PLANNED_ONCE, rowsOf } from '../../platform/db/sql.ts';
import { balanceMarkCodec, latePostingCodec } from './books.entity.ts';

/** Rows that come with entries. */
const WRITES = [`
  create function razao.write_late_postings(p_tenant text, p_written jsonb) returns void language plpgsql ${PLANNED_ONCE} as $$
  begin
    insert into razao.late_postings
      select p_tenant, r ->> 0, r ->> 1, (r ->> 2)::timestamptz, (r ->> 3)::bigint, (r ->> 4)::bigint, (r ->> 5)::date, (r ->> 6)::date
      from ${rowsOf(latePostingCodec.columns)} as r;
  end $$`, `
  create function razao.write_balance_marks(p_tenant text, p_written jsonb) returns void language plpgsql ${PLANNED_ONCE} as $$
  begin
    insert into razao.balance_marks
      select p_tenant, r ->> 0, r ->> 1, (r ->> 2)::bigint, (r ->> 3)::bigint, (r ->> 4)::bigint, (r ->> 5)::bigint, (r ->> 6)::bigint,
             (r ->> 7)::boolean, r -> 8
      from ${rowsOf(balanceMarkCodec.columns)} as r;
  end $$`];

/** Reads of the writer, each in one round trip that binds the transaction to its tenant. */
const READS = [`
  create function razao.find_head(p_tenant text, p_lock boolean)
  returns table (seq_no bigint, entry_hash text, commit_no bigint, commit_id uuid, committed_at timestamptz) language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    if p_lock then
      return query select h.seq_no, h.entry_hash, h.commit_no, h.commit_id, h.committed_at
        from razao.heads h where h.tenant_id = p_tenant for no key update;
    else
      return query select h.seq_no, h.entry_hash, h.commit_no, h.commit_id, h.committed_at
        from razao.heads h where h.tenant_id = p_tenant;
    end if;
  end $$`, `
  create function razao.read_accounts(p_tenant text, p_ids text[], p_roles text[], p_assets text[])
  returns table (
    account_id text, currency text, type text, gathered_as text, status text, is_frozen boolean, system_role text,
    owner_party_id text, owner_status text, promoted_to_account_id text,
    asset text, posted bigint, outgoing bigint, incoming bigint, held bigint, blocked bigint, may_overdraw boolean
  ) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select a.account_id, a.currency, a.type, a.gathered_as, a.status, a.is_frozen, a.system_role, a.owner_party_id,
             case when o.is_fraud_marked then 'MARKED' when o.is_stopped then 'BLOCKED' else o.status end, a.promoted_to_account_id,
             b.asset, b.posted, b.outgoing, b.incoming, b.held, b.blocked, b.may_overdraw
      from razao.accounts a
      left join razao.parties o on o.tenant_id = a.tenant_id and o.party_id = a.owner_party_id
      left join razao.balances b on b.tenant_id = a.tenant_id and b.account_id = a.account_id
      where a.tenant_id = p_tenant and a.account_id = any (p_ids || array(
        select p.promoted_to_account_id from razao.accounts p
        where p.tenant_id = p_tenant and p.account_id = any (p_ids) and p.promoted_to_account_id is not null))
      union all
      select a.account_id, a.currency, a.type, a.gathered_as, a.status, a.is_frozen, a.system_role, a.owner_party_id, null, null,
             b.asset, b.posted, b.outgoing, b.incoming, b.held, b.blocked, b.may_overdraw
      from unnest(p_roles, p_assets) as r(role, asset)
      join razao.accounts a on a.tenant_id = p_tenant and a.system_role = r.role and a.currency = r.asset
      left join razao.balances b on b.tenant_id = a.tenant_id and b.account_id = a.account_id;
  end $$`];

export const writerFunctions = [...WRITES, ...READS];
