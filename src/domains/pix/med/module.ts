import type { Config } from '../../../platform/config.ts';
import type { Module } from '../../../platform/module.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { sealedSides } from '../../accounts/index.ts';
import type { LedgerModule } from '../../journal/index.ts';
import type { SponsorClient } from '../../rails/index.ts';
import type { MedContext } from './context.ts';
import { medConsumer } from './follow-events.ts';
import { medEntities } from './med-case.entity.ts';
import { medFunctions } from './med.sql.ts';
import { medMetrics } from './metrics.ts';
import { medEvents } from './provider-events.ts';
import { medCaseResource } from './queries.ts';
import { medRows } from './record.ts';
import type { RecoveryTerms } from './recovery.ts';
import { MedRecoveryEntity, MedRecoveryTextEntity } from './recovery.entity.ts';
import { sponsorMed } from './sponsor-med.ts';

const MINUTE_MS = 60_000;

type Given = Dependencies & { readonly sponsor: SponsorClient };

/** Payments that are contested. */
export const pixMedModule: Module<Given, Pick<MedContext, 'med'>, MedContext> & LedgerModule = {
  domain: 'pix',
  entities: [...medEntities, MedRecoveryEntity, MedRecoveryTextEntity],
  sealed: [{
    table: 'med_recovery_texts', key: ['tenant_id', 'provider_id', 'recovery_id', 'digest'], isBound: true, hasKekId: false,
    columns: { kept: sealedSides('text') },
  }],
  functions: medFunctions,
  metrics: medMetrics,
  resources: { med_case: medCaseResource },
  events: medEvents,
  receivers: { receivePixMedEvent: Object.keys(medEvents), receivePixMedEventDeprecated: Object.keys(medEvents) },
  ledger: { rows: medRows },
  open: ({ config, database, sponsor }, { contextFor }) => ({
    context: {
      med: {
        sponsor: sponsorMed(sponsor), contestDays: config.RAZAO_MED_CONTEST_DAYS, returnHours: config.RAZAO_MED_RETURN_HOURS,
        marksForFraud: config.RAZAO_MED_FRAUD_MARK,
        terms: recoveryTerms(config),
        trace: {
          hops: config.RAZAO_MED_TRACE_HOPS, windowMs: config.RAZAO_MED_TRACE_MINUTES * MINUTE_MS,
          leastCents: config.RAZAO_MED_TRACE_LEAST_CENTS, most: config.RAZAO_MED_TRACE_MOST,
        },
      },
    },
    consumers: [medConsumer(database, contextFor)],
  }),
};

/** How long each step of a funds recovery may take. */
function recoveryTerms(config: Config): RecoveryTerms {
  return {
    contestDays: config.RAZAO_MED_CONTEST_DAYS, clientDays: config.RAZAO_MED_CLIENT_DAYS, analysisDays: config.RAZAO_MED_ANALYSIS_DAYS,
    refundHours: config.RAZAO_MED_REFUND_HOURS, returnHours: config.RAZAO_MED_RETURN_HOURS, totalDays: config.RAZAO_MED_TOTAL_DAYS,
  };
}
