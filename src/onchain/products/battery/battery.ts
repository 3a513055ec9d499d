import type { BatteryReportCard } from '../../../../generated/models.ts';
import type { ReportOfBattery } from '../../foundry/index.ts';
import type { Battery } from './battery.entity.ts';

/** Version of the set of attacks that is played. */
export const ATTACK_SET = 1;
/** The form of the report card. */
const REPORT_VERSION = 1;
/** Number of variations of each attack, unless the caller gives one. */
export const DEFAULT_ROUNDS = 200;
/** Number of times that a run is begun before it is abandoned as FAILED: its worker died, or did not end it. */
export const MOST_ATTEMPTS = 3;

/** Storage key of the report card of a run. */
export function reportKey({ productId, productVersion, batteryId }: Battery): string {
  return `${productId}/${productVersion}/battery/${batteryId}.json`;
}

/** The report card of a run: of the same run and report the same, but for when it was reported. */
export function reportCard(battery: Battery, report: ReportOfBattery, reportedAt: Date): BatteryReportCard {
  const { verdict, held, breached, not_applicable, honest, mutation, attacks } = report;
  return {
    report_version: REPORT_VERSION, battery_id: battery.batteryId, product_id: battery.productId, product_version: battery.productVersion,
    script_hash: battery.scriptHash, attack_set: ATTACK_SET, seed: battery.seed, rounds: battery.rounds, verdict, held, breached,
    not_applicable, honest,
    mutation, attacks, reported_at: reportedAt.toISOString(),
  };
}
