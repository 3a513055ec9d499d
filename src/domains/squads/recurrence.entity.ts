import { defineEntity, p } from '@mikro-orm/postgresql';
import type { RecurringAmountKind, RecurringSkipReason, SplitSpec } from '../../../generated/models.ts';
import { rowCodec } from '../../platform/db/row.ts';

/** A monthly cycle of a squad, with what was counted in it. Amounts in cents. */
export const CycleEntity = defineEntity({
  name: 'SquadCycle',
  tableName: 'squad_cycles',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    sqdId: p.text().primary(),
    /** From 1. Entries refer to it, so that an open one can be renamed. */
    number: p.integer().primary(),
    /** yyyy-mm. */
    period: p.text(),
    openedAt: p.datetime(),
    closesAt: p.datetime(),
    closedAt: p.datetime().strictNullable(),
    carriedForward: p.bigint('number'),
    expensesCount: p.integer(),
    expenses: p.bigint('number'),
    settled: p.bigint('number'),
    fundedIn: p.bigint('number'),
  },
});

/** An expense that comes back in each cycle (conta). */
export const RecurringExpenseEntity = defineEntity({
  name: 'RecurringExpense',
  tableName: 'recurring_expenses',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    rexId: p.text().primary(),
    sqdId: p.text(),
    description: p.text(),
    amountKind: p.text().$type<RecurringAmountKind>(),
    /** In cents; null for a VARIABLE one. */
    amount: p.bigint('number').strictNullable(),
    payerAccountId: p.text(),
    dueDay: p.integer(),
    /** From when that day counts: since it was created, or the day was changed. */
    dueSince: p.datetime(),
    membersSnapshot: p.json<readonly string[]>().strictNullable(),
    split: p.json<SplitSpec>(),
    /** The day (yyyy-mm-dd) it fell due last. */
    lastDueOn: p.text().strictNullable(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
    deletedAt: p.datetime().strictNullable(),
    version: p.bigint('bigint'),
  },
});

/** Outcome of a recurring expense in one cycle: posted or skipped, once. Until then it follows from the expense and the cycle. */
export const RecurringPostingEntity = defineEntity({
  name: 'RecurringPosting',
  tableName: 'recurring_postings',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    rexId: p.text().primary(),
    cycle: p.integer().primary(),
    sqdId: p.text(),
    state: p.text().$type<'POSTED' | 'SKIPPED'>(),
    /** yyyy-mm-dd. */
    dueOn: p.text(),
    /** In cents; null where it was skipped before it was known. */
    amount: p.bigint('number').strictNullable(),
    payerAccountId: p.text(),
    entrySeq: p.bigint('number').strictNullable(),
    /** Reason for the skip. */
    reason: p.text().$type<RecurringSkipReason>().strictNullable(),
  },
});

export const cycleCodec = rowCodec(CycleEntity);
export const recurringExpenseCodec = rowCodec(RecurringExpenseEntity);
export const recurringPostingCodec = rowCodec(RecurringPostingEntity);
