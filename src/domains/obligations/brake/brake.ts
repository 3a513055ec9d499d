import type { Database } from '../../../platform/db/database.ts';
import type { PostgresRow, RowOf } from '../../../platform/db/row.ts';
import { payoutBrakeCodec, type PayoutBrakeEntity } from './brake.entity.ts';

export type PayoutBrake = Omit<RowOf<typeof PayoutBrakeEntity>, 'tenantId'>;

/** The running hour of a rail: what left in it and the most that may, in minor units and payments. */
export interface PayoutHour {
  readonly rail: string;
  readonly currency: string;
  readonly cents: number;
  readonly payments: number;
  readonly boundCents: number | null;
  readonly boundPayments: number | null;
}

const READ = { name: 'read-brakes', text: `select ${payoutBrakeCodec.columns.join(', ')} from razao.read_brakes($1)` };
const HOURS = {
  name: 'read-payout-hours', text: `
    select rail, currency, cents::float8 as cents, payments, bound_cents::float8 as "boundCents", bound_payments as "boundPayments"
    from razao.read_payout_hours($1, $2)`,
};
const RELEASE = { name: 'release-brake', text: 'select razao.release_brake($1, $2, $3, $4) as released' };

const HOUR_MS = 3_600_000;

/** The last hundred brakes of a tenant, newest first; those without `releasedAt` stop payments out. */
export async function readBrakes(database: Database, tenant: string): Promise<PayoutBrake[]> {
  return (await database.query<PostgresRow>(READ, [tenant])).map((row) => payoutBrakeCodec.read(row));
}

/** The running hour of each rail and currency that payments out were let through in. */
export async function readPayoutHours(database: Database, tenant: string): Promise<PayoutHour[]> {
  const hour = new Date(Math.floor(database.clock.now().getTime() / HOUR_MS) * HOUR_MS);
  return database.query<PayoutHour>(HOURS, [tenant, hour]);
}

/** Lets payments out over a rail go again. @returns false where no brake stops them. */
export async function releaseBrake(database: Database, tenant: string, rail: string, actor: string, reason: string): Promise<boolean> {
  const [row] = await database.query<{ released: boolean }>(RELEASE, [tenant, rail, actor, reason]);
  return row?.released === true;
}
