import { bringNothing, type Module } from '../../platform/module.ts';
import type { LedgerModule } from '../journal/index.ts';
import { ImportedRowEntity } from './imported-row.entity.ts';
import { IMPORTED_ROW, loadImported } from './imported-row.ts';
import { importFunctions } from './imports.sql.ts';

/** Parties, accounts and opening balances from files of another ledger. */
export const importsModule: Module & LedgerModule = {
  domain: 'imports',
  entities: [ImportedRowEntity],
  functions: importFunctions,
  ledger: { rows: [{ kind: IMPORTED_ROW, load: loadImported }] },
  open: bringNothing,
};
