export type { EventsContext } from './context.ts';
export type { MandatesContext } from './mandates/context.ts';
export { mandateEvents } from './mandates/events.ts';
export { mandateConsumer, mandateJobs } from './mandates/jobs.ts';
export { pixMandateChargeResource, pixMandateResource } from './mandates/queries.ts';
export { recurrenceLoaders } from './mandates/record.ts';
export { sponsorMandates, type SponsorMandates } from './mandates/sponsor-mandates.ts';
export { paymentEvents, type PaymentEvent } from './payments/events.ts';
