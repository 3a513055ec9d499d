import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, PLANNED_ONCE, tenantTable } from './sql.ts';

/**
 * Pix keys, the claims of them, what was told of claims that are not known yet, and the budgets of look-ups. Values of
 * keys are sealed, found by a keyed digest, and shown as `masked`.
 */
export class Migration0020PixKeys extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.pix_keys (
        tenant_id        text not null,
        key_id           text not null,
        account_id       text not null,
        owner_party_id   text not null,
        key_type         text not null constraint pix_key_type check (key_type in ('EMAIL', 'PHONE', 'CPF', 'CNPJ', 'EVP')),
        key_value        bytea,
        kek_id           text,
        key_digest       bytea,
        masked           text,
        state            text not null constraint pix_key_state
                           check (state in ('PENDING', 'ACTIVE', 'REGISTRATION_FAILED', 'EXCLUDED')),
        failure_code     text,
        exclusion_reason text,
        active_claim_id  text,
        opening_claim_id text,
        provider_id      text not null,
        participant      jsonb,
        state_history    jsonb not null,
        registered_at    timestamptz,
        excluded_at      timestamptz,
        version          bigint not null,
        created_at       timestamptz not null,
        created_by       text not null,
        updated_at       timestamptz not null,
        primary key (tenant_id, key_id),
        constraint pix_key_account foreign key (tenant_id, account_id) references razao.accounts,
        constraint pix_key_has_value check (key_type = 'EVP' and state <> 'ACTIVE' or key_digest is not null),
        constraint pix_key_failed check (state <> 'REGISTRATION_FAILED' or failure_code is not null),
        constraint pix_key_registered check (state <> 'ACTIVE' or registered_at is not null),
        constraint pix_key_excluded check ((state = 'EXCLUDED') = (exclusion_reason is not null and excluded_at is not null))
      );
      create unique index pix_key_held on razao.pix_keys (tenant_id, key_digest)
        where state in ('PENDING', 'ACTIVE') or (state = 'REGISTRATION_FAILED' and coalesce(active_claim_id, opening_claim_id) is not null);
      create index pix_keys_of_value on razao.pix_keys (tenant_id, key_digest, key_id);
      create index pix_keys_of_account on razao.pix_keys (tenant_id, account_id, key_id);
      create index pix_keys_pending on razao.pix_keys (tenant_id, updated_at) where state = 'PENDING';
      ${tenantTable('pix_keys', 'select, insert, update')}

      create table razao.pix_claims (
        tenant_id         text not null,
        claim_id          text not null,
        key_id            text not null,
        account_id        text not null,
        type              text not null constraint pix_claim_type check (type in ('PORTABILITY', 'OWNERSHIP')),
        role              text not null constraint pix_claim_role check (role in ('CLAIMER', 'DONOR')),
        state             text not null constraint pix_claim_state
                            check (state in ('OPEN', 'WAITING_RESOLUTION', 'CONFIRMED', 'COMPLETED', 'CANCELLED')),
        claimer           jsonb not null,
        donor             jsonb not null,
        resolution_due_at timestamptz not null,
        completion_due_at timestamptz not null,
        confirm_reason    text,
        cancel_reason     text,
        cancelled_by      text,
        provider_id       text not null,
        provider_claim_id text not null,
        opened_at         timestamptz not null,
        confirmed_at      timestamptz,
        completed_at      timestamptz,
        cancelled_at      timestamptz,
        version           bigint not null,
        updated_at        timestamptz not null,
        primary key (tenant_id, claim_id),
        constraint pix_claim_key foreign key (tenant_id, key_id) references razao.pix_keys,
        constraint pix_claim_of_provider unique (tenant_id, provider_id, provider_claim_id),
        constraint pix_claim_cancelled check ((state = 'CANCELLED') = (cancelled_at is not null)),
        constraint pix_claim_completed check ((state = 'COMPLETED') = (completed_at is not null))
      );
      create index pix_claims_of_key on razao.pix_claims (tenant_id, key_id, claim_id);
      ${tenantTable('pix_claims', 'select, insert, update')}

      create table razao.pix_early_events (
        tenant_id         text not null,
        provider_id       text not null,
        provider_claim_id text not null,
        event             text not null,
        occurred_at       timestamptz not null,
        data              jsonb not null,
        received_at       timestamptz not null,
        primary key (tenant_id, provider_id, provider_claim_id, event)
      );
      ${tenantTable('pix_early_events', 'select, insert, delete')}

      create table razao.pix_lookup_budgets (
        tenant_id text not null,
        payer     text not null,
        kind      text not null,
        tokens    numeric not null,
        filled_at timestamptz not null,
        primary key (tenant_id, payer, kind)
      ) with (fillfactor = 70);
      ${tenantTable('pix_lookup_budgets', 'select, insert, update')}
    `);
    this.addSql(BUDGETS);
    this.addSql(PENDING);
  }
}

/**
 * Budgets of look-ups, as the directory keeps them: full at first, refilled as time goes by. `spend_lookup` takes
 * `p_cost` when at least `p_least` is there, gives back what is negative, and says what is left. A debt is bounded by
 * the size of the budget.
 */
const BUDGETS = `
  create function razao.spend_lookup(
    p_tenant text, p_payer text, p_kind text, p_size numeric, p_per_minute numeric,
    p_cost numeric, p_least numeric, p_now timestamptz
  ) returns table (granted boolean, tokens numeric) language plpgsql ${PLANNED_ONCE} as $$
  #variable_conflict use_column
  declare
    v_tokens numeric;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    insert into razao.pix_lookup_budgets values (p_tenant, p_payer, p_kind, p_size, p_now)
      on conflict (tenant_id, payer, kind) do nothing;
    select least(p_size, b.tokens + greatest(0, extract(epoch from p_now - b.filled_at)) / 60 * p_per_minute) into v_tokens
      from razao.pix_lookup_budgets b
      where b.tenant_id = p_tenant and b.payer = p_payer and b.kind = p_kind for update;
    if v_tokens < p_least then
      return query select false, v_tokens;
      return;
    end if;
    v_tokens := least(p_size, greatest(v_tokens - p_cost, -p_size));
    update razao.pix_lookup_budgets b set tokens = v_tokens, filled_at = greatest(b.filled_at, p_now)
      where b.tenant_id = p_tenant and b.payer = p_payer and b.kind = p_kind;
    return query select true, v_tokens;
  end $$;`;

/** The worker's index of registrations that the directory has not answered for a while. Ids only. */
const PENDING = `
  create function razao.pix_keys_pending(p_before timestamptz) returns table (tenant text, key_id text)
  language sql stable security definer set search_path = razao, pg_temp as $$
    select t.tenant_id, k.key_id from tenants t
    cross join lateral (
      select key_id from pix_keys where tenant_id = t.tenant_id and state = 'PENDING' and updated_at <= p_before
      order by updated_at limit 100
    ) k;
  $$;
  revoke execute on function razao.pix_keys_pending from public;
  grant execute on function razao.pix_keys_pending to ${APP_ROLE};`;
