import { present } from '../../../platform/assert.ts';
import type { SquadDraft } from '../draft.ts';
import { consentRow, expenseRow, postingRow, revokedConsentRow } from '../record.ts';
import { firstWork, type ClockWork } from '../rules/cycle-dates.ts';
import { AGENDA, agendaId, type Consent, type RecurringExpense, type RecurringPosting, type SquadAgenda } from '../squad.ts';
import { recurringBillsOf, stateOf, type RecurringBill } from './recurring-bills.ts';

/** Recurring expenses, postings and consents of a squad that a decision changes. The command loads `agendaId`. */
export class Recurring {
  #expenses: readonly RecurringExpense[];
  #postings: readonly RecurringPosting[];
  #consents: readonly Consent[];
  readonly #collected: SquadAgenda['collected'];
  /** Amount that the squad account spent in the open cycle, as of the commands before, in cents. */
  readonly spentCents: number;

  constructor(readonly draft: SquadDraft) {
    const agenda: SquadAgenda = present(draft.ledger.row(AGENDA, agendaId(draft.squad.sqdId)), 'what comes back in the squad');
    this.#expenses = agenda.expenses;
    this.#postings = agenda.postings;
    this.#consents = agenda.consents;
    this.#collected = agenda.collected;
    this.spentCents = agenda.spentCents;
  }

  /** Those that live, oldest first. */
  get expenses(): readonly RecurringExpense[] {
    return this.#expenses;
  }

  /** Those of them that are in the open cycle, by the day they fall due. */
  get bills(): readonly RecurringBill[] {
    return recurringBillsOf(this.draft.squad.cycle, { expenses: this.#expenses, postings: this.#postings });
  }

  /** The open cycle's, with those of them that were deleted since. */
  get postings(): readonly RecurringPosting[] {
    return this.#postings;
  }

  get consents(): readonly Consent[] {
    return this.#consents;
  }

  /** Amount that a consent let pass in a month (yyyy-mm) or later, as of the commands before, in cents. */
  collectedIn(month: string, { consentId }: Consent): number {
    const last = this.#collected.get(consentId);
    return last && last.month >= month ? last.cents : 0;
  }

  /** Undefined for one that was deleted. */
  expense(rexId: string): RecurringExpense | undefined {
    return this.#expenses.find((it) => it.rexId === rexId);
  }

  /** Conta of a recurring expense in the open cycle; undefined when it does not fall due in it. */
  bill(rexId: string): RecurringBill | undefined {
    return this.bills.find(({ expense }) => expense.rexId === rexId);
  }

  /** Writes a recurring expense: a new one, a changed one, or one that is deleted from here on. */
  setExpense(expense: RecurringExpense, isNew = false): RecurringExpense {
    const others = this.#expenses.filter(({ rexId }) => rexId !== expense.rexId);
    this.#expenses = expense.deletedAt ? others : [...others, expense];
    this.draft.write(expenseRow(expense, isNew));
    return expense;
  }

  /** Records the outcome of one in the open cycle. @param lastDueOn the day (yyyy-mm-dd) after which it can fall due again. */
  setPosting(expense: RecurringExpense, posting: RecurringPosting, lastDueOn: string | null): void {
    this.#postings = [...this.#postings, posting];
    this.draft.write(postingRow(posting));
    this.setExpense({ ...expense, lastDueOn });
  }

  setConsent(consent: Consent, isNew = false): Consent {
    this.#consents = [...this.#consents.filter(({ consentId }) => consentId !== consent.consentId), consent];
    this.draft.write(consentRow(consent, isNew));
    return consent;
  }

  /** Deletes consents. */
  revoke(consents: readonly Consent[]): void {
    this.#consents = this.#consents.filter((it) => !consents.includes(it));
    for (const consent of consents) {
      this.draft.write(revokedConsentRow(consent));
      this.announceConsent('revoked', { ...consent, version: consent.version + 1n });
    }
  }

  /** Announces a change of a consent: its version counts it. */
  announceConsent(what: 'granted' | 'revoked' | 'suspended', consent: Consent, more: Record<string, unknown> = {}): void {
    const { consentId, rexId, accountId, maxAmount, version } = consent;
    const { sqdId, currency } = this.draft.squad;
    this.draft.announceOf({
      type: `auto_collect_consent.${what}`, entityId: consentId, version,
      data: { consent_id: consentId, sqd_id: sqdId, rex_id: rexId, member_account_id: accountId, max_amount: maxAmount, currency, ...more },
    });
  }

  /** Announces a change of a recurring expense: its version counts it. */
  announceExpense(what: 'created' | 'updated' | 'deleted', expense: RecurringExpense): void {
    const { rexId, amountKind, amount, payerAccountId, dueDay, version } = expense;
    const { sqdId, currency } = this.draft.squad;
    this.draft.announceOf({
      type: `recurring_expense.${what}`, entityId: rexId, version,
      data: {
        rex_id: rexId, sqd_id: sqdId, state: stateOf(expense, this.bill(rexId)), amount_kind: amountKind, amount, currency,
        payer_account_id: payerAccountId, due_day: dueDay,
      },
    });
  }

  /** Next work of the clock: the close of the cycle, or the posting of what falls due. A frozen squad posts nothing. */
  get firstWork(): ClockWork | undefined {
    const { cycle, isFrozen, sqdId } = this.draft.squad;
    if (!cycle) return undefined;
    const postings = this.bills.flatMap(({ expense, due }): ClockWork[] => {
      const isPosted = due !== undefined && expense.amountKind === 'FIXED' && !isFrozen;
      return isPosted ? [{ kind: 'POSTING', at: due.at, id: expense.rexId }] : [];
    });
    return firstWork([{ kind: 'CYCLE_CLOSE', at: cycle.closesAt, id: sqdId }, ...postings]);
  }

  /** Sets the time at which the clock looks at the squad. */
  noteWork(): void {
    const work = this.firstWork;
    const { nextAt } = this.draft.squad;
    if (work && (nextAt === null || work.at < nextAt)) this.draft.set({ nextAt: work.at });
  }
}
