import { Migration } from '@mikro-orm/migrations';

/** A key that an outside call holds is seen by whoever asks for it with another request. */
export class Migration0029Rules extends Migration {
  override up(): void {
    this.addSql(BEGIN_COMMAND);
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
