import { Migration } from '@mikro-orm/migrations';

/** Deliveries of providers whose bytes are there still, by their age: what they said is forgotten in time, that they came is not. */
export class Migration0040PlatformDeliveries extends Migration {
  override up(): void {
    this.addSql(`create index provider_deliveries_by_age on razao.provider_deliveries (tenant_id, received_at) where body <> ''`);
  }
}
