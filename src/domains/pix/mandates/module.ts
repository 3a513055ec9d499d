import type { Module } from '../../../platform/module.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { LedgerModule } from '../../journal/index.ts';
import type { SponsorClient } from '../../rails/index.ts';
import type { MandatesContext } from './context.ts';
import { mandateEventNames, mandateEvents } from './events.ts';
import { pixMandateEntities } from './mandate.entity.ts';
import { mandateConsumer, mandateJobs } from './jobs.ts';
import { mandateFunctions } from './mandates.sql.ts';
import { pixMandateChargeResource, pixMandateResource } from './queries.ts';
import { recurrenceRows } from './record.ts';
import { sponsorMandates } from './sponsor-mandates.ts';

type Given = Dependencies & { readonly sponsor: SponsorClient };

/** Pix Automático: mandates and their charges. */
export const pixMandatesModule: Module<Given, Pick<MandatesContext, 'mandates'>, MandatesContext> & LedgerModule = {
  domain: 'pix',
  entities: pixMandateEntities,
  functions: mandateFunctions,
  resources: { pix_mandate: pixMandateResource, pix_mandate_charge: pixMandateChargeResource },
  events: mandateEvents,
  receivers: { receivePixMandateEvent: mandateEventNames, receivePixMandateEventDeprecated: mandateEventNames },
  ledger: { rows: recurrenceRows },
  open: ({ config, database, log, sponsor }, { contextFor }) => ({
    context: { mandates: { sponsor: sponsorMandates(sponsor), holdHours: config.RAZAO_PIX_CHARGE_HOLD_HOURS } },
    jobs: mandateJobs(database, contextFor, log),
    consumers: [mandateConsumer(contextFor)],
  }),
};
