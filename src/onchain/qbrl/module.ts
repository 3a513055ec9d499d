import { sealedAs } from './treasury.ts';
import { sealedBytes } from '../../platform/vault/reencrypt.ts';
import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JournalContext, LedgerModule } from '../../domains/journal/index.ts';
import type { OpenCount } from '../../domains/lifecycle/index.ts';
import { checkBacking } from './check-backing.ts';
import { qbrlJobs } from './jobs.ts';
import { qbrlMetrics } from './metrics.ts';
import { QbrlLockEntity, QbrlPolicyEntity, QbrlVersionEntity } from './policy.entity.ts';
import { qbrlFunctions } from './qbrl.sql.ts';
import { countQbrl } from './queries.ts';
import { qbrlRows } from './record.ts';
import { TreasuryKeyEntity } from './treasury.entity.ts';

/** The real of a tenant's ledger as a token on a chain: the issuers and caps, and the backing. */
export const qbrlModule: Module<Dependencies, object, JournalContext> & LedgerModule & {
  readonly openOnAccounts: Readonly<Record<string, OpenCount>>;
} = {
  domain: 'qbrl',
  entities: [QbrlPolicyEntity, QbrlVersionEntity, QbrlLockEntity, TreasuryKeyEntity],
  sealed: [{
    table: 'treasury_keys', key: ['tenant_id'], isBound: true, hasKekId: true,
    columns: { private_key: sealedBytes(({ tenant_id = '' }) => sealedAs(tenant_id)) },
  }],
  functions: qbrlFunctions,
  metrics: qbrlMetrics,
  openOnAccounts: { qbrl: countQbrl },
  ledger: { rows: qbrlRows, checks: [checkBacking] },
  open: ({ database, log }, { contextFor }) => ({ context: {}, jobs: qbrlJobs(database, contextFor, log) }),
};
