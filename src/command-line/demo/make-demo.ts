import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClockIsMoving } from '../../domains/sandbox/index.ts';
import type { Config } from '../../platform/config.ts';
import type { Log } from '../../platform/log.ts';
import type { Service } from '../../service.ts';
import { seedDemo } from '../demo.ts';
import { ProgressBar } from '../progress-bar.ts';
import type { Shutdown } from '../shutdown.ts';
import { spawnProgram, stopProgram } from '../simulated.ts';
import type { DemoClock } from './demo-clock.ts';

export interface MakingDemo {
  readonly service: Service;
  readonly demoClock: DemoClock;
  readonly config: Pick<Config, 'RAZAO_DEMO' | 'RAZAO_DATA_DIR'>;
  readonly shutdown: Shutdown;
  readonly log: Log;
  /** True where a program reads what is printed: then nothing more is. */
  readonly json: boolean;
}

/** A line of the player: how far it is, and last how much there is. */
interface PlayerLine {
  readonly day?: number;
  readonly accounts?: number;
  readonly payments?: number;
}

/** Pause before another try while another process moves the clock, in milliseconds. */
const AGAIN_MS = 500;

/**
 * Makes the demo's days in the background: a process plays them through the API and moves the clock from day to day. In whatever way that
 * ends, the clock goes on to the machine's time. An earlier run that was killed half-way is not resumed: its days end where they ended.
 */
export function makeDemo(making: MakingDemo): void {
  const begun = performance.now();
  const say = (text: string): void => { if (!making.json) process.stdout.write(`${text}\n`); };
  say(making.demoClock.isNew
    ? `${making.config.RAZAO_DEMO} days of demo data are being made, until yesterday. ` +
      'The service can be used; its clock is in the past until then.'
    : 'An earlier process was ended while the demo\'s days were made. They stay as they are, and the clock goes on to today.');
  let isStopped = false;
  making.shutdown.add(async () => { isStopped = true; });
  void (async () => {
    const made = making.demoClock.isNew ? await play(making) : undefined;
    await catchUp(making.service, () => isStopped);
    if (isStopped) return;
    await seedDemo(making.service, making.config.RAZAO_DATA_DIR); // with the rails that the days did without
    const seconds = Math.round((performance.now() - begun) / 1000);
    const there = made && `The demo data is there after ${seconds} s: ${made.accounts} accounts, ${made.payments} payments. `;
    say(`${there ?? ''}The clock has today's time.`);
  })().catch((error: unknown) => {
    if (!isStopped) making.log.error({ err: error }, 'the demo data was not made, and the clock is behind until the next start');
  });
}

/** @returns what was made; undefined where the player failed. */
async function play({ config: { RAZAO_DEMO: days }, shutdown, log, json }: MakingDemo): Promise<PlayerLine | undefined> {
  const bar = new ProgressBar(!json);
  const child = spawnProgram('sandbox demo', { RAZAO_DEMO: String(days) });
  shutdown.add(() => stopProgram(child));
  let last: PlayerLine | undefined;
  for await (const line of createInterface({ input: child.stdout! })) {
    last = JSON.parse(line) as PlayerLine;
    if (last.day !== undefined) bar.show(last.day / days, `day ${last.day} of ${days}`);
  }
  bar.end();
  if (last?.accounts !== undefined) return last;
  log.warn('the player of the demo ended before its last day');
  return undefined;
}

async function catchUp(service: Service, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    try {
      return await service.catchUp();
    } catch (error) {
      if (!(error instanceof ClockIsMoving)) throw error;
      await sleep(AGAIN_MS);
    }
  }
}
