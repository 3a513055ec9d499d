import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, PLANNED_ONCE, RECORDED_ALREADY, tenantTable } from './sql.ts';

/**
 * The journal: entries chained by hash, their postings with the balance they left behind, and live balances.
 * Postgres holds on its own that entries are never changed, that an entry's postings sum to zero per asset, and that
 * nothing but the faucet is overdrawn.
 */
export class Migration0005Journal extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.journal_entries (
        tenant_id      text not null,
        seq_no         bigint not null constraint seq_no_from_one check (seq_no > 0),
        entry_type     text not null,
        tx_id          text not null,
        effective_at   timestamptz not null,
        committed_at   timestamptz not null,
        accounting_day date not null,
        payload        json not null,
        payload_hash   text not null,
        prev_hash      text not null,
        entry_hash     text not null,
        primary key (tenant_id, seq_no)
      );
      ${tenantTable('journal_entries', 'select, insert')}

      create table razao.postings (
        tenant_id    text not null,
        account_id   text not null,
        asset        text not null,
        seq_no       bigint not null,
        amount       bigint not null constraint posting_moves_something check (amount <> 0),
        posted_after bigint not null,
        primary key (tenant_id, account_id, asset, seq_no)
      );
      ${tenantTable('postings', 'select, insert')}

      create table razao.balances (
        tenant_id    text not null,
        account_id   text not null,
        asset        text not null,
        posted       bigint not null default 0,
        outgoing     bigint not null default 0 constraint outgoing_not_negative check (outgoing >= 0),
        incoming     bigint not null default 0 constraint incoming_not_negative check (incoming >= 0),
        held         bigint not null default 0 constraint held_not_negative check (held >= 0),
        blocked      bigint not null default 0 constraint blocked_not_negative check (blocked >= 0),
        may_overdraw boolean not null default false,
        primary key (tenant_id, account_id, asset),
        constraint balance_account foreign key (tenant_id, account_id) references razao.accounts,
        constraint no_negative_available check (may_overdraw or posted - held - blocked >= 0)
      ) with (fillfactor = 50);
      ${tenantTable('balances', 'select, insert, update')}
    `);
    this.addSql(GUARDS);
    this.addSql(COMMIT_BATCH);
    this.addSql(READS);
    this.addSql(`grant execute on all functions in schema razao to ${APP_ROLE};`);
  }
}

const GUARDS = `
  create function razao.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the journal is append-only' using errcode = 'restrict_violation';
  end $$;
  create trigger journal_entries_append_only before update or delete on razao.journal_entries
    for each row execute function razao.refuse_change();
  create trigger postings_append_only before update or delete on razao.postings
    for each row execute function razao.refuse_change();

  create function razao.refuse_unbalanced() returns trigger language plpgsql as $$
  begin
    if exists (select from added group by tenant_id, seq_no, asset having sum(amount) <> 0) then
      raise exception 'postings do not sum to zero' using errcode = 'check_violation', constraint = 'postings_sum_to_zero';
    end if;
    return null;
  end $$;
  create trigger postings_sum_to_zero after insert on razao.postings
    referencing new table as added for each statement execute function razao.refuse_unbalanced();`;

const INSERT_COMMANDS = `insert into razao.commands (tenant_id, command_id, created_at, digest, status, body)
        select p_tenant, c.id, p_at, c.digest, c.status, c.body
        from unnest(c_id, c_digest, c_status, string_to_array(c_bodies, chr(31))) as c(id, digest, status, body)`;

/**
 * Writes one batch of the journal writer: true when it stands, false when another process moved the fence.
 * One call, set-based statements, the head first so that everything after it is under its lock. Lists of JSON texts and
 * of client keys come as one text each, cut at U+001F, which neither can hold: as arrays they cost escapes. Commands may
 * complete intents (0001) where the tenant has any open; else one that is there already fails by the key.
 */
const COMMIT_BATCH = `
  create function razao.commit_batch(
    p_tenant text, p_expected bigint, p_seq_no bigint, p_entry_hash text, p_at timestamptz, p_touched text[], p_announced text,
    e_seq bigint[], e_type text[], e_tx text[], e_effective timestamptz[], e_day date[],
    e_payloads text, e_payload_hash text[], e_prev_hash text[], e_hash text[],
    g_seq bigint[], g_account text[], g_asset text[], g_amount bigint[], g_after bigint[],
    b_account text[], b_asset text[], b_posted bigint[], b_outgoing bigint[], b_incoming bigint[],
    b_held bigint[], b_blocked bigint[], b_overdraw boolean[], b_new boolean[],
    c_ids text, c_digest text[], c_status int[], c_bodies text,
    o_event_id text[], o_type text[], o_entity text[], o_version bigint[], o_bodies text,
    r_table text[], r_rows text
  ) returns boolean language plpgsql ${PLANNED_ONCE} as $$
  declare
    v_commit bigint := p_expected + 1;
    c_id text[] := string_to_array(c_ids, chr(31));
    v_rows text[] := string_to_array(r_rows, chr(31));
    v_written int;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.heads set commit_no = v_commit, seq_no = p_seq_no, entry_hash = p_entry_hash, committed_at = p_at
      where tenant_id = p_tenant and commit_no = p_expected;
    if not found then return false; end if;

    insert into razao.commits values (p_tenant, v_commit, p_at, p_touched, string_to_array(p_announced, chr(31)));
    if exists (select from razao.commands where tenant_id = p_tenant and status is null) then
      ${INSERT_COMMANDS}
        on conflict (tenant_id, command_id) do update
          set status = excluded.status, body = excluded.body, leased_until = null
          where razao.commands.status is null and razao.commands.digest is not distinct from excluded.digest;
      get diagnostics v_written = row_count;
      if v_written <> cardinality(c_id) then
        raise exception 'a command was recorded already' using errcode = '${RECORDED_ALREADY}';
      end if;
    else
      ${INSERT_COMMANDS};
    end if;
    insert into razao.journal_entries
      select p_tenant, e.seq, e.type, e.tx, e.effective, p_at, e.day, e.payload::json, e.payload_hash, e.prev_hash, e.hash
      from unnest(e_seq, e_type, e_tx, e_effective, e_day, string_to_array(e_payloads, chr(31)), e_payload_hash, e_prev_hash, e_hash)
        as e(seq, type, tx, effective, day, payload, payload_hash, prev_hash, hash);
    insert into razao.postings
      select p_tenant, g.account, g.asset, g.seq, g.amount, g.after
      from unnest(g_seq, g_account, g_asset, g_amount, g_after) as g(seq, account, asset, amount, after);

    for i in 1 .. cardinality(r_table) loop
      perform razao.write_rows(r_table[i], p_tenant, v_rows[i]::jsonb);
    end loop;

    update razao.balances b
      set posted = n.posted, outgoing = n.outgoing, incoming = n.incoming, held = n.held, blocked = n.blocked
      from unnest(b_account, b_asset, b_posted, b_outgoing, b_incoming, b_held, b_blocked, b_new)
        as n(account, asset, posted, outgoing, incoming, held, blocked, is_new)
      where b.tenant_id = p_tenant and b.account_id = n.account and b.asset = n.asset and not n.is_new;
    get diagnostics v_written = row_count;
    if v_written <> cardinality(array_positions(b_new, false)) then
      raise exception 'expected % balances, found %', cardinality(array_positions(b_new, false)), v_written
        using errcode = 'serialization_failure';
    end if;
    if true = any (b_new) then
      insert into razao.balances
        select p_tenant, n.account, n.asset, n.posted, n.outgoing, n.incoming, n.held, n.blocked, n.overdraw
        from unnest(b_account, b_asset, b_posted, b_outgoing, b_incoming, b_held, b_blocked, b_overdraw, b_new)
          as n(account, asset, posted, outgoing, incoming, held, blocked, overdraw, is_new)
        where n.is_new;
    end if;

    insert into razao.outbox (tenant_id, commit_no, n, occurred_at, event_id, event_type, entity_id, entity_version, body)
      select p_tenant, v_commit, o.n - 1, p_at, o.event_id, o.type, o.entity, o.version, o.body
      from unnest(o_event_id, o_type, o_entity, o_version, string_to_array(o_bodies, chr(31))) with ordinality
        as o(event_id, type, entity, version, body, n);
    return true;
  end $$;`;

/** What the writer reads, each in one round trip that binds the transaction to its tenant. */
const READS = `
  create function razao.read_head(p_tenant text, p_lock boolean)
  returns table (seq_no bigint, entry_hash text, commit_no bigint, committed_at timestamptz) language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    if p_lock then
      return query select h.seq_no, h.entry_hash, h.commit_no, h.committed_at
        from razao.heads h where h.tenant_id = p_tenant for no key update;
    else
      return query select h.seq_no, h.entry_hash, h.commit_no, h.committed_at
        from razao.heads h where h.tenant_id = p_tenant;
    end if;
  end $$;

  create function razao.read_accounts(p_tenant text, p_ids text[], p_roles text[], p_assets text[])
  returns table (
    account_id text, currency text, type text, status text, is_frozen boolean, system_role text,
    owner_party_id text, owner_status text, promoted_to_account_id text,
    asset text, posted bigint, outgoing bigint, incoming bigint, held bigint, blocked bigint, may_overdraw boolean
  ) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select a.account_id, a.currency, a.type, a.status, a.is_frozen, a.system_role, a.owner_party_id,
             case when o.is_stopped then 'BLOCKED' else o.status end, a.promoted_to_account_id,
             b.asset, b.posted, b.outgoing, b.incoming, b.held, b.blocked, b.may_overdraw
      from razao.accounts a
      left join razao.parties o on o.tenant_id = a.tenant_id and o.party_id = a.owner_party_id
      left join razao.balances b on b.tenant_id = a.tenant_id and b.account_id = a.account_id
      where a.tenant_id = p_tenant and a.account_id = any (p_ids || array(
        select p.promoted_to_account_id from razao.accounts p
        where p.tenant_id = p_tenant and p.account_id = any (p_ids) and p.promoted_to_account_id is not null))
      union all
      select a.account_id, a.currency, a.type, a.status, a.is_frozen, a.system_role, a.owner_party_id, null, null,
             b.asset, b.posted, b.outgoing, b.incoming, b.held, b.blocked, b.may_overdraw
      from unnest(p_roles, p_assets) as r(role, asset)
      join razao.accounts a on a.tenant_id = p_tenant and a.system_role = r.role and a.currency = r.asset
      left join razao.balances b on b.tenant_id = a.tenant_id and b.account_id = a.account_id;
  end $$;

  create function razao.read_balances(p_tenant text, p_ids text[])
  returns table (
    asked_id text, account_id text, type text, display_name text, seq_no bigint, commit_no bigint, banking jsonb,
    asset text, posted bigint, outgoing bigint, incoming bigint, held bigint, blocked bigint, deadline timestamptz
  ) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select n.account_id, a.account_id, a.type, o.display_name, h.seq_no, h.commit_no, m.banking,
             b.asset, b.posted, b.outgoing, b.incoming, b.held, b.blocked,
             (select min(d.expires_at) from razao.holds d
              where d.tenant_id = p_tenant and d.account_id = a.account_id and d.state = 'ACTIVE' and d.expires_at is not null)
      from razao.heads h
      join razao.accounts n on n.tenant_id = h.tenant_id and n.account_id = any (p_ids) and n.system_role is null
      join razao.accounts a on a.tenant_id = n.tenant_id and a.account_id = coalesce(n.promoted_to_account_id, n.account_id)
      left join razao.parties o on o.tenant_id = a.tenant_id and o.party_id = a.owner_party_id
      left join razao.balances b on b.tenant_id = a.tenant_id and b.account_id = a.account_id
      left join lateral (
        select p.banking from razao.payment_methods p
        where p.tenant_id = a.tenant_id and p.account_id = a.account_id and p.receives and p.banking is not null
        order by p.payment_method_id limit 1
      ) m on true
      where h.tenant_id = p_tenant;
  end $$;

  create function razao.find_commands(p_tenant text, p_ids text[], p_not_before timestamptz)
  returns table (command_id text, digest text, status smallint, body text, leased_until timestamptz)
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select c.command_id, c.digest, c.status, c.body, c.leased_until from razao.commands c
      where c.tenant_id = p_tenant and c.command_id = any (p_ids) and c.created_at >= p_not_before;
  end $$;`;
