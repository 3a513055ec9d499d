/**
 * The time of a test's database. In the service `razao.machine_clock()` is Postgres' own clock, to which every commit is held; the
 * template of the test databases goes by a file instead, where a test has written one for its database. So a test's clock
 * turns the clock of all, and the rule itself is on in every test.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { FixedClock, type Clock } from '../../src/platform/clock.ts';

const PREFIX = 'clock-';

/** Has the databases copied from this one go by files in `folder`, which Postgres must be able to read. */
export async function goByFiles(owner: pg.Client, folder: string): Promise<void> {
  await owner.query(`
    create schema test_clock;
    grant usage on schema test_clock to public;
    create function test_clock.read() returns timestamptz language plpgsql volatile security definer as $$
    declare
      v_said text := pg_read_file(${owner.escapeLiteral(join(folder, PREFIX))} || current_database(), 0, 100, true);
    begin
      return case when v_said is null then clock_timestamp()
        when starts_with(v_said, '+') then clock_timestamp() + substr(v_said, 2)::interval
        else v_said::timestamptz end;
    end $$;
    create or replace function razao.machine_clock() returns timestamptz language sql volatile return test_clock.read();`);
}

/** The machine's clock, which a test can turn on while it goes. */
export class TurnedClock implements Clock {
  #aheadMs = 0;
  readonly #followers: ((aheadMs: number) => void)[] = [];

  /** Milliseconds ahead of the machine's time: what another process of the same installation is to be given. */
  get aheadMs(): number {
    return this.#aheadMs;
  }

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  advance(ms: number): void {
    this.#aheadMs += ms;
    for (const follow of this.#followers) follow(this.#aheadMs);
  }

  followedBy(follow: (aheadMs: number) => void): void {
    this.#followers.push(follow);
    follow(this.#aheadMs);
  }
}

/** A clock that runs from an instant: by default a midday, so that no day, month or year turns while a test runs. */
export function clockFrom(instant = '2026-03-10T15:00:00.000Z'): TurnedClock {
  const clock = new TurnedClock();
  clock.advance(Date.parse(instant) - Date.now());
  return clock;
}

/** Has a database go by a clock that a test turns; any other clock is the machine's, as Postgres' is. */
export function followClock(databaseUrl: string, clock: Clock): void {
  if (clock instanceof FixedClock) clock.followedBy((now) => write(databaseUrl, now.toISOString()));
  if (clock instanceof TurnedClock) clock.followedBy((aheadMs) => setAhead(databaseUrl, aheadMs));
}

/**
 * Sets a database's clock ahead of the machine's by milliseconds; it runs on from there.
 * @param folder the one that it goes by: of the template unless given.
 */
export function setAhead(databaseUrl: string, ms: number, folder?: string): void {
  write(databaseUrl, `+${ms} milliseconds`, folder);
}

/** Written under another name first: Postgres never reads half of it. */
function write(databaseUrl: string, said: string, folder = process.env['RAZAO_TEST_SERVERS'] ?? ''): void {
  const file = join(folder, PREFIX + new URL(databaseUrl).pathname.slice(1));
  writeFileSync(`${file}.draft`, said);
  renameSync(`${file}.draft`, file);
}
