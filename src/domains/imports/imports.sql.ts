import { rowReader, rowWriter } from '../../platform/db/sql.ts';
import { importedRowCodec } from './imported-row.entity.ts';

export const importFunctions = [rowWriter(...importedRowCodec.writer), rowReader('imported_rows', 'name')];
