import type { ProductLifecycle } from '../../../../generated/models.ts';
import { rowLoader } from '../../../platform/db/row-loader.ts';
import { rowCodec } from '../../../platform/db/row.ts';
import { rowKind, type RowSource, type RowWrite } from '../../../domains/journal/index.ts';
import { ProductEntity } from '../product.entity.ts';
import { instanceCodec, moveCodec, stakeCodec } from './instance.entity.ts';
import { INSTANCE, MOVE, STAKE, type ProductInstance, type ProductMove, type ProductStake } from './instance.ts';
import { wantedCodec, type OutboundTransactionKind } from './outbound-transaction.entity.ts';

/** A product as moves see it. Its row is written outside of the journal, by the holder of the tenant's head. */
export const PRODUCT = rowKind<{ readonly lifecycle: ProductLifecycle }>('prd');
export const productIdOf = (productId: string): string => `${PRODUCT.prefix}_${productId}`;

export function instanceRow(instance: ProductInstance, isNew = false): RowWrite<ProductInstance> {
  return { codec: instanceCodec, id: instance.instanceId, isNew, value: instance };
}

export function moveRow(move: ProductMove, isNew = false): RowWrite<ProductMove> {
  return { codec: moveCodec, id: move.moveId, isNew, value: move };
}

export function stakeRow(stake: ProductStake, isNew = false): RowWrite<ProductStake> {
  return { codec: stakeCodec, id: stake.stakeId, isNew, value: stake };
}

/** A transaction that a submitter is to build and send. */
export function wantedRow(
  sendingId: string, kind: OutboundTransactionKind, instance: Pick<ProductInstance, 'productId' | 'productVersion'>, now: Date,
): RowWrite {
  const { productId, productVersion } = instance;
  return {
    codec: wantedCodec, id: `sending:${sendingId}`, isNew: true,
    value: { sendingId, kind, productId, productVersion, dueAt: now, attempts: 0, createdAt: now },
  };
}

const lifecycleCodec = rowCodec(ProductEntity, { only: ['productId', 'lifecycle'] });

/** Instances and moves by their ids, in one statement each. */
export const loadInstances = rowLoader('product_instances', instanceCodec, ({ instanceId }) => instanceId);
export const loadMoves = rowLoader('product_moves', moveCodec, ({ moveId }) => moveId);

/** Row sources by which the journal finds instances and their rows. */
export const instanceRows: readonly RowSource[] = [
  {
    kind: PRODUCT,
    load: rowLoader('products', lifecycleCodec, ({ productId }) => productIdOf(productId), (id) => id.slice(PRODUCT.prefix.length + 1)),
  },
  { kind: INSTANCE, load: loadInstances, isReadAhead: true },
  { kind: MOVE, load: loadMoves, isReadAhead: true },
  { kind: STAKE, load: rowLoader('product_stakes', stakeCodec, ({ stakeId }) => stakeId), isReadAhead: true },
];
