import { sealedBytes, type SealedTable } from '../vault/reencrypt.ts';
import type { Operation } from '../../../generated/operations.ts';
import type { Clock } from '../clock.ts';
import { rowCodec, type RowOf, type RowWrite } from '../db/row.ts';
import { encodedId, partsOfId } from '../id.ts';
import type { Vault } from '../vault/secrets.ts';
import { ProviderDeliveryEntity, type DeliveryOutcome } from './delivery.entity.ts';
import type { ProviderDelivery } from './receiver.ts';

/** Columns kept of a delivery, whatever its outcome. */
const KEPT = ['providerId', 'deliveryKey', 'receiver', 'event', 'occurredAt', 'body', 'kekId', 'digest', 'outcome'] as const;
export const appliedCodec = rowCodec(ProviderDeliveryEntity, { only: [...KEPT, 'receivedAt', 'updatedAt'] });
const keptCodec = rowCodec(ProviderDeliveryEntity, { only: [...KEPT, 'errorCode'] });

type Applied = Pick<RowOf<typeof ProviderDeliveryEntity>, typeof KEPT[number] | 'receivedAt' | 'updatedAt'>;

/** The row of a delivery that is applied, as the journal writer takes it. */
export type DeliveryRow = RowWrite<Applied & KnownDelivery>;

/** Delivery as the journal writer finds it. One that failed is recorded too, and may still be accepted. */
export interface KnownDelivery {
  readonly isTaken: boolean;
}

/** The ledger knows deliveries by this. */
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
  readonly delivery: ProviderDelivery;
  readonly operation: Operation;
}

export function deliveryRow(ctx: Delivered): DeliveryRow {
  const { providerId, key } = ctx.delivery;
  const at = ctx.clock.now();
  return {
    codec: appliedCodec, id: deliveryId(providerId, key), isNew: true,
    value: { ...kept(ctx, 'APPLIED'), receivedAt: at, updatedAt: at, isTaken: true },
  };
}

/** Returns a delivery without an effect of its own, by column in JSON. */
export function keptText(ctx: Delivered, outcome: DeliveryOutcome, errorCode: string | null): string {
  const values = keptCodec.values({ ...kept(ctx, outcome), errorCode });
  return JSON.stringify(Object.fromEntries(keptCodec.columns.map((name, place) => [name, values[place]])));
}

function kept({ tenant, vault, delivery, operation }: Delivered, outcome: DeliveryOutcome) {
  const { providerId, key, digest, body, event } = delivery;
  return {
    providerId, deliveryKey: key, receiver: operation.operationId, event: event.event, occurredAt: event.occurred_at,
    body: vault.seal(body, deliveryContext(tenant, delivery)), kekId: vault.kekId, digest, outcome,
  };
}

/** Returns the context under which the body of a kept delivery is sealed. */
export function deliveryContext(tenant: string, { providerId, key }: Pick<ProviderDelivery, 'providerId' | 'key'>): string {
  return `provider-delivery ${tenant} ${providerId} ${key}`;
}

/** The bodies of deliveries, as they came. */
export const keptDeliveries: SealedTable = {
  table: 'provider_deliveries', key: ['tenant_id', 'provider_id', 'delivery_key'], isBound: true, hasKekId: true,
  columns: { body: sealedBytes(({ tenant_id = '', provider_id = '', delivery_key = '' }) =>
    deliveryContext(tenant_id, { providerId: provider_id, key: delivery_key })) },
};
