import { bringNothing, type Module } from '../../platform/module.ts';
import type { LedgerModule } from '../journal/index.ts';
import { checkDays } from './check-days.ts';
import { glEntryResource } from './entries.ts';
import { GlAccountEntity, GlMemberEntity } from './gl-account.entity.ts';
import { glFunctions } from './gl.sql.ts';
import { glAccountResource } from './queries.ts';

/** The chart of accounts, and the books by it. */
export const glModule: Module & LedgerModule = {
  domain: 'gl',
  entities: [GlAccountEntity, GlMemberEntity],
  functions: glFunctions,
  resources: { gl_account: glAccountResource, gl_entry: glEntryResource },
  ledger: { checks: [checkDays] },
  open: bringNothing,
};
