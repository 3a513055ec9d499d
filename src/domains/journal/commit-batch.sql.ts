import { CLOCK, TOLERATED } from '../../platform/db/clock.sql.ts';
import { obligationInSql } from '../../platform/db/outbox.sql.ts';
import { PLANNED_ONCE } from '../../platform/db/sql.ts';
import { RECORDED_ALREADY } from '../../platform/sqlstates.ts';
import {
  BALANCES, COMMANDS, DAYS, ENTRIES, EVENTS, FORMS, NEW_BALANCES, PARAMETERS, type Rows, type Source,
} from './commit-batch.ts';

/** Returns a statement on rows in each of their forms; without rows it is not carried out. */
function each({ form, all, plain, single }: Rows, statement: (source: Source) => string): string {
  return `if ${form} = ${FORMS.SINGLE} then
        ${statement(single)};
      elsif ${form} = ${FORMS.PLAIN} then
        ${statement(plain)};
      elsif ${form} = ${FORMS.ANY} then
        ${statement(all)};
      end if;`;
}

const insertCommands = ({ columns, rows }: Source): string => `insert into razao.commands as k (tenant_id, created_at, ${columns})
          select p_tenant, (select razao.horizon_clock(p_at)), c.* from ${rows} as c`;

const insertEntries = ({ columns, rows }: Source): string =>
  `insert into razao.journal_entries (tenant_id, committed_at, commit_no, ${columns})
          select p_tenant, p_at, v_commit, e.* from ${rows} as e`;

const updateBalances = ({ rows }: Source): string => `update razao.balances b
          set posted = n.posted, outgoing = n.outgoing, incoming = n.incoming, held = n.held, blocked = n.blocked
          from ${rows} as n where b.tenant_id = p_tenant and b.account_id = n.account_id and b.asset = n.asset`;

const addDays = ({ columns, rows }: Source): string =>
  `insert into razao.gl_days as k (tenant_id, ${columns}) select p_tenant, d.* from ${rows} as d
        on conflict (tenant_id, accounting_day, member_type, asset)
          do update set debits = k.debits + excluded.debits, credits = k.credits + excluded.credits`;

const ADD_TURNOVER = 'on conflict (tenant_id, asset) do update set moved = k.moved + excluded.moved';

/**
 * Writes one batch of the journal writer. Returns true when it is committed, false when the head is not the one on which it was decided.
 * The head's number alone does not show that: after a failover that lost commits, other commits have their numbers. The first entry is
 * checked against the hash before it. One call of set-based statements, the head first so that everything after it is under its lock.
 * Commands may complete intents where the tenant has any open; otherwise one that exists already fails by the key.
 */
export const COMMIT_BATCH = `
  create function razao.commit_batch(${PARAMETERS.map(({ name, type }) => `${name} ${type}`).join(', ')}, p_decided timestamptz)
  returns boolean language plpgsql ${PLANNED_ONCE} as $$
  declare
    v_commit bigint;
    v_ahead interval;
    v_tenant text;
    v_has_intents boolean;
    v_rows text[];
    v_written int := 0;
    v_command text;
  begin
    select p_decided - ${CLOCK}, set_config('razao.tenant', p_tenant, true) into v_ahead, v_tenant;
    if v_ahead not between - ${TOLERATED} and ${TOLERATED} then perform razao.require_commit_time(p_decided); end if;
    update razao.heads set commit_no = commit_no + 1, commit_id = p_commit_id, seq_no = p_seq_no, entry_hash = p_entry_hash, committed_at = p_at
      where tenant_id = p_tenant and commit_no = p_expected and commit_id is not distinct from p_expected_id and entry_hash = p_expected_hash
      returning commit_no, exists (select from razao.commands c where c.tenant_id = p_tenant and c.status is null)
      into v_commit, v_has_intents;
    if not found then return false; end if;
    if p_entries > 0
        and encode(sha256((p_expected_hash || p_payload_hash)::bytea), 'hex') is distinct from left(e_entry_hash, 64) then
      raise exception 'entry % does not continue the chain of its tenant', p_seq_no - p_entries + 1 using errcode = 'data_exception';
    end if;

    insert into razao.commits values (p_tenant, v_commit, p_at, p_touched, string_to_array(p_announced, chr(31)), p_seq_no, p_entries, p_commit_id);
    if v_has_intents and c_form > ${FORMS.NONE} then
      for v_command in ${insertCommands(COMMANDS.all)}
        on conflict (tenant_id, command_id) do update
          set status = excluded.status, body = excluded.body, entry_seq = excluded.entry_seq, entries = excluded.entries, shape = excluded.shape, warnings = excluded.warnings,
              leased_until = null
          where k.status is null and k.digest is not distinct from excluded.digest
        returning k.command_id
      loop
        v_written := v_written + 1;
      end loop;
      if v_written <> cardinality(string_to_array(c_command_id, chr(31))) then
        raise exception 'a command was recorded already' using errcode = '${RECORDED_ALREADY}';
      end if;
    else
      ${each(COMMANDS, insertCommands)}
    end if;

    ${each(ENTRIES, insertEntries)}
    if d_form = ${FORMS.SINGLE} then
      ${addDays(DAYS.single)};
      insert into razao.turnovers as k values (p_tenant, d_asset[1], d_credits[1]) ${ADD_TURNOVER};
    elsif d_form > ${FORMS.NONE} then
      ${addDays(DAYS.all)};
      insert into razao.turnovers as k select p_tenant, d.asset, sum(d.credits) from ${DAYS.all.rows} as d group by d.asset ${ADD_TURNOVER};
    end if;

    if r_form > ${FORMS.NONE} then
      v_rows := string_to_array(r_rows, chr(31));
      for i in 1 .. cardinality(r_table) loop
        perform razao.write_rows(r_table[i], p_tenant, v_rows[i]::jsonb);
      end loop;
    end if;

    if p_balances > 0 then
      ${each(BALANCES, updateBalances)}
      get diagnostics v_written = row_count;
      if v_written <> p_balances then
        raise exception 'expected % balances, found %', p_balances, v_written using errcode = 'serialization_failure';
      end if;
    end if;
    if n_form > ${FORMS.NONE} then
      insert into razao.balances (tenant_id, ${NEW_BALANCES.all.columns}) select p_tenant, n.* from ${NEW_BALANCES.all.rows} as n;
    end if;

    if o_form > ${FORMS.NONE} then
      insert into razao.outbox (tenant_id, commit_no, occurred_at, ${EVENTS.all.columns}, obligation_id)
        select p_tenant, v_commit, p_at, o.*, ${obligationInSql('o', 'entity_id')} from ${EVENTS.all.rows} as o;
    end if;
    return true;
  end $$`;
