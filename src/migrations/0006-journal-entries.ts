import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/**
 * The journal: entries chained by hash, each with the one move that it makes and the balances that it left behind, and
 * live balances. Postgres holds on its own that entries are never changed, that what leaves one account reaches another,
 * and that nothing but the faucet is overdrawn.
 */
export class Migration0006JournalEntries extends Migration {
  override up(): void {
    this.addSql(JOURNAL);
    this.addSql(PAST);
  }
}

const JOURNAL = `
  create table razao.journal_entries (
    tenant_id           text not null,
    seq_no              bigint not null constraint seq_no_from_one check (seq_no > 0),
    committed_at        timestamptz not null,
    effective_at        timestamptz not null,
    accounting_day      date not null,
    is_credit_first     boolean not null,
    amount              bigint constraint entry_moves_something check (amount > 0),
    debtor_after        bigint,
    creditor_after      bigint,
    entry_type          text not null,
    tx_id               text not null,
    asset               text,
    debtor_account_id   text,
    creditor_account_id text constraint entry_between_accounts check (creditor_account_id <> debtor_account_id),
    obligation_id       text,
    correlation         json,
    reservations        json,
    entry_hash          text not null,
    commit_no           bigint not null,
    place               int,
    created_event       uuid,
    settled_event       uuid,
    created_by          text,
    match_keys          json,
    metadata            json,
    expected_at         timestamptz,
    grace_seconds       int,
    limit_use           jsonb,
    trace               text,
    primary key (tenant_id, seq_no),
    constraint entry_moves_whole check (num_nonnulls(asset, amount, debtor_account_id, creditor_account_id, debtor_after, creditor_after) in (0, 6)),
    constraint entry_pays_whole check (num_nonnulls(created_by, place, created_event, settled_event, case when created_by is not null then amount end) in (0, 5))
  );
  create index journal_entries_by_debtor on razao.journal_entries (tenant_id, debtor_account_id, seq_no) where debtor_account_id is not null;
  create index journal_entries_by_creditor on razao.journal_entries (tenant_id, creditor_account_id, seq_no) where creditor_account_id is not null;
  create index journal_entries_by_tx on razao.journal_entries (tenant_id, tx_id, seq_no);
  create index journal_entries_by_event on razao.journal_entries using brin (created_event uuid_bloom_ops, settled_event uuid_bloom_ops)
    with (pages_per_range = 32, autosummarize = on);
  create trigger journal_entries_append_only before update or delete on razao.journal_entries
    for each row execute function razao.refuse_change();
  ${tenantTable('journal_entries', 'select, insert')}

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
  ${tenantTable('balances', 'select, insert, update')}`;

/**
 * Rows from which past states of the books are found. Two kinds are kept, neither by a NATIVE transfer: postings that count before they
 * were written, and the outgoing, incoming, held and blocked amounts after each entry.
 */
const PAST = `
  create table razao.late_postings (
    tenant_id      text not null,
    account_id     text not null,
    asset          text not null,
    effective_at   timestamptz not null,
    seq_no         bigint not null,
    amount         bigint not null,
    accounting_day date not null,
    committed_day  date not null,
    primary key (tenant_id, account_id, asset, effective_at, seq_no)
  );
  create index late_postings_across_days on razao.late_postings (tenant_id, account_id, asset, accounting_day, committed_day)
    include (amount, seq_no) where accounting_day <> committed_day;
  create index late_entries_by_day on razao.late_postings (tenant_id, accounting_day, seq_no) where accounting_day <> committed_day;
  create trigger late_postings_append_only before update or delete on razao.late_postings
    for each row execute function razao.refuse_change();
  ${tenantTable('late_postings', 'select, insert')}

  create table razao.balance_marks (
    tenant_id  text not null,
    account_id text not null,
    asset      text not null,
    seq_no     bigint not null,
    outgoing   bigint not null,
    incoming   bigint not null,
    held       bigint not null,
    blocked    bigint not null,
    reserves   boolean not null,
    changes    jsonb not null,
    primary key (tenant_id, account_id, asset, seq_no)
  );
  create trigger balance_marks_append_only before update or delete on razao.balance_marks
    for each row execute function razao.refuse_change();
  ${tenantTable('balance_marks', 'select, insert')}

  create table razao.position_checkpoints (
    tenant_id  text not null,
    account_id text not null,
    seq_no     bigint not null,
    positions  jsonb not null,
    primary key (tenant_id, account_id, seq_no)
  );
  ${tenantTable('position_checkpoints', 'select, insert')}`;
