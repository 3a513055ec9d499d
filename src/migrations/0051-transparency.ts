import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/**
 * The Merkle tree over each tenant's entries, as tiles, and the checkpoints that its log has signed. A tile only grows to the right, and a
 * checkpoint is never changed; Postgres holds both on its own. Keys that sign checkpoints sign nothing else.
 */
export class Migration0051Transparency extends Migration {
  override up(): void {
    this.addSql(`
      alter table razao.signing_keys drop constraint signing_key_purpose,
        add constraint signing_key_purpose check (purpose in ('TOKEN', 'ARCHIVE', 'LOG'));

      create table razao.logs (
        tenant_id   text primary key references razao.tenants,
        origin      text,
        size        bigint not null default 0 constraint log_size check (size >= 0),
        last_hash   text not null,
        signed_size bigint not null default 0 constraint log_signs_its_tree check (signed_size <= size),
        paced_at    timestamptz,
        lacks       text,
        fault       text
      ) with (fillfactor = 50);
      ${tenantTable('logs', 'select, insert, update')}

      create table razao.log_tiles (
        tenant_id text not null references razao.tenants,
        level     int not null,
        index     bigint not null,
        hashes    bytea not null,
        primary key (tenant_id, level, index),
        constraint log_tile_whole check (octet_length(hashes) between 32 and 8192 and octet_length(hashes) % 32 = 0)
      );
      alter table razao.log_tiles alter column hashes set storage external;
      create trigger log_tiles_only_grow before update or delete on razao.log_tiles for each row execute function razao.refuse_other_tile();
      ${tenantTable('log_tiles', 'select, insert, update (hashes)')}

      create table razao.log_checkpoints (
        tenant_id text not null references razao.tenants,
        size      bigint not null,
        root      bytea not null constraint log_checkpoint_root check (octet_length(root) = 32),
        note      text not null,
        signed_at timestamptz not null,
        primary key (tenant_id, size)
      );
      create trigger log_checkpoints_append_only before update or delete on razao.log_checkpoints
        for each row execute function razao.refuse_other_tile();
      ${tenantTable('log_checkpoints', 'select, insert')}

      create table razao.log_cosignatures (
        tenant_id   text not null references razao.tenants,
        size        bigint not null,
        witness     text not null,
        line        text not null,
        cosigned_at timestamptz not null,
        primary key (tenant_id, size, witness),
        constraint log_cosignature_checkpoint foreign key (tenant_id, size) references razao.log_checkpoints
      );
      create index log_cosignatures_by_witness on razao.log_cosignatures (tenant_id, witness, size desc);
      ${tenantTable('log_cosignatures', 'select, insert')}
    `);
  }
}
