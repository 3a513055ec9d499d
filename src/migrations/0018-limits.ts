import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, PLANNED_ONCE, rowWriter, tenantTable } from './sql.ts';

/** Limit policies, what was used of them, and the Pix limits of accounts. */
export class Migration0018Limits extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.limit_policies (
        tenant_id      text not null,
        policy_id      text not null,
        scope_type     text not null constraint limit_scope_type check (scope_type in ('ACCOUNT', 'PRODUCT', 'RAIL', 'ACCOUNT_TYPE', 'GLOBAL')),
        scope_id       text,
        dimension      text not null constraint limit_dimension check (dimension in ('AMOUNT', 'COUNT', 'SINGLE_AMOUNT')),
        direction      text not null constraint limit_direction check (direction in ('DEBIT', 'CREDIT')),
        window_kind    text not null constraint limit_window check (window_kind in ('MINUTE', 'HOUR', 'DAY', 'MONTH')),
        threshold      bigint not null constraint limit_threshold check (threshold > 0),
        action         text not null constraint limit_action check (action in ('WARN', 'REJECT')),
        active_between jsonb,
        applies_max_kyc_level int constraint limit_max_kyc_level check (applies_max_kyc_level >= 0),
        enforce_per    text not null constraint limit_enforce_per check (enforce_per in ('SCOPE', 'ACCOUNT')),
        policy_key     text,
        rail           text,
        may_loosen     boolean not null,
        -- what is used is counted by this name; policies with one key share it
        counter        text,
        enabled        boolean not null,
        -- the last entries before it was enforced and before it no longer was
        after_seq      bigint not null,
        until_seq      bigint,
        version        bigint not null,
        created_at     timestamptz not null,
        created_by     text not null,
        disabled_at    timestamptz,
        disabled_by    text,
        primary key (tenant_id, policy_id),
        constraint limit_scope check ((scope_type = 'GLOBAL') = (scope_id is null)),
        constraint limit_disabled check (enabled = (disabled_at is null) and enabled = (disabled_by is null) and enabled = (until_seq is null)),
        constraint limit_counter check ((counter is null) = (dimension = 'SINGLE_AMOUNT')),
        constraint limit_hours_are_of_days check (active_between is null or window_kind = 'DAY')
      );
      create unique index limit_policy_key on razao.limit_policies (tenant_id, scope_type, coalesce(scope_id, ''), policy_key)
        where enabled and policy_key is not null;
      create index limit_policies_by_scope on razao.limit_policies (tenant_id, scope_type, scope_id, policy_id);
      ${tenantTable('limit_policies', 'select, insert, update')}

      -- a row a subject, with all of its counters: the debits of an account, its credits, or a scope. A batch writes each
      -- subject once
      create table razao.limit_counters (
        tenant_id text not null,
        subject   text not null,
        counters  text not null,
        primary key (tenant_id, subject)
      ) with (fillfactor = 50, toast_tuple_target = 8160);
      ${tenantTable('limit_counters', 'select, insert, update')}
      ${rowWriter('limit_counters', 'subject', { subject: 'text', counters: 'text' })}

      create table razao.pix_limits (
        tenant_id                text not null,
        account_id               text not null,
        daily                    bigint not null constraint pix_daily check (daily >= 0),
        daily_pending            bigint constraint pix_daily_pending check (daily_pending > daily),
        daily_activates_at       timestamptz,
        nighttime                bigint not null constraint pix_nighttime check (nighttime >= 0),
        nighttime_pending        bigint constraint pix_nighttime_pending check (nighttime_pending > nighttime),
        nighttime_activates_at   timestamptz,
        night_start              text not null constraint pix_night_start check (night_start in ('20:00', '22:00')),
        night_start_pending      text constraint pix_night_start_pending check (night_start_pending > night_start),
        night_start_activates_at timestamptz,
        -- the earliest of what waits
        next_activation_at       timestamptz,
        actor                    text,
        version                  bigint not null,
        updated_at               timestamptz not null,
        updated_by               text not null,
        primary key (tenant_id, account_id),
        constraint pix_limits_account foreign key (tenant_id, account_id) references razao.accounts
      );
      create index pix_limits_due on razao.pix_limits (tenant_id, next_activation_at) where next_activation_at is not null;
      ${tenantTable('pix_limits', 'select, insert, update')}
    `);
    this.addSql(READS);
    this.addSql(DUE);
  }
}

/** What the journal writer and requests read, each in one round trip that binds the transaction to its tenant. */
const READS = `
  create function razao.read_own_limits(p_tenant text, p_accounts text[])
  returns table (account_id text, kyc_level smallint, policies jsonb, counters text, credited text, pix jsonb) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select a.account_id, o.kyc_level,
        (select jsonb_agg(to_jsonb(l)) from razao.limit_policies l
          where l.tenant_id = p_tenant and l.scope_type = 'ACCOUNT' and l.scope_id = a.account_id and l.enabled),
        c.counters, i.counters, to_jsonb(x)
      from razao.accounts a
      left join razao.parties o on o.tenant_id = a.tenant_id and o.party_id = a.owner_party_id
      left join razao.limit_counters c on c.tenant_id = a.tenant_id and c.subject = a.account_id
      left join razao.limit_counters i on i.tenant_id = a.tenant_id and i.subject = a.account_id || ':CREDIT'
      left join razao.pix_limits x on x.tenant_id = a.tenant_id and x.account_id = a.account_id
      where a.tenant_id = p_tenant and a.account_id = any (p_accounts);
  end $$;

  create function razao.read_shared_limits(p_tenant text)
  returns table (policies jsonb, counters jsonb) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select
        (select jsonb_agg(to_jsonb(l)) from razao.limit_policies l
          where l.tenant_id = p_tenant and l.scope_type <> 'ACCOUNT' and l.enabled),
        -- also of scopes whose policies are disabled: what was used of them may yet be given back
        (select jsonb_object_agg(c.subject, c.counters) from razao.limit_counters c
          where c.tenant_id = p_tenant and c.subject = any (array(
            select distinct s.scope_type || coalesce(':' || s.scope_id, '') from razao.limit_policies s
            where s.tenant_id = p_tenant and s.scope_type <> 'ACCOUNT')));
  end $$;`;

/** The worker's index of due work: the tenants with a Pix limit whose time has come. Ids only. */
const DUE = `
  create function razao.pix_limits_due(p_now timestamptz) returns setof text
  language sql stable security definer set search_path = razao, pg_temp as $$
    select t.tenant_id from tenants t
    where (select min(x.next_activation_at) from pix_limits x
           where x.tenant_id = t.tenant_id and x.next_activation_at is not null) <= p_now;
  $$;
  revoke execute on function razao.pix_limits_due from public;
  grant execute on function razao.pix_limits_due to ${APP_ROLE};`;
