/** Ten thousand schedules that are due at one instant: how long the service's own scheduler takes to execute them all. */
import { setTimeout as sleep } from 'node:timers/promises';
import { idSource } from '../../src/platform/id.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Cluster } from './cluster.ts';
import { summarize, type Sample } from './sample.ts';
import { TENANT } from './seed.ts';

export const DUE_SCHEDULES = 10_000;
/** Time to write the schedules before they are due, in milliseconds. */
const LEAD_MS = 3_000;
const PATIENCE_MS = 300_000;

const INSERT = `
  insert into razao.schedules (tenant_id, schedule_id, account_id, schedule_type, state, action, first_run_at, recurrence,
    misfire_grace_seconds, timezone, next_run_at, version, created_at, created_by, updated_at)
  select $1, s.id, s.payer, 'RECURRING', 'ACTIVE',
    json_build_object('kind', 'TRANSFER', 'rail', 'NATIVE', 'amount', json_build_object('currency', 'BRL', 'value', 1),
      'creditor', json_build_object('kind', 'account', 'account_id', s.payee)),
    $5, '{"frequency": "DAILY", "interval": 1, "business_day_adjustment": "FOLLOWING"}', 86400, 'America/Sao_Paulo', $5, 1, $6, 'bench', $6
  from unnest($2::text[], $3::text[], $4::text[]) as s(id, payer, payee)`;

/**
 * Makes daily schedules that are all due at one instant, and waits until the service has executed them.
 * @returns executions a second from that instant to the last; latencies from the instant to each one's end. It holds
 *   that each has been executed once.
 */
export async function measureDueSchedules({ admin }: Cluster, accounts: readonly string[]): Promise<Sample> {
  const ids = idSource(systemClock);
  const numbers = Array.from({ length: DUE_SCHEDULES }, (_, n) => n);
  const account = (n: number): string => accounts[n % accounts.length] ?? '';
  const scheduleIds = numbers.map(() => ids.next('sch'));
  const now = systemClock.now();
  const due = new Date(now.getTime() + LEAD_MS);
  await admin.query(INSERT, [TENANT, scheduleIds, numbers.map(account), numbers.map((n) => account(n + 1)), due, now]);
  await admin.query('analyze razao.schedules');
  const latencies = await untilExecuted(admin, scheduleIds, due);
  await admin.query(`update razao.schedules set state = 'CANCELLED', next_run_at = null, ended_at = $2 where schedule_id = any ($1)`,
    [scheduleIds, systemClock.now()]);
  const seconds = Math.max(...latencies) / 1000;
  return summarize(latencies, { warmUp: 0, measured: seconds });
}

async function untilExecuted(admin: Cluster['admin'], scheduleIds: readonly string[], due: Date): Promise<Float64Array> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const { rows: [row] } = await admin.query<{ done: string }>(
      'select sum(executed) as done from razao.schedules where schedule_id = any ($1)', [scheduleIds]);
    if (Number(row?.done) >= scheduleIds.length) break;
    if (performance.now() > deadline) throw new Error(`only ${row?.done} of ${scheduleIds.length} schedules were executed`);
    await sleep(100);
  }
  const { rows } = await admin.query<{ state: string; updated_at: Date }>(
    'select state, updated_at from razao.schedule_runs where schedule_id = any ($1)', [scheduleIds]);
  if (rows.length !== scheduleIds.length || rows.some(({ state }) => state !== 'EXECUTED')) throw new Error(
    'a schedule has run twice, or not at all',
  );
  return Float64Array.from(rows, ({ updated_at }) => updated_at.getTime() - due.getTime());
}
