import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Squads: their members, entries and debts, and their monthly expenses. */
export class Migration0018Squads extends Migration {
  override up(): void {
    for (const table of [
      SQUADS, MEMBERS, INVITATIONS, ENTRIES, SHARES, SOURCES, SPEND_REQUESTS, CYCLES, EXPENSES, POSTINGS, CONSENTS,
    ]) this.addSql(table);
  }
}

const SQUADS = `
  create table razao.squads (
    tenant_id             text not null,
    sqd_id                text not null,
    account_id            text not null,
    address               text not null,
    currency              text not null,
    state                 text not null constraint squad_state check (state in ('OPEN', 'CLOSED')),
    is_frozen             boolean not null,
    name                  text not null,
    description           text,
    emoji                 text,
    image_url             text,
    location              jsonb,
    template              text,
    template_config       jsonb,
    seq                   bigint not null,
    version               bigint not null,
    simplified_seq        bigint not null,
    last_debt_seq         bigint not null,
    funded_in             bigint not null constraint squad_funded_in check (funded_in >= 0),
    goal_cents            bigint constraint squad_goal check (goal_cents > 0),
    goal_date             text,
    goal_achieved_at      timestamptz,
    spend_approval        jsonb,
    closes_on_day         int constraint squad_closes_on_day check (closes_on_day between 1 and 31),
    open_cycle            int,
    cycles                int not null,
    last_closed_period    text,
    recurrence_updated_at timestamptz,
    recurrence_updated_by text,
    pending_requests      jsonb not null,
    live_expenses         jsonb not null,
    next_at               timestamptz,
    created_at            timestamptz not null,
    created_by            text not null,
    updated_at            timestamptz not null,
    closed_at             timestamptz,
    closed_by             text,
    close_reason          text,
    primary key (tenant_id, sqd_id),
    constraint squad_account foreign key (tenant_id, account_id) references razao.accounts deferrable initially deferred,
    constraint squad_has_one_account unique (tenant_id, account_id),
    constraint squad_goal_is_whole check (goal_cents is not null or (goal_date is null and goal_achieved_at is null)),
    constraint squad_cycle_while_on check ((closes_on_day is null) = (open_cycle is null)),
    constraint squad_closed check ((state = 'CLOSED') = (closed_at is not null) and (state = 'OPEN' or next_at is null)),
    constraint squad_counts check (seq >= version and simplified_seq between 0 and seq)
  ) with (fillfactor = 70);
  create index squads_due on razao.squads (tenant_id, next_at) where next_at is not null;
  ${tenantTable('squads', 'select, insert, update')}`;

const MEMBERS = `
  create table razao.squad_members (
    tenant_id   text not null,
    sqd_id      text not null,
    account_id  text not null,
    address     text not null,
    party_id    text not null,
    role        text not null constraint squad_member_role check (role in ('OWNER', 'SPENDER')),
    quota       int not null constraint squad_member_quota check (quota between 1 and 1000),
    joined_seq  bigint not null,
    joined_at   timestamptz not null,
    invited_at  timestamptz,
    invited_by  text,
    left_at     timestamptz,
    funded_in   bigint not null,
    owed        bigint not null,
    owed_to     bigint not null,
    rounding    bigint not null,
    cycle_paid  bigint not null,
    cycle_borne bigint not null,
    primary key (tenant_id, sqd_id, account_id),
    constraint squad_member_squad foreign key (tenant_id, sqd_id) references razao.squads deferrable initially deferred,
    constraint squad_member_account foreign key (tenant_id, account_id) references razao.accounts deferrable initially deferred,
    constraint squad_member_cents check (funded_in >= 0 and owed >= 0 and owed_to >= 0 and cycle_paid >= 0 and cycle_borne >= 0),
    constraint squad_member_left_settled check (left_at is null or (owed = 0 and owed_to = 0))
  ) with (fillfactor = 70);
  create index squad_members_by_account on razao.squad_members (tenant_id, account_id, joined_at desc, sqd_id) where left_at is null;
  ${tenantTable('squad_members', 'select, insert, update')}`;

const INVITATIONS = `
  create table razao.squad_invitations (
    tenant_id          text not null,
    sqd_id             text not null,
    account_id         text not null,
    address            text not null,
    inviter_account_id text not null,
    state              text not null constraint squad_invitation_state check (state in ('PENDING', 'ACCEPTED', 'DECLINED', 'REVOKED')),
    created_at         timestamptz not null,
    created_seq        bigint not null,
    updated_at         timestamptz not null,
    primary key (tenant_id, sqd_id, account_id),
    constraint squad_invitation_squad foreign key (tenant_id, sqd_id) references razao.squads deferrable initially deferred,
    constraint squad_invitation_account foreign key (tenant_id, account_id) references razao.accounts deferrable initially deferred
  );
  create index squad_invitations_pending_of_squad on razao.squad_invitations (tenant_id, sqd_id, created_seq) where state = 'PENDING';
  create index squad_invitations_pending on razao.squad_invitations (tenant_id, account_id, created_at desc, sqd_id) where state = 'PENDING';
  ${tenantTable('squad_invitations', 'select, insert, update')}`;

const ENTRIES = `
  create table razao.squad_entries (
    tenant_id        text not null,
    sqd_id           text not null,
    entry_seq        bigint not null,
    kind             text not null constraint squad_entry_kind check (kind in
                       ('ACCOUNTING', 'FUNDED', 'SPEND', 'SETTLEMENT', 'CYCLE_SUMMARY', 'GOAL_ACHIEVED', 'SPEND_REQUEST', 'SIMPLIFICATION')),
    state            text,
    cycle            int,
    occurred_at      timestamptz not null,
    updated_at       timestamptz not null,
    actor_account_id text,
    amount           bigint constraint squad_entry_amount check (amount >= 0),
    description      text not null,
    members_snapshot jsonb,
    split            jsonb,
    source_tx_ids    jsonb,
    rex_id           text,
    recipient        jsonb,
    obligation_id    text,
    tx_id            text,
    auto_collected   boolean not null,
    spend_request_id text,
    summary          jsonb,
    goal_funded      bigint,
    goal_date        text,
    primary key (tenant_id, sqd_id, entry_seq),
    constraint squad_entry_squad foreign key (tenant_id, sqd_id) references razao.squads deferrable initially deferred,
    constraint squad_entry_payment check ((kind in ('FUNDED', 'SPEND', 'SETTLEMENT')) = (obligation_id is not null)),
    constraint squad_entry_obligation foreign key (tenant_id, obligation_id) references razao.obligations deferrable initially deferred,
    constraint squad_entry_split check ((kind = 'ACCOUNTING') = (split is not null))
  ) with (fillfactor = 85);
  create unique index squad_entries_by_obligation on razao.squad_entries (tenant_id, obligation_id) where obligation_id is not null;
  create index squad_spends_by_cycle on razao.squad_entries (tenant_id, sqd_id, cycle) where kind = 'SPEND';
  create unique index squad_entries_by_request on razao.squad_entries (tenant_id, spend_request_id, kind) where spend_request_id is not null;
  create index squad_entries_by_kind on razao.squad_entries (tenant_id, sqd_id, kind, coalesce(state, ''), entry_seq);
  create index squad_entries_by_cycle on razao.squad_entries (tenant_id, sqd_id, cycle, entry_seq) where cycle is not null;
  ${tenantTable('squad_entries', 'select, insert, update')}`;

const SHARES = `
  create table razao.squad_shares (
    tenant_id           text not null,
    sqd_id              text not null,
    divided_seq         bigint not null,
    place               int not null,
    entry_seq           bigint not null,
    debtor_account_id   text not null,
    creditor_account_id text not null,
    cents               bigint not null constraint squad_share_cents check (cents >= 0),
    state               text not null constraint squad_share_state check (state in ('OPEN', 'SETTLED', 'FORGIVEN', 'SIMPLIFIED', 'OWN', 'REPLACED')),
    lost                bigint not null,
    settled_at          timestamptz,
    settlement_seq      bigint,
    primary key (tenant_id, sqd_id, divided_seq, place),
    constraint squad_share_entry foreign key (tenant_id, sqd_id, entry_seq) references razao.squad_entries deferrable initially deferred,
    constraint squad_share_paid check ((state = 'SETTLED' and cents > 0) = (settlement_seq is not null)),
    constraint squad_share_own check ((state = 'OWN') = (debtor_account_id = creditor_account_id) or state = 'REPLACED'),
    constraint squad_share_owes_something check (state <> 'OPEN' or cents > 0)
  ) with (fillfactor = 85);
  create index squad_shares_by_entry on razao.squad_shares (tenant_id, sqd_id, entry_seq);
  create index squad_shares_owed on razao.squad_shares (tenant_id, sqd_id, debtor_account_id, entry_seq) where state = 'OPEN';
  create index squad_shares_claimed on razao.squad_shares (tenant_id, sqd_id, creditor_account_id, entry_seq) where state = 'OPEN';
  create index squad_shares_by_settlement on razao.squad_shares (tenant_id, sqd_id, settlement_seq) where settlement_seq is not null;
  ${tenantTable('squad_shares', 'select, insert, update')}`;

const SOURCES = `
  create table razao.squad_sources (
    tenant_id text not null,
    tx_id     text not null,
    sqd_id    text not null,
    entry_seq bigint not null,
    primary key (tenant_id, tx_id),
    constraint squad_source_entry foreign key (tenant_id, sqd_id, entry_seq) references razao.squad_entries deferrable initially deferred
  );
  ${tenantTable('squad_sources', 'select, insert, update, delete')}`;

const SPEND_REQUESTS = `
  create table razao.squad_spend_requests (
    tenant_id          text not null,
    spend_request_id   text not null,
    sqd_id             text not null,
    entry_seq          bigint not null,
    state              text not null constraint spend_request_state
                         check (state in ('PENDING_APPROVAL', 'EXECUTED', 'REJECTED', 'EXPIRED', 'FAILED')),
    amount             bigint not null constraint spend_request_amount check (amount > 0),
    rail               text not null,
    recipient          jsonb not null,
    description        text not null,
    requested_by       text not null,
    approver_group     text not null,
    approvals_required int not null,
    approvals          jsonb not null,
    approvers          jsonb,
    expires_at         timestamptz not null,
    obligation_id      text not null,
    tx_id              text not null,
    executed_at        timestamptz,
    rejected_by        text,
    reject_reason      text,
    failed_reason      text,
    version            bigint not null,
    created_at         timestamptz not null,
    updated_at         timestamptz not null,
    primary key (tenant_id, spend_request_id),
    constraint spend_request_entry foreign key (tenant_id, sqd_id, entry_seq) references razao.squad_entries deferrable initially deferred,
    constraint spend_request_has_one_obligation unique (tenant_id, obligation_id),
    constraint spend_request_executed check ((state = 'EXECUTED') = (executed_at is not null)),
    constraint spend_request_failed check ((state = 'FAILED') = (failed_reason is not null)),
    constraint spend_request_decided check ((state = 'PENDING_APPROVAL') = (approvers is null)),
    constraint spend_request_approved check (state <> 'EXECUTED' or jsonb_array_length(approvals) >= approvals_required)
  ) with (fillfactor = 80);
  create index spend_requests_by_squad on razao.squad_spend_requests (tenant_id, sqd_id, entry_seq);
  create index spend_requests_by_state on razao.squad_spend_requests (tenant_id, sqd_id, state, entry_seq);
  ${tenantTable('squad_spend_requests', 'select, insert, update')}`;

const CYCLES = `
  create table razao.squad_cycles (
    tenant_id       text not null,
    sqd_id          text not null,
    number          int not null,
    period          text not null constraint squad_cycle_period check (period ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
    opened_at       timestamptz not null,
    closes_at       timestamptz not null,
    closed_at       timestamptz,
    carried_forward bigint not null,
    expenses_count  int not null,
    expenses        bigint not null,
    settled         bigint not null,
    funded_in       bigint not null,
    primary key (tenant_id, sqd_id, number),
    constraint squad_cycle_squad foreign key (tenant_id, sqd_id) references razao.squads deferrable initially deferred,
    constraint squad_cycle_cents check (carried_forward >= 0 and expenses_count >= 0 and expenses >= 0 and settled >= 0 and funded_in >= 0),
    constraint squad_cycle_open_one exclude (tenant_id with =, sqd_id with =) where (closed_at is null) deferrable initially deferred
  ) with (fillfactor = 70);
  create unique index squad_cycle_closes_a_month_once on razao.squad_cycles (tenant_id, sqd_id, period) where closed_at is not null;
  ${tenantTable('squad_cycles', 'select, insert, update')}`;

const EXPENSES = `
  create table razao.recurring_expenses (
    tenant_id        text not null,
    rex_id           text not null,
    sqd_id           text not null,
    description      text not null,
    amount_kind      text not null constraint recurring_expense_kind check (amount_kind in ('FIXED', 'VARIABLE')),
    amount           bigint constraint recurring_expense_amount check (amount > 0),
    payer_account_id text not null,
    due_day          int not null constraint recurring_expense_due_day check (due_day between 1 and 31),
    due_since        timestamptz not null,
    members_snapshot jsonb,
    split            jsonb not null,
    last_due_on      text,
    created_at       timestamptz not null,
    created_by       text not null,
    updated_at       timestamptz not null,
    deleted_at       timestamptz,
    version          bigint not null,
    primary key (tenant_id, rex_id),
    constraint recurring_expense_squad foreign key (tenant_id, sqd_id) references razao.squads deferrable initially deferred,
    constraint recurring_expense_fixed_has_amount check ((amount_kind = 'FIXED') = (amount is not null))
  ) with (fillfactor = 80);
  create index recurring_expenses_by_squad on razao.recurring_expenses (tenant_id, sqd_id, rex_id);
  ${tenantTable('recurring_expenses', 'select, insert, update')}`;

const POSTINGS = `
  create table razao.recurring_postings (
    tenant_id        text not null,
    rex_id           text not null,
    cycle            int not null,
    sqd_id           text not null,
    state            text not null constraint recurring_posting_state check (state in ('POSTED', 'SKIPPED')),
    due_on           text not null,
    amount           bigint constraint recurring_posting_amount check (amount > 0),
    payer_account_id text not null,
    entry_seq        bigint,
    reason           text,
    primary key (tenant_id, rex_id, cycle),
    constraint recurring_posting_expense foreign key (tenant_id, rex_id) references razao.recurring_expenses deferrable initially deferred,
    constraint recurring_posting_cycle foreign key (tenant_id, sqd_id, cycle) references razao.squad_cycles deferrable initially deferred,
    constraint recurring_posting_posted check ((state = 'POSTED') = (entry_seq is not null)),
    constraint recurring_posting_skipped check ((state = 'SKIPPED') = (reason is not null))
  ) with (fillfactor = 80);
  create index recurring_postings_by_cycle on razao.recurring_postings (tenant_id, sqd_id, cycle);
  create unique index recurring_posting_is_one_entry on razao.recurring_postings (tenant_id, sqd_id, entry_seq) where entry_seq is not null;
  ${tenantTable('recurring_postings', 'select, insert, update')}`;

const CONSENTS = `
  create table razao.auto_collect_consents (
    tenant_id    text not null,
    consent_id   text not null,
    sqd_id       text not null,
    rex_id       text not null,
    account_id   text not null,
    max_amount   bigint not null constraint auto_collect_consent_amount check (max_amount > 0),
    state        text not null constraint auto_collect_consent_state check (state in ('ACTIVE', 'SUSPENDED')),
    granted_at   timestamptz not null,
    suspended_at timestamptz,
    version      bigint not null,
    primary key (tenant_id, consent_id),
    constraint auto_collect_consent_one unique (tenant_id, rex_id, account_id),
    constraint auto_collect_consent_expense foreign key (tenant_id, rex_id) references razao.recurring_expenses deferrable initially deferred,
    constraint auto_collect_consent_suspended check ((state = 'SUSPENDED') = (suspended_at is not null))
  );
  create index auto_collect_consents_by_member on razao.auto_collect_consents (tenant_id, sqd_id, account_id);
  ${tenantTable('auto_collect_consents', 'select, insert, update, delete')}`;
