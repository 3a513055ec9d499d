import { CLOCK_TOLERANCE_MS } from './sql.ts';
import { CLOCK_OFF } from '../sqlstates.ts';

const TOLERATED = `interval '${CLOCK_TOLERANCE_MS} milliseconds'`;

/**
 * The time, for all processes. A commit names the time of the process that decided it and is refused where that is wrong: its clock goes
 * wrong, or it was stopped in between.
 */
export const clockFunctions = [`
  create function razao.clock() returns timestamptz language sql volatile as 'select clock_timestamp()'`, `
  create function razao.require_time(p_now timestamptz) returns void language plpgsql as $$
  declare
    v_ahead interval := p_now - razao.clock();
  begin
    if v_ahead not between - ${TOLERATED} and ${TOLERATED} then
      raise exception 'the clock of this process is % ahead of the time', v_ahead using errcode = '${CLOCK_OFF}';
    end if;
  end $$`, `
  create function razao.later(p_ms bigint) returns timestamptz language sql volatile
  as $$ select razao.clock() + p_ms * interval '1 millisecond' $$`];
