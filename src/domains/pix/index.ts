export type { EventsContext } from './context.ts';
export {
  MedCaseEntity, medCaseResource, medConsumer, medEvents, medLoaders, sponsorMed, type FiledMedCase, type MedContext, type MedFiling,
} from './med/index.ts';
export { payeeFinder } from './payments/find-payee.ts';
export { paymentEvents, type PaymentEvent } from './payments/events.ts';
export {
  announceReceived, findCredit, findCreditOf, followReturns, returnDetour, returnFinder, returnLoaders, returnRail, returnsOf, sponsorReturns,
  type ReturnRequest, type ReturnsContext, type SponsorReturn,
} from './returns/index.ts';
