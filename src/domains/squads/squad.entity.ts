import { defineEntity, p } from '@mikro-orm/postgresql';
import type { SpendApproverGroup, SquadLocationOut, SquadState, SquadTemplateConfig } from '../../../generated/models.ts';
import { rowCodec } from '../../platform/db/row.ts';

/** The rules by which a squad spends, as they were set. */
export interface SpendApproval {
  /** The smallest spend that needs approval, in cents. */
  readonly thresholdCents: number;
  readonly approvalsRequired: number;
  readonly approverGroup: SpendApproverGroup;
  readonly appliesTo: 'ALL' | 'SPENDERS';
  readonly expiresInSeconds: number;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly updatedBy: string;
}

/** A squad: its settings, counters, and the ids of what is open in it. Every write of a squad writes this row, and so has its order. */
export const SquadEntity = defineEntity({
  name: 'Squad',
  tableName: 'squads',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    sqdId: p.text().primary(),
    /** Its account of type SQUAD. */
    accountId: p.text(),
    /** Address of the squad account, in the form of the members' addresses in their rows. */
    address: p.text(),
    currency: p.text(),
    state: p.text().$type<SquadState>(),
    isFrozen: p.boolean(),
    name: p.text(),
    description: p.text().strictNullable(),
    emoji: p.text().strictNullable(),
    imageUrl: p.text().strictNullable(),
    location: p.json<SquadLocationOut>().strictNullable(),
    template: p.text().strictNullable(),
    templateConfig: p.json<SquadTemplateConfig>().strictNullable(),
    /** Sequence number of the last thing that happened in it, counted from 1. */
    seq: p.bigint('number'),
    /** Counts the events that the squad itself announces, so that its versions have no holes. */
    version: p.bigint('bigint'),
    /** The number of the last simplification, 0 where there was none: shares divided before it that are OPEN are part of it. */
    simplifiedSeq: p.bigint('number'),
    /** The number at which a debt was divided last, 0 where none was: a simplification whose number it is has all of the debt. */
    lastDebtSeq: p.bigint('number'),
    /** All that members ever deposited, in cents. */
    fundedIn: p.bigint('number'),
    /** The goal: what the squad account should hold (cents), by which day (yyyy-mm-dd), and when it first did. */
    goalCents: p.bigint('number').strictNullable(),
    goalDate: p.text().strictNullable(),
    goalAchievedAt: p.datetime().strictNullable(),
    spendApproval: p.json<SpendApproval>().strictNullable(),
    /** The day of the month at whose end cycles close; null while there are none. */
    closesOnDay: p.integer().strictNullable(),
    /** The number of the open cycle; null while none is open. */
    openCycle: p.integer().strictNullable(),
    /** Number of cycles so far, the open one included. */
    cycles: p.integer(),
    /** The month (yyyy-mm) of the cycle that closed last. */
    lastClosedPeriod: p.text().strictNullable(),
    recurrenceUpdatedAt: p.datetime().strictNullable(),
    recurrenceUpdatedBy: p.text().strictNullable(),
    /** Spend requests that are pending, oldest first. */
    pendingRequests: p.json<readonly string[]>(),
    /** Recurring expenses that live, oldest first. */
    liveExpenses: p.json<readonly string[]>(),
    /** The earliest instant at which the clock has work in it; null for none. */
    nextAt: p.datetime().strictNullable(),
    /** SHA-256 of the qBRL policy that held when it was founded; null where none did. */
    vqbrlPolicyHash: p.text().strictNullable(),
    createdAt: p.datetime(),
    /** The account of the founder. */
    createdBy: p.text(),
    updatedAt: p.datetime(),
    closedAt: p.datetime().strictNullable(),
    closedBy: p.text().strictNullable(),
    closeReason: p.text().strictNullable(),
  },
});

export const squadCodec = rowCodec(SquadEntity);
