import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, BY_KEY, PLANNED_ONCE, tenantTable } from './sql.ts';

/**
 * Tenants, the fence that orders every commit of a tenant, the records of commands (which are the idempotency store),
 * and the outbox with the positions of its consumers.
 */
export class Migration0001Platform extends Migration {
  override up(): void {
    this.addSql(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
          create role ${APP_ROLE} nologin noinherit;
        end if;
      exception when duplicate_object or unique_violation then null;
      end $$;
      grant ${APP_ROLE} to current_user;
      grant usage on schema razao to ${APP_ROLE};

      create table razao.tenants (
        tenant_id  text primary key constraint tenant_id_form check (tenant_id ~ '^[a-z][a-z0-9-]{1,39}$'),
        created_at timestamptz not null
      );
      grant select, insert on razao.tenants to ${APP_ROLE};

      create table razao.heads (
        tenant_id    text primary key references razao.tenants,
        seq_no       bigint not null default 0,
        entry_hash   text not null default repeat('0', 64),
        commit_no    bigint not null default 0,
        committed_at timestamptz not null
      ) with (fillfactor = 50);
      ${tenantTable('heads', 'select, insert, update')}

      create table razao.commits (
        tenant_id    text not null,
        commit_no    bigint not null,
        committed_at timestamptz not null,
        touched      text[] not null,
        announced    text[] not null,
        primary key (tenant_id, commit_no)
      );
      ${tenantTable('commits', 'select, insert, delete')}

      create table razao.commands (
        tenant_id    text not null,
        command_id   text not null,
        created_at   timestamptz not null,
        digest       text,
        status       smallint,
        body         text,
        intent       json,
        leased_until timestamptz,
        primary key (tenant_id, command_id)
      ) with (fillfactor = 90);
      create index commands_by_age on razao.commands using brin (created_at);
      create index commands_intended on razao.commands (tenant_id) where status is null;
      ${tenantTable('commands', 'select, insert, update, delete')}

      create table razao.outbox (
        tenant_id      text not null,
        commit_no      bigint not null,
        n              int not null,
        occurred_at    timestamptz not null,
        event_id       text not null,
        event_type     text not null,
        entity_id      text not null,
        entity_version bigint not null,
        body           text not null,
        primary key (tenant_id, commit_no, n, occurred_at)
      ) partition by range (occurred_at);
      create table razao.outbox_default partition of razao.outbox default;
      create index outbox_by_id on razao.outbox using brin (event_id text_bloom_ops, entity_id text_bloom_ops)
        with (pages_per_range = 32, autosummarize = on);
      ${tenantTable('outbox', 'select, insert')}

      create table razao.outbox_floors (
        tenant_id text primary key references razao.tenants,
        commit_no bigint not null,
        n         int not null
      );
      ${tenantTable('outbox_floors', 'select')}

      create table razao.outbox_cursors (
        tenant_id    text not null references razao.tenants,
        consumer     text not null,
        commit_no    bigint not null default 0,
        n            int not null default -1,
        leased_by    text,
        leased_until timestamptz,
        primary key (tenant_id, consumer)
      ) with (fillfactor = 50);
      ${tenantTable('outbox_cursors', 'select, insert, update')}
    `);
    this.addSql(PARTITIONS);
    this.addSql(FEED);
    this.addSql(BACKLOG);
    this.addSql(CONSUMERS);
    this.addSql(BEGIN_COMMAND);
    this.addSql(ADVANCE);
    this.addSql(FORGET);
    this.addSql(INTENTS);
  }
}

/**
 * Makes the outbox's partitions of the coming days and drops those past `keep_days`. Days are UTC. The last event that a
 * tenant lost with them is its feed's floor: who has read no further than before it has missed something.
 */
const PARTITIONS = `
  create function razao.maintain_outbox(p_today date, p_keep_days int) returns void
  language plpgsql security definer set search_path = razao, pg_temp as $$
  declare
    v_day date;
    v_old record;
  begin
    for v_day in select p_today + i from generate_series(0, 7) as i loop
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
        and to_date(right(c.relname, 8), 'YYYYMMDD') < p_today - p_keep_days
    loop
      execute format($sql$
        insert into outbox_floors as f
          select tenant_id, place[1], place[2] from (
            select tenant_id, max(array[commit_no, n]) as place from razao.%I group by tenant_id) gone
        on conflict (tenant_id) do update set commit_no = excluded.commit_no, n = excluded.n
          where (f.commit_no, f.n) < (excluded.commit_no, excluded.n)$sql$, v_old.relname);
      execute format('drop table razao.%I', v_old.relname);
    end loop;
  end $$;
  revoke execute on function razao.maintain_outbox from public;
  grant execute on function razao.maintain_outbox to ${APP_ROLE};`;

/** Postgres takes a Bloom filter to lead to every block, and so would rather read them all. */
const BY_BLOOM_FILTER = 'set enable_seqscan = off set enable_indexscan = off set max_parallel_workers_per_gather = 0';

const OUTBOX_IS_WANTED = `(p_type is null or event_type = p_type) and (p_prefix is null or starts_with(event_type, p_prefix))`;

/** Reads the feed on from a position, one way: see FEED. */
const readFeed = (name: string, beyond: '<' | '>', direction: 'asc' | 'desc') => `
  create function razao.${name}(
    p_tenant text, p_commit bigint, p_n int, p_type text, p_prefix text, p_scan int, p_limit int
  ) returns setof razao.outbox language plpgsql ${PLANNED_ONCE} as $$
  declare
    v_floor razao.outbox_floors;
    v_found int;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    select * into v_floor from razao.outbox_floors where tenant_id = p_tenant;
    return query
      select * from (
        select * from razao.outbox o
          where o.tenant_id = p_tenant and (o.commit_no, o.n) ${beyond} (p_commit, p_n)
            and (o.commit_no, o.n) > (coalesce(v_floor.commit_no, 0), coalesce(v_floor.n, 0))
          order by o.commit_no ${direction}, o.n ${direction} limit p_scan) seen
        where ${OUTBOX_IS_WANTED}
        order by commit_no ${direction}, n ${direction} limit p_limit;
    get diagnostics v_found = row_count;
    if v_found = p_limit then return; end if;
    return query
      select p_tenant, o.commit_no, o.n, null::timestamptz, null, null, null, null::bigint, null::text from razao.outbox o
        where o.tenant_id = p_tenant and (o.commit_no, o.n) ${beyond} (p_commit, p_n)
          and (o.commit_no, o.n) > (coalesce(v_floor.commit_no, 0), coalesce(v_floor.n, 0))
        order by o.commit_no ${direction}, o.n ${direction} offset p_scan - 1 limit 1;
  end $$;`;

/**
 * How the feed is read. By position, at most `p_scan` events are looked through, so that a filter which few events pass
 * costs no more than another; a last row without an event then says how far that was. By entity and by event, the index
 * of the outbox leads to the blocks that may hold it.
 *
 * That index is a Bloom filter of each 32 blocks (BRIN), made by autovacuum once they are full. A write costs what it
 * costs without: 11.3 us of Postgres' time an event against 11.1; a B-tree on event_id makes it 14.8, a hash index 13.0.
 * An event among a million is found in 3 ms; the blocks of the last minute or two are read through, 1 ms a thousand.
 */
const FEED = `
  ${readFeed('read_feed_forward', '>', 'asc')}
  ${readFeed('read_feed_back', '<', 'desc')}

  create function razao.read_feed_of_entity(
    p_tenant text, p_entity text, p_commit bigint, p_n int, p_forward boolean, p_type text, p_prefix text, p_limit int
  ) returns setof razao.outbox language plpgsql ${PLANNED_ONCE} ${BY_BLOOM_FILTER} as $$
  declare
    v_floor razao.outbox_floors;
    v_sign int := case when p_forward then 1 else -1 end;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    select * into v_floor from razao.outbox_floors where tenant_id = p_tenant;
    return query
      with found as materialized (select * from razao.outbox o where o.tenant_id = p_tenant and o.entity_id = p_entity)
      select * from found o
        where (v_sign * o.commit_no, v_sign * o.n) > (v_sign * p_commit, v_sign * p_n)
          and (o.commit_no, o.n) > (coalesce(v_floor.commit_no, 0), coalesce(v_floor.n, 0)) and ${OUTBOX_IS_WANTED}
        order by v_sign * o.commit_no, v_sign * o.n limit p_limit;
  end $$;

  create function razao.find_event(p_tenant text, p_event text) returns setof razao.outbox
  language plpgsql ${PLANNED_ONCE} ${BY_BLOOM_FILTER} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.outbox o where o.tenant_id = p_tenant and o.event_id = p_event;
  end $$;

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
      else 'UNKNOWN' end;
  end $$;`;

/** A place that is lost with its server is one from which events are read again: nobody waits for the disk. */
const NO_WAIT = `perform set_config('synchronous_commit', 'off', true);`;

/** A place at which a commit has been read whole. */
const WHOLE_COMMIT = 2_147_483_647;

/** The first commit that holds something beyond a place. */
const FIRST_UNREAD = (commitNo: string, n: string): string =>
  `(${commitNo} + case when ${commitNo} > 0 and ${n} < ${WHOLE_COMMIT} then 0 else 1 end)`;

/**
 * The worker's index of due work: the tenants with events that `consumer` has not read. Ids only. Where it says its
 * topics, tenants none of whose commits announced one are left out, and its place moves over those commits. Commits are
 * forgotten oldest first: where the first is there, all are.
 */
const BACKLOG = `
  create function razao.has_commit(p_tenant text, p_commit bigint) returns boolean language sql stable as $$
    select exists (select from razao.commits where tenant_id = p_tenant and commit_no = p_commit);
  $$;

  create function razao.outbox_backlog(p_consumer text, p_topics text[]) returns setof text
  language plpgsql security definer set search_path = razao, pg_temp ${BY_KEY} as $$
  declare
    v record;
  begin
    ${NO_WAIT}
    for v in
      select h.tenant_id, h.commit_no as head,
             ${FIRST_UNREAD('coalesce(c.commit_no, 0)', `coalesce(c.n, ${WHOLE_COMMIT})`)} as first
      from heads h left join outbox_cursors c on c.tenant_id = h.tenant_id and c.consumer = p_consumer
      where (h.commit_no, ${WHOLE_COMMIT}) > (coalesce(c.commit_no, 0), coalesce(c.n, ${WHOLE_COMMIT}))
    loop
      if p_topics is null or not has_commit(v.tenant_id, v.first) or exists (
        select from commits
          where tenant_id = v.tenant_id and commit_no between v.first and v.head and announced && p_topics
      ) then
        return next v.tenant_id;
      else
        insert into outbox_cursors as c (tenant_id, consumer, commit_no, n)
          values (v.tenant_id, p_consumer, v.head, ${WHOLE_COMMIT})
          on conflict (tenant_id, consumer) do update set commit_no = excluded.commit_no, n = excluded.n
            where c.leased_until is null and c.commit_no < excluded.commit_no;
      end if;
    end loop;
  end $$;
  revoke execute on function razao.outbox_backlog from public;
  grant execute on function razao.outbox_backlog to ${APP_ROLE};`;

/**
 * How a consumer of the outbox takes its place (one process at a time), reads on from there, and gives it back. Its
 * place is (commit_no, n); what lies behind it has been dealt with.
 */
const CONSUMERS = `
  create function razao.lease_consumer(p_tenant text, p_consumer text, p_owner text, p_now timestamptz, p_until timestamptz)
  returns table (commit_no bigint, n int, head bigint) language plpgsql as $$
  #variable_conflict use_column
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      insert into razao.outbox_cursors as c (tenant_id, consumer, leased_by, leased_until)
      values (p_tenant, p_consumer, p_owner, p_until)
      on conflict (tenant_id, consumer) do update set leased_by = p_owner, leased_until = p_until
        where c.leased_until is null or c.leased_until < p_now or c.leased_by = p_owner
      returning c.commit_no, c.n, (select h.commit_no from razao.heads h where h.tenant_id = p_tenant);
  end $$;

  create function razao.read_outbox(
    p_tenant text, p_commit bigint, p_n int, p_head bigint, p_types text[], p_topics text[], p_limit int
  ) returns setof razao.outbox language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    if razao.has_commit(p_tenant, ${FIRST_UNREAD('p_commit', 'p_n')}) then
      return query select o.* from razao.commits c
        join razao.outbox o on o.tenant_id = c.tenant_id and o.commit_no = c.commit_no and o.occurred_at = c.committed_at
        where c.tenant_id = p_tenant and c.commit_no >= p_commit and c.commit_no <= p_head and c.announced && p_topics
          and (o.commit_no, o.n) > (p_commit, p_n) and o.event_type = any (p_types)
        order by c.commit_no, o.n limit p_limit;
    else
      return query select * from razao.outbox o
        where o.tenant_id = p_tenant and (o.commit_no, o.n) > (p_commit, p_n) and o.commit_no <= p_head
          and o.event_type = any (p_types)
        order by o.commit_no, o.n limit p_limit;
    end if;
  end $$;

  create function razao.move_consumer(p_tenant text, p_consumer text, p_owner text, p_commit bigint, p_n int, p_release boolean)
  returns void language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    ${NO_WAIT}
    update razao.outbox_cursors set commit_no = p_commit, n = p_n,
        leased_until = case when p_release then null else leased_until end
      where tenant_id = p_tenant and consumer = p_consumer and leased_by = p_owner;
  end $$;`;

/**
 * Opens a tenant's transaction: binds it to the tenant and, for a write with a command id, waits for a twin in flight
 * and returns the record that it left. A record older than `p_not_before` is forgotten.
 */
const BEGIN_COMMAND = `
  create function razao.begin_command(p_tenant text, p_command text, p_not_before timestamptz)
  returns table (digest text, status smallint, body text) language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    if p_command is null then return; end if;
    perform pg_advisory_xact_lock(hashtextextended(p_tenant || ' ' || p_command, 0));
    delete from razao.commands c
      where c.tenant_id = p_tenant and c.command_id = p_command and c.created_at < p_not_before;
    return query select c.digest, c.status, c.body from razao.commands c
      where c.tenant_id = p_tenant and c.command_id = p_command and c.status is not null;
  end $$;`;

/**
 * Ends a transaction that announces events or changes what a monetary decision reads: moves the tenant's commit number,
 * records what was touched, stores the answer under the command id, and appends to the outbox.
 */
const ADVANCE = `
  create function razao.advance_commit(
    p_tenant text, p_at timestamptz, p_touched json, p_announced json,
    p_command text, p_digest text, p_status int, p_body text, p_events json
  ) returns bigint language plpgsql as $$
  declare
    v_commit bigint;
  begin
    update razao.heads h set commit_no = h.commit_no + 1, committed_at = greatest(h.committed_at, p_at)
      where h.tenant_id = p_tenant returning h.commit_no into v_commit;
    if v_commit is null then raise exception 'tenant % has no head', p_tenant; end if;
    insert into razao.commits values (p_tenant, v_commit, p_at, array(select json_array_elements_text(p_touched)),
      array(select json_array_elements_text(p_announced)));
    if p_command is not null then
      insert into razao.commands (tenant_id, command_id, created_at, digest, status, body)
      values (p_tenant, p_command, p_at, p_digest, p_status, p_body)
      on conflict (tenant_id, command_id) do update
        set status = excluded.status, body = excluded.body, leased_until = null
        where razao.commands.status is null and razao.commands.digest is not distinct from excluded.digest;
      if not found then -- a twin was recorded meanwhile: tried again, this one finds its answer
        raise serialization_failure using message = 'the command was recorded already';
      end if;
    end if;
    insert into razao.outbox (tenant_id, commit_no, n, occurred_at, event_id, event_type, entity_id, entity_version, body)
    select p_tenant, v_commit, o.n, p_at, o.event_id, o.type, o.entity, o.version, o.body
    from json_to_recordset(p_events) as o(n int, event_id text, type text, entity text, version bigint, body text);
    return v_commit;
  end $$;`;

/** Forgets answers and commit records of a tenant that are older than they are kept. */
const FORGET = `
  create function razao.forget(p_tenant text, p_commands_before timestamptz, p_commits_before timestamptz) returns void
  language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    delete from razao.commands where tenant_id = p_tenant and created_at < p_commands_before;
    delete from razao.commits where tenant_id = p_tenant and committed_at < p_commits_before;
  end $$;`;

/**
 * The record of a command that calls an outside party, before it does: `claim_intent` makes or resumes it (`claimed`
 * says whether this attempt holds it now), `settle_intent` forgets it or lets go of its lease.
 */
const INTENTS = `
  create function razao.claim_intent(
    p_tenant text, p_command text, p_digest text, p_intent json, p_now timestamptz, p_until timestamptz, p_not_before timestamptz
  ) returns table (claimed boolean, digest text, status smallint, body text, intent json) language plpgsql as $$
  #variable_conflict use_column
  begin
    perform set_config('razao.tenant', p_tenant, true);
    delete from razao.commands c
      where c.tenant_id = p_tenant and c.command_id = p_command and c.created_at < p_not_before;
    return query
      insert into razao.commands as c (tenant_id, command_id, created_at, digest, intent, leased_until)
      values (p_tenant, p_command, p_now, p_digest, p_intent, p_until)
      on conflict (tenant_id, command_id) do update set leased_until = p_until
        where c.status is null and c.digest = p_digest and (c.leased_until is null or c.leased_until <= p_now)
      returning true, c.digest, c.status, c.body, c.intent;
    if not found then
      return query select false, c.digest, c.status, c.body, c.intent from razao.commands c
        where c.tenant_id = p_tenant and c.command_id = p_command;
    end if;
  end $$;

  create function razao.settle_intent(p_tenant text, p_command text, p_until timestamptz, p_forget boolean) returns void
  language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    if p_forget then
      delete from razao.commands
        where tenant_id = p_tenant and command_id = p_command and status is null and leased_until = p_until;
    else
      update razao.commands set leased_until = null
        where tenant_id = p_tenant and command_id = p_command and status is null and leased_until = p_until;
    end if;
  end $$;`;
