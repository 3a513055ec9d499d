import { Migration } from '@mikro-orm/migrations';

/** The feed of a squad by kind, state and cycle, and the shares that a settlement paid. */
export class Migration0019SquadsFeed extends Migration {
  override up(): void {
    this.addSql(`
      create index squad_entries_by_kind on razao.squad_entries (tenant_id, sqd_id, kind, coalesce(state, ''), entry_seq);
      create index squad_entries_by_cycle on razao.squad_entries (tenant_id, sqd_id, cycle, entry_seq) where cycle is not null;
      create index spend_requests_by_state on razao.squad_spend_requests (tenant_id, sqd_id, state, entry_seq);
      create index squad_shares_by_settlement on razao.squad_shares (tenant_id, sqd_id, settlement_seq) where settlement_seq is not null`);
  }
}
