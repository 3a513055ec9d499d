import { defineEntity, p } from '@mikro-orm/postgresql';
import type {
  Metadata, ProductInstanceParty, ProductInstanceStatus, ProductMoveKind, ProductParameterValues, ProductTransitionOutcome,
} from '../../../../generated/models.ts';
import { rowCodec } from '../../../platform/db/row.ts';
import type { ChainRefusal } from '../../chain/moves/index.ts';

/** Value of a datum field, as rows keep it: whole numbers as decimal text behind `i:`, bytes as hex behind `x:`. */
export type StoredValue = `i:${string}` | `x:${string}` | boolean;

/** A product at work between accounts, as the chain last showed it. The journal writer alone writes it. */
export const InstanceEntity = defineEntity({
  name: 'ProductInstance',
  tableName: 'product_instances',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    instanceId: p.text().primary(),
    productId: p.text(),
    /** The version that holds it, for its whole life. */
    productVersion: p.integer(),
    status: p.text().$type<ProductInstanceStatus>(),
    /** Null until its creation is on the chain. */
    state: p.text().strictNullable(),
    /** Of its last move. */
    sequence: p.integer(),
    /** True while a move is on its way, or what the last one left cannot be spent yet. */
    awaitingIndex: p.boolean(),
    /** Account that created it. */
    accountId: p.text(),
    /** Centavos that it holds on the chain: custody. */
    held: p.bigint('bigint'),
    /** Centavos that its creation locks, until that is on the chain or refused. */
    pending: p.bigint('bigint'),
    parties: p.json<readonly ProductInstanceParty[]>(),
    /** Fields of its datum on the chain; empty while it is not there. */
    fields: p.json<Readonly<Record<string, StoredValue>>>(),
    /** Name of its token, lowercase hex. */
    token: p.text().strictNullable(),
    /** Place on the chain: output 0 of this transaction, and the lovelace in it. */
    homeTx: p.text().strictNullable(),
    homeLovelace: p.bigint('bigint').strictNullable(),
    /** Difference found against the chain; it moves no more while there is one, and shows as awaiting its index. */
    mismatch: p.text().strictNullable(),
    metadata: p.json<Metadata>(),
    /** Of its events. */
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
    closedAt: p.datetime().strictNullable(),
  },
});

/** Money that a move takes or pays. */
export interface MovePayment {
  readonly kind: 'LOCK' | 'PAYOUT';
  readonly obligation_id: string;
  readonly account_id: string;
  /** Centavos, as decimal text. */
  readonly cents: string;
}

/** Kind of the requester of a move. */
export type MoveOriginKind = 'CLIENT' | 'CONFORMANCE' | 'DRAIN';

/** A move of an instance, in the order of its timeline. The journal writer alone writes it. */
export const MoveEntity = defineEntity({
  name: 'ProductMove',
  tableName: 'product_moves',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    /** `pmv_`, what follows the prefix of the instance's id, and the sequence. */
    moveId: p.text().primary(),
    instanceId: p.text(),
    /** Gapless from 1. */
    sequence: p.integer(),
    kind: p.text().$type<ProductMoveKind>(),
    action: p.text().strictNullable(),
    /** The account that signs. */
    signedBy: p.text(),
    /** The declared parameters that were given. */
    parameters: p.json<ProductParameterValues>(),
    /** The same as the chain takes them. */
    fills: p.json<Readonly<Record<string, StoredValue>>>(),
    fromState: p.text().strictNullable(),
    toState: p.text().strictNullable(),
    outcome: p.text().$type<ProductTransitionOutcome>(),
    refusal: p.json<ChainRefusal>().strictNullable(),
    payments: p.json<readonly MovePayment[]>(),
    chainTxId: p.text().strictNullable(),
    /** Centavos that the instance holds after it; while it is SUBMITTED what it holds before, with what is locked. */
    held: p.bigint('bigint'),
    /** Reason for its close, for the record. */
    reason: p.text().strictNullable(),
    originKind: p.text().$type<MoveOriginKind>(),
    /** The conformance run or the drain that requested it. */
    originId: p.text().strictNullable(),
    submittedAt: p.datetime(),
    resolvedAt: p.datetime().strictNullable(),
    indexedAt: p.datetime().strictNullable(),
  },
});

/**
 * Stake of an account in an instance: what it put in, less what that paid it; in centavos. Each party has one. Only the journal writer
 * writes it.
 */
export const StakeEntity = defineEntity({
  name: 'ProductStake',
  tableName: 'product_stakes',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    /** `pst_`, what follows the prefix of the instance's id, and the account's id. */
    stakeId: p.text().primary(),
    accountId: p.text(),
    instanceId: p.text(),
    productId: p.text(),
    cents: p.bigint('bigint'),
    /** True until the instance has ended. */
    isOpen: p.boolean(),
  },
});

export const instanceCodec = rowCodec(InstanceEntity);
export const moveCodec = rowCodec(MoveEntity);
export const stakeCodec = rowCodec(StakeEntity);
