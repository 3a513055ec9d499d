import type { Asked } from '../../platform/http/request-refusals.ts';
import { bringNothing, type Module } from '../../platform/module.ts';
import type { LedgerModule } from '../journal/index.ts';
import { checkDays } from './check-days.ts';
import { GlAccountEntity, GlMemberEntity } from './gl-account.entity.ts';
import { glFunctions } from './gl.sql.ts';
import { glAccountResource } from './queries.ts';
import { glEntryResource, requirePeriod } from './entries.ts';

/** The chart of accounts, and the books by it. */
export const glModule: Module & LedgerModule = {
  domain: 'gl',
  entities: [GlAccountEntity, GlMemberEntity],
  functions: glFunctions,
  resources: { gl_account: glAccountResource, gl_entry: glEntryResource },
  refusals: { listGlEntries: ({ query }: Asked<undefined, { from?: string; to?: string }>) => requirePeriod(query) },
  ledger: { checks: [checkDays] },
  open: bringNothing,
};
