import type { Operation } from '../../../generated/operations.ts';
import type { Clock } from '../clock.ts';
import { encodedId, partsOfId } from '../id.ts';
import type { Vault } from '../secrets.ts';
import type { Delivery } from './receiver.ts';

/** The row of a delivery that is applied, as the journal writer takes it. */
export interface DeliveryRow {
  readonly table: 'provider_deliveries';
  readonly id: string;
  readonly isNew: true;
  readonly value: KnownDelivery;
  /** Of its bytes, lowercase hex SHA-256. */
  readonly digest: string;
  readonly columns: Readonly<Record<string, unknown>>;
}

/** A delivery as the journal writer finds it. One that failed is on record too, and may be taken yet. */
export interface KnownDelivery {
  readonly isTaken: boolean;
}

/** By which the ledger knows deliveries. */
export const DELIVERY = 'pdl';

export function deliveryId(providerId: string, key: string): string {
  return encodedId(DELIVERY, [providerId, key]);
}

/** @returns its provider and its key. */
export function deliveryOf(id: string): [string, string] {
  return partsOfId(id) as [string, string];
}

interface Delivered {
  readonly tenant: string;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly delivery: Delivery;
  readonly operation: Operation;
}

export function deliveryRow(ctx: Delivered): DeliveryRow {
  const { providerId, key, digest } = ctx.delivery;
  const at = ctx.clock.now();
  return {
    table: 'provider_deliveries', id: deliveryId(providerId, key), isNew: true, value: { isTaken: true }, digest,
    columns: { ...keptColumns(ctx), outcome: 'APPLIED', received_at: at, updated_at: at },
  };
}

/** What is kept of a delivery, whatever becomes of it. It holds personal data, so its body is sealed. */
export function keptColumns({ tenant, vault, delivery, operation }: Delivered): Record<string, unknown> {
  const { providerId, key, digest, body, event } = delivery;
  return {
    provider_id: providerId, delivery_key: key, receiver: operation.operationId, event: event.event, occurred_at: event.occurred_at,
    body: `\\x${vault.seal(body, deliveryContext(tenant, delivery)).toString('hex')}`, kek_id: vault.kekId, digest,
  };
}

/** What the body of a kept delivery is sealed under. */
export function deliveryContext(tenant: string, { providerId, key }: Pick<Delivery, 'providerId' | 'key'>): string {
  return `provider-delivery ${tenant} ${providerId} ${key}`;
}
