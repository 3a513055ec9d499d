import { Migration } from '@mikro-orm/migrations';

/**
 * Adds who is on the other side of a payment, what the payer said and what the client calls it, to obligations and their evidence; and the
 * indexes by which one payment, and a party by its tax id, is found. `sent_as` now holds the rail's name of payments
 * in, too. What existed stays without them.
 */
export class Migration0060ObligationsCounterparty extends Migration {
  override up(): void {
    this.addSql(`
      alter table razao.obligations
        add column counterparty text, add column counterparty_digest text, add column description text, add column external_reference text;
      create index obligations_by_counterparty on razao.obligations (tenant_id, counterparty_digest, obligation_id)
        where counterparty_digest is not null;
      create index obligations_by_reference on razao.obligations (tenant_id, external_reference, obligation_id)
        where external_reference is not null;
      create index obligations_by_amount on razao.obligations (tenant_id, amount, obligation_id);
      create index obligations_by_creation on razao.obligations (tenant_id, created_at, obligation_id);
      create index obligations_by_end on razao.obligations (tenant_id, resolved_at, obligation_id) where resolved_at is not null;
      update razao.obligations set sent_as = match_keys ->> 'end_to_end_id'
        where debtor_kind <> 'account' and sent_as is null and match_keys ? 'end_to_end_id';
      alter table razao.parties add column tax_id_digest text;
      create index parties_by_tax_id on razao.parties (tenant_id, tax_id_digest, party_id) where tax_id_digest is not null;
      create index parties_without_digest on razao.parties (tenant_id) where tax_id is not null and tax_id_digest is null`);
  }
}
