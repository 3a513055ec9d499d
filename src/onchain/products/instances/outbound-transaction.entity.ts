import { defineEntity, p } from '@mikro-orm/postgresql';
import { rowCodec } from '../../../platform/db/row.ts';
import type { StoredValue } from './instance.entity.ts';

export type OutboundTransactionKind = 'MOVE' | 'SWEEP' | 'REFERENCE';

/** A coin of the treasury key: fee, collateral and, of a creation, seed. */
export interface Coin {
  readonly tx_id: string;
  readonly index: number;
  /** As decimal text. */
  readonly lovelace: string;
}

/** Result of a signed transaction, once it is on the chain: read from the plan it was built from. */
export interface OutboundTransactionResult {
  /** Of a move: what the instance becomes. */
  readonly instance?: {
    readonly fields: Readonly<Record<string, StoredValue>>;
    readonly state: string;
    /** Centavos, as decimal text. */
    readonly held: string;
    readonly token: string;
    /** In its output 0, as decimal text; null where it ends. */
    readonly lovelace: string | null;
  };
  /** Its outputs for payees, in their order. */
  readonly payouts: readonly { readonly index: number; readonly account_id: string; readonly cents: string; readonly lovelace: string }[];
  /** Lovelace that lies with a validator which was put on the chain, as decimal text. */
  readonly reference?: string;
  /** Output and amount of the change; and the amount that comes back where a validator refuses. */
  readonly change: { readonly index: number; readonly lovelace: string };
  readonly collateral_return: string;
}

/** A transaction on its way to the chain: its subject, then its bytes, which never change while the chain can take them. */
export const OutboundTransactionEntity = defineEntity({
  name: 'ChainSending',
  tableName: 'chain_sendings',
  properties: {
    tenantId: p.text().primary(),
    /** Of a move its id; `swp_…`; `ref_` and the product's name and version. */
    sendingId: p.text().primary(),
    kind: p.text().$type<OutboundTransactionKind>(),
    productId: p.text().strictNullable(),
    productVersion: p.integer().strictNullable(),
    dueAt: p.datetime(),
    lease: p.bigint('string').strictNullable(),
    attempts: p.integer(),
    /** Coin that it spends; kept when it is built again, so that only one of both can be on the chain. */
    coin: p.json<Coin>().strictNullable(),
    txId: p.text().strictNullable(),
    cbor: p.blob().$type<Buffer>().strictNullable(),
    /** Last second in which the chain may take it. */
    validTo: p.bigint('bigint').strictNullable(),
    result: p.json<OutboundTransactionResult>().strictNullable(),
    createdAt: p.datetime(),
  },
});

/** Columns of a transaction that are written with the command that requests it. */
export const wantedCodec = rowCodec(OutboundTransactionEntity, {
  only: ['sendingId', 'kind', 'productId', 'productVersion', 'dueAt', 'attempts', 'createdAt'],
});

export const CoinEntity = defineEntity({
  name: 'ChainCoin',
  tableName: 'chain_coins',
  properties: {
    tenantId: p.text().primary(), txId: p.text().primary(), txIndex: p.integer().primary(), lovelace: p.bigint('bigint'),
    /** The transaction that spends it. */
    reservedBy: p.text().strictNullable(),
  },
});

/** qBRL at a payee's key, whose centavos the ledger has credited; until it is burnt. */
export const PayoutEntity = defineEntity({
  name: 'ChainPayout',
  tableName: 'chain_payouts',
  properties: {
    tenantId: p.text().primary(), txId: p.text().primary(), txIndex: p.integer().primary(), accountId: p.text(), cents: p.bigint('bigint'),
    lovelace: p.bigint('bigint'),
    /** The transaction that burns it. */
    sweptBy: p.text().strictNullable(),
  },
});

/** Place of a version's validator on the chain, so that transactions need not carry it. Null until it is there. */
export const ReferenceEntity = defineEntity({
  name: 'ProductReference',
  tableName: 'product_references',
  properties: {
    tenantId: p.text().primary(), productId: p.text().primary(), productVersion: p.integer().primary(), txId: p.text().strictNullable(),
    lovelace: p.bigint('bigint').strictNullable(),
  },
});

/** Tenant of a treasury key: the chain names the tenant of a transaction by it. One row for each tenant, read without a tenant. */
export const WalletEntity = defineEntity({
  name: 'ChainWallet',
  tableName: 'chain_wallets',
  properties: {
    /** Of the treasury key, lowercase hex. */
    keyHash: p.text().primary(), tenantId: p.text(),
    /** Number of refills of its coins: the next refill is named by it. */
    refills: p.integer(),
  },
});

/** Position of the installation on its one chain, and which chain that is. */
export const FollowEntity = defineEntity({
  name: 'ChainFollow',
  tableName: 'chain_follow',
  properties: {
    chain: p.text().primary(),
    /** Hash of its first block. */
    genesis: p.text(),
    /** Of the last block that was taken up. */
    height: p.bigint('bigint'), hash: p.text(), slot: p.bigint('bigint'), lease: p.bigint('string').strictNullable(), dueAt: p.datetime(),
  },
});
