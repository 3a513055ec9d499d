import { payloadContext } from './ingest-evidence.ts';
import { sealedSides } from '../accounts/index.ts';
import { sealedBytes } from '../../platform/vault/reencrypt.ts';
import { forgetJob } from '../../platform/jobs/forget-job.ts';
import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { LedgerModule } from '../journal/index.ts';
import type { CreditFollower, EvidenceContext } from './context.ts';
import { evidenceEntities } from './evidence.entity.ts';
import { evidenceFunctions } from './evidence.sql.ts';
import { evidenceMetrics } from './metrics.ts';
import { evidenceEvents } from './provider-events.ts';
import { evidenceResource } from './queries.ts';
import { evidenceRows } from './record.ts';
import { retryAfterEvents } from './retry-after-events.ts';
import { evidenceJobs } from './retry-failed.ts';

type Given = Dependencies & { readonly followers: readonly CreditFollower[] };

/** Reports of outside parties about money, and their effects. */
export const evidenceModule: Module<Given, Pick<EvidenceContext, 'backdatingDays' | 'followers'>, EvidenceContext> & LedgerModule = {
  domain: 'evidence',
  entities: evidenceEntities,
  sealed: [{
    table: 'evidence_payloads', key: ['tenant_id', 'evidence_id'], isBound: true, hasKekId: true,
    columns: { payload: sealedBytes(({ tenant_id = '', evidence_id = '' }) => payloadContext(tenant_id, evidence_id)) },
  }, {
    table: 'evidence', key: ['tenant_id', 'evidence_id'], isBound: true, hasKekId: false,
    columns: { payer: sealedSides('text'), counterparty: sealedSides('text'), description: sealedSides('text') },
  }],
  functions: evidenceFunctions,
  metrics: evidenceMetrics,
  resources: { evidence: evidenceResource },
  events: evidenceEvents,
  ledger: { rows: evidenceRows },
  open: ({ config, database, log, followers }, { contextFor }) => ({
    context: { backdatingDays: config.RAZAO_BACKDATING_DAYS, followers },
    jobs: [
      ...evidenceJobs(database, contextFor, log),
      forgetJob(database, 'forget-reported-counterparties', 'forget_reported_counterparties', config.RAZAO_COUNTERPARTY_DAYS),
    ],
    consumers: [retryAfterEvents(database, contextFor)],
  }),
};
