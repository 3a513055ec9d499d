import { AS_OWNER, BY_KEY, eachOf, nextMoment, rowReader, rowWriter } from '../../../platform/db/sql.ts';
import { arePayoutsStopped } from '../../../domains/obligations/index.ts';
import { instanceCodec, moveCodec, stakeCodec } from './instance.entity.ts';
import { wantedCodec } from './outbound-transaction.entity.ts';

/** True for a transaction that may be sent to the chain: signed bytes always may, new ones wait while payments out are stopped. */
const maySend = (alias: string) => `(${alias}.tx_id is not null or not ${arePayoutsStopped(`${alias}.tenant_id`)})`;

/** The submitter's index of due transactions: tenants only. */
const DUE = `
  create function razao.chain_sendings_due(p_now timestamptz) returns setof text
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id from razao.tenants t
    where (select min(s.due_at) from razao.chain_sendings s where s.tenant_id = t.tenant_id and ${maySend('s')}) <= p_now
  $$`;

/**
 * Reads the holders of the chain's keys, and the tenants that have one, before the tenant is known. `take_chain_wallet` makes a key the
 * tenant's, and answers how often it was filled; a key of another tenant is refused.
 */
const WALLETS = [`
  create function razao.chain_wallets_of(p_keys text[]) returns table (key_hash text, tenant_id text) language sql stable ${AS_OWNER} as $$
    select w.key_hash, w.tenant_id from razao.chain_wallets w where w.key_hash = any (p_keys)
  $$`, `
  create function razao.chain_tenants() returns setof text language sql stable ${AS_OWNER} as $$
    select distinct w.tenant_id from razao.chain_wallets w order by 1
  $$`, `
  create function razao.take_chain_wallet(p_tenant text, p_key text) returns int language plpgsql as $$
  declare
    v_refills int;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    insert into razao.chain_wallets as w (key_hash, tenant_id) values (p_key, p_tenant)
      on conflict (key_hash) do update set refills = w.refills where w.tenant_id = p_tenant returning w.refills into strict v_refills;
    return v_refills;
  end $$`];

/**
 * Leases of outbound transactions, for submitters. Taking one moves its due time to the end of the lease: should its process die, it is due
 * again by itself. Only the holder of a lease moves on what it was taken for.
 */
const SENDINGS = [`
  create function razao.lease_chain_sendings(p_tenant text, p_ms bigint, p_limit int, p_now timestamptz) returns setof razao.chain_sendings
  language plpgsql as $$
  declare
    v_now timestamptz := razao.clock();
    v_lease bigint := razao.new_lease();
  begin
    perform razao.require_time(p_now);
    perform set_config('razao.tenant', p_tenant, true);
    return query
      with due as materialized (
        select o.sending_id from razao.chain_sendings o
        where o.tenant_id = p_tenant and o.due_at <= v_now and ${maySend('o')}
        order by o.due_at, o.sending_id limit p_limit for update skip locked)
      update razao.chain_sendings s
      set lease = v_lease, due_at = v_now + p_ms * interval '1 millisecond', attempts = s.attempts + 1 from due
      where s.tenant_id = p_tenant and s.sending_id = due.sending_id
      returning s.*;
  end $$`, `
  create function razao.sign_chain_sending(p_tenant text, p_sending text, p_lease bigint, p_tx text, p_cbor bytea, p_valid_to bigint, p_result jsonb)
  returns boolean language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.chain_sendings set tx_id = p_tx, cbor = p_cbor, valid_to = p_valid_to, result = p_result
      where tenant_id = p_tenant and sending_id = p_sending and lease = p_lease and tx_id is null;
    return found;
  end $$`, `
  create function razao.move_chain_sending(p_tenant text, p_sending text, p_lease bigint, p_after_ms bigint, p_is_forgotten boolean)
  returns boolean language plpgsql as $$
  declare
    v_due timestamptz := razao.later(p_after_ms);
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.chain_sendings set due_at = v_due, lease = null,
        tx_id = case when not p_is_forgotten then tx_id end, cbor = case when not p_is_forgotten then cbor end,
        valid_to = case when not p_is_forgotten then valid_to end, result = case when not p_is_forgotten then result end
      where tenant_id = p_tenant and sending_id = p_sending and lease = p_lease;
    return found;
  end $$`, `
  create function razao.find_chain_sendings(p_tenant text, p_txs text[]) returns setof razao.chain_sendings
  language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.chain_sendings where tenant_id = p_tenant and tx_id = any (p_txs);
  end $$`, `
  create function razao.want_chain_reference(p_tenant text, p_product text, p_version int) returns void language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    insert into razao.product_references (tenant_id, product_id, product_version) values (p_tenant, p_product, p_version) on conflict do nothing;
    if found then
      insert into razao.chain_sendings (tenant_id, sending_id, kind, product_id, product_version, due_at, attempts, created_at)
      values (p_tenant, 'ref_' || p_product || '/' || p_version, 'REFERENCE', p_product, p_version, razao.clock(), 0, razao.clock());
    end if;
  end $$`];

/** A coin is spent by one transaction: the one it was reserved for first. */
const COINS = [`
  create function razao.take_chain_coin(p_tenant text, p_sending text) returns setof razao.chain_coins language plpgsql as $$
  declare
    v_coin razao.chain_coins;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    select * into v_coin from razao.chain_coins c where c.tenant_id = p_tenant and c.reserved_by = p_sending;
    if not found then
      select * into v_coin from razao.chain_coins c where c.tenant_id = p_tenant and c.reserved_by is null limit 1 for update skip locked;
      if not found then return; end if;
      update razao.chain_coins c set reserved_by = p_sending where c.tenant_id = p_tenant and c.tx_id = v_coin.tx_id and c.tx_index = v_coin.tx_index;
      update razao.chain_sendings s set coin = json_build_object('tx_id', v_coin.tx_id, 'index', v_coin.tx_index, 'lovelace', v_coin.lovelace::text)
        where s.tenant_id = p_tenant and s.sending_id = p_sending;
    end if;
    return next v_coin;
  end $$`, `
  create function razao.add_chain_coins(p_tenant text, p_key text, p_refills int, p_tx text, p_count int, p_lovelace bigint) returns void
  language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.chain_wallets set refills = p_refills + 1 where tenant_id = p_tenant and key_hash = p_key and refills = p_refills;
    if found then
      insert into razao.chain_coins select p_tenant, p_tx, i, p_lovelace, null from generate_series(0, p_count - 1) as i;
    end if;
  end $$`];

/**
 * Ends a transaction that is on the chain: its coin comes back as another, payees hold what they were paid, and what it was of is
 * done. Repeated, it changes nothing.
 */
const END = `
  create function razao.end_chain_sending(p_tenant text, p_sending text, p_tx text, p_coin_index int, p_coin_lovelace bigint, p_payouts jsonb)
  returns void language plpgsql as $$
  declare
    v_sending razao.chain_sendings;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    delete from razao.chain_sendings where tenant_id = p_tenant and sending_id = p_sending returning * into v_sending;
    if not found then return; end if;
    delete from razao.chain_coins where tenant_id = p_tenant and reserved_by = p_sending;
    if p_coin_lovelace > 0 then
      insert into razao.chain_coins values (p_tenant, p_tx, p_coin_index, p_coin_lovelace, null);
    end if;
    insert into razao.chain_payouts (tenant_id, tx_id, tx_index, account_id, cents, lovelace)
      select p_tenant, p_tx, (r ->> 'index')::int, r ->> 'account_id', (r ->> 'cents')::bigint, (r ->> 'lovelace')::bigint
      from jsonb_array_elements(p_payouts) as r;
    delete from razao.chain_payouts where tenant_id = p_tenant and swept_by = p_sending;
    if v_sending.kind = 'REFERENCE' then
      update razao.product_references set tx_id = p_tx, lovelace = (v_sending.result ->> 'reference')::bigint
        where tenant_id = p_tenant and product_id = v_sending.product_id and product_version = v_sending.product_version;
    end if;
  end $$`;

/** A move that was refused without a transaction: its coin, if it had one, is free again. */
const DROP = `
  create function razao.drop_chain_sending(p_tenant text, p_sending text) returns void language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    delete from razao.chain_sendings where tenant_id = p_tenant and sending_id = p_sending and tx_id is null;
    update razao.chain_coins set reserved_by = null where tenant_id = p_tenant and reserved_by = p_sending;
  end $$`;

/** Has what payees hold burnt: one transaction of a tenant at a time, of so many payouts. */
const SWEEP = [`
  create function razao.chain_sweeps_due() returns setof text language sql stable ${AS_OWNER} as $$
    select distinct p.tenant_id from razao.chain_payouts p
    where p.swept_by is null and not exists (select from razao.chain_sendings s where s.tenant_id = p.tenant_id and s.kind = 'SWEEP')
  $$`, `
  create function razao.begin_chain_sweep(p_tenant text, p_sending text, p_limit int) returns void language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    perform from razao.heads where tenant_id = p_tenant for share;
    if exists (select from razao.chain_sendings where tenant_id = p_tenant and kind = 'SWEEP') then return; end if;
    update razao.chain_payouts p set swept_by = p_sending
      from (select o.tx_id, o.tx_index from razao.chain_payouts o where o.tenant_id = p_tenant and o.swept_by is null limit p_limit for update skip locked) as free
      where p.tenant_id = p_tenant and p.tx_id = free.tx_id and p.tx_index = free.tx_index;
    if not found then return; end if;
    insert into razao.chain_sendings (tenant_id, sending_id, kind, due_at, attempts, created_at)
      values (p_tenant, p_sending, 'SWEEP', razao.clock(), 0, razao.clock());
  end $$`];

/** The place of the one process that follows the chain. */
const FOLLOW = [`
  create function razao.lease_chain_follow(p_genesis text, p_lease bigint, p_ms bigint)
  returns table (lease bigint, genesis text, height bigint, hash text) language plpgsql as $$
  #variable_conflict use_column
  declare
    v_now timestamptz := razao.clock();
    v_due timestamptz := razao.later(p_ms);
    v_lease bigint := coalesce(p_lease, razao.new_lease());
  begin
    insert into razao.chain_follow (chain, genesis, height, hash, slot, due_at) values ('razao-local', p_genesis, 0, '', 0, v_now)
      on conflict do nothing;
    return query
      update razao.chain_follow f
      set lease = v_lease, due_at = v_due
      where f.lease is not distinct from p_lease and p_lease is not null or f.due_at <= v_now
      returning f.lease, f.genesis, f.height, f.hash;
  end $$`, `
  create function razao.move_chain_follow(p_lease bigint, p_height bigint, p_hash text, p_slot bigint, p_written bigint) returns boolean language plpgsql as $$
  begin
    update razao.chain_follow set height = p_height, hash = p_hash, slot = p_slot where lease = p_lease and height = p_written;
    return found;
  end $$`, `
  create function razao.moves_to_index(p_before timestamptz, p_limit int) returns table (tenant_id text, instance_id text, move_id text)
  language sql stable ${AS_OWNER} as $$
    select m.tenant_id, m.instance_id, m.move_id from razao.product_moves m
    where m.outcome = 'ACCEPTED' and m.indexed_at is null and m.resolved_at <= p_before
    order by m.resolved_at limit p_limit
  $$`, `
  create function razao.count_sendings() returns table (tenant_id text, waiting bigint, oldest float8) language sql stable ${AS_OWNER} as $$
    select s.tenant_id, count(*), extract(epoch from razao.clock() - min(s.created_at)) from razao.chain_sendings s group by 1
  $$`];

/** Reads what each of these accounts has committed to products: by product, what it put into open instances, less what they paid it. */
const COMMITTED = `
  create function razao.read_committed_products(p_tenant text, p_accounts text[]) returns table (account_id text, committed jsonb)
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select c.account_id, jsonb_agg(jsonb_build_object('product_id', c.product_id, 'total_committed_value', c.cents, 'instances', c.instances) order by c.product_id)
      from (
        select s.account_id, s.product_id, sum(s.cents)::bigint as cents, count(*)::int as instances
        from unnest(p_accounts) as w(account)
        ${eachOf('select k.account_id, k.product_id, k.cents from razao.product_stakes k where k.tenant_id = p_tenant and k.account_id = w.account and k.is_open and k.cents > 0', 's')}
        group by s.account_id, s.product_id
      ) as c
      group by c.account_id;
  end $$`;

const NEXT = nextMoment('chain_sendings_next_due', {
  table: 'chain_sendings', moment: 'r.due_at', where: maySend('r'), isLeased: 'r.lease is not null',
});

export const instanceFunctions = [
  ...[instanceCodec, moveCodec, stakeCodec, wantedCodec].map(({ writer }) => rowWriter(...writer)),
  rowReader('products', 'product_id'), rowReader('product_instances', 'instance_id'), rowReader('product_moves', 'move_id'),
  rowReader('product_stakes', 'stake_id'),
  DUE, NEXT, ...WALLETS, ...SENDINGS, ...COINS, END, DROP, ...SWEEP, ...FOLLOW, COMMITTED,
];
