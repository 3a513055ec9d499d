import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, PLANNED_ONCE, rowWriter, tenantTable } from './sql.ts';

/** What the writer stores, in the order in which record.ts of the domain names it. */
const RECURRENCE_COLUMNS = { recurrence_key: 'text', provider_id: 'text', recurrence_id: 'text', waiting: 'jsonb' };

const MANDATE_COLUMNS = {
  mandate_id: 'text', account_id: 'text', provider_id: 'text', recurrence_id: 'text', status: 'text', receiver: 'jsonb',
  contract_ref: 'text', description: 'text', periodicity: 'text', amount_type: 'text', amount: 'bigint', max_amount: 'bigint',
  starts_on: 'date', ends_on: 'date', retry_policy: 'text', expires_at: 'timestamptz', authorized_at: 'timestamptz',
  ended_at: 'timestamptz', ended_by: 'text', end_reason_code: 'text', next_at: 'timestamptz', version: 'bigint',
  created_at: 'timestamptz', updated_at: 'timestamptz',
};

const CHARGE_COLUMNS = {
  charge_id: 'text', mandate_id: 'text', account_id: 'text', txid: 'text', status: 'text', amount: 'bigint', due_on: 'date',
  description: 'text', attempts: 'jsonb', hold_id: 'text', obligation_id: 'text', failure_code: 'text', cancelled_by: 'text',
  debited_at: 'timestamptz', cancelled_at: 'timestamptz', next_at: 'timestamptz', version: 'bigint',
  created_at: 'timestamptz', updated_at: 'timestamptz',
};

/** Mandates of Pix Automático and their charges, what was told of them before its time, and the worker's index of due ones. */
export class Migration0023PixMandates extends Migration {
  override up(): void {
    this.addSql(TABLES);
    this.addSql(READS);
    this.addSql(DUE);
  }
}

const TABLES = `
  create table razao.pix_recurrences (
    tenant_id      text not null,
    recurrence_key text not null,
    provider_id    text not null,
    recurrence_id  text not null,
    waiting        jsonb not null,
    primary key (tenant_id, recurrence_key)
  );
  ${tenantTable('pix_recurrences', 'select, insert, update')}
  ${rowWriter('pix_recurrences', 'recurrence_key', RECURRENCE_COLUMNS)}

  create table razao.pix_mandates (
    tenant_id       text not null,
    mandate_id      text not null,
    account_id      text not null,
    provider_id     text not null,
    recurrence_id   text not null,
    status          text not null constraint pix_mandate_status
                      check (status in ('PENDING_AUTHORIZATION', 'ACTIVE', 'REJECTED', 'EXPIRED', 'REVOKED', 'CANCELLED', 'COMPLETED')),
    receiver        jsonb not null,
    contract_ref    text not null,
    description     text,
    periodicity     text not null,
    amount_type     text not null,
    amount          bigint,
    max_amount      bigint,
    starts_on       date not null,
    ends_on         date,
    retry_policy    text not null,
    expires_at      timestamptz not null,
    authorized_at   timestamptz,
    ended_at        timestamptz,
    ended_by        text,
    end_reason_code text,
    next_at         timestamptz,
    version         bigint not null,
    created_at      timestamptz not null,
    updated_at      timestamptz not null,
    primary key (tenant_id, mandate_id),
    constraint pix_mandate_recurrence unique (tenant_id, recurrence_id, provider_id),
    constraint pix_mandate_account foreign key (tenant_id, account_id) references razao.accounts,
    constraint pix_mandate_amount check ((amount_type = 'FIXED') = (amount is not null)),
    constraint pix_mandate_authorized check (status not in ('ACTIVE', 'REVOKED', 'COMPLETED') or authorized_at is not null),
    constraint pix_mandate_ended check ((status in ('PENDING_AUTHORIZATION', 'ACTIVE')) = (ended_at is null))
  ) with (fillfactor = 80);
  create index pix_mandates_by_account on razao.pix_mandates (tenant_id, account_id, mandate_id);
  create index pix_mandates_due on razao.pix_mandates (tenant_id, next_at) where next_at is not null;
  ${tenantTable('pix_mandates', 'select, insert, update')}
  ${rowWriter('pix_mandates', 'mandate_id', MANDATE_COLUMNS)}

  create table razao.pix_mandate_charges (
    tenant_id     text not null,
    charge_id     text not null,
    mandate_id    text not null,
    account_id    text not null,
    txid          text not null,
    status        text not null constraint pix_mandate_charge_status
                    check (status in ('SCHEDULED', 'HELD', 'DEBITING', 'DEBITED', 'FAILED', 'CANCELLED')),
    amount        bigint not null constraint pix_mandate_charge_amount check (amount > 0),
    due_on        date not null,
    description   text,
    attempts      jsonb not null,
    hold_id       text,
    obligation_id text,
    failure_code  text,
    cancelled_by  text,
    debited_at    timestamptz,
    cancelled_at  timestamptz,
    next_at       timestamptz,
    version       bigint not null,
    created_at    timestamptz not null,
    updated_at    timestamptz not null,
    primary key (tenant_id, charge_id),
    constraint pix_mandate_charge_txid unique (tenant_id, mandate_id, txid),
    constraint pix_mandate_charge_mandate foreign key (tenant_id, mandate_id) references razao.pix_mandates deferrable initially deferred,
    constraint pix_mandate_charge_hold foreign key (tenant_id, hold_id) references razao.holds deferrable initially deferred,
    constraint pix_mandate_charge_obligation foreign key (tenant_id, obligation_id) references razao.obligations deferrable initially deferred,
    constraint pix_mandate_charge_held check (status <> 'HELD' or hold_id is not null),
    constraint pix_mandate_charge_debited check (status not in ('DEBITING', 'DEBITED') or obligation_id is not null),
    constraint pix_mandate_charge_debited_at check ((status = 'DEBITED') = (debited_at is not null)),
    constraint pix_mandate_charge_cancelled check ((status = 'CANCELLED') = (cancelled_at is not null and cancelled_by is not null)),
    constraint pix_mandate_charge_failed check ((status = 'FAILED') = (failure_code is not null))
  ) with (fillfactor = 80);
  create index pix_mandate_charges_due on razao.pix_mandate_charges (tenant_id, next_at) where next_at is not null;
  create index pix_mandate_charges_of_obligation on razao.pix_mandate_charges (tenant_id, obligation_id) where obligation_id is not null;
  ${tenantTable('pix_mandate_charges', 'select, insert, update')}
  ${rowWriter('pix_mandate_charges', 'charge_id', CHARGE_COLUMNS)}`;

/** What the journal writer and requests read, in one round trip that binds the transaction to its tenant. */
const READS = `
  create function razao.read_pix_recurrences(p_tenant text, p_keys text[])
  returns table (recurrence_key text, provider_id text, recurrence_id text, waiting jsonb, mandate jsonb, charges jsonb)
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select r.recurrence_key, r.provider_id, r.recurrence_id, r.waiting, to_jsonb(m),
        (select jsonb_agg(to_jsonb(c) order by c.charge_id) from razao.pix_mandate_charges c
          where c.tenant_id = p_tenant and c.mandate_id = m.mandate_id)
      from razao.pix_recurrences r left join razao.pix_mandates m
        on m.tenant_id = p_tenant and m.recurrence_id = r.recurrence_id and m.provider_id = r.provider_id
      where r.tenant_id = p_tenant and r.recurrence_key = any (p_keys);
  end $$;`;

/** The worker's index of due work: the tenants with a mandate or charge that the clock has something to do about. Ids only. */
const DUE = `
  create function razao.pix_mandates_due(p_now timestamptz) returns setof text
  language sql stable security definer set search_path = razao, pg_temp as $$
    select t.tenant_id from tenants t
    where (select min(c.next_at) from pix_mandate_charges c where c.tenant_id = t.tenant_id and c.next_at is not null) <= p_now
       or (select min(m.next_at) from pix_mandates m where m.tenant_id = t.tenant_id and m.next_at is not null) <= p_now;
  $$;
  revoke execute on function razao.pix_mandates_due from public;
  grant execute on function razao.pix_mandates_due to ${APP_ROLE};`;
