import { setTimeout as sleep } from 'node:timers/promises';
import { authEntities, listTenants, requireTenant } from '../domains/auth/index.ts';
import {
  listForgottenPayments, payoutsUnderWay, readPayoutStop, startPayouts, stopPayouts, type ForgottenPayment,
} from '../domains/obligations/index.ts';
import { keepAct } from './keep-act.ts';
import { parseInstant } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';
import { actOfCommand, actorOf } from './actor.ts';
import { newIds, withDatabase } from './admin.ts';
import { UsageError } from './command-failed.ts';
import type { ActOptions } from './run.ts';

/** State of payments out of a tenant, as the command line shows it. */
export interface ShownPayouts {
  readonly tenant: string;
  readonly state: 'STOPPED' | 'ASKING' | 'STARTED';
  readonly reason: string | null;
  readonly stopped_at: string | null;
  readonly stopped_by: string | null;
  readonly forgotten_since: string | null;
  /** Reason why a rail could not be asked yet. */
  readonly waits_for: string | null;
  /** Payments that are being handed to a rail at this moment. */
  readonly under_way: number;
  readonly forgotten: readonly ShownForgotten[];
}

/** Payment that a rail was given and the books do not know. */
interface ShownForgotten {
  readonly provider_id: string;
  readonly reference: string;
  readonly rail: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly end_to_end_id: string | null;
  /** Obligation that it turned out to be; null where nobody has requested it again. */
  readonly obligation_id: string | null;
}

interface WhoseOptions extends ActOptions {
  /** Tenant; all tenants unless given. */
  readonly tenant?: string;
}

interface StopOptions extends WhoseOptions {
  readonly reason: string;
  readonly restored?: boolean;
  readonly since?: string;
}

/** Interval of the check that payments under way have ended, in milliseconds. */
const LOOK_EVERY_MS = 200;
/** Longest time that a lease may outlast a call, in milliseconds: see `Dispatcher`. */
const RECORD_MS = 10_000;

/**
 * Stops payments out, by the database alone, and waits until those under way are answered, for as long as a call may take.
 * @throws UsageError for an invalid instant; AdminRefusal for an unknown tenant.
 */
export function stop({ tenant, actor, reason, restored = false, since }: StopOptions, env = process.env): Promise<ShownPayouts[]> {
  if (since !== undefined && !restored) throw new UsageError('--since needs --restored');
  const request = { actor: actorOf(actor), reason, isRestored: restored, since: since === undefined ? undefined : readInstant(since) };
  return ofTenants(tenant, async (database, name, config) => {
    await stopPayouts(database, name, request);
    await keepAct(database, name, actOfCommand(newIds(database), request.actor, { command: 'payouts stop', subject: {}, reason }));
    await untilNoneIsUnderWay(database, name, config.RAZAO_RAIL_TIMEOUT_SECONDS * 1000 + RECORD_MS);
  }, env);
}

/**
 * Starts payments out: after a restore, only after a worker has asked all rails.
 * @throws AdminRefusal for an unknown tenant.
 */
export function start(
  { tenant, actor, reason, asks }: WhoseOptions & { readonly asks: boolean }, env = process.env,
): Promise<ShownPayouts[]> {
  const by = actorOf(actor);
  return ofTenants(tenant, async (database, name) => {
    await startPayouts(database, name, by, asks);
    const command = asks ? 'payouts start' : 'payouts start --without-asking';
    await keepAct(database, name, actOfCommand(newIds(database), by, { command, subject: {}, reason }));
  }, env);
}

/** @throws AdminRefusal for a tenant that there is not. */
export function show(tenant: string | undefined, env = process.env): Promise<ShownPayouts[]> {
  return ofTenants(tenant, async () => undefined, env);
}

/** Returns lines for people: a tenant each, and what was found. */
export function describePayouts(shown: readonly ShownPayouts[]): string {
  return shown.flatMap(({ tenant, state, reason, stopped_by: by, under_way: underWay, waits_for: waitsFor, forgotten }) => [
    `${tenant}  ${state}${state === 'STARTED' ? '' : `  by ${by}: ${reason}`}${underWay > 0 && state !== 'STARTED' ? `  ${underWay} are still in progress` : ''}`,
    ...(waitsFor === null ? [] : [`  waits: ${waitsFor}`]),
    ...forgotten.map((it) =>
      `  ${it.provider_id} was given ${it.reference}, ${it.amount} ${it.currency} over ${it.rail}${it.end_to_end_id === null ? '' : ` (${it.end_to_end_id})`}: ${it.obligation_id === null ? 'nobody has requested it again' : `is ${it.obligation_id}`}`),
  ]).join('\n');
}

function ofTenants(
  tenant: string | undefined, work: (database: Database, tenant: string, config: Config) => Promise<void>, env: NodeJS.ProcessEnv,
): Promise<ShownPayouts[]> {
  return withDatabase(async (database, config) => {
    if (tenant !== undefined) await requireTenant(database, tenant);
    const tenants = tenant === undefined ? await listTenants(database) : [tenant];
    for (const name of tenants) await work(database, name, config);
    return Promise.all(tenants.map((name) => shownPayouts(database, name)));
  }, env, authEntities);
}

async function untilNoneIsUnderWay(database: Database, tenant: string, patienceMs: number): Promise<void> {
  for (let waited = 0; waited <= patienceMs && await payoutsUnderWay(database, tenant) > 0; waited += LOOK_EVERY_MS)
    await sleep(LOOK_EVERY_MS);
}

async function shownPayouts(database: Database, tenant: string): Promise<ShownPayouts> {
  const it = await readPayoutStop(database, tenant);
  return {
    tenant, state: it?.state ?? 'STARTED', reason: it?.reason ?? null, stopped_at: it?.stoppedAt.toISOString() ?? null,
    stopped_by: it?.stoppedBy ?? null,
    forgotten_since: it?.forgottenSince?.toISOString() ?? null, waits_for: it?.waitsFor ?? null,
    under_way: await payoutsUnderWay(database, tenant), forgotten: (await listForgottenPayments(database, tenant)).map(shownForgotten),
  };
}

function shownForgotten({ providerId, reference, rail, amount, currency, endToEndId, obligationId }: ForgottenPayment): ShownForgotten {
  return {
    provider_id: providerId, reference, rail, amount: Number(amount), currency, end_to_end_id: endToEndId, obligation_id: obligationId,
  };
}

function readInstant(text: string): Date {
  const instant = parseInstant(text.replace(/^(\d{4}-\d{2}-\d{2}) (.*?)([+-]\d{2})$/, '$1T$2$3:00'));
  if (!instant) throw new UsageError(`"${text}" is not an instant: 2026-03-02T12:00:00Z, or as Postgres writes it`);
  return instant;
}
