import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** People and companies, and what other domains keep with them. */
export class Migration0004Parties extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.parties (
        tenant_id       text not null references razao.tenants,
        party_id        text not null,
        type            text not null constraint party_type check (type in ('individual', 'company')),
        status          text not null,
        display_name    text not null,
        legal_name      text,
        country         text not null,
        tax_id          bytea,
        kek_id          text,
        addresses       jsonb not null default '[]',
        contacts        jsonb not null default '[]',
        external_ids    jsonb not null default '[]',
        labels          text[] not null default '{}',
        roles           text[] not null default '{}',
        metadata        jsonb,
        search_text     text not null,
        -- what monetary decisions read: the level that limit policies see (0 while a risk flag is open), and whether an
        -- open flag is of blocking severity; written by the domain kyc, which touches the party
        kyc_level       smallint not null default 0 constraint party_kyc_level check (kyc_level between 0 and 3),
        is_stopped      boolean not null default false,
        -- what a party's own view shows of its verification; written by the domain kyc
        kyc_state       text,
        risk            jsonb not null default '{}',
        rescreen_due_at timestamptz,
        rescreen_reason text,
        version         bigint not null default 1,
        created_at      timestamptz not null,
        created_by      text not null,
        updated_at      timestamptz not null,
        primary key (tenant_id, party_id),
        constraint party_tax_id_sealed check ((tax_id is null) = (kek_id is null))
      );
      create index parties_by_kyc_state on razao.parties (tenant_id, kyc_state, party_id);
      ${tenantTable('parties', 'select, insert, update')}
    `);
  }
}
