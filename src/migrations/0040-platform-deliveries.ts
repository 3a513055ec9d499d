import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes the deliveries of providers whose bytes are still kept, by age: the bytes are forgotten in time, the fact of the delivery is not.
 */
export class Migration0040PlatformDeliveries extends Migration {
  override up(): void {
    this.addSql(`create index provider_deliveries_by_age on razao.provider_deliveries (tenant_id, received_at) where body <> ''`);
  }
}
