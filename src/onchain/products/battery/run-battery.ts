import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { BatteryResponse, RunBatteryRequest } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { fail } from '../../../platform/errors.ts';
import { requireDayQuota } from '../../../platform/quotas/day-quota.ts';
import type { ProductsContext } from '../context.ts';
import { readProduct } from '../find-product.ts';
import { DEFAULT_ROUNDS } from './battery.ts';
import { BatteryEntity, type Battery } from './battery.entity.ts';
import { batteryEvent, presentBattery } from './present.ts';
import { countBatteriesOfDay } from './queries.ts';

/** Seeds that are drawn lie below: `randomInt` gives no greater ones. */
const SEEDS = 2 ** 48 - 1;

/**
 * Runs the battery against the bound version of a product, as soon as a worker is free.
 * @throws ApiError PRODUCT_RETIRED, BATTERY_RUNNING, QUOTA_EXCEEDED.
 */
export async function runBattery(
  ctx: ProductsContext, productId: string, { seed, rounds = DEFAULT_ROUNDS }: RunBatteryRequest = {},
): Promise<BatteryResponse> {
  return ctx.db.write(async ({ em, announce }) => {
    await lockHead(em, ctx.tenant); // runs are begun one by one
    const { product, bound } = present(await readProduct(em, ctx.tenant, productId), 'the product that the path names');
    if (product.lifecycle === 'RETIRED') fail('PRODUCT_RETIRED');
    await requireNoneRunning(em, ctx.tenant, productId);
    const countedOn = await requireDayQuota(em, ctx, 'batteries_per_day', countBatteriesOfDay);
    const now = ctx.clock.now();
    const battery: Battery = em.create(BatteryEntity, {
      tenantId: ctx.tenant, batteryId: ctx.ids.next('bat'), productId, productVersion: bound.productVersion, scriptHash: bound.scriptHash,
      state: 'QUEUED',
      seed: seed ?? randomInt(SEEDS), rounds, countedOn, evidenceHash: null, evidenceKey: null, failureReason: null, dueAt: now,
      lease: null, attempts: 0,
      createdAt: now, createdBy: ctx.actor, finishedAt: null,
    });
    em.persist(battery);
    announce(batteryEvent(battery));
    return presentBattery(battery, null);
  });
}

async function requireNoneRunning(em: EntityManager, tenantId: string, productId: string): Promise<void> {
  const running = await em.findOne(BatteryEntity, { tenantId, productId, state: { $in: ['QUEUED', 'RUNNING'] } });
  if (running) fail('BATTERY_RUNNING', { battery_id: running.batteryId });
}
