import { defineEntity, p } from '@mikro-orm/postgresql';
import { InstantText } from '../../platform/db/instant-text.ts';
import { rowCodec } from '../../platform/db/row.ts';

/** Balance of an account in one asset. All amounts here are in minor units. */
export const BalanceEntity = defineEntity({
  name: 'Balance',
  tableName: 'balances',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    accountId: p.text().primary(),
    asset: p.text().primary(),
    posted: p.bigint('bigint'),
    outgoing: p.bigint('bigint'),
    incoming: p.bigint('bigint'),
    held: p.bigint('bigint'),
    blocked: p.bigint('bigint'),
    mayOverdraw: p.boolean(),
  },
});

/** A posting of an entry that counts before it was written. */
export const LatePostingEntity = defineEntity({
  name: 'LatePosting',
  tableName: 'late_postings',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    accountId: p.text().primary(),
    asset: p.text().primary(),
    effectiveAt: p.type(InstantText).$type<string>().primary(),
    seqNo: p.bigint('bigint').primary(),
    amount: p.bigint('bigint'),
    accountingDay: p.date(),
    committedDay: p.date(),
  },
});

export const latePostingCodec = rowCodec(LatePostingEntity);

export type Reserved = 'outgoing' | 'incoming' | 'held' | 'blocked';

/** Change that an entry makes to a position: a hold, a block, or an open obligation. */
export type PositionChange = readonly [positionId: string, kind: Reserved, amount: number];

/** Parts of a balance after an entry that its postings do not determine. */
export const BalanceMarkEntity = defineEntity({
  name: 'BalanceMark',
  tableName: 'balance_marks',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    accountId: p.text().primary(),
    asset: p.text().primary(),
    seqNo: p.bigint('bigint').primary(),
    outgoing: p.bigint('bigint'),
    incoming: p.bigint('bigint'),
    held: p.bigint('bigint'),
    blocked: p.bigint('bigint'),
    /** True when it changed the held or blocked amount. */
    reserves: p.boolean(),
    changes: p.json<PositionChange[]>(),
  },
});

export const balanceMarkCodec = rowCodec(BalanceMarkEntity);

/** Positions of an account as of an entry: replaying marks begins there. */
export const PositionCheckpointEntity = defineEntity({
  name: 'PositionCheckpoint',
  tableName: 'position_checkpoints',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    accountId: p.text().primary(),
    seqNo: p.bigint('bigint').primary(),
    positions: p.json<unknown>(),
  },
});

/** Debits and credits on accounts of one type, by accounting day. Postgres adds each batch to them. Source: decision 9. */
export const GlDayEntity = defineEntity({
  name: 'GlDay',
  tableName: 'gl_days',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    accountingDay: p.date().primary(),
    memberType: p.text().primary(),
    asset: p.text().primary(),
    debits: p.decimal('string').columnType('numeric'),
    credits: p.decimal('string').columnType('numeric'),
  },
});

/** Turnover of a tenant: all that it ever moved of an asset. */
export const TurnoverEntity = defineEntity({
  name: 'Turnover',
  tableName: 'turnovers',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    asset: p.text().primary(),
    moved: p.decimal('string').columnType('numeric'),
  },
});

/** Result of the last check that a tenant's balances sum to zero. */
export const BalanceCheckEntity = defineEntity({
  name: 'BalanceCheck',
  tableName: 'balance_checks',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    /** Assets that did not. */
    differing: p.integer(),
    checkedAt: p.datetime(),
  },
});
