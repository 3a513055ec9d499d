import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import type { PostgresRow } from '../../../platform/db/row.ts';
import { eachTenant } from '../../../platform/jobs/each-tenant.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import { exponentOf } from '../../../platform/currencies.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import { payoutBrakeCodec } from './brake.entity.ts';
import type { PayoutBrake } from './brake.ts';

const TENANTS = { name: 'brakes-to-announce', text: 'select razao.brakes_to_announce() as tenant' };
const FIND = `select ${payoutBrakeCodec.columns.join(', ')} from razao.payout_brakes
  where tenant_id = ? and announced < 1 + (released_at is not null)::int order by rail, number`;
const KEEP = 'update razao.payout_brakes set announced = ? where tenant_id = ? and rail = ? and number = ?';

/** The job that announces that a brake was applied or released: both happen in Postgres, without the writer. */
export function brakesJob(database: Database, contextFor: (tenant: string) => Context, log: Log): Job {
  return {
    name: 'announce-brakes', every: '5 seconds', nextDue: 'brakes_next_due', run: () => announceBrakes(database, contextFor, log),
  };
}

/** Announces each brake once applied and once released, in this order. */
export async function announceBrakes(database: Database, contextFor: (tenant: string) => Context, log: Log): Promise<void> {
  const due = await database.query<{ tenant: string }>(TENANTS, []);
  await eachTenant(due, log, 'the brakes of a tenant could not be announced', (tenant) => announceOf(contextFor(tenant)));
}

async function announceOf({ db, tenant }: Context): Promise<void> {
  await db.write(async ({ em, announce }) => {
    await lockHead(em, tenant);
    for (const row of await em.execute<PostgresRow[]>(FIND, [tenant])) {
      const brake = payoutBrakeCodec.read(row);
      if (brake.announced < 1) announce(brakeEvent('applied', brake));
      if (brake.releasedAt) announce(brakeEvent('released', brake));
      await em.execute(KEEP, [brake.releasedAt ? 2 : 1, tenant, brake.rail, brake.number]);
    }
    return {};
  });
}

function brakeEvent(type: 'applied' | 'released', it: PayoutBrake): EventOf<'brake.applied' | 'brake.released'> {
  const data = {
    rail: it.rail, number: it.number, currency: it.currency, currency_exponent: exponentOf(it.currency), obligation_id: it.obligationId,
    cents: Number(it.cents), payments: it.payments,
    bound_cents: Number(it.boundCents), bound_payments: it.boundPayments, applied_at: it.appliedAt.toISOString(),
  };
  const entity = { entityId: `brake:${it.rail}:${it.number}`, version: type === 'applied' ? 1n : 2n };
  if (type === 'applied') return { type: 'brake.applied', ...entity, data };
  return {
    type: 'brake.released', ...entity,
    data: { ...data, released_at: it.releasedAt?.toISOString() ?? '', released_by: it.releasedBy ?? '', reason: it.reason ?? '' },
  };
}
