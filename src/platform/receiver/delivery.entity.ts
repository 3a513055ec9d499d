import { defineEntity, p } from '@mikro-orm/postgresql';
import { InstantText } from '../db/instant-text.ts';

/** Outcome of a delivery. One that FAILED may be accepted when it is sent again. */
export type DeliveryOutcome = 'APPLIED' | 'KEPT' | 'UNREADABLE' | 'FAILED';

/** Delivery of a provider, under the provider's name for it. */
export const ProviderDeliveryEntity = defineEntity({
  name: 'ProviderDelivery',
  tableName: 'provider_deliveries',
  properties: {
    tenantId: p.text().primary(),
    providerId: p.text().primary(),
    deliveryKey: p.text().primary(),
    /** The operation that took it. */
    receiver: p.text(),
    event: p.text(),
    occurredAt: p.type(InstantText).$type<string>(),
    /** Its bytes, sealed by the vault under `deliveryContext`: they hold personal data. Empty once RAZAO_DELIVERY_DAYS are over. */
    body: p.blob().$type<Buffer>(),
    kekId: p.text(),
    /** The lowercase hex SHA-256 of its bytes. */
    digest: p.text(),
    outcome: p.text().$type<DeliveryOutcome>(),
    /** The code of the error that made it fail. */
    errorCode: p.text().strictNullable(),
    attempts: p.integer().default(1),
    receivedAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
