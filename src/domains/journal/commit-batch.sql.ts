import { PLANNED_ONCE, RECORDED_ALREADY } from '../../platform/db/sql.ts';
import { BALANCES, COMMANDS, ENTRIES, EVENTS, PARAMETERS } from './commit-batch.ts';

const INSERT_COMMANDS = `insert into razao.commands as k (tenant_id, command_id, created_at, digest, status, body, entry_seq, entries, shape, warnings)
        select p_tenant, c.id, p_at, c.digest, c.status, nullif(c.body, ''), c.entry_seq, c.entries, c.shape, nullif(c.warnings, '') from ${COMMANDS.unnested} as c(${COMMANDS.columns})`;

/**
 * Writes one batch of the journal writer: true when it stands, false when another process moved the fence.
 * One call, set-based statements, the head first so that everything after it is under its lock. Commands may
 * complete intents where the tenant has any open; else one that is there already fails by the key.
 */
export const COMMIT_BATCH = `
  create function razao.commit_batch(${PARAMETERS.map(({ name, type }) => `${name} ${type}`).join(', ')}, p_decided timestamptz, p_mark text, p_after text)
  returns boolean language plpgsql ${PLANNED_ONCE} as $$
  declare
    v_commit bigint := p_expected + 1;
    v_rows text[] := string_to_array(r_rows, chr(31));
    v_written int := 0;
    v_command text;
  begin
    perform razao.require_time(p_decided);
    if p_after is not null and p_after is distinct from current_setting('razao.stands', true) then return false; end if;
    perform set_config('razao.tenant', p_tenant, true);
    update razao.heads set commit_no = v_commit, seq_no = p_seq_no, entry_hash = p_entry_hash, committed_at = p_at
      where tenant_id = p_tenant and commit_no = p_expected;
    if not found then return false; end if;

    insert into razao.commits values (p_tenant, v_commit, p_at, p_touched, string_to_array(p_announced, chr(31)), p_seq_no, p_entries);
    if exists (select from razao.commands where tenant_id = p_tenant and status is null) then
      for v_command in ${INSERT_COMMANDS}
        on conflict (tenant_id, command_id) do update
          set status = excluded.status, body = excluded.body, entry_seq = excluded.entry_seq, entries = excluded.entries, shape = excluded.shape, warnings = excluded.warnings,
              leased_until = null
          where k.status is null and k.digest is not distinct from excluded.digest
        returning k.command_id
      loop
        v_written := v_written + 1;
      end loop;
      if v_written <> cardinality(string_to_array(c_id, chr(31))) then
        raise exception 'a command was recorded already' using errcode = '${RECORDED_ALREADY}';
      end if;
    else
      ${INSERT_COMMANDS};
    end if;
    insert into razao.journal_entries (
        tenant_id, seq_no, committed_at, effective_at, accounting_day, is_credit_first, amount, debtor_after, creditor_after, entry_type, tx_id, asset,
        debtor_account_id, creditor_account_id, obligation_id, correlation, reservations, entry_hash, commit_no,
        place, created_event, settled_event, created_by, match_keys, metadata, expected_at, grace_seconds, limit_use, trace)
      select p_tenant, e.seq, p_at, e.effective, e.day, e.credit_first, e.amount, e.debtor_after, e.creditor_after, e.type, e.tx, e.asset,
             e.debtor, e.creditor, e.obligation, nullif(e.correlation, '')::json, nullif(e.reservations, '')::json, e.hash, v_commit,
             e.place, e.created_event, e.settled_event, nullif(e.created_by, ''), nullif(e.match_keys, '')::json, nullif(e.metadata, '')::json, e.expected, e.grace,
             nullif(e.limit_use, '')::jsonb, nullif(e.trace, '')
      from ${ENTRIES.unnested} as e(${ENTRIES.columns});

    for i in 1 .. cardinality(r_table) loop
      perform razao.write_rows(r_table[i], p_tenant, v_rows[i]::jsonb);
    end loop;

    update razao.balances b
      set posted = n.posted, outgoing = n.outgoing, incoming = n.incoming, held = n.held, blocked = n.blocked
      from ${BALANCES.unnested} as n(${BALANCES.columns})
      where b.tenant_id = p_tenant and b.account_id = n.account and b.asset = n.asset and not n.is_new;
    get diagnostics v_written = row_count;
    if v_written <> cardinality(array_positions(b_is_new, false)) then
      raise exception 'expected % balances, found %', cardinality(array_positions(b_is_new, false)), v_written
        using errcode = 'serialization_failure';
    end if;
    if true = any (b_is_new) then
      insert into razao.balances
        select p_tenant, n.account, n.asset, n.posted, n.outgoing, n.incoming, n.held, n.blocked, n.overdraw
        from ${BALANCES.unnested} as n(${BALANCES.columns}) where n.is_new;
    end if;

    insert into razao.outbox (tenant_id, commit_no, n, occurred_at, event_id, event_type, entity_id, entity_version, body)
      select p_tenant, v_commit, o.n, p_at, o.event_id, o.type, o.entity, o.version, o.body
      from ${EVENTS.unnested} as o(${EVENTS.columns});
    perform set_config('razao.stands', p_mark, false);
    return true;
  end $$`;
