import type { BatteryReportCard, BatteryResponse } from '../../../../generated/models.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import type { Battery } from './battery.entity.ts';

/** A run of the battery in the contract's form. @param card of one that is COMPLETED. */
export function presentBattery(it: Battery, card: BatteryReportCard | null): BatteryResponse {
  return {
    battery_id: it.batteryId, product_id: it.productId, product_version: it.productVersion, script_hash: it.scriptHash, state: it.state,
    seed: it.seed,
    rounds: it.rounds, report_card: card,
    evidence: it.evidenceHash !== null && it.evidenceKey !== null ? { hash: it.evidenceHash, key: it.evidenceKey } : null,
    failure_reason: it.failureReason, created_at: it.createdAt.toISOString(), created_by: it.createdBy,
    finished_at: it.finishedAt?.toISOString() ?? null,
  };
}

/** Event of a run: that it was requested, and how it ended. @param card of one that is COMPLETED. */
export function batteryEvent(
  { batteryId, productId, productVersion, state }: Battery, card: BatteryReportCard | null = null,
): EventOf<`battery.${'started' | 'completed' | 'failed'}`> {
  return {
    type: `battery.${state === 'COMPLETED' ? 'completed' : state === 'FAILED' ? 'failed' : 'started'}`, entityId: batteryId,
    version: state === 'QUEUED' ? 1n : 2n,
    data: {
      battery_id: batteryId, product_id: productId, product_version: productVersion, state,
      ...(card && { verdict: card.verdict, held: card.held, breached: card.breached, not_applicable: card.not_applicable }),
    },
  };
}
