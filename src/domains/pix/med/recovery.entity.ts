import { defineEntity, p } from '@mikro-orm/postgresql';
import type { MedRecoveryState } from '../../../../generated/models.ts';

/** One payment by which contested money moved, as a provider told it. Instants as ISO text, amounts in centavos. */
export interface ToldHop {
  readonly hop: number;
  readonly endToEndId: string;
  readonly fromIspb: string | null;
  readonly toIspb: string | null;
  readonly cents: number;
  readonly securedCents: number | null;
  readonly occurredAt: string;
  /** When the provider told it. */
  readonly at: string;
}

/** A funds recovery of the directory, under its provider's name for it. */
export const MedRecoveryEntity = defineEntity({
  name: 'MedRecovery',
  tableName: 'med_recoveries',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    providerId: p.text().primary(),
    recoveryId: p.text().primary(),
    state: p.text().$type<MedRecoveryState>(),
    /** The payment of the victim; null until it was told. */
    rootEndToEndId: p.text().strictNullable(),
    cents: p.bigint('number').strictNullable(),
    isMonitored: p.boolean(),
    monitoredToldAt: p.datetime().strictNullable(),
    /** Payments by which the money moved, by their end-to-end ids. */
    hops: p.json<Readonly<Record<string, ToldHop>>>(),
    /** When each state was reached, as ISO text. */
    reached: p.json<Readonly<Partial<Record<MedRecoveryState, string>>>>(),
    closedBy: p.text().$type<'PROVIDER' | 'LEDGER'>().strictNullable(),
    version: p.bigint('bigint'),
    updatedAt: p.datetime(),
  },
});

/** What was written about a recovery, sealed; each text once. */
export const MedRecoveryTextEntity = defineEntity({
  name: 'MedRecoveryText',
  tableName: 'med_recovery_texts',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    providerId: p.text().primary(),
    recoveryId: p.text().primary(),
    digest: p.text().primary(),
    at: p.datetime(),
    kept: p.text(),
  },
});
