export type { EventsContext } from './context.ts';
export { paymentEvents, type PaymentEvent } from './payments/events.ts';
