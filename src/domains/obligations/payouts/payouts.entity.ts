import { defineEntity, p } from '@mikro-orm/postgresql';
import { rowCodec } from '../../../platform/db/row.ts';
import type { RailFamily } from '../../rails/index.ts';

/**
 * How payments out of a tenant are: STOPPED, none is handed to a rail; ASKING, none is until every rail has said what it was given
 * that these books may have lost; STARTED, as ever.
 */
export type PayoutState = 'STOPPED' | 'ASKING' | 'STARTED';

/** The last time that payments out of a tenant were stopped. Without a row they never were. */
export const PayoutStopEntity = defineEntity({
  name: 'PayoutStop',
  tableName: 'payout_stops',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    state: p.text().$type<PayoutState>(),
    reason: p.text(),
    stoppedAt: p.datetime(),
    stoppedBy: p.text(),
    startedAt: p.datetime().strictNullable(),
    startedBy: p.text().strictNullable(),
    /** Since when the books may have forgotten payments; null where they have not been restored. */
    forgottenSince: p.datetime().strictNullable(),
    /** Why a rail could not be asked yet, or never can. */
    waitsFor: p.text().strictNullable(),
  },
});

/** A payment that a rail was given and the books did not know when it was asked. */
export const ForgottenPaymentEntity = defineEntity({
  name: 'ForgottenPayment',
  tableName: 'forgotten_payments',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    providerId: p.text().primary(),
    /** Ours, by which the rail was given it. */
    reference: p.text().primary(),
    /** The end of that: see `withOrigin`. */
    origin: p.text(),
    rail: p.text().$type<RailFamily>(),
    /** Minor units. */
    amount: p.bigint('bigint'),
    currency: p.text(),
    endToEndId: p.text().strictNullable(),
    foundAt: p.datetime(),
    /** The obligation that it turned out to be; null where nobody has asked for it again. */
    obligationId: p.text().strictNullable(),
  },
});

export const payoutStopCodec = rowCodec(PayoutStopEntity);
export const forgottenPaymentCodec = rowCodec(ForgottenPaymentEntity);
