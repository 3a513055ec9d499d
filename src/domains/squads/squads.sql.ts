import { AS_OWNER, BY_KEY, eachOf, nextMoment, rowReader, rowsOf, rowWriter } from '../../platform/db/sql.ts';
import { consentCodec, revokedConsentCodec } from './consent.entity.ts';
import { entryCodec, freedSourceCodec, shareCodec, sourceCodec } from './entry.entity.ts';
import { READ_FEED } from './feed/feed.sql.ts';
import { invitationCodec, memberCodec } from './member.entity.ts';
import { cycleCodec, recurringExpenseCodec, recurringPostingCodec } from './recurrence.entity.ts';
import { spendRequestCodec } from './spend-request.entity.ts';
import { squadCodec } from './squad.entity.ts';

/** A squad with its active members in the order of joining, its pending invitations and its open cycle: what every write of it reads. */
const READ_SQUADS = `
  create function razao.read_whole_squads(p_tenant text, p_ids text[]) returns table (squad json, members json, invitations json, cycle json, account_version bigint)
  language plpgsql stable ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select to_json(s), (
          select coalesce(json_agg(to_json(m) order by m.joined_seq), '[]')
          from razao.squad_members m where m.tenant_id = p_tenant and m.sqd_id = s.sqd_id and m.left_at is null
        ), (
          select coalesce(json_agg(to_json(i) order by i.created_seq), '[]')
          from razao.squad_invitations i where i.tenant_id = p_tenant and i.sqd_id = s.sqd_id and i.state = 'PENDING'
        ), (
          select to_json(c) from razao.squad_cycles c where c.tenant_id = p_tenant and c.sqd_id = s.sqd_id and c.number = s.open_cycle
        ), a.version
      from razao.squads s
      join razao.accounts a on a.tenant_id = p_tenant and a.account_id = s.account_id
      where s.tenant_id = p_tenant and s.sqd_id = any (p_ids);
  end $$`;

/** Rows by squad and account. */
function readOfAccounts(name: string, table: string): string {
  return `
  create function razao.${name}(p_tenant text, p_squads text[], p_accounts text[]) returns setof razao.${table}
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select r.* from unnest(p_squads, p_accounts) as w(squad, account)
      join razao.${table} r on r.tenant_id = p_tenant and r.sqd_id = w.squad and r.account_id = w.account;
  end $$`;
}

/** Entries by squad and number, each with its shares in the order of their division. */
const READ_ENTRIES = `
  create function razao.read_squad_entries(p_tenant text, p_squads text[], p_seqs bigint[]) returns table (entry json, shares json)
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select to_json(e), (
          select coalesce(json_agg(to_json(h) order by h.divided_seq, h.place), '[]')
          from razao.squad_shares h where h.tenant_id = p_tenant and h.sqd_id = e.sqd_id and h.entry_seq = e.entry_seq
        )
      from unnest(p_squads, p_seqs) as w(squad, seq)
      join razao.squad_entries e on e.tenant_id = p_tenant and e.sqd_id = w.squad and e.entry_seq = w.seq;
  end $$`;

/** Of an entry: the month of its cycle, where that has closed, and the addresses of the members who ever bore a share of it. */
const READ_PAST = `
  create function razao.read_past_of_squad_entry(p_tenant text, p_squad text, p_seq bigint) returns table (closed_period text, addresses json)
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select c.period, (
          select coalesce(json_object_agg(m.account_id, m.address), '{}')
          from (select distinct h.debtor_account_id from razao.squad_shares h where h.tenant_id = p_tenant and h.sqd_id = p_squad and h.entry_seq = p_seq) b
          join razao.squad_members m on m.tenant_id = p_tenant and m.sqd_id = p_squad and m.account_id = b.debtor_account_id
        )
      from razao.squad_entries e
      left join razao.squad_cycles c on c.tenant_id = p_tenant and c.sqd_id = p_squad and c.number = e.cycle and c.closed_at is not null
      where e.tenant_id = p_tenant and e.sqd_id = p_squad and e.entry_seq = p_seq;
  end $$`;

/** Reads a squad as one member sees it, beside its row: what falls due in the open cycle, and the member's own consents. */
const READ_VIEWS = `
  create function razao.read_squad_views(p_tenant text, p_squads text[], p_accounts text[])
  returns table (sqd_id text, account_id text, postings json, expenses json, consents json)
  language plpgsql stable ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select w.squad, w.account, (
          select coalesce(json_agg(to_json(p)), '[]') from razao.recurring_postings p
          where p.tenant_id = p_tenant and p.sqd_id = w.squad and p.cycle = s.open_cycle
        ), (
          select coalesce(json_agg(to_json(x) order by x.rex_id), '[]') from razao.recurring_expenses x
          where x.tenant_id = p_tenant and x.sqd_id = w.squad and s.open_cycle is not null
            and (x.deleted_at is null or exists (select from razao.recurring_postings p
              where p.tenant_id = p_tenant and p.rex_id = x.rex_id and p.cycle = s.open_cycle))
        ), (
          select coalesce(json_agg(to_json(n) order by n.consent_id), '[]') from razao.auto_collect_consents n
          where n.tenant_id = p_tenant and n.sqd_id = w.squad and n.account_id = w.account
        )
      from unnest(p_squads, p_accounts) as w(squad, account)
      join razao.squads s on s.tenant_id = p_tenant and s.sqd_id = w.squad;
  end $$`;

/**
 * Collected from the member of a consent `n` for its expense in the last month in which anything was collected from them, by this consent
 * and by those that were revoked: the payments themselves are counted. Null where there are none.
 */
const LAST_COLLECTED = `(
            select jsonb_build_object('month', max(to_char(l.month, 'YYYY-MM')), 'cents', sum(h.cents)) from (
              select date_trunc('month', max(e.occurred_at) at time zone interval '-03:00') as month from razao.squad_entries e
              where e.tenant_id = p_tenant and e.sqd_id = s.sqd_id and e.actor_account_id = n.account_id and e.auto_collected
            ) l
            join razao.squad_entries e on e.tenant_id = p_tenant and e.sqd_id = s.sqd_id and e.actor_account_id = n.account_id and e.auto_collected
              and e.occurred_at >= l.month at time zone interval '-03:00'
            join razao.squad_shares h on h.tenant_id = p_tenant and h.sqd_id = s.sqd_id and h.settlement_seq = e.entry_seq
            join razao.squad_entries x on x.tenant_id = p_tenant and x.sqd_id = s.sqd_id and x.entry_seq = h.entry_seq and x.rex_id = n.rex_id
            having count(*) > 0
          )`;

/**
 * Reads the recurrence of squads: recurring expenses that are not deleted, their outcomes in the open cycle, all consents to collect them
 * with their last collections, and the squad account's spending in that cycle without what failed.
 */
const READ_AGENDAS = `
  create function razao.read_squad_agendas(p_tenant text, p_ids text[])
  returns table (sqd_id text, postings json, expenses json, consents json, spent bigint)
  language plpgsql stable ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select s.sqd_id, (
          select coalesce(json_agg(to_json(p)), '[]') from razao.recurring_postings p
          where p.tenant_id = p_tenant and p.sqd_id = s.sqd_id and p.cycle = s.open_cycle
        ), (
          select coalesce(json_agg(to_json(x) order by x.rex_id), '[]') from razao.recurring_expenses x
          where x.tenant_id = p_tenant and x.sqd_id = s.sqd_id and x.deleted_at is null
        ), (
          select coalesce(json_agg(to_jsonb(n) || jsonb_build_object('collected', ${LAST_COLLECTED}) order by n.consent_id), '[]')
          from razao.auto_collect_consents n where n.tenant_id = p_tenant and n.sqd_id = s.sqd_id
        ), (
          select coalesce(sum(e.amount), 0)::bigint from razao.squad_entries e
          join razao.obligations o on o.tenant_id = p_tenant and o.obligation_id = e.obligation_id
          where e.tenant_id = p_tenant and e.sqd_id = s.sqd_id and e.cycle = s.open_cycle and e.kind = 'SPEND'
            and (o.state <> 'FINAL' or o.resolution_outcome = 'SETTLED')
        )
      from razao.squads s where s.tenant_id = p_tenant and s.sqd_id = any (p_ids);
  end $$`;

/** All that a member reads of a squad, in one snapshot: functions that are stable see what the query sees that calls them. */
const READ_DETAIL = `
  create function razao.read_squad_detail(p_tenant text, p_squad text, p_account text)
  returns table (
    squad json, members json, invitations json, cycle json, account_version bigint,
    sqd_id text, account_id text, postings json, expenses json, consents json, posted bigint
  ) language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select s.*, v.*, coalesce((
          select b.posted from razao.balances b
          where b.tenant_id = p_tenant and b.account_id = s.squad ->> 'account_id' and b.asset = s.squad ->> 'currency'
        ), 0)
      from razao.read_whole_squads(p_tenant, array[p_squad]) s, razao.read_squad_views(p_tenant, array[p_squad], array[p_account]) v;
  end $$`;

/** The oldest open shares of an account on one side. None of an entry before the last simplification is open. */
function oldestShares(side: 'debtor' | 'creditor'): string {
  return `(
    select coalesce(json_agg(json_build_object('share', o.share, 'description', o.description) order by o.entry_seq, o.divided_seq, o.place), '[]') from (
      select to_json(h) as share, e.description, h.entry_seq, h.divided_seq, h.place
      from razao.squad_shares h
      join razao.squad_entries e on e.tenant_id = p_tenant and e.sqd_id = p_squad and e.entry_seq = h.entry_seq
      where h.tenant_id = p_tenant and h.sqd_id = p_squad and h.${side}_account_id = p_account and h.state = 'OPEN'
        and h.entry_seq >= (s.squad ->> 'simplified_seq')::bigint
      order by h.entry_seq, h.divided_seq, h.place limit p_most
    ) o
  )`;
}

/** A squad with the oldest open shares of one account each way, in one snapshot. */
const READ_PLAN = `
  create function razao.read_squad_plan(p_tenant text, p_squad text, p_account text, p_most int)
  returns table (squad json, members json, invitations json, cycle json, account_version bigint, debts json, claims json)
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select s.*, ${oldestShares('debtor')}, ${oldestShares('creditor')} from razao.read_whole_squads(p_tenant, array[p_squad]) s;
  end $$`;

/** A squad with its open shares, those between the same two summed, in one snapshot. */
const READ_DEBTS = `
  create function razao.read_squad_debts(p_tenant text, p_squad text)
  returns table (squad json, members json, invitations json, cycle json, account_version bigint, debts json)
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select s.*, (
        select coalesce(json_agg(d), '[]') from (
          select h.debtor_account_id as debtor, h.creditor_account_id as creditor, sum(h.cents)::bigint as cents
          from razao.squad_members m
          join razao.squad_shares h on h.tenant_id = p_tenant and h.sqd_id = p_squad and h.debtor_account_id = m.account_id and h.state = 'OPEN'
            and h.entry_seq >= (s.squad ->> 'simplified_seq')::bigint
          where m.tenant_id = p_tenant and m.sqd_id = p_squad and m.left_at is null and m.owed > 0
          group by 1, 2
        ) d
      ) from razao.read_whole_squads(p_tenant, array[p_squad]) s;
  end $$`;

/** Finds the accounts to which an account owes shares of these entries, or owed them. */
const READ_CREDITORS = `
  create function razao.read_squad_creditors(p_tenant text, p_squad text, p_debtor text, p_seqs bigint[]) returns table (account_id text)
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select distinct h.creditor_account_id from razao.squad_shares h
      where h.tenant_id = p_tenant and h.sqd_id = p_squad and h.entry_seq = any (p_seqs) and h.debtor_account_id = p_debtor;
  end $$`;

/** Counts the OPEN squads that accounts are in. */
const READ_COUNTS = `
  create function razao.read_squads_of(p_tenant text, p_accounts text[]) returns table (account_id text, squads bigint)
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select w.account, (
        select count(*) from razao.squad_members m join razao.squads s on s.tenant_id = p_tenant and s.sqd_id = m.sqd_id and s.state = 'OPEN'
        where m.tenant_id = p_tenant and m.account_id = w.account and m.left_at is null
      ) from unnest(p_accounts) as w(account);
  end $$`;

/** Reads the standing of accounts in the OPEN squads that they are in, those joined last first. */
const READ_COMMITTED = `
  create function razao.read_committed_squads(p_tenant text, p_accounts text[]) returns table (account_id text, committed jsonb)
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select m.account_id, jsonb_agg(jsonb_build_object(
        'sqd_id', s.sqd_id, 'name', s.name, 'state', s.state, 'role', m.role, 'funded_in_cents', m.funded_in, 'has_open_debts', m.owed > 0 or m.owed_to > 0,
        'your_net_cents', m.owed_to - m.owed, 'your_owed_cents', m.owed, 'your_owed_to_cents', m.owed_to
      ) order by m.joined_at desc, s.sqd_id desc)
      from unnest(p_accounts) as w(account)
      ${eachOf('select * from razao.squad_members k where k.tenant_id = p_tenant and k.account_id = w.account and k.left_at is null', 'm')}
      ${eachOf("select * from razao.squads k where k.tenant_id = p_tenant and k.sqd_id = m.sqd_id and k.state = 'OPEN'", 's')}
      group by m.account_id;
  end $$`;

/** Those transactions whose entries take money from an account in sum. */
const FIND_PAID = `
  create function razao.find_paid_transactions(p_tenant text, p_account text, p_txs text[]) returns table (tx_id text)
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select w.tx from unnest(p_txs) as w(tx)
      where (
        select sum(case when e.creditor_account_id = p_account then e.amount else -e.amount end) from razao.journal_entries e
        where e.tenant_id = p_tenant and e.tx_id = w.tx and p_account in (e.debtor_account_id, e.creditor_account_id)
      ) < 0;
  end $$`;

/** The squads of each tenant whose clock is due, those that wait longest first, at most so many of a tenant. */
const SQUADS_DUE = `
  create function razao.squads_due(p_now timestamptz, p_most int) returns table (tenant_id text, sqd_id text)
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id, due.sqd_id from razao.tenants t cross join lateral (
      select s.sqd_id from razao.squads s where s.tenant_id = t.tenant_id and s.next_at <= p_now order by s.next_at limit p_most
    ) due
  $$`;

/** Rows that are really deleted: a consent that was revoked, a transaction whose expense was voided. */
const DELETES = [`
  create function razao.write_revoked_consents(p_tenant text, p_written jsonb) returns void language sql as $$
    delete from razao.auto_collect_consents c using ${rowsOf(revokedConsentCodec.columns)} as r
    where c.tenant_id = p_tenant and c.consent_id = r ->> 0
  $$`, `
  create function razao.write_freed_sources(p_tenant text, p_written jsonb) returns void language sql as $$
    delete from razao.squad_sources s using ${rowsOf(freedSourceCodec.columns)} as r
    where s.tenant_id = p_tenant and s.tx_id = r ->> 0
  $$`];

const codecs = [
  squadCodec, memberCodec, invitationCodec, entryCodec, shareCodec, sourceCodec, spendRequestCodec, cycleCodec, recurringExpenseCodec,
  recurringPostingCodec, consentCodec,
];

/** The functions of squads. */
export const squadFunctions = [
  ...codecs.map(({ writer }) => rowWriter(...writer)), ...DELETES, READ_SQUADS, READ_ENTRIES, READ_PAST, READ_VIEWS, READ_AGENDAS,
  READ_DETAIL, READ_PLAN,
  READ_DEBTS, READ_CREDITORS, READ_COUNTS, READ_COMMITTED, READ_FEED, FIND_PAID, SQUADS_DUE,
  nextMoment('squads_next_due', { table: 'squads', moment: 'r.next_at' }), rowReader('squads', 'sqd_id', BY_KEY),
  rowReader('squad_spend_requests', 'spend_request_id', BY_KEY),
  rowReader('squad_sources', 'tx_id', BY_KEY), rowReader('recurring_expenses', 'rex_id', BY_KEY),
  rowReader('auto_collect_consents', 'consent_id', BY_KEY),
  readOfAccounts('read_squad_members', 'squad_members'), readOfAccounts('read_squad_invitations', 'squad_invitations'),
];
