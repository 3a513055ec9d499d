import { obligationInSql } from './outbox.sql.ts';
import { COMMITS_LEFT_OUT, PLANNED_ONCE } from './sql.ts';

/** The answer of a command: as it is stored, or made of the payment that it is. */
const BODY = 'coalesce(c.body, razao.payment_answer(c.tenant_id, c.entry_seq, c.entries, c.shape, c.warnings))';

/**
 * Opens a tenant's transaction: binds it to the tenant and, for a write with a command id, waits for a twin in flight
 * and returns the record that it left, or the intent (`status` null) of an outside call. A record older than
 * `p_kept` is forgotten.
 */
const BEGIN_COMMAND = `
  create function razao.begin_command(p_tenant text, p_command text, p_kept interval)
  returns table (digest text, status smallint, body text) language plpgsql as $$
  declare
    v_not_before timestamptz := razao.clock() - p_kept;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    if p_command is null then return; end if;
    perform pg_advisory_xact_lock(hashtextextended(p_tenant || ' ' || p_command, 0));
    delete from razao.commands c
      where c.tenant_id = p_tenant and c.command_id = p_command and c.created_at < v_not_before;
    return query select c.digest, c.status, ${BODY} from razao.commands c
      where c.tenant_id = p_tenant and c.command_id = p_command;
  end $$`;

/**
 * Ends a transaction that announces events or changes what a monetary decision reads: moves the tenant's commit number, records the touched
 * ids, counts against quotas, stores the answer under the command id, and appends to the outbox.
 */
const ADVANCE_COMMIT = `
  create function razao.advance_commit(
    p_tenant text, p_at timestamptz, p_touched json, p_announced json,
    p_command text, p_digest text, p_status int, p_body text, p_events json, p_counts json
  ) returns bigint language plpgsql as $$
  declare
    v_commit bigint;
    v_id uuid;
    v_touched text[] := array(select json_array_elements_text(p_touched));
    v_announced text[] := array(select json_array_elements_text(p_announced));
  begin
    perform razao.require_commit_time(p_at);
    update razao.heads h set commit_no = h.commit_no + 1, committed_at = greatest(h.committed_at, p_at)
      where h.tenant_id = p_tenant returning h.commit_no, h.commit_id into v_commit, v_id;
    if v_commit is null then raise exception 'tenant % has no head', p_tenant; end if;
    insert into razao.commits (tenant_id, commit_no, committed_at, touched, announced, commit_id)
      values (p_tenant, v_commit, p_at, v_touched, v_announced, v_id);
    if p_counts is not null then perform razao.count_quotas(p_tenant, p_counts); end if;
    if p_command is not null then
      insert into razao.commands (tenant_id, command_id, created_at, digest, status, body)
      values (p_tenant, p_command, razao.horizon_clock(p_at), p_digest, p_status, p_body)
      on conflict (tenant_id, command_id) do update
        set status = excluded.status, body = excluded.body, leased_until = null
        where razao.commands.status is null and razao.commands.digest is not distinct from excluded.digest;
      if not found then -- a twin was recorded meanwhile: tried again, this one finds its answer
        raise serialization_failure using message = 'the command was recorded already';
      end if;
    end if;
    insert into razao.outbox (tenant_id, commit_no, n, occurred_at, event_id, event_type, entity_id, entity_version, body, obligation_id)
    select p_tenant, v_commit, o.n, p_at, o.event_id, o.type, o.entity, o.version, o.body, ${obligationInSql('o', 'entity')}
    from json_to_recordset(p_events) as o(n int, event_id text, type text, entity text, version bigint, body text);
    return v_commit;
  end $$`;

/**
 * Draws the number of a lease. It is random, not counted, because a sequence gives numbers again after a failover, and the holder of a lost
 * lease would pass for the present one. 48 bits, which JSON carries. The release before counts by `lease_numbers`.
 */
const NEW_LEASE = `
  create function razao.new_lease() returns bigint language sql volatile as $$
    select ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint $$`;

/**
 * Waits for the synchronous standby. A commit that did not wait for it, because somebody cancelled the
 * wait or the primary restarted, is visible to all and gone after a failover. A transaction that
 * reports such a commit waits for the standby itself: it writes a record of its own.
 */
const AWAIT_STANDBY = `
  create function razao.await_standby() returns void language plpgsql as $$
  begin
    if current_setting('synchronous_standby_names') <> '' then perform pg_logical_emit_message(true, 'razao', ''); end if;
  end $$`;

const FIND_COMMANDS = `
  create function razao.find_commands(p_tenant text, p_ids text[], p_kept interval)
  returns table (command_id text, digest text, status smallint, body text, is_leased boolean)
  language plpgsql ${PLANNED_ONCE} as $$
  declare
    v_now timestamptz := razao.clock();
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select c.command_id, c.digest, c.status, ${BODY}, c.leased_until > v_now from razao.commands c
      where c.tenant_id = p_tenant and c.command_id = any (p_ids) and c.created_at >= v_now - p_kept;
    if found then perform razao.await_standby(); end if;
  end $$`;

/**
 * The record of a command that calls an outside party, before it does: `take_intent` makes or resumes it (`lease` is
 * null unless this attempt holds it now), `settle_intent` forgets it or lets go of its lease.
 */
const INTENTS = [`
  create function razao.take_intent(p_tenant text, p_command text, p_digest text, p_intent json, p_ms bigint, p_kept interval, p_now timestamptz)
  returns table (lease bigint, digest text, status smallint, body text, intent json) language plpgsql as $$
  #variable_conflict use_column
  declare
    v_now timestamptz := razao.clock();
  begin
    perform razao.require_time(p_now);
    perform set_config('razao.tenant', p_tenant, true);
    delete from razao.commands c
      where c.tenant_id = p_tenant and c.command_id = p_command and c.created_at < v_now - p_kept;
    return query
      insert into razao.commands as c (tenant_id, command_id, created_at, digest, intent, lease, leased_until)
      values (
        p_tenant, p_command, razao.horizon_clock(v_now), p_digest, p_intent, razao.new_lease(), v_now + p_ms * interval '1 millisecond'
      )
      on conflict (tenant_id, command_id) do update set lease = excluded.lease, leased_until = excluded.leased_until
        where c.status is null and c.digest = p_digest and (c.leased_until is null or c.leased_until <= v_now)
      returning c.lease, c.digest, c.status, c.body, c.intent;
    if not found then
      return query select null::bigint, c.digest, c.status, ${BODY}, c.intent from razao.commands c
        where c.tenant_id = p_tenant and c.command_id = p_command;
      perform razao.await_standby();
    end if;
  end $$`, `
  create function razao.settle_intent(p_tenant text, p_command text, p_lease bigint, p_forget boolean) returns void
  language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    if p_forget then
      delete from razao.commands where tenant_id = p_tenant and command_id = p_command and status is null and lease = p_lease;
    else
      update razao.commands set leased_until = null
        where tenant_id = p_tenant and command_id = p_command and status is null and lease = p_lease;
    end if;
  end $$`];

/** Forgets answers and commit records of a tenant that are older than they are kept. */
const FORGET = `
  create function razao.forget(p_tenant text, p_commands_kept interval, p_commits_kept interval) returns void
  language plpgsql as $$
  declare
    v_now timestamptz := razao.clock();
    v_commands_before timestamptz := v_now - p_commands_kept;
    v_commits_before timestamptz := v_now - p_commits_kept;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    delete from razao.commands where tenant_id = p_tenant and created_at < v_commands_before;
    delete from razao.commits where tenant_id = p_tenant and committed_at < v_commits_before;
  end $$`;

/** Makes room for commands of these ids: forgets answers to earlier ones that are older than they are kept. */
const FORGET_THESE = `
  create function razao.forget_commands(p_tenant text, p_ids text[], p_kept interval) returns void language plpgsql as $$
  declare
    v_not_before timestamptz := razao.clock() - p_kept;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    delete from razao.commands where tenant_id = p_tenant and command_id = any (p_ids) and created_at < v_not_before;
  end $$`;

/**
 * Gives each commit of a tenant an id that no other history of its books has: the id that it brings, else a random one, as for processes of
 * the release before. The first commit on another Postgres, after a failover or a restore, leaves out numbers that lost commits may have
 * had: what was remembered or reported of those is never taken for a later commit. It also keeps since when commits may be lost. A commit
 * with an id whose head is of the session's timeline passes the trigger by.
 */
const HEADS = [`
  create function razao.timeline() returns text language plpgsql as $$
  declare
    v_timeline text := nullif(current_setting('razao.timeline', true), '');
    v_system text := '-';
  begin
    if v_timeline is null then -- read from a file, once a session: a server goes on another timeline only when it is promoted
      begin
        select system_identifier into v_system from pg_control_system();
      exception when insufficient_privilege or undefined_function or feature_not_supported then null;
      end;
      v_timeline := v_system || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8); -- an error on a standby
      perform set_config('razao.timeline', v_timeline, false);
    end if;
    return v_timeline;
  exception when others then
    return null; -- a service that is not Postgres all the way down
  end $$`, `
  create function razao.is_other_timeline(p_known text, p_now text) returns boolean language sql immutable as $$
    select p_known <> p_now and p_known <> right(p_now, 8) -- the release before wrote no system
  $$`, `
  create function razao.advance_head() returns trigger language plpgsql as $$
  declare
    v_timeline text := razao.timeline();
  begin
    if new.forgotten_since is distinct from old.forgotten_since then return new; end if; -- no commit: \`ask_after_failover\`
    if new.commit_id is not distinct from old.commit_id then new.commit_id := gen_random_uuid(); end if;
    if razao.is_other_timeline(old.timeline, v_timeline) then
      new.commit_no := new.commit_no + ${COMMITS_LEFT_OUT};
      new.forgotten_since := least(old.forgotten_since, old.committed_at);
    end if;
    new.timeline := coalesce(v_timeline, old.timeline);
    return new;
  end $$`];

/** Commits of a tenant and the records of its commands, which are the idempotency store. */
export const commandFunctions = [
  ...HEADS, BEGIN_COMMAND, ADVANCE_COMMIT, NEW_LEASE, AWAIT_STANDBY, FIND_COMMANDS, ...INTENTS, FORGET, FORGET_THESE,
];
