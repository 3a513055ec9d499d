import { Migration } from '@mikro-orm/migrations';

/** What consents let pass, by who paid it and when: their caps count it. */
export class Migration0042SquadsCollections extends Migration {
  override up(): void {
    this.addSql(`create index squad_collections on razao.squad_entries (tenant_id, sqd_id, actor_account_id, occurred_at) where auto_collected`);
  }
}
