import { Migration } from '@mikro-orm/migrations';
import { rowWriter } from './sql.ts';

/**
 * A key that an outside call holds is seen by whoever asks for it with another request. A hold knows the charge of
 * Pix Automático that rests on it. A limit policy has a currency: BRL for those before, the account's for one of an account.
 */
export class Migration0029Rules extends Migration {
  override up(): void {
    this.addSql(BEGIN_COMMAND);
    this.addSql(HOLDS_OF_CHARGES);
    this.addSql(CURRENCIES_OF_POLICIES);
  }
}

/**
 * Opens a tenant's transaction: binds it to the tenant and, for a write with a command id, waits for a twin in flight
 * and returns the record that it left, or the intent (`status` null) of an outside call. A record older than
 * `p_not_before` is forgotten.
 */
const BEGIN_COMMAND = `
  create or replace function razao.begin_command(p_tenant text, p_command text, p_not_before timestamptz)
  returns table (digest text, status smallint, body text) language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    if p_command is null then return; end if;
    perform pg_advisory_xact_lock(hashtextextended(p_tenant || ' ' || p_command, 0));
    delete from razao.commands c
      where c.tenant_id = p_tenant and c.command_id = p_command and c.created_at < p_not_before;
    return query select c.digest, c.status, c.body from razao.commands c
      where c.tenant_id = p_tenant and c.command_id = p_command;
  end $$;`;

/** What the writer stores of a hold, in the order in which `toColumns` of its record.ts names it. */
const HOLD_COLUMNS = {
  hold_id: 'text', account_id: 'text', state: 'text', currency: 'text', amount: 'bigint', captured: 'bigint',
  creditor_account_id: 'text', obligation_id: 'text', tx_id: 'text', expires_at: 'timestamptz', description: 'text', metadata: 'jsonb',
  version: 'bigint', created_at: 'timestamptz', created_by: 'text', updated_at: 'timestamptz', resolved_at: 'timestamptz',
  pix_mandate_charge_id: 'text',
};

const HOLDS_OF_CHARGES = `
  alter table razao.holds add pix_mandate_charge_id text;
  update razao.holds h set pix_mandate_charge_id = c.charge_id
    from razao.pix_mandate_charges c where c.tenant_id = h.tenant_id and c.hold_id = h.hold_id;
  drop function razao.write_holds;
  ${rowWriter('holds', 'hold_id', HOLD_COLUMNS)}`;

/** What was counted until now, of every currency, is still found by a recount. */
const CURRENCIES_OF_POLICIES = `
  alter table razao.limit_policies add currency text not null default 'BRL', add any_currency_until_seq bigint not null default 0;
  alter table razao.limit_policies alter currency drop default;
  update razao.limit_policies l set currency = a.currency
    from razao.accounts a where l.scope_type = 'ACCOUNT' and a.tenant_id = l.tenant_id and a.account_id = l.scope_id;
  update razao.limit_policies l set any_currency_until_seq = h.seq_no from razao.heads h where h.tenant_id = l.tenant_id;`;
