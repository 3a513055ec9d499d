import { rowReader, rowWriter } from '../../../platform/db/sql.ts';
import type { RowSource, RowWrite } from '../../../domains/journal/index.ts';
import { rowLoader } from '../../../platform/db/row-loader.ts';
import { DRAIN, drainCodec, type ProductDrain } from './drain.entity.ts';

export function drainRow(drain: ProductDrain, isNew = false): RowWrite<ProductDrain> {
  return { codec: drainCodec, id: drain.drainId, isNew, value: drain };
}

/** Row source by which the journal finds drains. */
export const drainRows: readonly RowSource[] = [{ kind: DRAIN, load: rowLoader('product_drains', drainCodec, ({ drainId }) => drainId) }];

export const drainFunctions = [rowWriter(...drainCodec.writer), rowReader('product_drains', 'drain_id')];
