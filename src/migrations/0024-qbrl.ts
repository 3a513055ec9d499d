import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** qBRL: the versions of a tenant's policy, how much was issued under it, the locks under way, and the key that mints. */
export class Migration0024Qbrl extends Migration {
  override up(): void {
    this.addSql(`
      alter table razao.accounts add column gathered_as text constraint account_gathered_as check (gathered_as is null or (gathered_as = 'TOKENS' and type = 'ASSET'));
      create table razao.qbrl_policies (
        tenant_id   text not null references razao.tenants,
        asset       text not null constraint qbrl_policy_asset check (asset = 'qBRL'),
        outstanding bigint not null constraint qbrl_outstanding_not_negative check (outstanding >= 0),
        under_way   bigint not null constraint qbrl_under_way_not_negative check (under_way >= 0),
        issued_on   date not null,
        issued      bigint not null constraint qbrl_issued_not_negative check (issued >= 0),
        version     bigint not null,
        primary key (tenant_id, asset)
      );
      ${tenantTable('qbrl_policies', 'select, insert, update')}

      create table razao.qbrl_versions (
        tenant_id             text not null references razao.tenants,
        policy_version        int not null constraint qbrl_version_number check (policy_version > 0),
        status                text not null constraint qbrl_version_status check (status in ('SCHEDULED', 'IN_FORCE', 'SUPERSEDED')),
        policy_hash           text not null,
        proposal_hash         text not null,
        approvals             jsonb not null,
        minting_policy_hash   text not null,
        signers               jsonb not null,
        required_signatures   int not null constraint qbrl_version_required check (required_signatures > 0),
        max_outstanding       bigint not null constraint qbrl_version_outstanding check (max_outstanding >= 0),
        max_issued_per_day    bigint constraint qbrl_version_per_day check (max_issued_per_day >= 0),
        max_per_issuance      bigint constraint qbrl_version_per_issuance check (max_per_issuance >= 0),
        redemption_account_id text not null,
        effective_from        timestamptz not null,
        superseded_at         timestamptz,
        reason                text,
        created_at            timestamptz not null,
        created_by            text not null,
        primary key (tenant_id, policy_version),
        foreign key (tenant_id, redemption_account_id) references razao.accounts,
        constraint qbrl_version_superseded check ((status = 'SUPERSEDED') = (superseded_at is not null)),
        constraint qbrl_version_in_force exclude (tenant_id with =) where (status = 'IN_FORCE') deferrable initially deferred,
        constraint qbrl_version_scheduled exclude (tenant_id with =) where (status = 'SCHEDULED') deferrable initially deferred
      );
      ${tenantTable('qbrl_versions', 'select, insert, update')}

      create table razao.qbrl_locks (
        tenant_id  text not null references razao.tenants,
        lock_id    text not null,
        account_id text not null,
        amount     bigint not null constraint qbrl_lock_amount check (amount > 0),
        state      text not null constraint qbrl_lock_state check (state in ('UNDER_WAY', 'ACCEPTED', 'REFUSED')),
        counted_on date not null,
        created_at timestamptz not null,
        ended_at   timestamptz,
        primary key (tenant_id, lock_id),
        constraint qbrl_lock_ended check ((state = 'UNDER_WAY') = (ended_at is null))
      );
      create index qbrl_locks_under_way on razao.qbrl_locks (tenant_id, account_id) where state = 'UNDER_WAY';
      ${tenantTable('qbrl_locks', 'select, insert, update')}

      create table razao.treasury_keys (
        tenant_id        text primary key references razao.tenants,
        verification_key bytea not null constraint treasury_key_length check (length(verification_key) = 32),
        private_key      bytea not null,
        kek_id           text not null,
        created_at       timestamptz not null
      );
      ${tenantTable('treasury_keys', 'select, insert')}
    `);
  }
}
