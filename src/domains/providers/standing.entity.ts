import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';

/** Times at which a provider was last observed, by kind; `ProviderWatch` alone writes it. */
export const ProviderActivityEntity = defineEntity({
  name: 'ProviderActivity',
  tableName: 'provider_sightings',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    providerId: p.text().primary(),
    lastDeliveryAt: p.datetime().strictNullable(),
    lastRefusedAt: p.datetime().strictNullable(),
    lastGoodCallAt: p.datetime().strictNullable(),
    lastFailedCallAt: p.datetime().strictNullable(),
  },
});

/** Last balance that a provider reported for the tenant, in minor units. */
export const ProviderBalanceEntity = defineEntity({
  name: 'ProviderBalance',
  tableName: 'provider_balances',
  properties: {
    tenantId: p.text().primary(),
    providerId: p.text().primary(),
    currency: p.text().primary(),
    reported: p.bigint('bigint'),
    reportedAt: p.datetime(),
  },
});

/** Customers' money at a provider over a rail, in minor units: the ledger's amount at the last comparison. */
export const ProviderCustomerFundsEntity = defineEntity({
  name: 'ProviderCustomerFunds',
  tableName: 'provider_customer_funds',
  properties: {
    tenantId: p.text().primary(),
    providerId: p.text().primary(),
    rail: p.text().primary(),
    currency: p.text().primary(),
    amount: p.bigint('bigint'),
    /** The last entry of the journal that is counted. */
    asOfSeq: p.bigint('bigint'),
    asOf: p.datetime(),
  },
});

export type ProviderActivity = InferEntity<typeof ProviderActivityEntity>;
export type ProviderBalance = InferEntity<typeof ProviderBalanceEntity>;
export type ProviderCustomerFunds = InferEntity<typeof ProviderCustomerFundsEntity>;
