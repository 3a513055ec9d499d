import { Migration } from '@mikro-orm/migrations';

/** Indexes collections by consents, by payer and time: caps of consents count them. */
export class Migration0042SquadsCollections extends Migration {
  override up(): void {
    this.addSql(
      `create index squad_collections on razao.squad_entries (tenant_id, sqd_id, actor_account_id, occurred_at) where auto_collected`,
    );
  }
}
