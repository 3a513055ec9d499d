import { rowLoader } from '../../platform/db/row-loader.ts';
import type { Query } from '../../platform/db/query.ts';
import type { PostgresRow } from '../../platform/db/row.ts';
import type { DerivedRows, RowSource, RowWrite } from '../journal/index.ts';
import { obligationCodec, type Obligation } from '../obligations/index.ts';
import { consentCodec, revokedConsentCodec } from './consent.entity.ts';
import { entryCodec, freedSourceCodec, shareCodec, sourceCodec } from './entry.entity.ts';
import { invitationCodec, memberCodec } from './member.entity.ts';
import { cycleCodec, recurringExpenseCodec, recurringPostingCodec } from './recurrence.entity.ts';
import { spendRequestCodec } from './spend-request.entity.ts';
import { squadCodec } from './squad.entity.ts';
import {
  AGENDA, agendaId, ENTRY, entryId, INVITATION, invitationId, keyOf, MEMBER, memberId, RECURRING_EXPENSE, SPEND_REQUEST, SOURCE,
  sourceId, SQUAD,
  SQUADS_OF, squadsOf, transactionOf, VIEW, viewId,
  type Collected, type Consent, type Cycle, type Entry, type Invitation, type Member, type RecurringExpense, type RecurringPosting,
  type Share, type Source,
  type SpendRequest, type Squad, type SquadAgenda, type SquadView,
} from './squad.ts';

/** A squad's row, which carries its members to the commands after it. */
export function squadRow(squad: Squad, isNew = false): RowWrite<Squad> {
  return { codec: squadCodec, id: squad.sqdId, isNew, value: squad };
}

export function memberRow(member: Member, isNew = false): RowWrite<Member> {
  return { codec: memberCodec, id: memberId(member.sqdId, member.accountId), isNew, value: member };
}

export function invitationRow(invitation: Invitation, isNew = false): RowWrite<Invitation> {
  return { codec: invitationCodec, id: invitationId(invitation.sqdId, invitation.accountId), isNew, value: invitation };
}

/** A cycle's row. The open one is carried by the squad. */
export function cycleRow(cycle: Cycle, isNew = false): RowWrite<Cycle> {
  return { codec: cycleCodec, id: `sqc_${cycle.sqdId}.${cycle.number}`, isNew, value: cycle };
}

/** An entry's row, which carries its shares to the commands after it; shares that are new or changed are rows of their own. */
export function entryRow(entry: Entry, isNew = false): RowWrite<Entry> {
  return { codec: entryCodec, id: entryId(entry.sqdId, entry.entrySeq), isNew, value: entry };
}

export function shareRow(share: Share, isNew = false): RowWrite<Share> {
  return { codec: shareCodec, id: `sqs_${share.sqdId}.${share.dividedSeq}.${share.place}`, isNew, value: share };
}

export function expenseRow(expense: RecurringExpense, isNew = false): RowWrite<RecurringExpense> {
  return { codec: recurringExpenseCodec, id: expense.rexId, isNew, value: expense };
}

/** Row with the outcome of a recurring expense in a cycle: written once. */
export function postingRow(posting: RecurringPosting): RowWrite<RecurringPosting> {
  return { codec: recurringPostingCodec, id: `sqp_${posting.rexId}.${posting.cycle}`, isNew: true, value: posting };
}

export function consentRow(consent: Consent, isNew = false): RowWrite<Consent> {
  return { codec: consentCodec, id: consent.consentId, isNew, value: consent };
}

/** Deletes a consent. */
export function revokedConsentRow(consent: Consent): RowWrite<Consent> {
  return { codec: revokedConsentCodec, id: consent.consentId, isNew: false, value: consent };
}

export function spendRequestRow(request: SpendRequest, isNew = false): RowWrite<SpendRequest> {
  return { codec: spendRequestCodec, id: request.spendRequestId, isNew, value: request };
}

/** A transaction that an expense was paid in. */
export function sourceRow(source: Source): RowWrite<Source> {
  return { codec: sourceCodec, id: sourceId(source.txId), isNew: true, value: source };
}

/** Deletes a source: its transaction can be split again, by a request made after the commit. */
export function freedSourceRow(source: Source): RowWrite<Source> {
  return { codec: freedSourceCodec, id: sourceId(source.txId), isNew: false, value: source };
}

const READ_SQUADS = { name: 'read-whole-squads', text: 'select * from razao.read_whole_squads($1, $2)' };
const READ_MEMBERS = {
  name: 'read-squad-members', text: `select ${memberCodec.columns.join(', ')} from razao.read_squad_members($1, $2, $3)`,
};
const READ_INVITATIONS = {
  name: 'read-squad-invitations', text: `select ${invitationCodec.columns.join(', ')} from razao.read_squad_invitations($1, $2, $3)`,
};
const READ_ENTRIES = { name: 'read-squad-entries', text: 'select * from razao.read_squad_entries($1, $2, $3)' };
const READ_VIEWS = { name: 'read-squad-views', text: 'select * from razao.read_squad_views($1, $2, $3)' };

/** A squad as Postgres gives it. */
export interface SquadColumns {
  squad: PostgresRow;
  members: PostgresRow[];
  invitations: PostgresRow[];
  cycle: PostgresRow | null;
  account_version: string;
}

/** The rows of squads by id. */
export const loadSquadRows = rowLoader('squads', squadCodec, ({ sqdId }) => sqdId);

/** Squads by id with all that belongs to them, for the journal writer and for reads. */
export async function loadSquads(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Squad>> {
  const rows = await query<SquadColumns>(READ_SQUADS, [tenant, ids]);
  return new Map(rows.map(readSquad).map((squad) => [squad.sqdId, squad]));
}

export function readSquad({ squad, members, invitations, cycle, account_version }: SquadColumns): Squad {
  return {
    ...squadCodec.read(squad), members: members.map(memberCodec.read), invitations: invitations.map(invitationCodec.read),
    cycle: cycle && cycleCodec.read(cycle), accountVersion: BigInt(account_version),
  };
}

async function loadMembers(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Member>> {
  const members = (await query<PostgresRow>(READ_MEMBERS, [tenant, ...columnsOf(ids)])).map(memberCodec.read);
  return new Map(members.map((member) => [memberId(member.sqdId, member.accountId), member]));
}

async function loadInvitations(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Invitation>> {
  const invitations = (await query<PostgresRow>(READ_INVITATIONS, [tenant, ...columnsOf(ids)])).map(invitationCodec.read);
  return new Map(invitations.map((it) => [invitationId(it.sqdId, it.accountId), it]));
}

/** Entries with their shares. */
export async function loadEntries(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Entry>> {
  const rows = await query<{ entry: PostgresRow; shares: PostgresRow[] }>(READ_ENTRIES, [tenant, ...columnsOf(ids)]);
  return new Map(rows.map(({ entry: columns, shares }) => {
    const entry: Entry = { ...entryCodec.read(columns), shares: shares.map(shareCodec.read) };
    return [entryId(entry.sqdId, entry.entrySeq), entry];
  }));
}

/** Spend requests by id. */
export const loadSpendRequests = rowLoader('squad_spend_requests', spendRequestCodec, ({ spendRequestId }) => spendRequestId);

/** Squad as one member sees it, beside its row, as Postgres returns it. */
export interface ViewColumns {
  sqd_id: string;
  account_id: string;
  postings: PostgresRow[];
  expenses: PostgresRow[];
  consents: PostgresRow[];
}

async function loadViews(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, SquadView>> {
  const rows = await query<ViewColumns>(READ_VIEWS, [tenant, ...columnsOf(ids)]);
  return new Map(rows.map((row) => [viewId(row.sqd_id, row.account_id), readView(row)]));
}

export function readView({ postings, expenses, consents }: Pick<ViewColumns, 'postings' | 'expenses' | 'consents'>): SquadView {
  return {
    postings: postings.map(recurringPostingCodec.read), expenses: expenses.map(recurringExpenseCodec.read),
    consents: consents.map(consentCodec.read),
  };
}

function columnsOf(ids: readonly string[]): [string[], string[]] {
  const keys = ids.map(keyOf);
  return [keys.map(([squad]) => squad), keys.map(([, other]) => other)];
}

/** Recurring expenses by id, deleted ones too. */
export const loadExpenses = rowLoader('recurring_expenses', recurringExpenseCodec, ({ rexId }) => rexId);

/** Consents by id. */
export const loadConsents = rowLoader('auto_collect_consents', consentCodec, ({ consentId }) => consentId);

const READ_AGENDAS = { name: 'read-squad-agendas', text: 'select * from razao.read_squad_agendas($1, $2)' };

async function loadAgendas(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, SquadAgenda>> {
  const rows = await query<Omit<ViewColumns, 'account_id'> & { spent: string }>(READ_AGENDAS, [tenant, ids.map((id) => keyOf(id)[0])]);
  return new Map(rows.map((row) => [
    agendaId(row.sqd_id), { ...readView(row), collected: readCollected(row), spentCents: Number(row.spent) },
  ]));
}

function readCollected({ consents }: Pick<ViewColumns, 'consents'>): ReadonlyMap<string, Collected> {
  return new Map(consents.flatMap(({ consent_id, collected }) => (collected ? [[consent_id as string, collected as Collected]] : [])));
}

const READ_SOURCES = { name: 'read-squad-sources', text: `select ${sourceCodec.columns.join(', ')} from razao.read_squad_sources($1, $2)` };

async function loadSources(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Source>> {
  const sources = (await query<PostgresRow>(READ_SOURCES, [tenant, ids.map(transactionOf)])).map(sourceCodec.read);
  return new Map(sources.map((source) => [sourceId(source.txId), source]));
}

const READ_COUNTS = { name: 'read-squads-of', text: 'select * from razao.read_squads_of($1, $2)' };

/** Counts the OPEN squads that accounts are in. */
async function loadCounts(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await query<{ account_id: string; squads: string }>(READ_COUNTS, [tenant, ids.map(accountOf)]);
  return new Map(rows.map(({ account_id, squads }) => [squadsOf(account_id), Number(squads)]));
}

const accountOf = (id: string): string => id.slice(SQUADS_OF.prefix.length + 1);

/** An account is in one squad more, or less, when its membership or the squad is written. */
const countDerived: DerivedRows = {
  concerns: ({ codec, value }) => codec === memberCodec || (codec === squadCodec && (value as Squad).state === 'CLOSED'),
  follows: (id, { codec, value }) =>
    (codec === memberCodec ? (value as Member).accountId === accountOf(id) : (value as Squad).members.some(
      (it) => it.accountId === accountOf(id),
    )),
};

const VIEWED: readonly unknown[] = [recurringExpenseCodec, recurringPostingCodec, consentCodec, revokedConsentCodec];

/** Dependencies of a member's view beside the squad's row: the rows of recurrence and of consents. */
const viewDerived: DerivedRows = {
  concerns: (row) => VIEWED.includes(row.codec) || opensOrCloses(row),
  follows: (id, { value }) => (value as { readonly sqdId: string }).sqdId === keyOf(id)[0],
};

/** True when a row opens or closes a cycle: the open cycle determines which postings are read. */
function opensOrCloses({ codec, isNew, value }: RowWrite): boolean {
  return codec === cycleCodec && (isNew || (value as Cycle).closedAt !== null);
}

/** Dependencies of a squad's recurrence: those of the view, and its cycles; its spending depends on its spends, and on their outcomes. */
const agendaDerived: DerivedRows = {
  concerns: (row) =>
    VIEWED.includes(row.codec) || row.codec === cycleCodec || (row.codec === entryCodec && (row.value as Entry).kind === 'SPEND')
    || (row.codec === obligationCodec && (row.value as Obligation).sqdId !== null),
  follows: viewDerived.follows,
};

/** Row sources by which the journal writer finds the rows of squads. */
export const squadRows: readonly RowSource[] = [
  { kind: SQUAD, load: loadSquads }, { kind: MEMBER, load: loadMembers }, { kind: INVITATION, load: loadInvitations },
  { kind: ENTRY, load: loadEntries }, { kind: SOURCE, load: loadSources }, { kind: SPEND_REQUEST, load: loadSpendRequests },
  { kind: SQUADS_OF, load: loadCounts, derived: countDerived }, { kind: VIEW, load: loadViews, derived: viewDerived },
  { kind: AGENDA, load: loadAgendas, derived: agendaDerived }, { kind: RECURRING_EXPENSE, load: loadExpenses },
];
