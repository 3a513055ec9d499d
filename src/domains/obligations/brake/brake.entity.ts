import { defineEntity, p } from '@mikro-orm/postgresql';
import { rowCodec } from '../../../platform/db/row.ts';
import type { RailFamily } from '../../rails/index.ts';

/** What a tenant's payments out over a rail came to in an hour, as they were handed to it. */
export const PayoutHourEntity = defineEntity({
  name: 'PayoutHour',
  tableName: 'payout_hours',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    rail: p.text().$type<RailFamily>().primary(),
    currency: p.text().primary(),
    /** The hour's first instant. */
    hour: p.datetime().primary(),
    /** Minor units. */
    cents: p.bigint('bigint'),
    payments: p.integer(),
    /** The most that the hour may come to; null for one of before the rule was set. */
    boundCents: p.bigint('bigint').strictNullable(),
    boundPayments: p.integer().strictNullable(),
  },
});

/** One time that payments out over a rail were stopped, because the next would have exceeded the bound of its hour. */
export const PayoutBrakeEntity = defineEntity({
  name: 'PayoutBrake',
  tableName: 'payout_brakes',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    rail: p.text().$type<RailFamily>().primary(),
    number: p.integer().primary(),
    /** The payment that would have exceeded the bound. */
    obligationId: p.text(),
    currency: p.text(),
    /** What the hour had come to before it, in minor units. */
    cents: p.bigint('bigint'),
    payments: p.integer(),
    boundCents: p.bigint('bigint'),
    boundPayments: p.integer(),
    appliedAt: p.datetime(),
    releasedAt: p.datetime().strictNullable(),
    releasedBy: p.text().strictNullable(),
    reason: p.text().strictNullable(),
    /** Of its two events, how many are announced. */
    announced: p.integer(),
  },
});

export const payoutBrakeCodec = rowCodec(PayoutBrakeEntity);
