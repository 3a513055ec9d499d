import { PLANNED_ONCE } from '../../platform/db/sql.ts';
import { ENTRIES_EVENTS } from '../../platform/db/outbox.sql.ts';
import { EVENTS_OF_PAYMENT, txOf } from '../obligations/index.ts';

/** Postgres takes a Bloom filter to lead to every block, and so would rather read them all. */
const BY_BLOOM_FILTER = 'set enable_seqscan = off set enable_indexscan = off set max_parallel_workers_per_gather = 0';

const OUTBOX_IS_WANTED = `(p_type is null or event_type = p_type) and (p_prefix is null or starts_with(event_type, p_prefix))`;

/** Which place in the feed lies beyond a position, and was not dropped. */
const lies = (beyond: '<' | '>', place: string): string =>
  `${place} ${beyond} (p_commit, p_n) and ${place} > (coalesce(v_floor.commit_no, 0), coalesce(v_floor.n, 0))`;
const INSIDE = (beyond: '<' | '>'): string => `o.tenant_id = p_tenant and ${lies(beyond, '(o.commit_no, o.n)')}`;

/**
 * The next `p_scan` events: those that are stored, whole, and the places of those of payments, up to the commit of the last of the
 * former. What the latter say is made once it is known which of them are wanted; where none can be, they are not looked through.
 * Payments of the position's own commit that were passed do not count: there may be more of them than are looked through.
 */
const seen = (beyond: '<' | '>', direction: 'asc' | 'desc'): string => `
        select * from (
          (select o.commit_no, o.n, o.event_type, row(o.*)::razao.outbox as stored, null::bigint as seq_no
           from razao.outbox o where ${INSIDE(beyond)} order by o.commit_no ${direction}, o.n ${direction} limit p_scan)
          union all
          (select o.commit_no, o.n, o.event_type, null::razao.outbox, o.seq_no from (
            select p_tenant as tenant_id, e.commit_no, e.place + k.version - 1 as n, k.event_type, e.seq_no from (
              select * from razao.journal_entries e
              where e.tenant_id = p_tenant and e.created_by is not null and e.seq_no > v_first and e.seq_no <= v_last
                and (${lies(beyond, '(e.commit_no, e.place)')} or ${lies(beyond, '(e.commit_no, e.place + 1)')})
              order by e.seq_no ${direction} limit p_scan) e
            cross join ${EVENTS_OF_PAYMENT}) o where ${INSIDE(beyond)})) o
        order by o.commit_no ${direction}, o.n ${direction} limit p_scan`;

/**
 * Reads the feed on from a position, one way: see FEED below. `stable`, so that all its statements see the same commits: else events
 * that are stored could be seen of a commit whose payments are not looked through any more.
 */
const readFeed = (name: string, beyond: '<' | '>', direction: 'asc' | 'desc') => `
  create function razao.${name}(
    p_tenant text, p_commit bigint, p_n int, p_type text, p_prefix text, p_scan int, p_limit int
  ) returns setof razao.outbox language plpgsql stable ${PLANNED_ONCE} as $$
  declare
    v_floor razao.outbox_floors;
    v_found int;
    v_end bigint;
    v_first bigint;
    v_last bigint;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    select * into v_floor from razao.outbox_floors where tenant_id = p_tenant;
    select o.commit_no into v_end from razao.outbox o
      where ${INSIDE(beyond)} order by o.commit_no ${direction}, o.n ${direction} offset p_scan - 1 limit 1;
    v_first := razao.seq_of_commit(p_tenant, ${beyond === '>' ? 'greatest(p_commit, coalesce(v_floor.commit_no, 0))' : 'greatest(v_end, coalesce(v_floor.commit_no, 0))'} - 1);
    v_last := razao.seq_of_commit(p_tenant, ${beyond === '>' ? 'coalesce(v_end, 9223372036854775807)' : 'p_commit'});
    if not exists (select from ${EVENTS_OF_PAYMENT} where ${OUTBOX_IS_WANTED}) then v_last := v_first; end if;
    return query
      select (coalesce(w.stored, made.it)).* from (
        select * from (${seen(beyond, direction)}) seen
          where ${OUTBOX_IS_WANTED}
          order by commit_no ${direction}, n ${direction} limit p_limit) w
      left join lateral (
        select o as it from ${ENTRIES_EVENTS}
        where e.tenant_id = p_tenant and e.seq_no = w.seq_no and o.n = w.n) made on true
      order by w.commit_no ${direction}, w.n ${direction};
    get diagnostics v_found = row_count;
    if v_found = p_limit then return; end if;
    return query
      select p_tenant, o.commit_no, o.n, null::timestamptz, null, null, null, null::bigint, null::text, null::text
        from (${seen(beyond, direction)}) o
        order by o.commit_no ${direction}, o.n ${direction} offset p_scan - 1 limit 1;
  end $$`;

/**
 * Makes the function that reads the events of one entity or one payment: of the outbox, and of entries, whose events are not stored.
 * @param by parameters that come after the tenant.
 * @param id the parameter with the id of the entity, or of the payment.
 * @param found rows of the outbox `o` besides those about `id`. @param wanted a further condition of them.
 */
const readFeedOf = (name: string, by: string, id: string, found = '', wanted = ''): string => `
  create function razao.${name}(
    p_tenant text, ${by}, p_commit bigint, p_n int, p_forward boolean, p_type text, p_prefix text, p_limit int
  ) returns setof razao.outbox language plpgsql ${PLANNED_ONCE} ${BY_BLOOM_FILTER} as $$
  declare
    v_floor razao.outbox_floors;
    v_sign int := case when p_forward then 1 else -1 end;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    select * into v_floor from razao.outbox_floors where tenant_id = p_tenant;
    return query
      with found as materialized (
        select * from razao.outbox o where o.tenant_id = p_tenant and o.entity_id = ${id}
        ${found}
        union all
        select o.* from ${ENTRIES_EVENTS}
          where ${id} like 'obl\\_%' and e.tenant_id = p_tenant and e.tx_id = ${txOf(id)} and o.entity_id = ${id})
      select * from found o
        where (v_sign * o.commit_no, v_sign * o.n) > (v_sign * p_commit, v_sign * p_n) ${wanted}
          and (o.commit_no, o.n) > (coalesce(v_floor.commit_no, 0), coalesce(v_floor.n, 0)) and ${OUTBOX_IS_WANTED}
        order by v_sign * o.commit_no, v_sign * o.n limit p_limit;
  end $$`;

/**
 * How the feed is read. By position, at most `p_scan` events are looked through, so that a filter which few events pass
 * costs no more than another; a last row without an event then says how far that was. By entity and by event, the index
 * of the outbox leads to the blocks that may hold it.
 *
 * That index is a Bloom filter of each 32 blocks (BRIN), made by autovacuum once they are full. A write costs what it
 * costs without: 11.3 us of Postgres' time an event against 11.1; a B-tree on event_id makes it 14.8, a hash index 13.0.
 * An event among a million is found in 3 ms; the blocks of the last minute or two are read through, 1 ms a thousand.
 */
const FEED = [
  readFeed('read_feed_forward', '>', 'asc'), readFeed('read_feed_back', '<', 'desc'),
  readFeedOf('read_feed_of_entity', 'p_entity text', 'p_entity'),
  readFeedOf(
    'read_feed_of_obligation', 'p_obligation text, p_entity text', 'p_obligation',
    'union all select * from razao.outbox o where o.tenant_id = p_tenant and o.obligation_id = p_obligation',
    'and (p_entity is null or o.entity_id = p_entity)',
  ), `
  create function razao.find_event(p_tenant text, p_event text) returns setof razao.outbox
  language plpgsql ${PLANNED_ONCE} ${BY_BLOOM_FILTER} as $$
  declare
    v_id uuid := case when p_event ~ '^evt_[0-9a-f]{32}$' then substr(p_event, 5)::uuid end;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select * from razao.outbox o where o.tenant_id = p_tenant and o.event_id = p_event
      union all
      select o.* from ${ENTRIES_EVENTS}
        where e.tenant_id = p_tenant and (e.created_event = v_id or e.settled_event = v_id) and o.event_id = p_event
          and not exists (select from razao.outbox_floors f where f.tenant_id = p_tenant and (o.commit_no, o.n) <= (f.commit_no, f.n));
  end $$`, `
  create function razao.place_in_feed(p_tenant text, p_commit bigint, p_n int) returns text
  language plpgsql ${PLANNED_ONCE} as $$
  declare
    v_floor razao.outbox_floors;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    select * into v_floor from razao.outbox_floors where tenant_id = p_tenant;
    return case
      when (p_commit, p_n) < (v_floor.commit_no, v_floor.n) then 'EXPIRED'
      when (p_commit, p_n) = (v_floor.commit_no, v_floor.n) then 'KEPT'
      when exists (select from razao.outbox o where o.tenant_id = p_tenant and (o.commit_no, o.n) = (p_commit, p_n)) then 'KEPT'
      when exists (
        select from razao.journal_entries e
        where e.tenant_id = p_tenant and e.seq_no > razao.seq_of_commit(p_tenant, p_commit - 1) and e.seq_no <= razao.seq_of_commit(p_tenant, p_commit)
          and p_n in (e.place, e.place + 1)) then 'KEPT'
      else 'UNKNOWN' end;
  end $$`];

/** How the delivery of webhooks reads a tenant's endpoints and, for a recovery, its events: in one round trip each. */
const DELIVERIES = [`
  create function razao.webhook_targets(p_tenant text) returns setof razao.webhook_endpoints language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.webhook_endpoints e where e.tenant_id = p_tenant;
  end $$`, `
  create function razao.read_outbox_since(
    p_tenant text, p_since timestamptz, p_commit bigint, p_n int, p_last bigint, p_types text[], p_limit int
  ) returns setof razao.outbox language plpgsql as $$
  declare
    v_after bigint;
    v_last bigint;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    v_after := greatest(razao.seq_of_commit(p_tenant, p_commit - 1), razao.seq_at(p_tenant, p_since - interval '1 millisecond'));
    v_last := razao.seq_of_commit(p_tenant, p_last);
    return query select * from (
        (select * from razao.outbox o
         where o.tenant_id = p_tenant and o.occurred_at >= p_since and (o.commit_no, o.n) > (p_commit, p_n) and o.commit_no <= p_last
           and o.event_type = any (p_types)
         order by o.commit_no, o.n limit p_limit)
        union all
        (select o.* from ${ENTRIES_EVENTS}
         where e.tenant_id = p_tenant and e.seq_no > v_after and e.seq_no <= v_last
           and o.occurred_at >= p_since and (o.commit_no, o.n) > (p_commit, p_n) and o.event_type = any (p_types)
           and not exists (select from razao.outbox_floors f where f.tenant_id = p_tenant and (o.commit_no, o.n) <= (f.commit_no, f.n))
         order by e.seq_no, o.n limit p_limit)) o
      order by o.commit_no, o.n limit p_limit;
  end $$`];

export const eventFunctions = [...FEED, ...DELIVERIES];
