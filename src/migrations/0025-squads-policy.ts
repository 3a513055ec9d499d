import { Migration } from '@mikro-orm/migrations';

/** The qBRL policy that a squad was founded under. */
export class Migration0025SquadsPolicy extends Migration {
  override up(): void {
    this.addSql('alter table razao.squads add column vqbrl_policy_hash text');
  }
}
