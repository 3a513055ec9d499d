import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Limit policies, their use, and the Pix limits of accounts. */
export class Migration0010Limits extends Migration {
  override up(): void {
    this.addSql(POLICIES);
    this.addSql(PIX_LIMITS);
  }
}

const POLICIES = `
  create table razao.limit_policies (
    tenant_id             text not null,
    policy_id             text not null,
    scope_type            text not null constraint limit_scope_type check (scope_type in ('ACCOUNT', 'PRODUCT', 'RAIL', 'ACCOUNT_TYPE', 'GLOBAL')),
    scope_id              text,
    dimension             text not null constraint limit_dimension check (dimension in ('AMOUNT', 'COUNT', 'SINGLE_AMOUNT')),
    direction             text not null constraint limit_direction check (direction in ('DEBIT', 'CREDIT')),
    window_kind           text not null constraint limit_window check (window_kind in ('MINUTE', 'HOUR', 'DAY', 'MONTH')),
    currency              text not null,
    threshold             bigint not null constraint limit_threshold check (threshold > 0),
    action                text not null constraint limit_action check (action in ('WARN', 'REJECT')),
    active_between        jsonb,
    applies_max_kyc_level int constraint limit_max_kyc_level check (applies_max_kyc_level >= 0),
    enforce_per           text not null constraint limit_enforce_per check (enforce_per in ('SCOPE', 'ACCOUNT')),
    policy_key            text,
    rail                  text,
    may_loosen            boolean not null,
    -- what is used is counted by this name; policies with one key share it
    counter               text,
    enabled               boolean not null,
    -- the last entries before it was enforced and before it no longer was
    after_seq             bigint not null,
    until_seq             bigint,
    version               bigint not null,
    created_at            timestamptz not null,
    created_by            text not null,
    disabled_at           timestamptz,
    disabled_by           text,
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

  create table razao.limit_counters (
    tenant_id text not null,
    subject   text not null,
    counters  text not null,
    primary key (tenant_id, subject)
  ) with (fillfactor = 50, toast_tuple_target = 8160);
  ${tenantTable('limit_counters', 'select, insert, update')}`;

const PIX_LIMITS = `
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
  ${tenantTable('pix_limits', 'select, insert, update')}`;
