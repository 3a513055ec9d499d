import { defineEntity, p } from '@mikro-orm/postgresql';
import { rowCodec } from '../../platform/db/row.ts';

/** A row of a file that was imported: its repetition makes nothing, and another row of the same name is refused. */
export const ImportedRowEntity = defineEntity({
  name: 'ImportedRow',
  tableName: 'imported_rows',
  properties: {
    tenantId: p.text().primary(),
    /** File and key, such as `account:4711`. */
    name: p.text().primary(),
    /** HMAC of all that the row says, in hex: it may contain a tax identifier, so that a plain hash would not hide it. */
    digest: p.text(),
    /** The party, the account, or the transaction of the opening balance; null for an opening balance of nothing. */
    madeId: p.text().strictNullable(),
    importedAt: p.datetime(),
    importedBy: p.text(),
  },
});

export const importedRowCodec = rowCodec(ImportedRowEntity);
