import { rowReader, rowWriter } from '../../../platform/db/sql.ts';
import { chargeCodec } from './charge.entity.ts';

export const chargeFunctions = [rowWriter(...chargeCodec.writer), rowReader('pix_charges', 'txid')];
