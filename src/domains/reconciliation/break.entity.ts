import { defineEntity, p } from '@mikro-orm/postgresql';
import type {
  RailFamily, ReconciliationBreakKind, ReconciliationBreakState, ReconciliationLedgerSide, ReconciliationProviderSide,
  ReconciliationResolution,
  ReconciliationResolutionKind,
} from '../../../generated/models.ts';
import { rowCodec } from '../../platform/db/row.ts';

/** A difference between the ledger and a provider. */
export const BreakEntity = defineEntity({
  name: 'ReconciliationBreak',
  tableName: 'reconciliation_breaks',
  properties: {
    tenantId: p.text().primary(),
    breakId: p.text().primary(),
    runId: p.text(),
    providerId: p.text(),
    rail: p.text().$type<RailFamily>(),
    currency: p.text(),
    kind: p.text().$type<ReconciliationBreakKind>(),
    state: p.text().$type<ReconciliationBreakState>(),
    accountingDay: p.date(),
    difference: p.bigint('bigint'),
    /** Name of its subject, the same in every run. */
    name: p.text(),
    provider: p.json<ReconciliationProviderSide>().strictNullable(),
    ledger: p.json<ReconciliationLedgerSide>().strictNullable(),
    resolutionKind: p.text().$type<ReconciliationResolutionKind>().strictNullable(),
    resolution: p.json<ReconciliationResolution>().strictNullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export const breakCodec = rowCodec(BreakEntity);
