import { defineEntity, p } from '@mikro-orm/postgresql';
import type {
  PixMandateAmountType, PixMandateAttemptStatus, PixMandateChargeStatus, PixMandatePeriodicity, PixMandateRetryPolicy, PixMandateStatus,
} from '../../../../generated/models.ts';
import { rowCodec } from '../../../platform/db/row.ts';

export type EndedBy = 'PAYER' | 'RECEIVER' | 'PAYER_PARTICIPANT' | 'RECEIVER_PARTICIPANT';

/** The company that may debit the account; its tax id is kept masked, for nothing needs more of it. */
export interface MandateReceiver {
  readonly name: string;
  readonly taxId: string;
  readonly participant: { readonly ispb: string; readonly name: string };
}

/** One attempt to debit a charge; in JSON, as it is stored. */
export interface Attempt {
  readonly number: number;
  /** Its day in São Paulo. */
  readonly settleOn: string;
  readonly status: PixMandateAttemptStatus;
  readonly endToEndId: string | null;
  readonly failureCode: FailureCode | null;
  readonly finishedAt: string | null;
  /** The obligation by which it was handed to the provider. */
  readonly obligationId: string | null;
  /** Reason for which it could not be made when it was last tried. */
  readonly refusedWith: FailureCode | null;
}

export type FailureCode = string;

/** A mandate of Pix Automático on an account of the tenant. Amounts in minor units, days in São Paulo. */
export const PixMandateEntity = defineEntity({
  name: 'PixMandate',
  tableName: 'pix_mandates',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    mandateId: p.text().primary(),
    accountId: p.text(),
    providerId: p.text(),
    /** Id of the recurrence in Pix; unique with the provider. */
    recurrenceId: p.text(),
    status: p.text().$type<PixMandateStatus>(),
    receiver: p.json<MandateReceiver>(),
    contractRef: p.text(),
    description: p.text().strictNullable(),
    periodicity: p.text().$type<PixMandatePeriodicity>(),
    amountType: p.text().$type<PixMandateAmountType>(),
    /** The amount of every charge, for FIXED. */
    amount: p.bigint('bigint').strictNullable(),
    /** The most that one charge may take; null for no cap. */
    maxAmount: p.bigint('bigint').strictNullable(),
    startsOn: p.date(),
    endsOn: p.date().strictNullable(),
    retryPolicy: p.text().$type<PixMandateRetryPolicy>(),
    expiresAt: p.datetime(),
    authorizedAt: p.datetime().strictNullable(),
    endedAt: p.datetime().strictNullable(),
    endedBy: p.text().$type<EndedBy>().strictNullable(),
    endReasonCode: p.text().strictNullable(),
    /** Next instant at which the clock has something to do about it. */
    nextAt: p.datetime().strictNullable(),
    /** 1 when created, one more with each announced change. */
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export const mandateCodec = rowCodec(PixMandateEntity);

/** A charge of a mandate: one debit, whatever number of attempts it takes. */
export const PixMandateChargeEntity = defineEntity({
  name: 'PixMandateCharge',
  tableName: 'pix_mandate_charges',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    chargeId: p.text().primary(),
    mandateId: p.text(),
    accountId: p.text(),
    /** Id that the receiver gives it; unique in the mandate. */
    txid: p.text(),
    status: p.text().$type<PixMandateChargeStatus>(),
    /** Minor units. */
    amount: p.bigint('bigint'),
    dueOn: p.date(),
    description: p.text().strictNullable(),
    attempts: p.json<readonly Attempt[]>(),
    holdId: p.text().strictNullable(),
    obligationId: p.text().strictNullable(),
    failureCode: p.text().$type<FailureCode>().strictNullable(),
    cancelledBy: p.text().$type<EndedBy>().strictNullable(),
    debitedAt: p.datetime().strictNullable(),
    cancelledAt: p.datetime().strictNullable(),
    /** Next instant at which the clock has something to do about it. */
    nextAt: p.datetime().strictNullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export const mandateChargeCodec = rowCodec(PixMandateChargeEntity);

export const pixMandateEntities = [PixMandateEntity, PixMandateChargeEntity];
