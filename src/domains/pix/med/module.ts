import type { Module } from '../../../platform/module.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
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
import { sponsorMed } from './sponsor-med.ts';

type Given = Dependencies & { readonly sponsor: SponsorClient };

/** Payments that are contested. */
export const pixMedModule: Module<Given, Pick<MedContext, 'med'>, MedContext> & LedgerModule = {
  domain: 'pix',
  entities: medEntities,
  functions: medFunctions,
  metrics: medMetrics,
  resources: { med_case: medCaseResource },
  events: medEvents,
  receivers: { receivePixMedEvent: Object.keys(medEvents), receivePixMedEventDeprecated: Object.keys(medEvents) },
  ledger: { rows: medRows },
  open: ({ config, database, sponsor }, { contextFor }) => ({
    context: {
      med: { sponsor: sponsorMed(sponsor), contestDays: config.RAZAO_MED_CONTEST_DAYS, returnHours: config.RAZAO_MED_RETURN_HOURS },
    },
    consumers: [medConsumer(database, contextFor)],
  }),
};
