import { AS_OWNER, BY_KEY, NO_WAIT } from './sql.ts';

/**
 * Entries `e`, each with the events `o` that are read from it. Their function is given the row as one of the table: on a cluster's node it
 * is a shard's.
 */
export const ENTRIES_EVENTS = `razao.journal_entries e cross join lateral razao.payment_events(row(e.*)::razao.journal_entries) o`;

/** How the body of an event begins, up to the payment that it belongs to, where it belongs to one: `outboxRows` writes it so. */
const CORRELATED = '{"correlation":{"obligation_id":"';
const OBLIGATION_ID_LENGTH = 30;

/**
 * SQL of the payment that an event belongs to, from its body; null where it belongs to none, or is the payment's own.
 * @param event alias of the event.
 * @param entity the column of the entity that it is about.
 */
export function obligationInSql(event: string, entity: string): string {
  const id = `substr(${event}.body, ${CORRELATED.length + 1}, ${OBLIGATION_ID_LENGTH})`;
  return `case when starts_with(${event}.body, '${CORRELATED}obl_') and ${id} <> ${event}.${entity} then ${id} end`;
}

/** A place at which a commit has been read whole. */
const WHOLE_COMMIT = 2_147_483_647;

/** The first commit that holds something beyond a place. */
const FIRST_UNREAD = (commitNo: string, n: string): string =>
  `(${commitNo} + case when ${commitNo} > 0 and ${n} < ${WHOLE_COMMIT} then 0 else 1 end)`;

/**
 * Makes the outbox's partitions of the coming days and drops those past `outbox_days()`. Days are UTC and
 * Postgres' own, for else whoever calls could drop everything. The last event that a tenant
 * lost with them is its feed's floor: who has read no further than before it has missed something.
 */
const PARTITIONS = `
  create function razao.maintain_outbox() returns void
  language plpgsql ${AS_OWNER} as $$
  declare
    v_today date := (razao.clock() at time zone 'UTC')::date;
    v_day date;
    v_old record;
  begin
    for v_day in select v_today + i from generate_series(0, 7) as i loop
      if to_regclass('razao.outbox_' || to_char(v_day, 'YYYYMMDD')) is null then
        begin
          execute format('create table razao.%I partition of razao.outbox for values from (%L) to (%L)',
            'outbox_' || to_char(v_day, 'YYYYMMDD'), v_day::timestamp at time zone 'UTC', (v_day + 1)::timestamp at time zone 'UTC');
        exception
          when check_violation then null; -- rows of that day already went to the default partition
          when duplicate_table then null; -- another process made it
        end;
      end if;
    end loop;
    for v_old in
      select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'razao.outbox'::regclass and c.relname ~ '^outbox_[0-9]{8}$'
        and to_date(right(c.relname, 8), 'YYYYMMDD') < v_today - razao.outbox_days()
    loop
      execute format($sql$
        insert into razao.outbox_floors as f
          select tenant_id, place[1], place[2] from (
            select tenant_id, max(place) as place from (
              select tenant_id, max(array[commit_no, n]) as place from razao.%I group by tenant_id
              union all
              select t.tenant_id, array[e.commit_no, e.place + 1] from razao.tenants t
              cross join lateral (
                select e.commit_no, e.place from razao.journal_entries e
                where e.tenant_id = t.tenant_id and e.created_by is not null and e.seq_no <= razao.seq_at(t.tenant_id, %L)
                order by e.seq_no desc limit 1) e
            ) places group by tenant_id) gone
        on conflict (tenant_id) do update set commit_no = excluded.commit_no, n = excluded.n
          where (f.commit_no, f.n) < (excluded.commit_no, excluded.n)$sql$,
        v_old.relname, (to_date(right(v_old.relname, 8), 'YYYYMMDD') + 1)::timestamp at time zone 'UTC' - interval '1 millisecond');
      execute format('drop table razao.%I', v_old.relname);
    end loop;
  end $$`;

/**
 * Returns the consumers that have news of one tenant, and moves the places of the others to the head: of a commit that announced no topic
 * that a consumer wants, it reads nothing. Commits are forgotten oldest first: where the first unread one is there, all are. All processes
 * move places in the same order.
 * @param asked rows with the name of a consumer, and its topics: null for one that has news of every commit.
 */
const backlogOf = (tenant: string, head: string, asked: string): string => `
      return query with unread as (
        select q.name, q.topics, ${FIRST_UNREAD('coalesce(c.commit_no, 0)', `coalesce(c.n, ${WHOLE_COMMIT})`)} as first
        from ${asked} left join razao.outbox_cursors c on c.tenant_id = ${tenant} and c.consumer = q.name
        where (${head}, ${WHOLE_COMMIT}) > (coalesce(c.commit_no, 0), coalesce(c.n, ${WHOLE_COMMIT}))
      ), sorted as (
        select u.name, u.topics is null
          or not exists (select from razao.commits k where k.tenant_id = ${tenant} and k.commit_no = u.first)
          or exists (
            select from razao.commits k
              where k.tenant_id = ${tenant} and k.commit_no between u.first and ${head} and k.announced && u.topics) as has_news
        from unread u
      ), passed as (
        insert into razao.outbox_cursors as c (tenant_id, consumer, commit_no, n)
          select ${tenant}, s.name, ${head}, ${WHOLE_COMMIT} from sorted s where not s.has_news order by s.name collate "C"
          on conflict (tenant_id, consumer) do update set commit_no = excluded.commit_no, n = excluded.n
            where c.leased_until is null and c.commit_no < excluded.commit_no
      )
      select s.name, ${tenant}, ${head} from sorted s where s.has_news;`;

/**
 * The worker's index of due work, ids only: `outbox_backlog` for consumers that want the same of all tenants, `outbox_backlog_of` for one
 * whose topics differ by tenant. A tenant takes one statement for all consumers, which its node runs.
 */
const BACKLOG = [`
  create function razao.has_commit(p_tenant text, p_commit bigint) returns boolean language sql stable as $$
    select exists (select from razao.commits where tenant_id = p_tenant and commit_no = p_commit);
  $$`, `
  create function razao.outbox_backlog(p_asked jsonb) returns table (consumer text, tenant text, head bigint)
  language plpgsql ${AS_OWNER} ${BY_KEY} as $$
  #variable_conflict use_column
  declare
    v_consumers text[] := array(select q ->> 'name' from jsonb_array_elements(p_asked) as q);
    v record;
  begin
    ${NO_WAIT}
    for v in
      select h.tenant_id, h.commit_no as head from razao.heads h
      where h.commit_no > 0 and cardinality(v_consumers) > (
        select count(*) from razao.outbox_cursors c
          where c.tenant_id = h.tenant_id and c.consumer = any (v_consumers) and (c.commit_no, c.n) >= (h.commit_no, ${WHOLE_COMMIT}))
      order by h.tenant_id
    loop
      ${backlogOf('v.tenant_id', 'v.head', 'jsonb_to_recordset(p_asked) as q (name text, topics text[])')}
    end loop;
  end $$`, `
  create function razao.outbox_backlog_of(p_consumer text, p_wanted jsonb) returns table (consumer text, tenant text, head bigint)
  language plpgsql ${AS_OWNER} ${BY_KEY} as $$
  #variable_conflict use_column
  declare
    v record;
  begin
    ${NO_WAIT}
    for v in select w.tenant, w.topics, w.head from jsonb_to_recordset(p_wanted) as w (tenant text, topics text[], head bigint) loop
      ${backlogOf('v.tenant', 'v.head', '(select p_consumer as name, v.topics as topics) as q')}
    end loop;
  end $$`];

/**
 * How a consumer of the outbox takes its place, reads on from there, prolongs its lease while it works, and moves on. Its
 * place is (commit_no, n); what lies behind it has been dealt with.
 */
const CONSUMERS = [`
  create function razao.lease_consumer(p_tenant text, p_consumer text, p_ms bigint, p_now timestamptz)
  returns table (commit_no bigint, n int, lease bigint, head bigint) language plpgsql as $$
  #variable_conflict use_column
  declare
    v_now timestamptz := razao.clock();
  begin
    perform razao.require_time(p_now);
    perform set_config('razao.tenant', p_tenant, true);
    ${NO_WAIT}
    insert into razao.outbox_cursors as c (tenant_id, consumer, lease, leased_until)
      values (p_tenant, p_consumer, razao.new_lease(), v_now + p_ms * interval '1 millisecond')
      on conflict (tenant_id, consumer) do update set lease = excluded.lease, leased_until = excluded.leased_until
        where c.leased_until is null or c.leased_until < v_now
      returning c.commit_no, c.n, c.lease into commit_no, n, lease;
    if not found then return; end if;
    select h.commit_no into head from razao.heads h where h.tenant_id = p_tenant;
    return next;
  end $$`, `
  create function razao.read_outbox(
    p_tenant text, p_commit bigint, p_n int, p_head bigint, p_types text[], p_topics text[], p_limit int
  ) returns setof razao.outbox language plpgsql ${BY_KEY} as $$
  declare
    v record;
    v_left int := p_limit;
    v_found int;
    v_after bigint;
    v_floor razao.outbox_floors;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    if razao.has_commit(p_tenant, ${FIRST_UNREAD('p_commit', 'p_n')}) then
      for v in
        select c.commit_no, c.committed_at, c.seq_no, c.entries from razao.commits c
        where c.tenant_id = p_tenant and c.commit_no >= p_commit and c.commit_no <= p_head and c.announced && p_topics order by c.commit_no
      loop
        return query select * from (
            select * from razao.outbox o where o.tenant_id = p_tenant and o.commit_no = v.commit_no and o.occurred_at = v.committed_at
            union all
            select o.* from ${ENTRIES_EVENTS}
            where e.tenant_id = p_tenant and e.seq_no > v.seq_no - v.entries and e.seq_no <= v.seq_no) o
          where (o.commit_no, o.n) > (p_commit, p_n) and o.event_type = any (p_types) order by o.n limit v_left;
        get diagnostics v_found = row_count;
        v_left := v_left - v_found;
        exit when v_left = 0;
      end loop;
    else
      select * into v_floor from razao.outbox_floors where tenant_id = p_tenant;
      v_after := razao.seq_of_commit(p_tenant, greatest(p_commit, coalesce(v_floor.commit_no, 0)) - 1);
      return query select * from (
          (select * from razao.outbox o
           where o.tenant_id = p_tenant and (o.commit_no, o.n) > (p_commit, p_n) and o.commit_no <= p_head and o.event_type = any (p_types)
           order by o.commit_no, o.n limit p_limit)
          union all
          (select o.* from ${ENTRIES_EVENTS}
           where e.tenant_id = p_tenant and e.seq_no > v_after and e.commit_no <= p_head
             and (o.commit_no, o.n) > (p_commit, p_n) and (o.commit_no, o.n) > (coalesce(v_floor.commit_no, 0), coalesce(v_floor.n, 0)) and o.event_type = any (p_types)
           order by e.seq_no, o.n limit p_limit)) o
        order by o.commit_no, o.n limit p_limit;
    end if;
  end $$`, `
  create function razao.prolong_consumer(p_tenant text, p_consumer text, p_lease bigint, p_ms bigint) returns boolean
  language plpgsql as $$
  declare
    v_due timestamptz := razao.later(p_ms);
  begin
    perform set_config('razao.tenant', p_tenant, true);
    ${NO_WAIT}
    update razao.outbox_cursors set leased_until = v_due
      where tenant_id = p_tenant and consumer = p_consumer and lease = p_lease and leased_until is not null;
    return found;
  end $$`, `
  create function razao.move_consumer(p_tenant text, p_consumer text, p_lease bigint, p_commit bigint, p_n int) returns boolean
  language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    ${NO_WAIT}
    update razao.outbox_cursors set commit_no = p_commit, n = p_n, leased_until = null
      where tenant_id = p_tenant and consumer = p_consumer and lease = p_lease and leased_until is not null;
    return found;
  end $$`];

/** How far each consumer is behind the head of each tenant. A commit past its day is forgotten: its age is at least that. */
const LAG = `
  create function razao.count_outbox_lag() returns table (tenant_id text, consumer text, commits bigint, seconds float8)
  language sql stable ${AS_OWNER} as $$
    select h.tenant_id, c.consumer, unread.n,
           case when unread.n = 0 then 0 else extract(epoch from coalesce(razao.clock() - k.committed_at, interval '1 day')) end
    from razao.outbox_cursors c
    join razao.heads h on h.tenant_id = c.tenant_id
    cross join lateral (select ${FIRST_UNREAD('c.commit_no', 'c.n')} as first) as f
    cross join lateral (select greatest(h.commit_no - f.first + 1, 0) as n) as unread
    left join razao.commits k on k.tenant_id = c.tenant_id and k.commit_no = f.first;
  $$`;

/** A number that every commit of any tenant makes greater. */
const COMMITS = `
  create function razao.sum_commit_numbers() returns numeric language sql stable ${AS_OWNER} as $$
    select coalesce(sum(commit_no), 0) from razao.heads
  $$`;

export const outboxFunctions = [PARTITIONS, ...BACKLOG, ...CONSUMERS, LAG, COMMITS];
