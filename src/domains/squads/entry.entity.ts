import { defineEntity, p } from '@mikro-orm/postgresql';
import type { SplitSpec, SquadCyclePositionOut, SquadEntryKind, SquadEntryState } from '../../../generated/models.ts';
import { rowCodec } from '../../platform/db/row.ts';
import type { Side } from '../obligations/index.ts';
import type { ShareState } from './rules/settlement.ts';

/** Totals of a cycle, kept by its close. Amounts in cents. */
export interface CycleSummary {
  readonly expensesCount: number;
  readonly expensesCents: number;
  readonly settledCents: number;
  readonly fundedInCents: number;
  readonly spentCents: number;
  readonly carriedForwardCents: number;
  readonly positions: readonly SquadCyclePositionOut[];
}

/** Something that happened to the money of a squad. What a kind does not have is null. */
export const EntryEntity = defineEntity({
  name: 'SquadEntry',
  tableName: 'squad_entries',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    sqdId: p.text().primary(),
    /** Its place among all that happened in the squad. */
    entrySeq: p.bigint('number').primary(),
    kind: p.text().$type<SquadEntryKind | 'SIMPLIFICATION'>(),
    /**
     * As it was written: that of an expense before the last simplification, and of a payment or request, is read with what it depends on.
     */
    state: p.text().$type<SquadEntryState>().strictNullable(),
    /** The cycle it belongs to. */
    cycle: p.integer().strictNullable(),
    occurredAt: p.datetime(),
    updatedAt: p.datetime(),
    actorAccountId: p.text().strictNullable(),
    /** In cents. */
    amount: p.bigint('number').strictNullable(),
    description: p.text(),
    /** ACCOUNTING: who shares it, how, and in which transactions it was paid. */
    membersSnapshot: p.json<readonly string[]>().strictNullable(),
    split: p.json<SplitSpec>().strictNullable(),
    sourceTxIds: p.json<readonly string[]>().strictNullable(),
    rexId: p.text().strictNullable(),
    /** FUNDED, SPEND, SETTLEMENT: who received it, by which obligation; `autoCollected` of a SETTLEMENT by consent. */
    recipient: p.json<Side>().strictNullable(),
    obligationId: p.text().strictNullable(),
    txId: p.text().strictNullable(),
    autoCollected: p.boolean(),
    /** SPEND: the request that led to it. SPEND_REQUEST: itself. */
    spendRequestId: p.text().strictNullable(),
    summary: p.json<CycleSummary>().strictNullable(),
    /** GOAL_ACHIEVED: what the squad account held then (cents); `amount` is the target. */
    goalFunded: p.bigint('number').strictNullable(),
    goalDate: p.text().strictNullable(),
  },
});

/** The part of one member in an expense or simplification. */
export const ShareEntity = defineEntity({
  name: 'SquadShare',
  tableName: 'squad_shares',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    sqdId: p.text().primary(),
    /** The number at which it was divided, and its place in that division: together they name it. */
    dividedSeq: p.bigint('number').primary(),
    place: p.integer().primary(),
    /** The expense or simplification it belongs to. */
    entrySeq: p.bigint('number'),
    debtorAccountId: p.text(),
    creditorAccountId: p.text(),
    /** In cents. */
    cents: p.bigint('number'),
    /** As it was written: OPEN ones divided before the last simplification are part of it. */
    state: p.text().$type<ShareState>(),
    /** Difference of the exact part over `cents`, in millionths of a cent. */
    lost: p.bigint('number'),
    settledAt: p.datetime().strictNullable(),
    /** The entry that paid it. */
    settlementSeq: p.bigint('number').strictNullable(),
  },
});

/** A transaction that an expense was paid in: split once. Voiding the expense deletes it. */
export const SourceEntity = defineEntity({
  name: 'SquadSource',
  tableName: 'squad_sources',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    txId: p.text().primary(),
    sqdId: p.text(),
    entrySeq: p.bigint('number'),
  },
});

export const entryCodec = rowCodec(EntryEntity);
export const shareCodec = rowCodec(ShareEntity);
export const sourceCodec = rowCodec(SourceEntity);
/** Deletes a source. */
export const freedSourceCodec = { ...rowCodec(SourceEntity, { only: ['txId'] }), table: 'freed_sources' };
