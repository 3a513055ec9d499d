import type { CreateObligationBatchRequest, CreateObligationRequest } from '../../../generated/models.ts';
import type { Asked } from '../../platform/http/request-refusals.ts';
import { sealedSides } from '../accounts/index.ts';
import type { Config } from '../../platform/config.ts';
import { forgetJob } from '../../platform/jobs/forget-job.ts';
import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JournaledContext, LedgerModule } from '../journal/index.ts';
import type { Rails } from '../rails/index.ts';
import { stuckJob } from './announce-stuck.ts';
import { behindMovements } from './behind-movements.ts';
import { checkExpectations } from './check-expectations.ts';
import { checkPayments } from './check-payments.ts';
import { brakesJob } from './brake/announce-brakes.ts';
import { PayoutBrakeEntity, PayoutHourEntity } from './brake/brake.entity.ts';
import type { ObligationsContext } from './create-obligation.ts';
import { Dispatcher, type DispatchContext, type DispatchSettings } from './dispatcher.ts';
import { DispatchEntity } from './dispatch.entity.ts';
import { obligationMetrics } from './metrics.ts';
import { FundsReceiptEntity } from './funds-receipt.entity.ts';
import { ObligationEntity } from './obligation.entity.ts';
import { OBLIGATION } from './obligation.ts';
import { obligationFunctions } from './obligations.sql.ts';
import { obligationResource } from './queries.ts';
import { AskRails } from './payouts/ask-rails.ts';
import { ForgottenPaymentEntity, PayoutStopEntity } from './payouts/payouts.entity.ts';
import { loadObligations } from './record.ts';
import { ANALYSIS, loadAnalyses } from './rules/analysis.ts';
import { PayeeOwnerEntity, PaymentAnalysisEntity, PaymentRuleEntity, PaymentTwinEntity } from './rules/rules.entity.ts';
import { TWIN } from './rules/repeats.ts';
import { loadTwins } from './rules/twin-rows.ts';
import { twinDerived } from './repeat-guard.ts';
import { scheduledTransfer } from './scheduled-transfer.ts';
import { requireBatchSides, requirePossibleObligation } from './create-obligation.ts';

type Given = Dependencies & { readonly rails: Rails };

interface Brings extends Required<Pick<ObligationsContext, 'analysisLaw'>> {
  /** What a schedule can do of ours. */
  readonly scheduled: { readonly TRANSFER: ReturnType<typeof scheduledTransfer> };
}

/** Who owes whom: creation, dispatch, resolution. */
export const obligationsModule: Module<Given, Brings & JournaledContext, ObligationsContext & DispatchContext> & LedgerModule = {
  domain: 'obligations',
  entities: [
    ObligationEntity, DispatchEntity, FundsReceiptEntity, PayoutStopEntity, ForgottenPaymentEntity,
    PaymentRuleEntity, PaymentTwinEntity, PayeeOwnerEntity, PaymentAnalysisEntity, PayoutHourEntity, PayoutBrakeEntity,
  ],
  sealed: [{
    table: 'obligations', key: ['tenant_id', 'obligation_id'], isBound: true, hasKekId: false,
    columns: {
      debtor_external_id: sealedSides('text'), creditor_external_id: sealedSides('text'), counterparty: sealedSides('text'),
      description: sealedSides('text'),
    },
  }],
  functions: obligationFunctions,
  metrics: obligationMetrics,
  resources: { obligation: obligationResource },
  refusals: {
    createObligation: ({ body }: Asked<CreateObligationRequest>) => requirePossibleObligation(body),
    createObligationBatch: ({ body }: Asked<CreateObligationBatchRequest>) => requireBatchSides(body),
  },
  ledger: {
    rows: [
      { kind: OBLIGATION, load: loadObligations, isReadAhead: true }, { kind: TWIN, load: loadTwins, derived: twinDerived },
      { kind: ANALYSIS, load: loadAnalyses, isReadAhead: true },
    ],
    behind: behindMovements,
    checks: [checkExpectations, checkPayments],
  },
  open: ({ config, database, log, rails }, { contextFor }) => ({
    context: {
      analysisLaw: { dayMinutes: config.RAZAO_PIX_ANALYSIS_DAY_MINUTES, nightMinutes: config.RAZAO_PIX_ANALYSIS_NIGHT_MINUTES },
      journaledObligation: obligationResource,
      scheduled: { TRANSFER: scheduledTransfer((tenant, command) => contextFor(tenant, 'schedule', command)) },
    },
    jobs: [
      stuckJob(database, contextFor, log), brakesJob(database, contextFor, log),
      forgetJob(database, 'forget-counterparties', 'forget_counterparties', config.RAZAO_COUNTERPARTY_DAYS),
    ],
    workers: [
      new Dispatcher({ database, rails, contextFor, settings: dispatchSettings(config), log }), new AskRails({ database, rails, log }),
    ],
  }),
};

/** The settings of dispatch, in milliseconds. */
function dispatchSettings(config: Config): DispatchSettings {
  return {
    timeoutMs: config.RAZAO_RAIL_TIMEOUT_SECONDS * 1000, retryForMs: config.RAZAO_DISPATCH_MINUTES * 60_000,
    askForMs: config.RAZAO_RAIL_ASK_HOURS * 3_600_000, concurrency: config.RAZAO_RAIL_CONCURRENCY,
  };
}
