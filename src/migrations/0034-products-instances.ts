import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, tenantTable } from '../platform/db/sql.ts';

/** Instances of products: their holdings, their moves, and the transactions that carry those to the chain and back. */
export class Migration0034ProductsInstances extends Migration {
  override up(): void {
    this.addSql(INSTANCES);
    this.addSql(SENDINGS);
    this.addSql(CHAIN);
  }
}

const INSTANCES = `
  create table razao.product_instances (
    tenant_id       text not null,
    instance_id     text not null,
    product_id      text not null,
    product_version int not null,
    status          text not null constraint instance_status check (status in ('PENDING', 'OPEN', 'CLOSED', 'REFUSED')),
    state           text,
    sequence        int not null constraint instance_sequence check (sequence > 0),
    awaiting_index  boolean not null,
    account_id      text not null,
    held            bigint not null constraint instance_held check (held >= 0),
    pending         bigint not null constraint instance_pending check (pending >= 0),
    parties         jsonb not null,
    fields          jsonb not null,
    token           text,
    home_tx         text,
    home_lovelace   bigint,
    mismatch        text,
    metadata        jsonb not null,
    version         bigint not null,
    created_at      timestamptz not null,
    created_by      text not null,
    updated_at      timestamptz not null,
    closed_at       timestamptz,
    primary key (tenant_id, instance_id),
    foreign key (tenant_id, product_id, product_version) references razao.product_versions,
    constraint instance_closed check ((status in ('CLOSED', 'REFUSED')) = (closed_at is not null)),
    constraint instance_stands check ((status = 'OPEN') = (home_tx is not null and home_lovelace is not null)),
    constraint instance_holds_nothing check (status = 'OPEN' or held = 0),
    constraint instance_of_state check ((status in ('OPEN', 'CLOSED')) = (state is not null))
  ) with (fillfactor = 80);
  create index product_instances_by_product on razao.product_instances (tenant_id, product_id, instance_id);
  create index product_instances_open on razao.product_instances (tenant_id, product_id) include (held, pending) where status in ('PENDING', 'OPEN');
  ${tenantTable('product_instances', 'select, insert, update')}

  create table razao.product_moves (
    tenant_id    text not null,
    move_id      text not null,
    instance_id  text not null,
    sequence     int not null constraint move_sequence check (sequence > 0),
    kind         text not null constraint move_kind check (kind in ('CREATE', 'ACTION', 'CLOSE')),
    action       text,
    signed_by    text not null,
    parameters   jsonb not null,
    fills        jsonb not null,
    from_state   text,
    to_state     text,
    outcome      text not null constraint move_outcome check (outcome in ('SUBMITTED', 'ACCEPTED', 'REFUSED')),
    refusal      jsonb,
    payments     jsonb not null,
    chain_tx_id  text,
    held         bigint not null,
    reason       text,
    origin_kind  text not null constraint move_origin check (origin_kind in ('CLIENT', 'CONFORMANCE', 'DRAIN')),
    origin_id    text,
    submitted_at timestamptz not null,
    resolved_at  timestamptz,
    indexed_at   timestamptz,
    primary key (tenant_id, move_id),
    unique (tenant_id, instance_id, sequence),
    foreign key (tenant_id, instance_id) references razao.product_instances,
    constraint move_of_action check ((kind = 'ACTION') = (action is not null)),
    constraint move_resolved check ((outcome = 'SUBMITTED') = (resolved_at is null)),
    constraint move_refused check ((outcome = 'REFUSED') = (refusal is not null)),
    constraint move_accepted check ((outcome = 'ACCEPTED') = (to_state is not null)),
    constraint move_indexed check (indexed_at is null or outcome = 'ACCEPTED')
  ) with (fillfactor = 80);
  create index product_moves_unindexed on razao.product_moves (tenant_id, resolved_at) where outcome = 'ACCEPTED' and indexed_at is null;
  ${tenantTable('product_moves', 'select, insert, update')}

  create table razao.product_stakes (
    tenant_id   text not null,
    stake_id    text not null,
    account_id  text not null,
    instance_id text not null,
    product_id  text not null,
    cents       bigint not null,
    is_open     boolean not null,
    primary key (tenant_id, stake_id),
    unique (tenant_id, account_id, instance_id),
    foreign key (tenant_id, instance_id) references razao.product_instances
  ) with (fillfactor = 80);
  create index product_stakes_open on razao.product_stakes (tenant_id, account_id) include (product_id, cents) where is_open;
  ${tenantTable('product_stakes', 'select, insert, update')}`;

const SENDINGS = `
  create table razao.chain_sendings (
    tenant_id       text not null,
    sending_id      text not null,
    kind            text not null constraint sending_kind check (kind in ('MOVE', 'SWEEP', 'REFERENCE')),
    product_id      text,
    product_version int,
    due_at          timestamptz not null,
    lease           bigint,
    attempts        int not null,
    coin            jsonb,
    tx_id           text,
    cbor            bytea,
    valid_to        bigint,
    result          jsonb,
    created_at      timestamptz not null,
    primary key (tenant_id, sending_id),
    constraint sending_signed check ((tx_id is null) = (cbor is null) and (tx_id is null or coin is not null))
  ) with (fillfactor = 70);
  create index chain_sendings_due on razao.chain_sendings (tenant_id, due_at);
  create unique index chain_sendings_by_tx on razao.chain_sendings (tenant_id, tx_id) where tx_id is not null;
  ${tenantTable('chain_sendings', 'select, insert, update, delete')}

  create table razao.chain_coins (
    tenant_id   text not null,
    tx_id       text not null,
    tx_index    int not null,
    lovelace    bigint not null,
    reserved_by text,
    primary key (tenant_id, tx_id, tx_index)
  ) with (fillfactor = 70);
  create index chain_coins_free on razao.chain_coins (tenant_id) where reserved_by is null;
  create unique index chain_coins_reserved on razao.chain_coins (tenant_id, reserved_by) where reserved_by is not null;
  ${tenantTable('chain_coins', 'select, insert, update, delete')}

  create table razao.chain_payouts (
    tenant_id  text not null,
    tx_id      text not null,
    tx_index   int not null,
    account_id text not null,
    cents      bigint not null constraint payout_cents check (cents > 0),
    lovelace   bigint not null,
    swept_by   text,
    primary key (tenant_id, tx_id, tx_index)
  ) with (fillfactor = 80);
  create index chain_payouts_free on razao.chain_payouts (tenant_id) where swept_by is null;
  create index chain_payouts_swept on razao.chain_payouts (tenant_id, swept_by) where swept_by is not null;
  ${tenantTable('chain_payouts', 'select, insert, update, delete')}

  create table razao.product_references (
    tenant_id       text not null,
    product_id      text not null,
    product_version int not null,
    tx_id           text,
    lovelace        bigint,
    primary key (tenant_id, product_id, product_version),
    foreign key (tenant_id, product_id, product_version) references razao.product_versions,
    constraint reference_stands check ((tx_id is null) = (lovelace is null))
  );
  ${tenantTable('product_references', 'select, insert, update')}`;

/** Installation's view of its chain, across tenants; and the differences from it that were last found. */
const CHAIN = `
  create table razao.product_custody (
    tenant_id   text not null references razao.tenants,
    height      bigint not null,
    held        bigint not null,
    on_chain    bigint not null,
    differences jsonb not null,
    version     bigint not null,
    checked_at  timestamptz not null,
    primary key (tenant_id)
  );
  ${tenantTable('product_custody', 'select, insert, update')}

  create table razao.chain_wallets (
    key_hash  text primary key,
    tenant_id text not null references razao.tenants,
    refills   int not null default 0
  );
  grant select, insert, update on razao.chain_wallets to ${APP_ROLE};

  create table razao.chain_follow (
    chain   text primary key constraint chain_follow_one check (chain = 'razao-local'),
    genesis text not null,
    height  bigint not null,
    hash    text not null,
    slot    bigint not null,
    lease   bigint,
    due_at  timestamptz not null
  );
  grant select, insert, update on razao.chain_follow to ${APP_ROLE};`;
