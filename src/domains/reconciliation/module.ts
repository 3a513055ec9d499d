import type { StartReconciliationRunRequest } from '../../../generated/models.ts';
import type { Asked } from '../../platform/http/request-refusals.ts';
import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { LedgerModule } from '../journal/index.ts';
import type { Rails } from '../rails/index.ts';
import { BreakEntity } from './break.entity.ts';
import { BREAK, loadBreaks } from './break.ts';
import { reconciliationJobs } from './jobs.ts';
import { reconciliationMetrics } from './metrics.ts';
import type { ReconciliationContext, ReconciliationPorts } from './ports.ts';
import { breakResource, runResource } from './queries.ts';
import { railPorts } from './rail-ports.ts';
import { reconciliationFunctions } from './reconciliation.sql.ts';
import { RunEntity } from './run.entity.ts';
import { reconciliationConsumer } from './run-reconciliation.ts';
import { readStatement } from './read-statement.ts';
import { requirePeriod } from './start-reconciliation-run.ts';

export type { ReconciliationPorts };

type Given = Dependencies & {
  readonly rails: Rails;
  /** Replaces the provider's ports; the rails unless given. */
  readonly substitutes: { readonly reconciliation?: ReconciliationPorts | undefined };
};

/** Comparison of the books with a provider's. */
export const reconciliationModule: Module<Given, Pick<ReconciliationContext, 'reconciliation'>, ReconciliationContext> & LedgerModule = {
  domain: 'reconciliation',
  entities: [RunEntity, BreakEntity],
  functions: reconciliationFunctions,
  metrics: reconciliationMetrics,
  resources: { reconciliation_run: runResource, reconciliation_break: breakResource },
  refusals: {
    startReconciliationRun: ({ body }: Asked<StartReconciliationRunRequest>) => {
      requirePeriod(body.from, body.to);
      readStatement(body.source, body);
    },
  },
  ledger: { rows: [{ kind: BREAK, load: loadBreaks }] },
  open: ({ database, rails, substitutes }, { contextFor }) => ({
    context: { reconciliation: substitutes.reconciliation ?? railPorts(database, rails) },
    jobs: reconciliationJobs(database, (tenant, command) => contextFor(tenant, 'system', command)),
    consumers: [reconciliationConsumer(contextFor)],
  }),
};
