import { AS_OWNER, CLOCK_TOLERANCE_MS } from './sql.ts';
import { CLOCK_BACK, CLOCK_OFF } from '../sqlstates.ts';

/** Interval by which the clock of a process may be off, either way. */
export const TOLERATED = `interval '${CLOCK_TOLERANCE_MS} milliseconds'`;
/** SQL expression of the time, which `razao.clock()` returns: for a statement of a hot path, which it spares the call. */
export const CLOCK = `(razao.machine_clock() + coalesce((select c.ahead_ms from razao.sandbox_clock c), 0) * interval '1 millisecond')`;
/** How long processes have to follow a sandbox's clock that was moved. */
const FOLLOW = `interval '1 second'`;

/** Returns the function that refuses a time that is not the present. @param unless rows for which it passes all the same. */
function requireTime(name: string, unless = 'select where false'): string {
  return `
  create function razao.${name}(p_now timestamptz) returns void language plpgsql as $$
  declare
    v_ahead interval := p_now - razao.clock();
  begin
    if v_ahead not between - ${TOLERATED} and ${TOLERATED} and not exists (${unless}) then
      raise exception 'the clock of this process is % ahead of the time', v_ahead using errcode = '${CLOCK_OFF}';
    end if;
  end $$`;
}

/**
 * The time, for all processes: Postgres' own clock, moved in a sandbox; `sandbox_clock` is empty everywhere else. A commit names the
 * time of the process that decided it and is refused where that is wrong: its clock goes wrong, or it was stopped in between. In the second
 * after a sandbox's clock was moved a commit may name a time before that; leases are not given to a process that has not followed.
 */
export const clockFunctions = [`
  create function razao.machine_clock() returns timestamptz language sql volatile as 'select clock_timestamp()'`, `
  create function razao.clock() returns timestamptz language plpgsql volatile as $$
  begin
    return ${CLOCK};
  end $$`, `
  create function razao.horizon_clock(p_now timestamptz) returns timestamptz language sql volatile
  as 'select greatest(p_now, razao.machine_clock())'`, `
  create function razao.move_clock(p_ahead_ms bigint) returns void language plpgsql ${AS_OWNER} as $$
  begin
    if p_ahead_ms <= 0 and not exists (select from razao.sandbox_clock) and exists (select from razao.heads) then
      raise exception 'the clock of a sandbox begins in the past only before its first tenant' using errcode = '${CLOCK_BACK}';
    end if;
    perform set_config('synchronous_commit', 'off', true); -- a commit by the new time is behind this one in the WAL
    insert into razao.sandbox_clock as c (ahead_ms, before_ms, moved_at) values (p_ahead_ms, 0, clock_timestamp())
      on conflict (is_only) do update set ahead_ms = excluded.ahead_ms, moved_at = excluded.moved_at,
        before_ms = case when c.moved_at > clock_timestamp() - ${FOLLOW} then c.before_ms else c.ahead_ms end
      where excluded.ahead_ms >= c.ahead_ms;
    if not found then
      raise exception 'the clock of a sandbox moves forward only' using errcode = '${CLOCK_BACK}';
    end if;
  end $$`, requireTime('require_time'), requireTime('require_commit_time', `
  select from razao.sandbox_clock c where c.moved_at > clock_timestamp() - ${FOLLOW} and v_ahead <= ${TOLERATED}
    and v_ahead >= (c.before_ms - c.ahead_ms) * interval '1 millisecond' - ${TOLERATED}`), `
  create function razao.later(p_ms bigint) returns timestamptz language sql volatile
  as $$ select razao.clock() + p_ms * interval '1 millisecond' $$`];
