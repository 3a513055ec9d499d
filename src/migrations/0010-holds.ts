import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, PLANNED_ONCE, rowWriter, tenantTable } from './sql.ts';

/** What the writer stores of a hold, in the order in which `toColumns` of record.ts names it. */
const HOLD_COLUMNS = {
  hold_id: 'text', account_id: 'text', state: 'text', currency: 'text', amount: 'bigint', captured: 'bigint',
  creditor_account_id: 'text', obligation_id: 'text', tx_id: 'text', expires_at: 'timestamptz', description: 'text', metadata: 'jsonb',
  version: 'bigint', created_at: 'timestamptz', created_by: 'text', updated_at: 'timestamptz', resolved_at: 'timestamptz',
};

/** The same of a block. */
const BLOCK_COLUMNS = {
  block_id: 'text', account_id: 'text', state: 'text', currency: 'text', amount: 'bigint', secured: 'bigint', captured: 'bigint',
  reason_code: 'text', reference: 'text', description: 'text', med_case_id: 'text', obligation_id: 'text', tx_id: 'text',
  metadata: 'jsonb', release_reason: 'text', version: 'bigint', created_at: 'timestamptz', created_by: 'text',
  updated_at: 'timestamptz', resolved_at: 'timestamptz',
};

/** Holds and blocks, what they claim of accounts, and the worker's index of tenants with holds past their deadline. */
export class Migration0010Holds extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.holds (
        tenant_id           text not null,
        hold_id             text not null,
        account_id          text not null,
        state               text not null constraint hold_state check (state in ('ACTIVE', 'CAPTURED', 'RELEASED', 'EXPIRED')),
        currency            text not null,
        amount              bigint not null constraint hold_amount check (amount > 0),
        captured            bigint not null,
        creditor_account_id text,
        obligation_id       text,
        tx_id               text not null,
        expires_at          timestamptz,
        description         text,
        metadata            jsonb not null,
        version             bigint not null,
        created_at          timestamptz not null,
        created_by          text not null,
        updated_at          timestamptz not null,
        resolved_at         timestamptz,
        primary key (tenant_id, hold_id),
        constraint hold_account foreign key (tenant_id, account_id) references razao.accounts,
        constraint hold_captured check (case state when 'CAPTURED' then captured between 1 and amount else captured = 0 end),
        constraint hold_capture_is_paid check ((state = 'CAPTURED') = (obligation_id is not null)),
        constraint hold_pays_when_captured check (creditor_account_id is null or state = 'CAPTURED'),
        constraint hold_resolved check ((state = 'ACTIVE') = (resolved_at is null))
      ) with (fillfactor = 80);
      create index holds_by_account on razao.holds (tenant_id, account_id, hold_id);
      create index holds_due on razao.holds (tenant_id, expires_at) where state = 'ACTIVE' and expires_at is not null;
      create index holds_due_by_account on razao.holds (tenant_id, account_id, expires_at) where state = 'ACTIVE' and expires_at is not null;
      ${tenantTable('holds', 'select, insert, update')}
      ${rowWriter('holds', 'hold_id', HOLD_COLUMNS)}

      create table razao.blocks (
        tenant_id      text not null,
        block_id       text not null,
        account_id     text not null,
        state          text not null constraint block_state check (state in ('ACTIVE', 'RELEASED', 'CAPTURED')),
        currency       text not null,
        amount         bigint not null constraint block_amount check (amount > 0),
        secured        bigint not null,
        captured       bigint not null,
        reason_code    text not null,
        reference      text,
        description    text,
        med_case_id    text,
        obligation_id  text,
        tx_id          text not null,
        metadata       jsonb not null,
        release_reason text,
        version        bigint not null,
        created_at     timestamptz not null,
        created_by     text not null,
        updated_at     timestamptz not null,
        resolved_at    timestamptz,
        primary key (tenant_id, block_id),
        constraint block_account foreign key (tenant_id, account_id) references razao.accounts,
        constraint block_secured check (case state when 'ACTIVE' then secured between 0 and amount else secured = 0 end),
        constraint block_captured check (case state when 'CAPTURED' then captured between 1 and amount else captured = 0 end),
        constraint block_capture_is_paid check ((state = 'CAPTURED') = (obligation_id is not null)),
        constraint block_resolved check ((state = 'ACTIVE') = (resolved_at is null))
      ) with (fillfactor = 80);
      create index blocks_by_account on razao.blocks (tenant_id, account_id, block_id);
      create index blocks_open on razao.blocks (tenant_id, account_id) where state = 'ACTIVE' and secured < amount;
      ${tenantTable('blocks', 'select, insert, update')}
      ${rowWriter('blocks', 'block_id', BLOCK_COLUMNS)}
    `);
    this.addSql(READS);
    this.addSql(DUE);
  }
}

/** What the journal writer and requests read, each in one round trip that binds the transaction to its tenant. */
const READS = `
  create function razao.read_holds(p_tenant text, p_ids text[]) returns setof razao.holds
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.holds where tenant_id = p_tenant and hold_id = any (p_ids);
  end $$;

  create function razao.read_blocks(p_tenant text, p_ids text[]) returns setof razao.blocks
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.blocks where tenant_id = p_tenant and block_id = any (p_ids);
  end $$;

  create function razao.read_claims(p_tenant text, p_accounts text[])
  returns table (account_id text, deadlines_from timestamptz, open_blocks jsonb) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select c.* from (
        select a.id,
          (select min(h.expires_at) from razao.holds h
            where h.tenant_id = p_tenant and h.account_id = a.id and h.state = 'ACTIVE' and h.expires_at is not null) as first,
          (select jsonb_agg(to_jsonb(b)) from razao.blocks b
            where b.tenant_id = p_tenant and b.account_id = a.id and b.state = 'ACTIVE' and b.secured < b.amount) as open
        from unnest(p_accounts) as a(id)) c
      where c.first is not null or c.open is not null;
  end $$;

  create function razao.read_due_holds(p_tenant text, p_accounts text[], p_at timestamptz)
  returns table (account_id text, next timestamptz, holds jsonb) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select a.id,
        (select min(h.expires_at) from razao.holds h
          where h.tenant_id = p_tenant and h.account_id = a.id and h.state = 'ACTIVE' and h.expires_at > p_at),
        (select jsonb_agg(to_jsonb(h) order by h.expires_at, h.hold_id) from razao.holds h
          where h.tenant_id = p_tenant and h.account_id = a.id and h.state = 'ACTIVE' and h.expires_at <= p_at)
      from unnest(p_accounts) as a(id);
  end $$;`;

/**
 * The worker's index of due work: the tenants with a hold past its deadline. Ids only. The earliest of each tenant is
 * the first entry of its index, however many are due.
 */
const DUE = `
  create function razao.holds_due(p_now timestamptz) returns setof text
  language sql stable security definer set search_path = razao, pg_temp as $$
    select t.tenant_id from tenants t
    where (select min(h.expires_at) from holds h
           where h.tenant_id = t.tenant_id and h.state = 'ACTIVE' and h.expires_at is not null) <= p_now;
  $$;
  revoke execute on function razao.holds_due from public;
  grant execute on function razao.holds_due to ${APP_ROLE};`;
