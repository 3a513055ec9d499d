import type { EventData, EventType } from '../../../generated/events.ts';
import { assert, present } from '../../platform/assert.ts';
import type { EventDraft, EventOf } from '../../platform/outbox/event.ts';
import type { LedgerChange, EntryDraft, Ledger, CommandOutcome, RowWrite } from '../journal/index.ts';
import { cycleRow, entryRow, invitationRow, memberRow, squadRow } from './record.ts';
import { memberOf, type Cycle, type Entry, type EntryRow, type Invitation, type Member, type Squad } from './squad.ts';

/** Defaults of an entry's fields, for those that its kind does not set. */
const BLANK = {
  state: null, actorAccountId: null, amount: null, description: '', membersSnapshot: null, split: null, sourceTxIds: null, rexId: null,
  recipient: null, obligationId: null, txId: null, autoCollected: false, spendRequestId: null, summary: null, goalFunded: null,
  goalDate: null,
} as const;

/** Events that are of the squad itself. */
type SquadEvent = Extract<EventType, `squad${string}`>;

/** Fields given for a new entry. */
export type NewEntry =
  Pick<EntryRow, 'kind'> & Partial<Omit<EntryRow, 'sqdId' | 'entrySeq' | 'cycle' | 'updatedAt'>> & Partial<Pick<Entry, 'shares'>>;

/**
 * Squad that a decision changes. Changes are collected in the order in which they follow, and become one outcome: its row, members, entries
 * of the journal and events are committed together or not at all. Pure.
 */
export class SquadDraft {
  #squad: Squad;
  readonly #entries: EntryDraft[] = [];
  readonly #rows = new Map<string, RowWrite>();
  readonly #events: EventDraft[] = [];
  readonly #opens: NonNullable<LedgerChange['opens']>[number][] = [];
  readonly #alters = new Set<string>();
  #isTouched = false;

  /** @param isNew where the decision founds it. */
  constructor(readonly ledger: Ledger, squad: Squad, private readonly isNew = false) {
    this.#squad = squad;
  }

  get now(): Date {
    return this.ledger.now;
  }

  /** Squad after all changes so far. */
  get squad(): Squad {
    return this.#squad;
  }

  /** Balance of the squad account as of the commands before, in cents. The decision's own movements are not in it. */
  get balance(): number {
    return this.isNew ? 0 : Number(this.ledger.balance(this.#squad.accountId, this.#squad.currency).posted);
  }

  /** @throws when the account is not an active member: the caller has settled that before. */
  member(accountId: string): Member {
    return present(memberOf(this.#squad, accountId), 'the active member');
  }

  /** Changes settings and counters. */
  set(change: Partial<Omit<Squad, 'members' | 'invitations' | 'cycle' | 'seq' | 'version'>>): void {
    this.#squad = { ...this.#squad, ...change, updatedAt: this.now };
    this.#isTouched = true;
  }

  /** Changes an active member. One who gets `leftAt` is not an active member from here on. */
  setMember(accountId: string, change: Partial<Omit<Member, 'sqdId' | 'accountId'>>): Member {
    const member = { ...this.member(accountId), ...change };
    const members = this.#squad.members.map((it) => (it.accountId === accountId ? member : it)).filter(({ leftAt }) => leftAt === null);
    this.#squad = { ...this.#squad, members, updatedAt: this.now };
    this.#isTouched = true;
    this.write(memberRow(member));
    return member;
  }

  /** Adds an active member, behind those who joined before. @param isKnown whether the account was a member before. */
  addMember(member: Member, isKnown: boolean): void {
    this.#squad = { ...this.#squad, members: [...this.#squad.members, member], updatedAt: this.now };
    this.#isTouched = true;
    this.write(memberRow(member, !isKnown));
  }

  /** Writes an account's invitation, pending or answered. @param isKnown whether it was invited before. */
  setInvitation(invitation: Invitation, isKnown: boolean): void {
    const others = this.#squad.invitations.filter(({ accountId }) => accountId !== invitation.accountId);
    const invitations = invitation.state === 'PENDING' ? [...others, invitation] : others;
    this.#squad = { ...this.#squad, invitations, updatedAt: this.now };
    this.write(invitationRow(invitation, !isKnown));
  }

  /** Counts in the open cycle, where there is one. */
  count(change: (cycle: Cycle) => Partial<Cycle>): void {
    const { cycle } = this.#squad;
    if (cycle) this.setCycle({ ...cycle, ...change(cycle) });
  }

  /** Opens a cycle, changes the open one, or closes it (`closedAt`). */
  setCycle(cycle: Cycle, isNew = false): void {
    const isOpen = cycle.closedAt === null;
    this.#squad = { ...this.#squad, cycle: isOpen ? cycle : null, openCycle: isOpen ? cycle.number : null, updatedAt: this.now };
    this.write(cycleRow(cycle, isNew));
  }

  /** Takes the next number of the squad. */
  nextSeq(): number {
    const seq = this.#squad.seq + 1;
    this.#squad = { ...this.#squad, seq, updatedAt: this.now };
    this.#isTouched = true;
    return seq;
  }

  /** The number that the next thing will have. */
  get upcomingSeq(): number {
    return this.#squad.seq + 1;
  }

  /**
   * Announces something of which the squad is the entity, and counts it. @param at when it is taken to have happened.
   * @returns its number.
   */
  announce<T extends SquadEvent>(type: T, data: Omit<EventData[T], 'sqd_id'>, correlation: EventDraft['correlation'] = {}): number {
    const seq = this.nextSeq();
    this.#squad = { ...this.#squad, version: this.#squad.version + 1n };
    const { sqdId, version } = this.#squad;
    this.#events.push({ type, entityId: sqdId, version, correlation: { ...correlation, sqd_id: sqdId }, data: { sqd_id: sqdId, ...data } });
    return seq;
  }

  /** Announces something that has another entity: it is not counted. */
  announceOf<T extends EventType>(event: EventOf<T>): void {
    this.#events.push({ ...event, correlation: { ...event.correlation, sqd_id: this.#squad.sqdId } });
  }

  /** Adds an entry of money under a number of the squad, in the open cycle. */
  addEntry(entrySeq: number, entry: NewEntry): Entry {
    const { sqdId, openCycle: cycle } = this.#squad;
    const added: Entry = { ...BLANK, occurredAt: this.now, shares: [], ...entry, sqdId, entrySeq, cycle, updatedAt: this.now };
    this.write(entryRow(added, true));
    return added;
  }

  /** Writes a row; one that is written twice is written as it was left. */
  write(row: RowWrite): void {
    const before = this.#rows.get(row.id);
    this.#rows.set(row.id, before ? { ...row, isNew: before.isNew } : row);
    this.#isTouched = true;
  }

  /** Takes in what another domain decided, such as an obligation with its entry and events. */
  add({ entries, rows, events, opens = [], alters = [] }: Partial<LedgerChange>): void {
    this.#entries.push(...(entries ?? []));
    for (const row of rows ?? []) this.write(row);
    this.#events.push(...(events ?? []));
    this.#opens.push(...opens);
    for (const accountId of alters) this.#alters.add(accountId);
    this.#isTouched = true;
  }

  /** All of it, with the answer. A draft that was not changed writes nothing, and announces nothing. */
  outcome<T>(answer: T): CommandOutcome<T> {
    if (!this.#isTouched) return { entries: [], rows: [], events: [], answer };
    const { members } = this.#squad;
    assert(this.#squad.state === 'CLOSED' || members.some(({ role }) => role === 'OWNER'), 'an open squad has an OWNER');
    return {
      entries: this.#entries, rows: [...this.#rows.values(), squadRow(this.#squad, this.isNew)], events: this.#events,
      ...(this.#opens.length > 0 && { opens: this.#opens }), ...(this.#alters.size > 0 && { alters: [...this.#alters] }), answer,
    };
  }
}
