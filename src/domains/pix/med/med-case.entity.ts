import { defineEntity, p } from '@mikro-orm/postgresql';
import type {
  MedCaseDirection, MedCaseHistoryEntry, MedCaseStatus, MedReasonCode, MedResolveAction,
} from '../../../../generated/models.ts';
import { rowCodec } from '../../../platform/db/row.ts';

export type RefundResult = 'TOTALLY_ACCEPTED' | 'PARTIALLY_ACCEPTED' | 'REJECTED';

/** A credit that brings money of a contested payment back. */
export interface MoneyBack {
  readonly obligationId: string;
  readonly returnEndToEndId: string;
  /** Minor units. */
  readonly cents: number;
}

/** Lease of an attempt: its token, and until when no other attempt may begin. */
export interface BegunRelease {
  readonly token: string;
  readonly until: string;
  /** True when the provider may know of it from an earlier attempt. */
  readonly isUnsure: boolean;
}

/**
 * A Pix that is contested: one that an account of ours received (INBOUND), or made (OUTBOUND). Amounts in minor units. The
 * journal writer alone writes it.
 */
export const MedCaseEntity = defineEntity({
  name: 'MedCase',
  tableName: 'med_cases',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    caseId: p.text().primary(),
    direction: p.text().$type<MedCaseDirection>(),
    status: p.text().$type<MedCaseStatus>(),
    /** The account that received the payment, or made it. */
    accountId: p.text(),
    reasonCode: p.text().$type<MedReasonCode>(),
    /** Contested amount. */
    amount: p.bigint('bigint'),
    currency: p.text(),
    originalEndToEndId: p.text(),
    originalObligationId: p.text(),
    reportId: p.text().strictNullable(),
    recoveryId: p.text().strictNullable(),
    hop: p.integer(),
    blockId: p.text().strictNullable(),
    /** Amount that the block had secured when the case last looked; the block itself has the current one. */
    secured: p.bigint('bigint').strictNullable(),
    /** True once it is known that nothing can be blocked. */
    isBlockRefused: p.boolean(),
    returned: p.bigint('bigint').strictNullable(),
    /** Amount of a failed return that waits on the clearing account. */
    waiting: p.bigint('bigint'),
    devolutionObligationId: p.text().strictNullable(),
    returnEndToEndId: p.text().strictNullable(),
    resolution: p.text().$type<MedResolveAction>().strictNullable(),
    resolutionReason: p.text().strictNullable(),
    resolvedBy: p.text().strictNullable(),
    resolvedAt: p.datetime().strictNullable(),
    failureCode: p.text().strictNullable(),
    analysisDueAt: p.datetime().strictNullable(),
    returnDueAt: p.datetime().strictNullable(),
    providerId: p.text(),
    filedBy: p.text().strictNullable(),
    /** Result with which the refund was closed, as far as the provider reported it. */
    refundResult: p.text().$type<RefundResult>().strictNullable(),
    /** Money that came back before the provider had reported that it filed the case. */
    earlyMoney: p.json<readonly MoneyBack[]>(),
    /** RELEASE that was begun, and that the provider may know of. */
    release: p.json<BegunRelease>().strictNullable(),
    history: p.json<readonly MedCaseHistoryEntry[]>(),
    /** 1 when recorded, one more with each announced change. */
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    closedAt: p.datetime().strictNullable(),
  },
});

export const caseCodec = rowCodec(MedCaseEntity);

/** External name of a case; see `CaseName`. */
export const MedCaseNameEntity = defineEntity({
  name: 'MedCaseName',
  tableName: 'med_case_names',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    name: p.text().primary(),
    caseId: p.text(),
  },
});

export const medEntities = [MedCaseEntity, MedCaseNameEntity];
