import { Migration } from '@mikro-orm/migrations';
import { holderOf } from './0013-payment-methods.ts';
import { APP_ROLE, BY_KEY, PLANNED_ONCE, rowWriter, tenantTable } from './sql.ts';

/** What the writer stores of a charge, in the order in which `toColumns` of record.ts names it. */
const COLUMNS = {
  txid: 'text', account_id: 'text', key_id: 'text', state: 'text', amount: 'bigint', description: 'text', payer_request: 'text',
  expires_in_seconds: 'int', expires_at: 'timestamptz', merchant_name: 'text', merchant_city: 'text', brcode: 'text', location: 'text',
  provider_id: 'text', paid_at: 'timestamptz', obligation_id: 'text', end_to_end_id: 'text', cancelled_at: 'timestamptz',
  version: 'bigint', created_at: 'timestamptz', created_by: 'text', updated_at: 'timestamptz',
};

/** Charges with a dynamic QR code, and whose key a code carries. What expires is not written down: it is worked out when read. */
export class Migration0021PixCharges extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.pix_charges (
        tenant_id          text not null,
        txid               text not null,
        account_id         text not null,
        key_id             text not null,
        state              text not null constraint pix_charge_state check (state in ('ACTIVE', 'PAID', 'CANCELLED')),
        amount             bigint not null constraint pix_charge_amount check (amount > 0),
        description        text,
        payer_request      text,
        expires_in_seconds int not null constraint pix_charge_lasts check (expires_in_seconds > 0),
        expires_at         timestamptz not null,
        merchant_name      text not null,
        merchant_city      text not null,
        brcode             text not null,
        location           text not null,
        provider_id        text not null,
        paid_at            timestamptz,
        obligation_id      text,
        end_to_end_id      text,
        cancelled_at       timestamptz,
        version            bigint not null,
        created_at         timestamptz not null,
        created_by         text not null,
        updated_at         timestamptz not null,
        primary key (tenant_id, txid),
        constraint pix_charge_account foreign key (tenant_id, account_id) references razao.accounts,
        constraint pix_charge_key foreign key (tenant_id, key_id) references razao.pix_keys,
        constraint pix_charge_obligation foreign key (tenant_id, obligation_id) references razao.obligations deferrable initially deferred,
        constraint pix_charge_paid check ((state = 'PAID') = (paid_at is not null and obligation_id is not null)),
        constraint pix_charge_cancelled check ((state = 'CANCELLED') = (cancelled_at is not null))
      ) with (fillfactor = 80);
      create index pix_charges_of_account on razao.pix_charges (tenant_id, account_id, txid);
      create index pix_charges_at on razao.pix_charges (tenant_id, location, txid);
      ${tenantTable('pix_charges', 'select, insert, update')}
      ${rowWriter('pix_charges', 'txid', COLUMNS)}

      create function razao.read_pix_charges(p_tenant text, p_txids text[]) returns setof razao.pix_charges
      language plpgsql ${PLANNED_ONCE} as $$
      begin
        perform set_config('razao.tenant', p_tenant, true);
        return query select * from razao.pix_charges where tenant_id = p_tenant and txid = any (p_txids);
      end $$;

      create function razao.find_key_holders(p_tenant text, p_keys text[], p_coordinates text[])
      returns table (key text, coordinates text, account_id text) language plpgsql ${BY_KEY} as $$
      begin
        perform set_config('razao.tenant', p_tenant, true);
        return query select asked.key, asked.coordinates, coalesce(k.account_id, h.account_id)
          from unnest(p_keys, p_coordinates) as asked(key, coordinates)
          left join lateral (
            select * from razao.pix_keys p
            where p.tenant_id = p_tenant and p.key_digest = decode(asked.key, 'hex') and p.state = 'ACTIVE' offset 0) as k on true
          left join lateral (${holderOf('asked.coordinates')}) as h on h.receives
          where coalesce(k.account_id, h.account_id) is not null;
      end $$;
    `);
    this.addSql(`grant execute on all functions in schema razao to ${APP_ROLE};`);
  }
}
