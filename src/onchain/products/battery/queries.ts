import type { EntityManager } from '@mikro-orm/postgresql';
import type { BatteryReportCard, BatteryResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { Context } from '../../../platform/context.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { readDocument } from '../../foundry/index.ts';
import { BatteryEntity, type Battery } from './battery.entity.ts';
import { presentBattery } from './present.ts';

const BATTERY_ID = /^bat_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Loads the run of the battery in a path for the gateway. */
export const batteryResource: ResourceKind<Battery> = {
  missing: 'BATTERY_NOT_FOUND',
  find: async ({ db, tenant: tenantId }, batteryId, path) => {
    if (!BATTERY_ID.test(batteryId)) return undefined;
    return (await db.read(
      (em) => em.findOne(BatteryEntity, { tenantId, batteryId, productId: String(path?.['product_id']) }),
    )) ?? undefined;
  },
};

/** A run with its report card, once there is one. */
export async function getBattery(ctx: Context, battery: Battery): Promise<BatteryResponse> {
  const { evidenceKey: key } = battery;
  if (key === null) return presentBattery(battery, null);
  const document = present(
    await ctx.db.read((em) => readDocument(em, ctx.tenant, key)), 'the report card, which was stored as the run ended',
  );
  return presentBattery(battery, JSON.parse(document.content) as BatteryReportCard);
}

/** Counts the runs against the quota of an accounting day: all that were requested, without those that FAILED. */
export async function countBatteriesOfDay(em: EntityManager, tenant: string, day: string): Promise<number> {
  return em.count(BatteryEntity, { tenantId: tenant, countedOn: day });
}
