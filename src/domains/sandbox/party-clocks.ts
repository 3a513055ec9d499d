import type { SandboxClock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { Loop } from '../../platform/worker/loop.ts';
import { movePartyClock, readPartyClock, type SimulatedParty } from './simulated-parties.ts';

const LOOK_EVERY_MS = 1_000;

/**
 * Keeps simulated parties at the time of a sandbox whose clock was moved: one that was started again has the machine's time until then.
 * A party that is ahead stays so: a test may have set it.
 */
export function keepPartyClocks(clock: SandboxClock, parties: readonly SimulatedParty[], log: Log): Loop {
  return new Loop(async () => {
    if (clock.aheadMs !== 0) await Promise.all(parties.map((party) => align(clock, party).catch((error: unknown) => {
      log.debug({ party: party.name, err: error }, 'a simulated party does not follow the clock');
    })));
    return LOOK_EVERY_MS;
  }, () => undefined);
}

async function align(clock: SandboxClock, party: SimulatedParty): Promise<void> {
  const { now } = await readPartyClock(party);
  if (clock.now().getTime() - Date.parse(now) > LOOK_EVERY_MS) await movePartyClock(party, clock.now());
}
