import { authEntities, requireTenant } from '../domains/auth/index.ts';
import { readBrakes, readPayoutHours, releaseBrake, type PayoutBrake, type PayoutHour } from '../domains/obligations/index.ts';
import type { Database } from '../platform/db/database.ts';
import { actOfCommand, actorOf } from './actor.ts';
import { newIds, withDatabase } from './admin.ts';
import { CommandFailed } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';
import { keepAct } from './keep-act.ts';
import type { ActOptions } from './run.ts';

/** The brake of a tenant, as the command line shows it; amounts in minor units. */
export interface ShownBrake {
  readonly tenant: string;
  /** Rails whose payments out are stopped. */
  readonly stopped: readonly string[];
  /** The running hour of each rail that payments were let through in. */
  readonly hours: readonly ShownHour[];
  readonly brakes: readonly ShownApplied[];
}

interface ShownHour {
  readonly rail: string;
  readonly currency: string;
  readonly cents: number;
  readonly payments: number;
  readonly bound_cents: number | null;
  readonly bound_payments: number | null;
}

interface ShownApplied {
  readonly rail: string;
  readonly number: number;
  readonly currency: string;
  /** The payment that would have exceeded the bound. */
  readonly obligation_id: string;
  readonly cents: number;
  readonly payments: number;
  readonly bound_cents: number;
  readonly bound_payments: number;
  readonly applied_at: string;
  readonly released_at: string | null;
  readonly released_by: string | null;
  readonly reason: string | null;
}

/** @throws AdminRefusal for a tenant that there is not. */
export function show(tenant: string, env = process.env): Promise<ShownBrake> {
  return withDatabase(async (database) => {
    await requireTenant(database, tenant);
    return shownBrake(database, tenant);
  }, env, authEntities);
}

/**
 * Releases the brake of a rail, and records who did it and why.
 * @throws AdminRefusal for an unknown tenant; CommandFailed where no brake stops the rail.
 */
export function resume(
  { tenant, rail, actor, reason }: ActOptions & { readonly tenant: string; readonly rail: string; readonly reason: string },
  env = process.env,
): Promise<ShownBrake> {
  const by = actorOf(actor);
  return withDatabase(async (database) => {
    await requireTenant(database, tenant);
    if (!await releaseBrake(database, tenant, rail, by, reason)) {
      throw new CommandFailed(`no brake stops payments out of ${tenant} over ${rail}`, EXIT.REFUSED);
    }
    await keepAct(database, tenant, actOfCommand(newIds(database), by, { command: 'brake resume', subject: { rail }, reason }));
    return shownBrake(database, tenant);
  }, env, authEntities);
}

/** Returns lines for people: the rails of the running hour, then the brakes, newest first. */
export function describeBrake({ tenant, stopped, hours, brakes }: ShownBrake): string {
  return [
    `${tenant}  ${stopped.length === 0 ? 'no rail is stopped by the brake' : `stopped: ${stopped.join(', ')}`}`,
    ...hours.map((it) =>
      `  this hour over ${it.rail}: ${it.cents} of ${it.bound_cents} ${it.currency}, ${it.payments} of ${it.bound_payments} payments`),
    ...brakes.map(describeApplied),
  ].join('\n');
}

function describeApplied(it: ShownApplied): string {
  const bound = `${it.bound_cents} ${it.currency} or ${it.bound_payments} payments an hour, after ${it.cents} in ${it.payments}`;
  const end = it.released_at === null ? 'nobody has resumed it' : `resumed ${it.released_at} by ${it.released_by}: ${it.reason}`;
  return `  ${it.applied_at}  ${it.rail} ${it.number}: ${it.obligation_id} would have exceeded ${bound}; ${end}`;
}

async function shownBrake(database: Database, tenant: string): Promise<ShownBrake> {
  const [brakes, hours] = [await readBrakes(database, tenant), await readPayoutHours(database, tenant)];
  return {
    tenant, stopped: brakes.filter(({ releasedAt }) => releasedAt === null).map(({ rail }) => rail),
    hours: hours.map(shownHour), brakes: brakes.map(shownApplied),
  };
}

function shownHour({ rail, currency, cents, payments, boundCents, boundPayments }: PayoutHour): ShownHour {
  return { rail, currency, cents, payments, bound_cents: boundCents, bound_payments: boundPayments };
}

function shownApplied(it: PayoutBrake): ShownApplied {
  return {
    rail: it.rail, number: it.number, currency: it.currency, obligation_id: it.obligationId, cents: Number(it.cents), payments: it.payments,
    bound_cents: Number(it.boundCents), bound_payments: it.boundPayments, applied_at: it.appliedAt.toISOString(),
    released_at: it.releasedAt?.toISOString() ?? null, released_by: it.releasedBy, reason: it.reason,
  };
}
