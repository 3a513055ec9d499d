import express, { type Router } from 'express';
import type { ProviderEventData } from '../../generated/models.ts';
import {
  answer, customerOf, optionalText, readClock, readScript, text, whole, type Fields,
} from '../../src/platform/control/control-api.ts';
import { showClock, type TurnedClock } from '../../src/platform/control/turned-clock.ts';
import type { Callback, Callbacks } from '../sponsor/callbacks.ts';
import { KYC_EVENTS, requireEvent } from '../sponsor/events.ts';
import type { Scripts } from '../../src/platform/control/scripts.ts';
import { operations, type Customer, type KycProviderStub, type Operation, type EventDelivery } from './kyc-provider-stub.ts';

export interface ControlApiOptions {
  readonly stub: KycProviderStub;
  readonly scripts: Scripts<Operation>;
  readonly callbacks: Callbacks;
  readonly customers: Map<string, Customer>;
  readonly clock: TurnedClock;
}

/** A person or a test plays the outside world by it, as with the sponsor. It listens to its own machine, without a lock. */
export function controlApi(options: ControlApiOptions): Router {
  const { scripts, callbacks, customers, clock } = options;
  const router = express.Router();
  router.use(express.json({ limit: '1mb' }));
  router.post('/providers', answer((body) => register(options, body)));
  router.post('/script', answer((body) => {
    scripts.add(readScript(body, operations));
    return { waiting: scripts.waiting };
  }));
  router.post('/emit', answer((body) => emit(options, body)));
  router.get('/cases', answer((_body, { query }) => showCases(customerOf(customers, query))));
  router.get('/deliveries', answer(() => ({ deliveries: callbacks.sent })));
  router.get('/clock', answer(() => showClock(clock, callbacks.underWay)));
  router.post('/clock', answer((body) => {
    clock.turnTo(readClock(body), body['hold'] === true);
    return showClock(clock, callbacks.underWay);
  }));
  router.post('/reset', answer(() => reset(options)));
  return router;
}

/** Opens an account for a customer, or changes the address of its events. */
function register({ customers }: ControlApiOptions, body: Fields): object {
  const providerId = text(body, 'provider_id');
  const callbackUrl = optionalText(body, 'callback_url') ?? null;
  customers.set(providerId, {
    providerId, secret: text(body, 'secret'), callbackUrl, cases: customers.get(providerId)?.cases ?? new Map(),
  });
  return { provider_id: providerId, callback_url: callbackUrl };
}

/** Emits an event of the provider. Missing data is made up, where the provider has it. */
function emit({ stub, customers }: ControlApiOptions, body: Fields): Promise<Callback> {
  const customer = customerOf(customers, body);
  const data = (body['data'] ?? {}) as ProviderEventData;
  const [deliveryId, occurredAt] = [optionalText(body, 'delivery_id'), optionalText(body, 'occurred_at')];
  const how: EventDelivery = { times: whole(body, 'times', 1), ...(deliveryId && { deliveryId }), ...(occurredAt && { occurredAt }) };
  const event = text(body, 'event');
  requireEvent(event, KYC_EVENTS);
  switch (event) {
    case 'KYC_VERDICT_REACHED': return stub.tellVerdict(customer, data, how);
    case 'KYC_SCREENING_COMPLETED': return stub.tellScreening(customer, data, how);
    case 'KYC_DOCUMENT_EXPIRED': return stub.tellExpiry(customer, data, how);
    default: return stub.tell(customer, event, data, how);
  }
}

function showCases({ providerId, cases }: Customer): object {
  return { provider_id: providerId, cases: [...cases.values()] };
}

/** Resets everything to the first day: accounts stay open, without requests. */
function reset({ scripts, callbacks, customers }: ControlApiOptions): object {
  scripts.clear();
  callbacks.clear();
  for (const [id, customer] of customers) customers.set(id, { ...customer, cases: new Map() });
  return { providers: [...customers.keys()] };
}
