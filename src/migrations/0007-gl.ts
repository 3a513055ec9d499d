import { Migration } from '@mikro-orm/migrations';
import { tenantTable, TURNOVER_FULL } from '../platform/db/sql.ts';

/**
 * The general ledger is a reading of the journal. What each type of account was debited and credited by day is added up
 * by the journal's writer, with the entries themselves. What a tenant has moved of an asset, all credits together, is held to
 * 2^53 - 1 minor units: every sum over movements is part of it, so that each is exact in JSON.
 */
export class Migration0007Gl extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.gl_accounts (
        tenant_id     text not null,
        gl_account_id text not null,
        code          text not null,
        name          text not null,
        type          text not null constraint gl_account_type check (type in ('ASSET', 'LIABILITY', 'EQUITY', 'REVENUE', 'EXPENSE')),
        normal_side   text not null constraint gl_account_side check (normal_side in ('DEBIT', 'CREDIT')),
        parent_code   text,
        created_at    timestamptz not null,
        created_by    text not null,
        primary key (tenant_id, gl_account_id)
      );
      create unique index gl_account_code on razao.gl_accounts (tenant_id, code);
      ${tenantTable('gl_accounts', 'select, insert')}

      create table razao.gl_members (
        tenant_id     text not null,
        member_type   text not null,
        gl_account_id text not null,
        primary key (tenant_id, member_type),
        constraint gl_member_account foreign key (tenant_id, gl_account_id) references razao.gl_accounts
      );
      ${tenantTable('gl_members', 'select, insert')}

      create table razao.gl_days (
        tenant_id      text not null,
        accounting_day date not null,
        member_type    text not null,
        asset          text not null,
        debits         numeric not null,
        credits        numeric not null,
        primary key (tenant_id, accounting_day, member_type, asset)
      );
      ${tenantTable('gl_days', 'select, insert, update')}

      create table razao.turnovers (
        tenant_id text not null,
        asset     text not null,
        moved     numeric not null constraint ${TURNOVER_FULL} check (moved <= 9007199254740991),
        primary key (tenant_id, asset)
      ) with (fillfactor = 50);
      ${tenantTable('turnovers', 'select, insert, update')}
    `);
  }
}
