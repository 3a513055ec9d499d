/** A provider's delivery, signed by hand, for tests of receivers. */
import { hash } from 'node:crypto';
import request from 'supertest';
import { createProvider, type NewProvider } from '../../src/domains/providers/index.ts';
import { operations, type Operation, type OperationId } from '../../generated/operations.ts';
import type { AppContext } from '../../src/app.ts';
import { derive } from '../../src/platform/context.ts';
import { deliveryRow, type DeliveryRow } from '../../src/platform/receiver/delivery-row.ts';
import type { ReceivedEvent } from '../../src/platform/receiver/receiver.ts';
import { timestampedHeaders } from '../../src/platform/receiver/strategies.ts';
import { expectContract } from '../conformance/response-validator.ts';
import { TENANT, type Answer, type TestService } from './service.ts';

export const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwtest';

export interface SentDelivery {
  readonly operationId?: OperationId;
  readonly providerId?: string;
  /** An event, or the body as it is. */
  readonly body: object | string;
  readonly secret?: string;
  readonly deliveryId?: string;
  /** Beside or instead of the signature's; null leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** Gives a tenant of the service an account at a provider. */
export async function addProvider(
  service: TestService, providerId = 'sim-demo', options: { tenant?: string } & Partial<NewProvider> = {},
): Promise<void> {
  const { tenant = TENANT, ...provider } = options;
  await service.token(['service/health'], tenant); // makes the tenant where it is missing
  await createProvider(service.service.contextFor(tenant), {
    providerId, type: 'SPONSOR_BANK', adapter: 'sim_sponsor_v1', displayName: providerId, secret: SECRET, ...provider,
  });
}

let deliveries = 0;

/** The row of a delivery of an event, another one at each call, for handlers that record it themselves. */
export function deliveryRowOf(ctx: AppContext, event: ReceivedEvent): DeliveryRow {
  const body = Buffer.from(JSON.stringify(event));
  const delivery = {
    tenant: ctx.tenant, providerId: event.provider_id, key: `id:row-${(deliveries += 1)}`, digest: hash('sha256', body, 'hex'), body, event,
    isReadable: true,
  };
  return deliveryRow(derive(ctx, { delivery, operation: receiver('receivePixWebhook') }));
}

function receiver(operationId: OperationId): Operation {
  const operation = operations.find((it) => it.operationId === operationId);
  if (!operation) throw new Error(`no operation ${operationId}`);
  return operation;
}

/** Sends a delivery to a receiver, and holds the answer against its contract. */
export async function deliver(service: TestService, sent: SentDelivery): Promise<Answer> {
  const { operationId = 'receivePixWebhook', providerId = 'sim-demo', secret = SECRET } = sent;
  const path = receiver(operationId).path.replace('{provider_id}', encodeURIComponent(providerId));
  const body = typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body);
  const headers: Record<string, string | null> = {
    'Content-Type': 'application/json', ...timestampedHeaders(secret, body, service.service.database.clock.now()),
    ...(sent.deliveryId !== undefined && { 'X-Webhook-Delivery-Id': sent.deliveryId }), ...sent.headers,
  };
  const asked = request(service.baseUrl).post(path);
  for (const [name, value] of Object.entries(headers)) if (value !== null) asked.set(name, value);
  const answer = await asked.send(body);
  expectContract(operationId, answer.status, answer.body as unknown);
  return { status: answer.status, body: answer.body as Record<string, unknown>, headers: answer.headers };
}
