import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { BatteryState } from '../../../../generated/models.ts';
import { leasedJobColumns } from '../../../platform/jobs/leased-job-columns.ts';

/** A run of the battery, and the job that carries it out. */
export const BatteryEntity = defineEntity({
  name: 'Battery',
  tableName: 'batteries',
  properties: {
    tenantId: p.text().primary(),
    batteryId: p.text().primary(),
    productId: p.text(),
    productVersion: p.integer(),
    scriptHash: p.text(),
    state: p.text().$type<BatteryState>(),
    seed: p.bigint('number'),
    rounds: p.integer(),
    /** The accounting day whose quota it counts against; a FAILED run counts against none. */
    countedOn: p.date().strictNullable(),
    /** The report card as a document, once it is COMPLETED. */
    evidenceHash: p.text().strictNullable(),
    evidenceKey: p.text().strictNullable(),
    failureReason: p.text().strictNullable(),
    ...leasedJobColumns(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    finishedAt: p.datetime().strictNullable(),
  },
});
export type Battery = InferEntity<typeof BatteryEntity>;
