import type { RowOf } from '../../platform/db/row.ts';
import { present } from '../../platform/assert.ts';
import { encodedId, partsOfId } from '../../platform/id.ts';
import { rowKind } from '../journal/index.ts';
import type { ConsentEntity } from './consent.entity.ts';
import type { EntryEntity, ShareEntity, SourceEntity } from './entry.entity.ts';
import type { InvitationEntity, MemberEntity } from './member.entity.ts';
import type { CycleEntity, RecurringExpenseEntity, RecurringPostingEntity } from './recurrence.entity.ts';
import type { Caller, SquadStatus } from './rules/access.ts';
import type { Goal } from './rules/goal.ts';
import type { SpendRequestEntity } from './spend-request.entity.ts';
import type { SquadEntity } from './squad.entity.ts';

/** The nouns of squads, as rows have them. Amounts in cents. */
export type SquadRow = RowOf<typeof SquadEntity>;
export type Member = RowOf<typeof MemberEntity>;
export type Invitation = RowOf<typeof InvitationEntity>;
export type EntryRow = RowOf<typeof EntryEntity>;
export type Share = RowOf<typeof ShareEntity>;
export type Source = RowOf<typeof SourceEntity>;
export type SpendRequest = RowOf<typeof SpendRequestEntity>;
export type Cycle = RowOf<typeof CycleEntity>;
export type RecurringExpense = RowOf<typeof RecurringExpenseEntity>;
export type RecurringPosting = RowOf<typeof RecurringPostingEntity>;
export type Consent = RowOf<typeof ConsentEntity>;

/** A squad as decisions read it: its row with what belongs to it. */
export interface Squad extends SquadRow {
  /** The active ones, in the order of joining. */
  readonly members: readonly Member[];
  /** The pending ones, oldest first. */
  readonly invitations: readonly Invitation[];
  /** The open one. */
  readonly cycle: Cycle | null;
  /** The version of the squad account's row. */
  readonly accountVersion: bigint;
}

/** An entry with its shares, in the order of their division. */
export interface Entry extends EntryRow {
  readonly shares: readonly Share[];
}

/** Squad as one member sees it, beside its row. */
export interface SquadView {
  /** Of the open cycle. */
  readonly postings: readonly RecurringPosting[];
  /** Those that live, and those that were posted in the open cycle; none without a cycle. */
  readonly expenses: readonly RecurringExpense[];
  /** The member's own. */
  readonly consents: readonly Consent[];
}

/** Amount collected for a recurring expense from one member in a month, by the consent they have and by those they revoked. */
export interface Collected {
  /** The month in which the money moved, yyyy-mm in São Paulo. */
  readonly month: string;
  readonly cents: number;
}

/** Recurrence of a squad, the same for all callers. */
export interface SquadAgenda {
  /** Outcomes of the recurring expenses in the open cycle. */
  readonly postings: readonly RecurringPosting[];
  /** Those that live, oldest first. */
  readonly expenses: readonly RecurringExpense[];
  /** Of all members, oldest first. */
  readonly consents: readonly Consent[];
  /** Last collections by consents, by consent id. */
  readonly collected: ReadonlyMap<string, Collected>;
  /** Amount that the squad account spent in the open cycle, in cents, without payments that have failed by now. */
  readonly spentCents: number;
}

/** The most members and pending invitations of a squad. */
export const MOST_MEMBERS = 200;
/** The most recurring expenses that live in a squad. */
export const MOST_EXPENSES = 100;
/** The most squads of an account. */
export const MOST_SQUADS = 500;

export const SQUAD = rowKind<Squad>('sqd');
export const MEMBER = rowKind<Member>('sqm');
export const INVITATION = rowKind<Invitation>('sqi');
export const ENTRY = rowKind<Entry>('sqe');
export const SPEND_REQUEST = rowKind<SpendRequest>('spr');
export const SOURCE = rowKind<Source>('sqx');
export const VIEW = rowKind<SquadView>('sqv');
export const RECURRING_EXPENSE = rowKind<RecurringExpense>('rex');
export const AGENDA = rowKind<SquadAgenda>('sqg');
/** Number of OPEN squads that an account is in. */
export const SQUADS_OF = rowKind<number>('sqo');

/** The names by which decisions find rows that have a key of two parts. */
export const memberId = (sqdId: string, accountId: string): string => `${MEMBER.prefix}_${sqdId}.${accountId}`;
export const invitationId = (sqdId: string, accountId: string): string => `${INVITATION.prefix}_${sqdId}.${accountId}`;
export const entryId = (sqdId: string, entrySeq: number): string => `${ENTRY.prefix}_${sqdId}.${entrySeq}`;
export const viewId = (sqdId: string, accountId: string): string => `${VIEW.prefix}_${sqdId}.${accountId}`;
export const agendaId = (sqdId: string): string => `${AGENDA.prefix}_${sqdId}`;

/** A transaction may have any name: it follows the prefix as it is. */
export const sourceId = (txId: string): string => encodedId(SOURCE.prefix, [txId]);

/** The transaction of such a name. */
export const transactionOf = (id: string): string => present(partsOfId(id)[0], 'a transaction');

export const squadsOf = (accountId: string): string => `${SQUADS_OF.prefix}_${accountId}`;

/** The two parts of such a name. */
export function keyOf(id: string): [string, string] {
  const [first = '', second = ''] = id.slice(id.indexOf('_') + 1).split('.');
  return [first, second];
}

/** The active member with this account. */
export function memberOf({ members }: Pick<Squad, 'members'>, accountId: string): Member | undefined {
  return members.find((member) => member.accountId === accountId);
}

/** Standing of an account in a squad, for uses in which past membership makes no difference. */
export function callerOf(squad: Pick<Squad, 'members'>, account: string): Caller {
  return { account, standing: memberOf(squad, account)?.role ?? 'STRANGER' };
}

/** The squad as the rules of access see it. */
export function statusOf({ sqdId: id, isFrozen: frozen, closedAt }: SquadRow): SquadStatus {
  return { id, frozen, closedAt };
}

/** Savings goal of the squad; null where it has none. */
export function goalOf({ goalCents, goalDate, goalAchievedAt }: SquadRow): Goal | null {
  return goalCents === null ? null : { targetCents: goalCents, targetDate: goalDate, achievedAt: goalAchievedAt };
}

/** The columns that keep a goal. */
export function goalColumns(goal: Goal | null): Pick<SquadRow, 'goalCents' | 'goalDate' | 'goalAchievedAt'> {
  return { goalCents: goal?.targetCents ?? null, goalDate: goal?.targetDate ?? null, goalAchievedAt: goal?.achievedAt ?? null };
}

/** Open shares between the members, in cents. */
export function openDebt({ members }: Pick<Squad, 'members'>): number {
  return members.reduce((sum, { owed }) => sum + owed, 0);
}
